"""The small button on a tile that leads to the lesson of its game."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.look.buttons import hand_state, make_pressable, take_enter
from cardtable.look.canvas import Canvas
from cardtable.look.parts_controls import ButtonState
from cardtable.look.present import Look
from cardtable.look.theme import alpha
from cardtable.windows.common import words

_SIZE = 40
_INSET = 14
"""From the corner of the picture, in design pixels."""
_LOW = 74
"""In a picture as low as this the points stand too close to the right corner."""


class TileLesson(QAbstractButton):
    """A disc of paper in the corner of the picture; its words are its name and its tool tip."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        make_pressable(self, look, -1, Qt.FocusPolicy.TabFocus)

    def say(self, game: str) -> None:
        """Its words in the present language."""
        self.setAccessibleName(words.lesson())
        self.setAccessibleDescription(game)
        self.setToolTip(words.lesson())

    def lay(self, picture: QRectF) -> None:
        """Lie in the upper right corner of this picture; in the left one of a low picture."""
        side, inset = self.sizeHint().width(), self._look.px(_INSET)
        low = picture.height() < self._look.px(_LOW)
        left = picture.x() + inset if low else picture.right() - inset - side
        top = picture.y() + (max(0, round((picture.height() - side) / 2)) if low else inset)
        self.setGeometry(round(left), round(top), side, side)

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(self._look.px(_SIZE), self._look.px(_SIZE))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it too; it must not come to the tile under it, which begins a match."""
        if not take_enter(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The disc and the icon; gold under the pointer."""
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lively = hand_state(self) in (ButtonState.HOVER, ButtonState.PRESSED)
        edge = theme.gold if lively else theme.line
        canvas.rounded(box, box.width() / 2, alpha(theme.panel, 0.94), edge, 2 if lively else 1.2)
        canvas.icon("lesson", box.center(), 22, theme.gold if lively else theme.text)
