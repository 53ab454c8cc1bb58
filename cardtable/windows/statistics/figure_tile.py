"""A figure of the statistics in large, with what it is and a note under it."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import LABEL, SMALL_BOLD, Canvas, Type
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.present import Look
from cardtable.look.theme import RADIUS

_FIGURE = Type(32, 800, serif=True)


class Figure(NamedTuple):
    """In the words of the present language."""

    value: str
    label: str
    note: str = ""
    golden: bool = False


class FigureTile(QWidget):
    """Tab stops at it, so that a screen reader can tell it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._figure = Figure("", "")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty(RING_RADIUS, RADIUS.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def say(self, figure: Figure) -> None:
        """Show this figure."""
        self._figure = figure
        told = (f"{figure.label}: {figure.value}", figure.note)
        self.setAccessibleName(". ".join(filter(None, told)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(160), self._look.px(102))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(102))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        px, edge = canvas.px, 1 if theme.strong else 0
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        canvas.rounded(box, px(12), theme.well, theme.rule if theme.strong else None)
        inner = box.adjusted(px(14), px(8), -px(10), -px(8))
        figure = QRectF(inner.x(), inner.y(), inner.width(), px(44))
        canvas.text(
            figure, self._figure.value, _FIGURE, theme.gold if self._figure.golden else None
        )
        label = QRectF(inner.x(), inner.y() + px(44), inner.width(), px(20))
        canvas.text(label, self._figure.label, SMALL_BOLD)
        note = QRectF(inner.x(), inner.bottom() - px(22), inner.width(), px(20))
        canvas.text(note, self._figure.note, LABEL, theme.muted)
