"""The sections of a page of rules as pills: where one reads, and a way to the others."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.parts_rules import PILL_HEIGHT, paint_pill, pill_width
from cardtable.look.present import Look
from cardtable.look.walking import walked_to

_GAP = 8


class SectionPills(QWidget):
    """One stop for Tab; arrows, Home and End walk, and the page follows."""

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words: tuple[str, ...] = ()
        self._current = 0
        self._hovered = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.updateGeometry)

    @property
    def current(self) -> int:
        """The place of the section where one reads."""
        return self._current

    def set_words(self, words: tuple[str, ...], name: str) -> None:
        """The names of the sections, and of the page for screen readers."""
        self._words = words
        self.setAccessibleName(name)
        self.updateGeometry()
        self.set_current(min(self._current, len(words) - 1))

    def set_current(self, place: int) -> None:
        """Show where one reads without going there."""
        self._current = place
        if 0 <= place < len(self._words):
            self.setAccessibleDescription(self._words[place])
        self.update()

    def hasHeightForWidth(self) -> bool:
        """They wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As many lines as it takes."""
        return round(max((box.bottom() for box in self.boxes(width)), default=0)) + 2

    def sizeHint(self) -> QSize:
        """Any width will do."""
        width = max(self._look.px(400), self.width())
        return QSize(self._look.px(200), self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """They may wrap in another way."""
        self.updateGeometry()

    def boxes(self, width: float) -> list[QRectF]:
        """Where each pill stands when there is so much room."""
        px, x, y, found = self._look.px, 1.0, 1.0, []
        for words in self._words:
            wide = min(pill_width(words, self._look.scale), width - 2)
            if x > 1 and x + wide > width - 1:
                x, y = 1.0, y + px(PILL_HEIGHT + _GAP)
            found.append(QRectF(x, y, wide, px(PILL_HEIGHT)))
            x += wide + px(_GAP)
        return found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End go to another section."""
        place = walked_to(event, self._current, len(self._words))
        if place is None:
            event.ignore()
        elif place != self._current:
            self.chosen.emit(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click goes there."""
        place = self._at(event.position())
        if place >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up under the pointer."""
        self._hovered = self._at(event.position())
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is lit any more."""
        self._hovered = -1
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All pills."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        for place, box in enumerate(self.boxes(self.width())):
            here, lit = place == self._current, place == self._hovered
            paint_pill(canvas, box, self._words[place], here, lit)

    def _at(self, point: QPointF) -> int:
        boxes = self.boxes(self.width())
        return next((place for place, box in enumerate(boxes) if box.contains(point)), -1)
