"""What the settings say of how a table looks, put on it."""

from cardtable.storage.declared import (
    CARD_SIZE,
    DIM_UNPLAYABLE,
    DRAG,
    LEFT_HANDED,
    ONE_CLICK,
    TRICK_REST,
    TRICK_WAITS,
)
from cardtable.storage.settings import Settings
from cardtable.table.view import TableView
from cardtable.texts import card_name
from cardtable.windows.dress.card_looks import wanted_back


def dress(table: TableView, settings: Settings, deck: str) -> None:
    """All that the person wants of a table; names in the present language."""
    table.set_card_back(wanted_back(settings, deck))
    table.set_dim(settings.get(DIM_UNPLAYABLE))
    table.hand.one_click, table.hand.drags = settings.get(ONE_CLICK), settings.get(DRAG)
    table.lengthen_rests(settings.get(TRICK_REST) / TRICK_REST.default)
    table.set_patient(settings.get(TRICK_WAITS))
    table.lay_for(settings.get(LEFT_HANDED), settings.get(CARD_SIZE) / 100)
    table.set_reduced_motion(table.look.reduced)
    table.set_card_name(lambda card: card_name(card, deck))
