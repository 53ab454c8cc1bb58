"""What the settings say of how a table looks, put on it."""

from cardtable.storage.declared import DIM_UNPLAYABLE, DRAG, ONE_CLICK, TRICK_REST
from cardtable.storage.settings import Settings
from cardtable.table.view import TableView
from cardtable.texts import card_name
from cardtable.windows.card_looks import lettering, wanted_back


def dress(table: TableView, settings: Settings, deck: str) -> None:
    """Back, letters, darkness and rests as the person wants them, names in the present language."""
    table.set_card_back(wanted_back(settings, deck))
    table.set_dim(settings.get(DIM_UNPLAYABLE))
    table.hand.one_click, table.hand.drags = settings.get(ONE_CLICK), settings.get(DRAG)
    table.lengthen_rests(settings.get(TRICK_REST) / TRICK_REST.default)
    table.set_card_name(lambda card: card_name(card, deck))
    table.set_card_texts(*lettering(settings, deck))
