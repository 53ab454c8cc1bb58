"""The card backs of a deck to choose from."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import OWN_RING
from cardtable.look.metrics import FanPlace
from cardtable.look.parts_controls import paint_focus_ring
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT
from cardtable.table.art import DeckArt
from cardtable.table.deck import Print, card_box
from cardtable.windows import preference_words as words
from cardtable.windows.small_card import paint_card, print_width

_CELL = 78
_CELL_HEIGHT = 118
_BACK = 52


class BackChooser(QWidget):
    """Card backs side by side; arrows walk, the chosen one carries a check."""

    chosen = Signal(int)

    def __init__(self, look: Look, deck: str, backs: tuple[str, ...]) -> None:
        super().__init__()
        self._look = look
        self._backs = backs
        self._current = 0
        self.art = DeckArt(deck, self)
        self.art.changed.connect(self.update)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN_RING, True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_current(self, place: int) -> None:
        """Show another as chosen, without telling anybody."""
        self._current = place
        self.setAccessibleDescription(words.card_back(place + 1))
        self.update()

    def sizeHint(self) -> QSize:
        """All of them in a row."""
        return QSize(self._look.px(_CELL * len(self._backs)), self._look.px(_CELL_HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose the neighbour."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        self._choose(max(0, min(len(self._backs) - 1, self._current + step)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses."""
        place = int(event.position().x() / self._look.px(_CELL))
        self._choose(min(place, len(self._backs) - 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The backs, the chosen one framed."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        width = canvas.px(_BACK)
        self.art.want(Print(back, print_width(canvas, width)) for back in self._backs)
        for place, back in enumerate(self._backs):
            centre = QPointF(canvas.px(_CELL * (place + 0.5)), self.height() / 2)
            paint_card(canvas, self.art, back, width, FanPlace(centre.x(), centre.y(), 0))
            if place == self._current:
                self._paint_choice(canvas, centre)

    def _paint_choice(self, canvas: Canvas, centre: QPointF) -> None:
        room = canvas.px(6)
        box = card_box(canvas.px(_BACK), self.art.facts.ratio).translated(centre)
        box.adjust(-room, -room, room, room)
        canvas.rounded(box, canvas.px(8), None, canvas.theme.gold, canvas.px(2))
        if self.hasFocus():
            paint_focus_ring(canvas, box.adjusted(3, 3, -3, -3), canvas.px(6))
        seal = QRectF(0, 0, canvas.px(22), canvas.px(22))
        seal.moveCenter(box.bottomRight() - QPointF(canvas.px(5), canvas.px(5)))
        canvas.rounded(seal, canvas.px(11), CHIP_GOLD, CHIP_EDGE, 1.2)
        canvas.icon("check", seal.center(), 14, CHIP_TEXT, 2.6)

    def _choose(self, place: int) -> None:
        if place != self._current:
            self.set_current(place)
            self.chosen.emit(place)
