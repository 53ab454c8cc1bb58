"""The quiet paper buttons at the foot of the start page."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.look.buttons import hand_state
from cardtable.look.canvas import ROW, Canvas
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.parts_controls import ButtonState, ghost_fill
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS


class ChipButton(QAbstractButton):
    """A rounded paper button with an icon and a word, as at the foot of the start page."""

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self._worded = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty(RING_RADIUS, RADIUS.button)
        look.changed.connect(self.updateGeometry)

    def set_word(self, word: str) -> None:
        """The button's word, also its name for the screen reader."""
        self.setText(word.replace("&", "&&"))
        self.setAccessibleName(word)
        self.setToolTip("" if self._worded else word)
        self.updateGeometry()

    def set_worded(self, worded: bool) -> None:
        """Show or leave out the word; without it the tool tip says it."""
        self._worded = worded
        self.setToolTip("" if worded else self.accessibleName())
        self.update()

    def wordy_width(self) -> int:
        """How wide the button is with its word, in real pixels."""
        return round(ROW.width(self.accessibleName(), self._look.scale)) + self._look.px(58)

    def sizeHint(self) -> QSize:
        """Icon, word and some air."""
        wide = self.wordy_width() if self._worded else self._look.px(42)
        return QSize(wide, self._look.px(42))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper by day; in the evening nothing but the hover."""
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        state = hand_state(self)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if not theme.dark:
            fill = "#fdf0cf" if state is ButtonState.HOVER else theme.panel
            canvas.rounded(box, canvas.px(10), fill, theme.line)
        if theme.dark or state is ButtonState.PRESSED:
            canvas.rounded(box, canvas.px(10), ghost_fill(theme, state))
        if not self._worded:
            canvas.icon(self._icon_name, box.center(), 20, theme.text)
            return
        canvas.icon(self._icon_name, QPointF(canvas.px(24), box.center().y()), 20, theme.text)
        left = canvas.px(42)
        words = QRectF(left, -1, self.width() - left - canvas.px(8), self.height())
        canvas.text(words, self.accessibleName(), ROW)
