"""The card backs of a deck to choose from."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent

from cardtable.look.canvas import Canvas
from cardtable.look.metrics import FanPlace
from cardtable.look.present import Look
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, card_box
from cardtable.windows.dress.small_card import paint_card, print_width
from cardtable.windows.preferences.picture_chooser import PictureChooser

_CELL = QSize(76, 118)
_BACK = 52


class BackChooser(PictureChooser):
    """Card backs side by side."""

    def __init__(self, look: Look, deck: str, backs: tuple[str, ...]) -> None:
        super().__init__(look, len(backs), _CELL)
        self._backs = backs
        self.art = DeckArt(deck, self)
        self.art.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The backs, the chosen one framed."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        width = canvas.px(_BACK)
        self.art.want(Print(back, print_width(canvas, width)) for back in self._backs)
        for place, back in enumerate(self._backs):
            centre = self._centre(canvas, place)
            paint_card(canvas, self.art, back, width, FanPlace(centre.x(), centre.y(), 0))
            if place == self._current:
                box = card_box(width, self.art.facts.ratio).translated(centre)
                self._paint_choice(canvas, box)
