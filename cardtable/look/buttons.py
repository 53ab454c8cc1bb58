"""Buttons: gold, plain and quiet ones with words, and round ones with an icon."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import RING_INSET, RING_RADIUS
from cardtable.look.parts_controls import (
    ButtonFace,
    ButtonKind,
    ButtonState,
    button_size,
    button_text,
    paint_button,
    paint_button_ground,
)
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS

SHADOW_ROOM = 7  # round a button with words, for its shadow, in design pixels


def take_enter(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press the button with Enter too, not only with the space bar; whether that was the key.

    A held one presses once. Control and Enter is another key: it confirms an exchange.
    """
    control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    if control or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


def hand_state(button: QAbstractButton) -> ButtonState:
    """What the hand does with this button now."""
    if not button.isEnabled():
        return ButtonState.OFF
    if button.isDown():
        return ButtonState.PRESSED
    return ButtonState.HOVER if button.underMouse() else ButtonState.REST


def make_pressable(
    button: QAbstractButton,
    look: Look,
    radius: int,
    focus: Qt.FocusPolicy = Qt.FocusPolicy.TabFocus,
) -> None:
    """Give a painted button what all have: focus, the pointing hand, its ring, its hover.

    ``radius`` as `RING_RADIUS` takes it.
    """
    button.setFocusPolicy(focus)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.setAttribute(Qt.WidgetAttribute.WA_Hover)
    button.setProperty(RING_RADIUS, radius)
    look.changed.connect(button.updateGeometry)


class Button(QPushButton):
    """A button with words; the words never end in dots, they wrap to a second line."""

    def __init__(
        self,
        look: Look,
        kind: ButtonKind = ButtonKind.SECONDARY,
        icon: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon_name = icon
        make_pressable(self, look, RADIUS.button, Qt.FocusPolicy.StrongFocus)
        self.setProperty(RING_INSET, SHADOW_ROOM)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def face(self) -> ButtonFace:
        """What stands on the button now."""
        return ButtonFace(_plain(self.text()), self._kind, self._icon_name)

    @property
    def state(self) -> ButtonState:
        """How the button looks now."""
        return hand_state(self)

    def set_kind(self, kind: ButtonKind) -> None:
        """Make the button gold, plain or quiet."""
        self._kind = kind
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str | None) -> None:
        """Another icon before the words, or none."""
        self._icon_name = icon
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, once however long it is held."""
        if not take_enter(self, event):
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As wide as its words and some air, with room for the shadow."""
        room = 2 * self._look.px(SHADOW_ROOM)
        return button_size(self.face, self._look.scale).toSize() + QSize(room, room)

    def minimumSizeHint(self) -> QSize:
        """The same: words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button inside the room for its shadow."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        room = self._look.px(SHADOW_ROOM)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_button(canvas, box, self.face, self.state)


def _plain(text: str) -> str:
    """The words without the mark of the access key."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class IconButton(QAbstractButton):
    """A round button with an icon alone; its words are its name and its tool tip."""

    def __init__(
        self, look: Look, icon: str, size: int = 40, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self._size = size
        make_pressable(self, look, RADIUS.button)

    def set_name(self, name: str) -> None:
        """The words for pointer and screen reader."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it."""
        if not take_enter(self, event):
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """A square."""
        side = self._look.px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The icon on a breath of colour."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        state = hand_state(self)
        box = QRectF(self.rect())
        paint_button_ground(canvas, box, ButtonKind.GHOST, state)
        colour = button_text(self._look.theme, ButtonKind.GHOST, state)
        canvas.icon(self._icon_name, box.center(), self._size / 2, colour)


def fit_words(button: Button, width: int, icon: str | None, word: str, short: str) -> None:
    """The word with its sign, the word alone, or the short one: what there is room for."""
    button.setText(word)
    button.setAccessibleName(word)
    button.set_icon(icon)
    if button.sizeHint().width() > width:
        button.set_icon(None)
    if button.sizeHint().width() > width and short:
        button.setText(short)
