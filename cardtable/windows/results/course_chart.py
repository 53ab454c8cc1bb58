"""The course of a match as a small chart: every side's match points after each deal."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from cardtable.look.canvas import CENTRE, LABEL, RIGHT, SMALL_BOLD, Canvas
from cardtable.texts import number

_LABEL_ROOM, _DOT_ROOM = 26, 12
"""The least distance of the numbers of two deals, and of the dots of a line, in design pixels."""


class _Plot(NamedTuple):
    """Where the points of a match stand: the box, their lowest and highest, how many deals."""

    box: QRectF
    lowest: int
    highest: int
    deals: int

    def x(self, deal: int) -> float:
        """The place of the end of a deal, counted from 1; 0 is the start."""
        return self.box.x() + self.box.width() * deal / self.deals

    def y(self, points: int) -> float:
        """The height of these points."""
        share = (points - self.lowest) / (self.highest - self.lowest)
        return self.box.bottom() - self.box.height() * share


def paint_course(
    canvas: Canvas, box: QRectF, course: tuple[tuple[int, ...], ...], names: tuple[str, ...]
) -> None:
    """Draw the course in the box: one line a side, the viewer's first; deals run rightwards.

    `course` holds the points of all seats before the first deal and after each, which may be
    below nought; the seats are those of `names`, in order. The second line is dashed, so that
    colour is not the only sign.
    """
    inner = box.adjusted(canvas.px(42), canvas.px(8), -canvas.px(110), -canvas.px(22))
    lowest, highest = min(0, *map(min, course)), max(1, *map(max, course))
    plot = _Plot(inner, lowest, highest, max(1, len(course) - 1))
    _paint_grid(canvas, plot)
    theme = canvas.theme
    dots = inner.width() / plot.deals >= canvas.px(_DOT_ROOM)
    ends: list[float] = []
    for seat, colour in enumerate((theme.us, theme.them)):
        points = [QPointF(plot.x(deal), plot.y(each[seat])) for deal, each in enumerate(course)]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        style = Qt.PenStyle.SolidLine if seat == 0 else Qt.PenStyle.DashLine
        canvas.painter.setPen(QPen(QColor(colour), canvas.px(2.6), style))
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.drawPath(path)
        canvas.painter.setPen(QPen(QColor(colour), canvas.px(2)))
        canvas.painter.setBrush(QColor(theme.sheet))
        for point in points if dots else points[-1:]:
            canvas.painter.drawEllipse(point, canvas.px(3.4), canvas.px(3.4))
        y = points[-1].y()
        if ends and abs(ends[0] - y) < canvas.px(18):
            y = ends[0] + canvas.px(18) * (1 if y >= ends[0] else -1)
        ends.append(y)
        label = QRectF(
            inner.right() + canvas.px(12), y - canvas.px(11), canvas.px(98), canvas.px(22)
        )
        canvas.text(label, names[seat], SMALL_BOLD, colour)


def _paint_grid(canvas: Canvas, plot: _Plot) -> None:
    """Lines at nought, the highest, halfway to it and the lowest; the numbers of the deals."""
    theme, box = canvas.theme, plot.box
    for points in {plot.lowest, 0, (plot.highest + 1) // 2, plot.highest}:
        y = plot.y(points)
        if points < 0 and y - plot.y(0) < canvas.px(14):
            continue  # its figure would lie over the nought
        canvas.line(QPointF(box.x(), y), QPointF(box.right(), y), theme.rule)
        label = QRectF(box.x() - canvas.px(42), y - canvas.px(10), canvas.px(34), canvas.px(20))
        canvas.text(label, number(points), LABEL, theme.muted, RIGHT)
    every = max(1, round(canvas.px(_LABEL_ROOM) * plot.deals / max(1.0, box.width()) + 0.5))
    for deal in range(every, plot.deals + 1, every):
        label = QRectF(
            plot.x(deal) - canvas.px(14), box.bottom() + canvas.px(4), canvas.px(28), canvas.px(18)
        )
        canvas.text(label, str(deal), LABEL, theme.muted, CENTRE)
