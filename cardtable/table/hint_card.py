"""A hint on the table: its card with the golden button, and the light round what is meant."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.look.buttons import SHADOW_ROOM, Button
from cardtable.look.canvas import Canvas
from cardtable.look.group import Group
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.parts_hint import hint_height, paint_hint
from cardtable.look.present import Look
from cardtable.table.hint_places import HintPlace
from cardtable.tabletop.hint import Hint

ENTER_AFTER_MS: Final = 300
"""The hint was not there yet when a key that comes sooner was meant."""
_ROOM: Final = 22
"""Round the card for its shadow and tail, in design pixels."""
_LEAST_BUTTON: Final = 112
_PRESS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_RINGS: Final = ((7.0, 40), (4.6, 80), (2.4, 220))  # width, alpha; from the outside


class HintButton(Button):
    """Does what the hint says. A held key, or one that comes at once, was not meant for it."""

    walked = Signal()
    """An arrow was pressed: the person goes on by himself."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, ButtonKind.PRIMARY, parent=parent)
        self._shown = QElapsedTimer()

    def begin(self) -> None:
        """The hint stands there from now on."""
        self._shown.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _PRESS:
            ready = self._shown.isValid() and self._shown.elapsed() >= ENTER_AFTER_MS
            if ready and not event.isAutoRepeat():
                self.click()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class HintCard(Group):
    """Paper with title, reason and button, pointing at what is meant."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._hint: Hint | None = None
        self._place: HintPlace | None = None
        self._scale = 1.0
        self.button = HintButton(look, self)
        look.changed.connect(self.update)
        self.hide()

    def tell(self, hint: Hint) -> None:
        """Say this from now on."""
        self._hint = hint
        self.setAccessibleName(hint.title)
        self.setAccessibleDescription(hint.text)
        self.button.setText(hint.button)
        self.button.setAccessibleName(hint.button)
        self.button.setAccessibleDescription(f"{hint.title}. {hint.text}")
        self.button.begin()

    def height_in(self, width: float, scale: float) -> float:
        """How high the card of this width is."""
        assert self._hint is not None, "it says something"
        return hint_height(self._hint.title, self._hint.text, scale, width, self._button(scale))

    @property
    def place(self) -> HintPlace | None:
        """Where it stands, in pixels of the parent."""
        return self._place

    def lay(self, place: HintPlace, scale: float) -> None:
        """Stand there."""
        self._place, self._scale = place, scale
        room = _ROOM * scale
        self.setGeometry(place.box.adjusted(-room, -room, room, room).toAlignedRect())
        inner = self._inner()
        wide = round(self._button(scale))
        high = self.button.sizeHint().height()
        extra = SHADOW_ROOM * scale
        left = inner.right() - 16 * scale - wide + extra
        top = inner.center().y() - high / 2
        self.button.setGeometry(round(left), round(top), wide, high)
        self.show()
        self.raise_()
        self.update()

    def _button(self, scale: float) -> float:
        """How wide the button is, with the room for its shadow."""
        least = (_LEAST_BUTTON + 2 * SHADOW_ROOM) * scale
        return max(least, self.button.sizeHint().width())

    def _inner(self) -> QRectF:
        assert self._place is not None, "it stands somewhere"
        return self._place.box.translated(-self.x(), -self.y())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper and the words."""
        if self._hint is None or self._place is None:
            return
        canvas = Canvas(QPainter(self), self._look.theme, self._scale)
        wide, tail = self._button(self._scale), self._place.tail
        paint_hint(canvas, self._inner(), self._hint.title, self._hint.text, wide, tail)


class Halo(QWidget):
    """Light round a widget that is meant. It takes no mouse."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def lay(self, box: QRect) -> None:
        """Shine round this box of the parent."""
        room = self._look.px(8)
        self.setGeometry(box.adjusted(-room, -room, room, room))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rings, the innermost the brightest."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        room = self._look.px(8)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        for wide, opacity in _RINGS:
            out = canvas.px(wide) / 2
            tone = QColor(self._look.theme.glow)
            tone.setAlpha(opacity)
            ring = box.adjusted(-out, -out, out, out)
            canvas.rounded(ring, canvas.px(12) + out, None, tone, canvas.px(wide))
