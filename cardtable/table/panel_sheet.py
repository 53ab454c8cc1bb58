"""The score sheet in the panel: a column a player, a row a deal, the live one golden."""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt

from cardtable.look.canvas import BOLD, CENTRE, LABEL, RIGHT, ROW, SMALL, SMALL_BOLD, Type
from cardtable.look.parts_score import beads_width, paint_beads, paint_rule, paint_well
from cardtable.look.theme import alpha
from cardtable.table.panel_pen import Pen
from cardtable.tabletop.panel import ScoreSheet, SheetHead, SheetRow

_HEAD, _HEAD_GAP, _CAPTIONS, _LIVE = 138, 8, 20, 62
_POINTS: Final = Type(38, 800, serif=True)
_LIVE_FIGURE: Final = Type(24, 800, serif=True)
_RINGS: Final = (6, 2.6)
"""Size of a ring, and the gap to the next."""
_BEADS: Final = 84
"""As wide as the beads of the live row may be."""
_LABELS: Final = (0.23, 0.31)
"""The least and the greatest share of the width that the words on the left take."""


class _Columns(NamedTuple):
    """Where the words on the left end, and how wide a player's column is, in pixels."""

    label: float
    each: float


def sheet_height(pen: Pen, sheet: ScoreSheet) -> float:
    """Heads, captions, all rows, and the live one."""
    high: float = _HEAD + _HEAD_GAP
    if sheet.rows or sheet.live_label:
        high += _CAPTIONS
    high += _row(pen) * len(sheet.rows)
    if sheet.live_label:
        high += _live_gap(pen) + _LIVE + 4
    return pen.canvas.px(high + (8 if pen.tight else 18))


def row_height(pen: Pen) -> float:
    """How high the row of a deal is, in pixels."""
    return pen.canvas.px(_row(pen))


def paint_score_sheet(pen: Pen, sheet: ScoreSheet, box: QRectF) -> None:
    """The sheet as high as `sheet_height` says."""
    px = pen.canvas.px
    columns = _columns(pen, sheet)
    for index, head in enumerate(sheet.heads):
        place = QRectF(_left(box, columns, index), box.y(), columns.each, px(_HEAD))
        _paint_head(pen, head, sheet.rings, place)
    _paint_captions(pen, sheet, box, columns)
    y = box.y() + px(_HEAD + _HEAD_GAP)
    if sheet.rows or sheet.live_label:
        y += px(_CAPTIONS)
    for row in sheet.rows:
        _paint_row(pen, row, QRectF(box.x(), y, box.width(), row_height(pen)), columns)
        y += row_height(pen)
    if sheet.live_label:
        place = QRectF(box.x(), y + px(_live_gap(pen)), box.width(), px(_LIVE))
        _paint_live(pen, sheet, place, columns)


def _row(pen: Pen) -> float:
    return 29 if pen.tight else 36


def _live_gap(pen: Pen) -> float:
    return 5 if pen.tight else 8


def _columns(pen: Pen, sheet: ScoreSheet) -> _Columns:
    """The words on the left take what they need, the players share the rest."""
    scale, least = pen.canvas.scale, pen.width * _LABELS[0]
    words = [SMALL.width(row.label, scale) for row in sheet.rows]
    words += [SMALL.width(text, scale) for text in (sheet.points_caption, sheet.rings_caption)]
    words.append(SMALL_BOLD.width(sheet.live_label, scale))
    label = min(max(least, max(words) + pen.canvas.px(3)), pen.width * _LABELS[1])
    return _Columns(label, (pen.width - label) / max(1, len(sheet.heads)))


def _left(box: QRectF, columns: _Columns, index: int) -> float:
    return box.x() + columns.label + columns.each * index


def _paint_head(pen: Pen, head: SheetHead, rings: int, box: QRectF) -> None:
    canvas, px, colour = pen.canvas, pen.canvas.px, pen.side(head.seat)
    paint_well(canvas, box.adjusted(px(2), 0, 0, 0), head.active)
    middle = box.center().x() + px(1)
    if head.face:
        canvas.face(head.face, QPointF(middle, box.y() + px(28)), 38, colour)
    name = box.adjusted(px(6), px(48), -px(4), 0)
    name.setHeight(px(22))
    canvas.text(name, head.name, BOLD, None, CENTRE)
    points = box.adjusted(px(6), px(64), -px(4), 0)
    points.setHeight(px(46))
    canvas.text(points, head.points, _POINTS, colour, CENTRE)
    left = middle - beads_width(rings, canvas.scale, *_RINGS) / 2
    paint_beads(canvas, QPointF(left, box.y() + px(116)), rings, head.rings, *_RINGS)


def _paint_captions(pen: Pen, sheet: ScoreSheet, box: QRectF, columns: _Columns) -> None:
    canvas, px, muted = pen.canvas, pen.canvas.px, pen.canvas.theme.muted
    room = columns.label - px(2)
    points = QRectF(box.x(), box.y() + px(68), room, px(36))
    canvas.text(points, sheet.points_caption, SMALL, muted)
    rings = QRectF(box.x(), box.y() + px(105), room, px(22))
    canvas.text(rings, sheet.rings_caption, SMALL, muted)
    if not sheet.rows and not sheet.live_label:
        return
    for index in range(len(sheet.heads)):
        left = _left(box, columns, index) + px(6)
        place = QRectF(left, box.y() + px(_HEAD + _HEAD_GAP), columns.each - px(8), px(_CAPTIONS))
        canvas.text(place, sheet.column_caption, LABEL, muted)


def _paint_row(pen: Pen, row: SheetRow, box: QRectF, columns: _Columns) -> None:
    canvas, px, theme = pen.canvas, pen.canvas.px, pen.canvas.theme
    label = QRectF(box.x(), box.y(), columns.label - px(2), box.height())
    canvas.text(label, row.label, SMALL, theme.muted)
    for index, (figures, points) in enumerate(row.cells):
        place = QRectF(_left(box, columns, index), box.y(), columns.each, box.height())
        place.adjust(px(7), 0, -px(7), 0)
        tone = theme.bad if points.startswith("−") else theme.text
        canvas.text(place, points, BOLD, tone, RIGHT)
        place.setWidth(place.width() - BOLD.width(points, canvas.scale) - px(4))
        canvas.text(place, figures, ROW, theme.muted)
    paint_rule(canvas, box.x(), box.right(), box.bottom())


def _paint_live(pen: Pen, sheet: ScoreSheet, box: QRectF, columns: _Columns) -> None:
    canvas, px, theme = pen.canvas, pen.canvas.px, pen.canvas.theme
    ground = box.adjusted(-px(6), -px(2), px(6), px(2))
    fill = alpha(theme.gold, 0.12 if theme.dark else 0.14)
    canvas.rounded(ground, px(12), fill, alpha(theme.gold, 0.7), 1.2)
    label = QRectF(box.x() + px(2), box.y(), columns.label - px(4), box.height())
    canvas.text(label, sheet.live_label, SMALL_BOLD)
    for index, head in enumerate(sheet.heads):
        left = _left(box, columns, index)
        figure = QRectF(left, box.y() + px(1), columns.each, px(36 if head.goal else _LIVE - 2))
        canvas.text(figure, head.live, _LIVE_FIGURE, None, Qt.AlignmentFlag.AlignCenter)
        if head.goal:
            gap = 3 if head.goal < 8 else 2
            size = min(9, _BEADS / head.goal - gap)
            start = left + columns.each / 2 - beads_width(head.goal, canvas.scale, size, gap) / 2
            at = QPointF(start, box.y() + px(46))
            paint_beads(canvas, at, head.goal, head.done, size, gap)
