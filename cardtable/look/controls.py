"""Small controls of the preferences: a switch, joined buttons, a drop-down list."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QListView, QSizePolicy, QWidget
from shiboken6 import isValid

from cardtable.look.announcing import announce
from cardtable.look.buttons import make_pressable, take_enter
from cardtable.look.canvas import CENTRE, Canvas, Type
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.parts_controls import paint_toggle
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT, RADIUS, alpha, outline
from cardtable.look.walking import walked_to


class Toggle(QAbstractButton):
    """A switch: its state shows by place, colour and a check mark. Its name is for readers."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        make_pressable(self, look, -1, Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """46 by 26 design pixels."""
        return QSize(self._look.px(46), self._look.px(26))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter switches too, not only the space bar."""
        if not take_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The switch."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_toggle(canvas, box, self.isChecked(), self.isEnabled())


class Segments(QWidget):
    """Joined buttons of which one is chosen; one stop for Tab, arrows walk inside."""

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._words: tuple[str, ...] = ()
        self._current = 0
        self._hovered = -1
        self._explained = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, RADIUS.field)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    @property
    def current(self) -> int:
        """The place of the chosen one."""
        return self._current

    def set_words(self, words: tuple[str, ...]) -> None:
        """The words on the buttons; the choice stays."""
        self._words = words
        self._describe()
        self.updateGeometry()
        self.update()

    def set_current(self, index: int) -> None:
        """Choose without telling anybody."""
        self._current = index
        self._describe()
        self.update()

    def setAccessibleDescription(self, description: str) -> None:
        """What explains the choice; a screen reader says the chosen word before it."""
        self._explained = description
        self._describe()

    def _describe(self) -> None:
        """Let a screen reader say what is chosen, also when it changes."""
        chosen = self._words[self._current : self._current + 1]
        told = (*chosen, self._explained)
        super().setAccessibleDescription(". ".join(part for part in told if part))

    def sizeHint(self) -> QSize:
        """As wide as all words and some air."""
        return QSize(round(sum(self._natural())), self._look.px(40))

    def minimumSizeHint(self) -> QSize:
        """The same: words are not cut."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End choose."""
        place = walked_to(event, self._current, len(self._words))
        if place is None:
            super().keyPressEvent(event)
            return
        self._choose(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up under the pointer."""
        self._hovered = self._at(event.position().x())
        self.update()

    def leaveEvent(self, event: object) -> None:
        """Nothing is lit any more."""
        self._hovered = -1
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The frame, the chosen one in gold, the words."""
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        canvas.rounded(box, canvas.px(RADIUS.field), theme.field, outline(theme))
        inset = canvas.px(3)
        for index, (word, cell) in enumerate(zip(self._words, self._cells(box), strict=True)):
            inner = cell.adjusted(inset, inset, -inset, -inset)
            on = index == self._current
            if on:
                edge = theme.text if theme.strong else CHIP_EDGE
                canvas.rounded(inner, canvas.px(6), CHIP_GOLD, edge, 1)
            elif index == self._hovered:
                canvas.rounded(inner, canvas.px(6), alpha(theme.text, 0.08))
            style, colour = (_STRONG, CHIP_TEXT) if on else (_PLAIN, theme.text)
            room = cell.adjusted(inset, -canvas.px(1), -inset, -canvas.px(1))
            canvas.text(room, word, style, colour, CENTRE)

    def _natural(self) -> list[float]:
        """How wide each button wants to be."""
        return [_STRONG.width(word, self._look.scale) + self._look.px(26) for word in self._words]

    def _cells(self, box: QRectF) -> list[QRectF]:
        """The buttons in the box, the longer words having the more room."""
        natural = self._natural()
        spare = (box.width() - sum(natural)) / max(1, len(natural))
        cells, x = [], box.x()
        for width in natural:
            cells.append(QRectF(x, box.y(), width + spare, box.height()))
            x += width + spare
        return cells

    def _at(self, x: float) -> int:
        cells = self._cells(QRectF(self.rect()))
        return next((place for place, cell in enumerate(cells) if x < cell.right()), len(cells) - 1)

    def _choose(self, index: int) -> None:
        if index != self._current:
            self.set_current(index)
            announce(self, self._words[index])
            self.chosen.emit(index)


_PLAIN = Type(15)
_STRONG = Type(15, 700)


class DropDown(QComboBox):
    """A drop-down list with our arrow; the wheel does not change it by accident."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label: QLabel | None = None
        self.setView(QListView(self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setProperty(RING_RADIUS, RADIUS.field)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def setAccessibleName(self, name: str) -> None:
        """What it is for; on Linux Qt gives the chosen word as its name, so a label says it."""
        super().setAccessibleName(name)
        if self._label is None or not isValid(self._label):  # it went with where the list was
            self._label = QLabel()
            self._label.setBuddy(self)
        self._label.setText(name)
        if self._label.parent() is not self.parent():
            self._label.setParent(self.parentWidget())
            self._label.hide()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page, not the choice."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The list's face and the arrow."""
        super().paintEvent(event)
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        place = QPointF(self.width() - canvas.px(22), self.height() / 2)
        canvas.icon("chevron", place, 20, self._look.theme.muted)
