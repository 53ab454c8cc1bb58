"""A short line that says what was done, and goes by itself."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.look.announcing import announce
from cardtable.look.canvas import Canvas
from cardtable.look.parts_speech import paint_toast, toast_size
from cardtable.look.present import Look

_ROOM = 20  # for the shadow, in design pixels
SHOWN_MS = 1800


class Toast(QWidget):
    """One per window. It takes no mouse and no focus; screen readers hear it."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._text = ""
        self._icon = "check"
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    def say(self, text: str, icon: str = "check", milliseconds: int = SHOWN_MS) -> None:
        """Show the words at two thirds of the window's height."""
        self._text, self._icon = text, icon
        self.setAccessibleName(text)
        room = self._look.px(_ROOM)
        size = toast_size(text, self._look.scale).toSize()
        window = self.window()
        self.resize(size.width() + 2 * room, size.height() + 2 * room)
        self.move((window.width() - self.width()) // 2, window.height() * 2 // 3 - room)
        self.raise_()
        self.show()
        self.update()
        self._clock.start(milliseconds)
        announce(self, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line in its round frame."""
        room = self._look.px(_ROOM)
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_toast(canvas, box, self._text, self._icon)
