"""A sheet laid on the window under a veil: every dialog of the program."""

from collections.abc import Callable

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cardtable.look.button_row import ButtonRow
from cardtable.look.buttons import Button, IconButton
from cardtable.look.canvas import Canvas
from cardtable.look.cover import Cover
from cardtable.look.group import Group
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.parts_score import paint_sheet, veil
from cardtable.look.present import Look
from cardtable.look.sheet_body import SheetBody, takes_tab
from cardtable.look.sheet_room import edge as room_round
from cardtable.look.sheet_room import margins, spacing

_RISE = 24
_LARGEST = QSize(1200, 716)


class SheetDialog(Cover):
    """Covers its host window; keeps the focus inside; Esc or the cross closes it.

    Subclasses fill ``body`` and set their words in ``retranslate``, which is called when the
    sheet is laid and whenever the language changes. A sheet is laid once and then gone.
    """

    closed = Signal()

    def __init__(self, host: QWidget, look: Look, width: int = 520, height: int = 0) -> None:
        """``width`` and ``height`` in design pixels; without a height, as high as its content."""
        super().__init__(host)
        self.look = look
        self._wanted = QSize(min(width, _LARGEST.width()), height)
        self._over: Callable[[], QPoint] | None = None
        self._shown = 1.0
        self._before: QWidget | None = None
        self.first: QWidget | None = None
        """Where the keyboard comes when the sheet is laid; None: to the first stop."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sheet = Group(self)
        self.title = QLabel(self._sheet)
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        self.cross = IconButton(look, "cross", 36, self._sheet)
        self.cross.clicked.connect(self.dismiss)
        self.body = QVBoxLayout()
        self.foot = ButtonRow()
        self._scroll = SheetBody(self._sheet)
        self._build()
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self._rise)
        self._animation.finished.connect(self._settle)
        look.changed.connect(self._spread)
        host.installEventFilter(self)
        self.hide()

    def setAccessibleName(self, name: str) -> None:
        """Name the sheet for screen readers."""
        super().setAccessibleName(name)
        self._sheet.setAccessibleName(name)
        self._scroll.setAccessibleName(name)

    def _build(self) -> None:
        page = QWidget()
        page.setLayout(self.body)
        self._scroll.setWidget(page)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self._sheet)
        whole.addLayout(head)
        whole.addWidget(self._scroll, 1)
        whole.addLayout(self.foot)
        self._measure()

    def _measure(self) -> None:
        px, layout, host = self.look.px, self._sheet.layout(), self.parentWidget()
        if layout is not None and host is not None:
            layout.setContentsMargins(margins(self.look, host))
            layout.setSpacing(spacing(self.look, host))
        self.body.setContentsMargins(px(6), px(4), px(14), px(8))
        self.body.setSpacing(px(14))
        self.foot.setContentsMargins(0, 0, px(4), 0)
        self.title.setContentsMargins(px(4), 0, 0, 0)

    def add_button(
        self, kind: ButtonKind = ButtonKind.SECONDARY, icon: str | None = None
    ) -> Button:
        """One more button in the row at the foot; its words are set in ``retranslate``."""
        button = Button(self.look, kind, icon, parent=self._sheet)
        self.foot.addWidget(button)
        button.installEventFilter(self)
        return button

    def show_part(self, part: QWidget) -> None:
        """Scroll until this part of the body is in view."""
        self._scroll.ensureWidgetVisible(part, 0, self.look.px(16))

    def retranslate(self) -> None:
        """Set every word of the sheet in the present language."""

    def lie_over(self, middle: Callable[[], QPoint]) -> None:
        """Lie round this point of the screen, e.g. the middle of the table, not of the window."""
        self._over = middle

    def lay(self) -> None:
        """Show the sheet over its host and take the focus."""
        self._before = self.window().focusWidget()  # also while the window is not active
        self.retranslate()
        self.show()
        self.raise_()
        milliseconds = self.look.milliseconds(180)
        if milliseconds > 0:
            self._sheet.setGraphicsEffect(QGraphicsOpacityEffect(self._sheet))
            self._animation.setStartValue(0.0)
            self._animation.setEndValue(1.0)
            self._animation.setDuration(milliseconds)
            self._animation.start()

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard comes here, be it only now that the window is shown."""
        super().showEvent(event)
        if not event.spontaneous():
            self._spread()
            self._focus_first()

    def dismiss(self) -> None:
        """Take the sheet away; the focus goes back to where it was."""
        if not self.isVisible():
            return
        self.hide()
        before = self._before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()
        self.deleteLater()

    @property
    def paper(self) -> QRect:
        """Where the sheet itself lies in the window, in real pixels."""
        return self._sheet.geometry()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab inside the sheet."""
        stops = self._stops()
        if not stops:
            return True
        now = QApplication.focusWidget()
        place = stops.index(now) if now in stops else (-1 if forward else 0)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        following = stops[(place + (1 if forward else -1)) % len(stops)]
        following.setFocus(reason)
        self.show_part(following)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, arrows and page keys scroll; none goes through to what lies under it.

        A held Esc was pressed for what has been closed already.
        """
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.dismiss()
        else:
            self._scroll.take_key(event)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the sheet does nothing, nor does it reach the table."""
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """New words when the language changes."""
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self.retranslate()
            self._spread()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with the window; up and down scroll also where a button has the keyboard."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self._spread()
        elif isinstance(watched, Button) and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            updown = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down)
            return pressed and updown and self._scroll.take_key(event)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The veil, the sheet's shadow and its paper."""
        painter = QPainter(self)
        painter.setOpacity(self._shown)
        painter.fillRect(self.rect(), veil(self.look.theme.dark))
        canvas = Canvas(painter, self.look.theme, self.look.scale)
        paint_sheet(canvas, QRectF(self._sheet.geometry()))

    def _stops(self) -> list[QWidget]:
        """Everything in the sheet that Tab stops at, in order.

        Not along Qt's chain of focus: a widget whose successor there was once asked for keeps it
        in memory, and so the whole table under the sheet.
        """
        return [each for each in self.findChildren(QWidget) if takes_tab(each)]

    def _focus_first(self) -> None:
        stops, last = self._stops(), (self.cross, self._scroll)
        first = [self.first] if self.first else [each for each in stops if each not in last]
        for widget in (first or stops)[:1]:
            widget.setFocus(Qt.FocusReason.PopupFocusReason)

    def _spread(self) -> None:
        """Cover the host; put the sheet in its middle, no larger than it needs."""
        host = self.parentWidget()
        if host is None or not self.isVisible():
            return
        self._measure()
        self.setGeometry(host.rect())
        edge = room_round(self.look, host)
        width = min(self.look.px(self._wanted.width()), host.width() - 2 * edge)
        most = min(self.look.px(_LARGEST.height()), host.height() - 2 * edge)
        wanted = self.look.px(self._wanted.height()) or self._natural_height(width)
        height = min(wanted, most)
        middle = self._middle()
        left = max(edge, min(middle.x() - width // 2, host.width() - edge - width))
        top = max(edge, min(middle.y() - height // 2, host.height() - edge - height))
        self._sheet.setGeometry(left, top, width, height)
        self.update()

    def _middle(self) -> QPoint:
        """The point of the host round which the sheet lies: its middle, or another's."""
        host = self.parentWidget()
        if self._over is not None:
            return self.mapFromGlobal(self._over())
        return host.rect().center() if host is not None else QPoint()

    def _natural_height(self, width: int) -> int:
        """The height at which nothing has to scroll."""
        layout = self._sheet.layout()
        if layout is None:
            return 0
        edges = layout.contentsMargins()
        inner = width - edges.left() - edges.right()
        body = self._scroll.whole_height(inner)
        title_room = inner - self.cross.sizeHint().width() - layout.spacing()
        head = max(self.title.heightForWidth(title_room), self.cross.sizeHint().height())
        if self.title.isHidden() and self.cross.isHidden():
            head = 0  # a sheet whose body has a head of its own
        around = edges.top() + edges.bottom() + 2 * layout.spacing()
        return body + head + self.foot.heightForWidth(inner) + around

    def _rise(self, share: float) -> None:
        self._shown = share
        effect = self._sheet.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(share)
        host = self.parentWidget()
        if host is not None:
            edge = room_round(self.look, host)
            high = self._sheet.height()
            rest = max(edge, min(self._middle().y() - high // 2, host.height() - edge - high))
            self._sheet.move(self._sheet.x(), rest + round(self.look.px(_RISE) * (1 - share) ** 2))
        self.update()

    def _settle(self) -> None:
        self._shown = 1.0
        self._sheet.setGraphicsEffect(None)  # type: ignore[arg-type]  # Qt's way to remove it
        self._spread()
