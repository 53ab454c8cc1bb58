"""Buttons: gold, plain and quiet ones, round icon buttons, and the tools of the bar."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QSizePolicy, QWidget

from cardtable.look.canvas import ROW, Canvas
from cardtable.look.focus_ring import RING_INSET, RING_RADIUS
from cardtable.look.parts_controls import (
    ButtonFace,
    ButtonKind,
    ButtonState,
    button_size,
    button_text,
    ghost_fill,
    paint_button,
    paint_button_ground,
)
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS, disabled_text

SHADOW_ROOM = 7  # round a button with words, for its shadow, in design pixels


def hand_state(button: QAbstractButton) -> ButtonState:
    """What the hand does with this button now."""
    if not button.isEnabled():
        return ButtonState.OFF
    if button.isDown():
        return ButtonState.PRESSED
    return ButtonState.HOVER if button.underMouse() else ButtonState.REST


class Button(QPushButton):
    """A button with words; the words never end in dots, they wrap to a second line."""

    def __init__(
        self,
        look: Look,
        kind: ButtonKind = ButtonKind.SECONDARY,
        icon: str | None = None,
        key: str | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._kind = kind
        self._icon_name = icon
        self._key = key
        self.setAutoDefault(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty(RING_RADIUS, RADIUS.button)
        self.setProperty(RING_INSET, SHADOW_ROOM)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.updateGeometry)

    @property
    def face(self) -> ButtonFace:
        """What stands on the button now."""
        return ButtonFace(_plain(self.text()), self._kind, self._icon_name, self._key)

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
        paint_button(canvas, box, self.face, hand_state(self))


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
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty(RING_RADIUS, RADIUS.button)
        look.changed.connect(self.updateGeometry)

    def set_name(self, name: str) -> None:
        """The words for pointer and screen reader."""
        self.setAccessibleName(name)
        self.setToolTip(name)

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


class BarButton(QAbstractButton):
    """A tool of the bar: icon and word, the word left out when the bar is narrow."""

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self._worded = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty(RING_RADIUS, RADIUS.field)
        look.changed.connect(self.updateGeometry)

    def set_worded(self, worded: bool) -> None:
        """Show or leave out the word; without it the tool tip says it."""
        if worded != self._worded:
            self._worded = worded
            self.setToolTip("" if worded else self.text())
            self.updateGeometry()
            self.update()

    def set_word(self, word: str) -> None:
        """The tool's word, also its name for the screen reader."""
        self.setText(word)
        self.setAccessibleName(word)
        self.setToolTip("" if self._worded else word)
        self.updateGeometry()

    def wordy_width(self) -> int:
        """How wide the tool is with its word, in real pixels."""
        if not self.text():
            return self._look.px(42)
        return round(ROW.width(self.text(), self._look.scale)) + self._look.px(46)

    def sizeHint(self) -> QSize:
        """As high as its hover shape."""
        width = self.wordy_width() if self._worded else self._look.px(42)
        return QSize(width, self._look.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Icon and word; gold while it is switched on."""
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        state = hand_state(self)
        box = QRectF(self.rect()).adjusted(canvas.px(2), 0, -canvas.px(2), 0)
        canvas.rounded(box, canvas.px(8), ghost_fill(theme, state))
        colour = theme.gold if self.isChecked() else theme.text
        if state is ButtonState.OFF:
            colour = disabled_text(theme)
        if not self._worded or not self.text():
            canvas.icon(self._icon_name, QRectF(self.rect()).center(), 20, colour)
            return
        canvas.icon(self._icon_name, QPointF(canvas.px(21), box.center().y()), 20, colour)
        left = canvas.px(36)
        words = QRectF(left, -1, self.width() - left - canvas.px(6), self.height())
        canvas.text(words, self.text(), ROW, colour)
