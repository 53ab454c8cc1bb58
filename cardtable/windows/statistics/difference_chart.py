"""Matches over time as bars: up what was won, down what was lost, and their average as a line."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.look.canvas import LABEL, LEFT, RIGHT, Canvas
from cardtable.look.present import Look
from cardtable.look.theme import alpha
from cardtable.texts import number

_HIGH, _SIDE, _FOOT = 176, 48, 26
MOST = 60
"""So many matches at most have a bar, the last ones."""


class DifferenceChart(QWidget):
    """Its bars are for the eye; what they come to is told by the figures beside it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._points: Sequence[int] = ()
        self._smooth: Sequence[float] = ()
        self._ends = ("", "")
        self._legend = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.updateGeometry)

    def show_these(
        self,
        points: Sequence[int],
        smooth: Sequence[float],
        ends: tuple[str, str],
        legend: str,
    ) -> None:
        """The differences, their averages, the first and the last day, what the line is."""
        self._legend = legend
        self._points, self._smooth, self._ends = points[-MOST:], smooth[-MOST:], ends
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(480), self._look.px(_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines, bars, the average, the days."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        px = canvas.px
        plot = QRectF(self.rect()).adjusted(px(_SIDE), px(12), -px(6), -px(_FOOT))
        most = _round_up(max((abs(each) for each in self._points), default=1))
        for points in (most, 0, -most):
            y = _height(plot, points, most)
            canvas.line(QPointF(plot.x(), y), QPointF(plot.right(), y), canvas.theme.rule)
            label = QRectF(0, y - px(10), px(_SIDE - 8), px(20))
            canvas.text(label, number(points), LABEL, canvas.theme.muted, RIGHT)
        if not self._points:
            return
        self._paint_bars(canvas, plot, most)
        foot = QRectF(plot.x(), plot.bottom() + px(5), plot.width(), px(20))
        for end, align in zip(self._ends, (LEFT, RIGHT), strict=True):
            canvas.text(foot, end, LABEL, canvas.theme.muted, align)
        self._paint_legend(canvas, foot)

    def _paint_legend(self, canvas: Canvas, foot: QRectF) -> None:
        """In the middle of the foot: a piece of the line, and what it is."""
        px, wide = canvas.px, LABEL.width(self._legend, canvas.scale)
        left, y = foot.center().x() - (wide + px(30)) / 2, foot.center().y()
        canvas.line(QPointF(left, y), QPointF(left + px(22), y), canvas.theme.gold, px(2.6))
        box = QRectF(left + px(30), foot.y(), wide + px(4), foot.height())
        canvas.text(box, self._legend, LABEL, canvas.theme.muted)

    def _paint_bars(self, canvas: Canvas, plot: QRectF, most: int) -> None:
        theme, step = canvas.theme, plot.width() / max(12, len(self._points))
        wide, line = min(step * 0.72, canvas.px(26)), QPainterPath()
        for place, (points, smooth) in enumerate(zip(self._points, self._smooth, strict=True)):
            middle = plot.x() + step * (place + 0.5)
            top, nought = _height(plot, points, most), _height(plot, 0, most)
            bar = QRectF(middle - wide / 2, min(top, nought), wide, max(2.0, abs(top - nought)))
            canvas.rounded(bar, canvas.px(3), alpha(theme.good if points > 0 else theme.bad, 0.8))
            spot = QPointF(middle, _height(plot, smooth, most))
            line.lineTo(spot) if place else line.moveTo(spot)
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.setPen(QPen(QColor(theme.gold), canvas.px(2.6)))
        canvas.painter.drawPath(line)


def _height(plot: QRectF, points: float, most: int) -> float:
    return plot.center().y() - points / most * plot.height() / 2


def _round_up(points: int) -> int:
    """The next number of one or two figures and noughts: 1462 to 1500, 7 to 7."""
    unit: int = 10 ** max(0, len(str(points)) - 2)
    return max(1, -(-points // unit) * unit)
