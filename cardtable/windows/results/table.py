"""The deal as a small table on its result card: a column a player, a row a figure, the total."""

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import CENTRE, HEAD, NAME, NUMBER, ROW, ROW_BOLD, Canvas
from cardtable.look.parts_score import paint_rule, paint_well
from cardtable.tabletop.verdict import VerdictTable

_HEAD, _ROW, _LOW_ROW, _TOTAL, _GAP = 48, 32, 26, 52, 8  # in design pixels
_FEW = 5
_LABELS = 0.3
"""The share of the width that the names of the figures take."""


def table_height(table: VerdictTable) -> float:
    """How high the table is, in design pixels."""
    return _HEAD + _row(table) * len(table.rows) + _GAP + _TOTAL


def _row(table: VerdictTable) -> int:
    """How high a row is, in design pixels; many lie closer together."""
    return _ROW if len(table.rows) <= _FEW else _LOW_ROW


def paint_table(canvas: Canvas, box: QRectF, table: VerdictTable, colours: tuple[str, ...]) -> None:
    """Paint it into the upper part of the box; the colours are those of the players' sides."""
    px = canvas.px
    high = px(_row(table))
    label = QRectF(box.x() + px(14), box.y(), box.width() * _LABELS - px(14), high)
    columns = _columns(box, len(table.heads))
    for column, name, face, colour in zip(columns, table.heads, table.faces, colours, strict=True):
        _paint_head(
            canvas, QRectF(column.x(), box.y(), column.width(), px(_HEAD)), name, face, colour
        )
    y = box.y() + px(_HEAD)
    for name, figures in table.rows:
        paint_rule(canvas, box.x() + px(4), box.right() - px(4), y)
        label.moveTop(y)
        canvas.text(label, name, ROW, canvas.theme.muted)
        for column, figure in zip(columns, figures, strict=True):
            canvas.text(QRectF(column.x(), y, column.width(), high), figure, HEAD, None, CENTRE)
        y += high
    well = QRectF(box.x(), y + px(_GAP), box.width(), px(_TOTAL))
    paint_well(canvas, well, active=True)
    name, figures = table.total
    canvas.text(QRectF(label.x(), well.y(), label.width(), well.height()), name, ROW_BOLD)
    for column, figure, colour in zip(columns, figures, colours, strict=True):
        place = QRectF(column.x(), well.y() - px(1), column.width(), well.height())
        canvas.text(place, figure, NUMBER, colour, CENTRE)


def table_words(table: VerdictTable) -> tuple[str, ...]:
    """All rows for the ear, e.g. "Bid: You 6, Marieke nil."."""
    return tuple(
        f"{name}: {', '.join(_told(table.heads, figures))}."
        for name, figures in (*table.rows, table.total)
    )


def _told(heads: tuple[str, ...], figures: tuple[str, ...]) -> list[str]:
    return [f"{head} {figure}" for head, figure in zip(heads, figures, strict=True) if figure]


def _columns(box: QRectF, count: int) -> list[QRectF]:
    width = box.width() * (1 - _LABELS) / count
    left = box.x() + box.width() * _LABELS
    return [QRectF(left + width * index, box.y(), width, box.height()) for index in range(count)]


def _paint_head(canvas: Canvas, box: QRectF, name: str, face: str, colour: str) -> None:
    """Face and name side by side in the middle of the column."""
    px = canvas.px
    wide = min(NAME.width(name, canvas.scale), box.width() - px(52))
    left = box.center().x() - (wide + px(44)) / 2
    canvas.face(face, QPointF(left + px(18), box.center().y() - px(2)), 34, colour)
    canvas.text(QRectF(left + px(44), box.y() - px(2), wide + px(2), box.height()), name, NAME)
