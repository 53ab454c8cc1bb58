"""The popup that says why something can't be done now, and which rule says so."""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.parts_speech import Side, Tail, paint_reason, reason_size
from cardtable.look.present import Look

_MARGIN = 20  # room for the shadow and the tail, in design pixels
_SHOWN_MS = 4000


class WhyNot(QWidget):
    """One per window. It takes no mouse and goes away by itself, or with the next click or key."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._text = ""
        self._source = ""
        self._icon = "info"
        self._tail = Tail(Side.BOTTOM)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.hide)
        look.changed.connect(self.hide)
        self.hide()

    def say(self, anchor: QRect, text: str, source: str = "", icon: str = "info") -> None:
        """Show the reason over the anchor, in the window's pixels, or under it if it must be.

        ``source`` names the paragraph of the rules that it comes from.
        """
        self._text, self._source, self._icon = text, source, icon
        self.setAccessibleName(text)
        size = reason_size(text, self._look.scale, source).toSize()
        margin = self._look.px(_MARGIN)
        window = self.window().rect()
        left = anchor.center().x() - size.width() // 2
        left = max(margin, min(left, window.width() - size.width() - margin))
        above = anchor.top() - size.height() - margin // 2
        side = Side.BOTTOM if above >= margin else Side.TOP
        top = above if side is Side.BOTTOM else max(margin, anchor.bottom() + margin // 2)
        share = (anchor.center().x() - left) / max(1, size.width())
        self._tail = Tail(side, max(0.08, min(0.92, share)))
        box = QRect(left, top, size.width(), size.height())
        self.setGeometry(box.adjusted(-margin, -margin, margin, margin))
        handle = self.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self.raise_()
        self.show()
        self.update()
        self._clock.start(_SHOWN_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The next click or key takes it away."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.hide()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The reason, with its tail at the anchor."""
        margin = self._look.px(_MARGIN)
        box = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        paint_reason(canvas, box, self._text, self._source, self._icon, self._tail)
