"""The popup that says why something can't be done now, and which rule says so."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.look.canvas import Canvas
from cardtable.look.parts_speech import Side, Tail, paint_reason, reason_size
from cardtable.look.present import Look

_MARGIN = 20  # room for the shadow and the tail, in design pixels
_SHOWN_MS = 4000


class WhyNot(QWidget):
    """One per window.

    It goes away by itself, or with the next click or key; a click on it opens the rule.
    """

    opened = Signal(str)
    """The person wants to read the rule of this id."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._text = ""
        self._source = ""
        self._icon = "info"
        self.fact = ""
        """The id of the rule that is named."""
        self._box = QRect()
        self._tail = Tail(Side.BOTTOM)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.hide)
        look.changed.connect(self.hide)
        self.hide()

    def say(
        self, anchor: QRect, text: str, source: str = "", icon: str = "info", fact: str = ""
    ) -> None:
        """Show the reason over the anchor, in the window's pixels, or under it if it must be.

        ``source`` names the paragraph of the rules that it comes from, ``fact`` is its id.
        """
        self._text, self._source, self._icon, self.fact = text, source, icon, fact
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not fact)
        if fact:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
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
        # What the tail points at is not covered: it goes on taking the pointer.
        below, over = (margin // 2, margin) if side is Side.BOTTOM else (margin, margin // 2)
        self.setGeometry(box.adjusted(-margin, -over, margin, below))
        self._box = box.translated(-self.pos())
        handle = self.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self.raise_()
        self.show()
        self.update()
        self._clock.start(_SHOWN_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The next click or key takes it away, but a click on itself."""
        if event.type() == QEvent.Type.KeyPress or (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and not (
                self.fact and self._hit(self.mapFrom(self.window(), event.position().toPoint()))
            )
        ):
            self.hide()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click opens the rule."""
        if self._hit(event.position().toPoint()) and event.button() == Qt.MouseButton.LeftButton:
            self.hide()
            self.opened.emit(self.fact)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has been here and has gone on."""
        self.hide()

    def _hit(self, point: QPoint) -> bool:
        return self._box.contains(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The reason, with its tail at the anchor."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        box, links = QRectF(self._box), bool(self.fact)
        paint_reason(canvas, box, self._text, self._source, self._icon, self._tail, links)
