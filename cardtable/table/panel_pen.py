"""What every block of the side panel is painted with."""

from dataclasses import dataclass
from typing import Final

from cardtable.engine.layout import Seat
from cardtable.look.canvas import Canvas, Type
from cardtable.table.art import DeckArt

TITLE: Final = Type(18, 800, serif=True)
"""The title of a block that has a ground of its own."""


@dataclass(frozen=True, slots=True)
class Pen:
    """A canvas, the deck, and the seat on our side; how much air there is, and how wide it is."""

    canvas: Canvas
    art: DeckArt
    viewer: Seat
    ratio: float
    """Device pixels by pixels."""
    width: float
    """Of every block, in pixels."""
    tight: bool = False
    """Less air between the blocks, where the window is low."""

    def side(self, seat: Seat) -> str:
        """The colour of this seat."""
        theme = self.canvas.theme
        return theme.us if seat == self.viewer else theme.them
