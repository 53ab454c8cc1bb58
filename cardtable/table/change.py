"""What changes from one tabletop to the next."""

from typing import NamedTuple

from cardtable.engine.cards import Card
from cardtable.table.drawing import draws
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Picture, Stand
from cardtable.tabletop.table import Spot, Tabletop


class Change(NamedTuple):
    """Two tabletops, how the cards lie now and how they shall lie."""

    before: Tabletop
    after: Tabletop
    start: Picture
    end: Picture
    old: dict[Card, Stand]
    new: dict[Card, Stand]
    geometry: Geometry

    def gone(self, source: Spot, target: Spot) -> list[Card]:
        """The cards that went from one spot to another, in the order of the new layout."""
        return [
            card
            for card, at in self.new.items()
            if at.spot is target and card in self.old and self.old[card].spot is source
        ]

    @property
    def draws(self) -> bool:
        """Whether cards are offered one by one in this game."""
        return draws(self.after)

    def is_off(self, card: Card) -> bool:
        """Whether the card was not on the table before."""
        return card not in self.start or self.start[card].width < 1
