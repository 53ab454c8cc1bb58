"""Pictures side by side of which one is chosen: card backs, cloths."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import OWN_RING
from cardtable.look.parts_controls import paint_focus_ring
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT
from cardtable.look.walking import walked_to


class PictureChooser(QWidget):
    """One stop for Tab; arrows, Home and End walk, the chosen one carries a check."""

    chosen = Signal(int)

    def __init__(self, look: Look, count: int, cell: QSize) -> None:
        """``cell`` is the room of one picture in design pixels."""
        super().__init__()
        self._look, self._count, self._cell = look, count, cell
        self._current = 0
        self._words: tuple[str, ...] = ("",) * count
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN_RING, True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set_words(self, words: tuple[str, ...]) -> None:
        """What each picture is called, for the ear."""
        self._words = words
        self.setAccessibleDescription(words[self._current])

    def set_current(self, place: int) -> None:
        """Show another as chosen, without telling anybody."""
        self._current = place
        self.setAccessibleDescription(self._words[place])
        self.update()

    def sizeHint(self) -> QSize:
        """All of them in a row."""
        px = self._look.px
        return QSize(px(self._cell.width() * self._count), px(self._cell.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose the neighbour."""
        place = walked_to(event, self._current, self._count)
        if place is None:
            super().keyPressEvent(event)
            return
        self._choose(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses."""
        place = int(event.position().x() / self._look.px(self._cell.width()))
        self._choose(min(place, self._count - 1))

    def _centre(self, canvas: Canvas, place: int) -> QPointF:
        """The middle of a picture."""
        return QPointF(canvas.px(self._cell.width() * (place + 0.5)), self.height() / 2)

    def _paint_choice(self, canvas: Canvas, picture: QRectF) -> None:
        """The frame and the check of the chosen picture."""
        room = canvas.px(6)
        box = picture.adjusted(-room, -room, room, room)
        canvas.rounded(box, canvas.px(8), None, canvas.theme.gold, canvas.px(2))
        if self.hasFocus():
            paint_focus_ring(canvas, box.adjusted(3, 3, -3, -3), canvas.px(6))
        seal = QRectF(0, 0, canvas.px(22), canvas.px(22))
        seal.moveCenter(box.bottomRight() - QPointF(canvas.px(5), canvas.px(5)))
        seal.moveRight(min(seal.right(), self.width() - 1))  # the last one's check stays inside
        seal.moveBottom(min(seal.bottom(), self.height() - 1))
        canvas.rounded(seal, canvas.px(11), CHIP_GOLD, CHIP_EDGE, 1.2)
        canvas.icon("check", seal.center(), 14, CHIP_TEXT, 2.6)

    def _choose(self, place: int) -> None:
        if place != self._current:
            self.set_current(place)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._words[place]))
            self.chosen.emit(place)
