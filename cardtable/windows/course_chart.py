"""The course of a match as a small chart: every side's match points after each deal."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from cardtable.look.canvas import CENTRE, LABEL, RIGHT, SMALL_BOLD, Canvas


def paint_course(
    canvas: Canvas, box: QRectF, course: tuple[tuple[int, ...], ...], names: tuple[str, ...]
) -> None:
    """Draw the course in the box: one line a side, the viewer's first; deals run rightwards.

    `course` holds the points of all seats before the first deal and after each; the seats are
    those of `names`, in order. The second line is dashed, so that colour is not the only sign.
    """
    highest = max(max(points) for points in course)
    plot = box.adjusted(canvas.px(34), canvas.px(8), -canvas.px(110), -canvas.px(22))
    _paint_grid(canvas, plot, highest, len(course))
    theme = canvas.theme
    ends: list[float] = []
    for seat, colour in enumerate((theme.us, theme.them)):
        points = [_place(plot, course, highest, deal, seat) for deal in range(len(course))]
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        style = Qt.PenStyle.SolidLine if seat == 0 else Qt.PenStyle.DashLine
        canvas.painter.setPen(QPen(QColor(colour), canvas.px(2.6), style))
        canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
        canvas.painter.drawPath(path)
        canvas.painter.setPen(QPen(QColor(colour), canvas.px(2)))
        canvas.painter.setBrush(QColor(theme.sheet))
        for point in points:
            canvas.painter.drawEllipse(point, canvas.px(3.4), canvas.px(3.4))
        y = points[-1].y()
        if ends and abs(ends[0] - y) < canvas.px(18):
            y = ends[0] + canvas.px(18) * (1 if y >= ends[0] else -1)
        ends.append(y)
        label = QRectF(
            plot.right() + canvas.px(12), y - canvas.px(11), canvas.px(98), canvas.px(22)
        )
        canvas.text(label, names[seat], SMALL_BOLD, colour)


def _paint_grid(canvas: Canvas, plot: QRectF, highest: int, deals: int) -> None:
    theme = canvas.theme
    for points in {0, (highest + 1) // 2, highest}:
        y = plot.bottom() - plot.height() * points / highest
        canvas.line(QPointF(plot.x(), y), QPointF(plot.right(), y), theme.rule)
        label = QRectF(plot.x() - canvas.px(34), y - canvas.px(10), canvas.px(26), canvas.px(20))
        canvas.text(label, str(points), LABEL, theme.muted, RIGHT)
    for deal in range(1, deals):
        x = plot.x() + plot.width() * deal / (deals - 1)
        label = QRectF(
            x - canvas.px(14), plot.bottom() + canvas.px(4), canvas.px(28), canvas.px(18)
        )
        canvas.text(label, str(deal), LABEL, theme.muted, CENTRE)


def _place(
    plot: QRectF, course: tuple[tuple[int, ...], ...], highest: int, deal: int, seat: int
) -> QPointF:
    x = plot.x() + plot.width() * deal / (len(course) - 1)
    return QPointF(x, plot.bottom() - plot.height() * course[deal][seat] / highest)
