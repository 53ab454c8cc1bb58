"""The bar at the top of a game: the way back, the deck's signs, title and state, four tools."""

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.buttons import IconButton
from cardtable.look.canvas import ROW, TITLE, Canvas
from cardtable.look.metrics import BAR
from cardtable.look.present import Look
from cardtable.look.theme import PAPER, alpha
from cardtable.look.tool_buttons import BarButton

_FRENCH = "SHCD"


class TopBar(QWidget):
    """Title and state give way before the tools do: the last part of the state stays longest."""

    back = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._state = ""
        self._signs: tuple[str, ...] = ()
        self._tools: list[BarButton] = []
        self.back_button = IconButton(look, "back", 36, self)
        self.back_button.clicked.connect(self.back)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._relook)

    def add_tool(self, icon: str) -> BarButton:
        """One more tool, right of the others; set its word with ``set_word``."""
        tool = BarButton(self._look, icon, self)
        self._tools.append(tool)
        self._place()
        return tool

    def set_title(self, title: str, state: str = "") -> None:
        """The game's name, and where the match stands: parts joined by " · "."""
        self._title, self._state = title, state
        self.setAccessibleDescription(state)
        self._place()
        self.update()

    @property
    def signs(self) -> tuple[str, ...]:
        """The suit signs that it shows, by the names of their drawings."""
        return self._signs

    def set_signs(self, signs: tuple[str, ...]) -> None:
        """The deck's suit signs between the way back and the title."""
        self._signs = signs
        self.update()

    def retool(self) -> None:
        """Lay the tools anew after their words have changed."""
        self._place()

    def sizeHint(self) -> QSize:
        """48 design pixels high."""
        return QSize(self._look.px(600), self._look.px(BAR))

    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(0, self._look.px(BAR))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop or show the words of the tools."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bar, its hairline, signs, title and state."""
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        canvas.painter.fillRect(self.rect(), theme.bar)
        y = self.height() - 0.5
        canvas.line(QPointF(0, y), QPointF(self.width(), y), theme.line)
        left = self._paint_signs(canvas) + canvas.px(10)
        right = min((tool.x() for tool in self._tools if tool.isVisible()), default=self.width())
        width = TITLE.width(self._title, canvas.scale)
        room = right - left - canvas.px(10)
        canvas.text(QRectF(left, 0, room, self.height() - 2), self._title, TITLE)
        left += min(width, room) + canvas.px(14)
        state = self._fitting_state(right - left - canvas.px(10))
        box = QRectF(left, canvas.px(1), max(0.0, right - left), self.height() - 2)
        canvas.text(box, state, ROW, theme.muted)

    def _paint_signs(self, canvas: Canvas) -> float:
        """The signs; where they end."""
        middle = self.height() / 2
        left = float(self.back_button.geometry().right() + canvas.px(6))
        for sign in self._signs:
            french = sign.rpartition("-")[2] in _FRENCH
            centre = QPointF(left + canvas.px(11), middle)
            theme = self._look.theme
            if french and theme.dark and not theme.strong:
                disc = QRectF(0, 0, canvas.px(24), canvas.px(24))
                disc.moveCenter(centre)
                canvas.rounded(disc, canvas.px(12), alpha(PAPER, 1))
            canvas.sign(sign, centre, 16 if french and not theme.strong else 22)
            left += canvas.px(26)
        return left

    def _fitting_state(self, room: float) -> str:
        """The state without its first parts, so that half a word never shows."""
        state = self._state
        while state and ROW.width(state, self._look.scale) > room:
            state = state.partition(" · ")[2]
        return state

    def _place(self) -> None:
        middle = self.height() // 2
        side = self.back_button.sizeHint()
        self.back_button.setGeometry(
            self._look.px(6), middle - side.height() // 2, side.width(), side.height()
        )
        tools = [tool for tool in self._tools if not tool.isHidden()]
        wordy = sum(tool.wordy_width() for tool in tools)
        words = wordy <= self.width() * 0.56
        x = self.width() - self._look.px(14)
        for tool in reversed(tools):
            tool.set_worded(words)
            size = tool.sizeHint()
            x -= size.width()
            tool.setGeometry(x, middle - size.height() // 2, size.width(), size.height())
        self.update()

    def _relook(self) -> None:
        self.updateGeometry()
        self._place()
