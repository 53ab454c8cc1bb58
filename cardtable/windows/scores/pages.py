"""A score sheet on paper: its pages, painted as lines and letters that stay sharp at any size."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from cardtable.look.canvas import (
    CENTRE,
    LABEL,
    LEFT,
    NAME,
    ROW,
    ROW_BOLD,
    SMALL,
    TITLE,
    Canvas,
    Type,
)
from cardtable.look.theme import DAY, DEEP_GOLD
from cardtable.storage.paths import asset
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.windows.common.words import title as program
from cardtable.windows.scores import words
from cardtable.windows.scores.columns import (
    HEAD,
    Columns,
    columns_of,
    paint_heads,
    paint_row,
    side_tone,
)
from cardtable.windows.scores.slate import SLATE_HEIGHT, paint_slate
from cardtable.windows.scores.words import Occasion

INK: Final = replace(DAY, text="#1d1a22", muted="#5b524b", rule="#d9ccb4", line="#b79d6c")
"""The colours of day on white paper."""
WIDE: Final = 820
"""The width of a page between its margins, in design pixels: as wide as the sheet on screen."""
_TITLE: Final = Type(34, 800, serif=True)
_FIRST, _LATER, _ROW, _FOOT, _TOTALS, _OUTCOME = 150, 52, 27, 40, 58, 46
_LEAST: Final = 4
"""So many rows at least stand over the totals on a page of their own."""
_BAND: Final = "#fbf6ea"
"""Under every second deal, so that the eye keeps its line."""


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on a page."""

    rows: tuple[WholeSheetRow, ...]
    begins: bool
    """With the title; later pages only name it."""
    ends: bool
    """With totals and outcome."""


def pages_of(sheet: WholeSheet, high: float) -> tuple[Page, ...]:
    """The rows on pages that are `high` design pixels high; a penalty stays with its deal."""
    left, pages = list(sheet.rows), list[Page]()
    end = _TOTALS + (SLATE_HEIGHT if sheet.slate else 0) + (_OUTCOME if sheet.outcome else 0)
    while True:
        head = _first(sheet) if not pages else _LATER
        room = int((high - head - HEAD - _FOOT) // _ROW)
        last = int((high - head - HEAD - _FOOT - end) // _ROW)
        if len(left) <= last:
            return (*pages, Page(tuple(left), not pages, ends=True))
        count = max(1, min(room, len(left) - _LEAST))
        while count > 1 and left[count].is_penalty:
            count -= 1
        pages.append(Page(tuple(left[:count]), not pages, ends=False))
        del left[:count]


def paint_page(
    painter: QPainter, size: QSizeF, sheet: WholeSheet, occasion: Occasion, place: int
) -> None:
    """One page, `size` large in dots from the painter's origin; `place` counts from nought."""
    scale = size.width() / WIDE
    canvas = Canvas(painter, INK, scale, copied=True)
    pages = pages_of(sheet, size.height() / scale)
    page, px = pages[place], canvas.px
    whole = columns_of(sheet, size.width(), scale)
    if page.begins:
        top = _paint_title(canvas, sheet, occasion, size.width())
    else:
        canvas.text(QRectF(0, 0, size.width(), px(30)), sheet.title, TITLE)
        top = px(_LATER)
    paint_heads(canvas, sheet, whole, top)
    top = _paint_rows(canvas, sheet, whole, page.rows, QPointF(size.width(), top + px(HEAD)))
    if page.ends:
        _paint_end(canvas, sheet, whole, QPointF(size.width(), top))
    foot = QRectF(0, size.height() - px(24), size.width(), px(24))
    canvas.text(foot, program(), LABEL, INK.muted, LEFT)
    canvas.text(foot, words.page(place + 1, len(pages)), LABEL, INK.muted, CENTRE)


def _first(sheet: WholeSheet) -> int:
    return _FIRST + 24 * len(sheet.members)


def _paint_title(canvas: Canvas, sheet: WholeSheet, occasion: Occasion, wide: float) -> float:
    """Title, what was played for, when and by whom; where the table begins."""
    px = canvas.px
    _paint_signs(canvas, sheet.signs, wide)
    canvas.text(QRectF(0, 0, wide - px(160), px(46)), sheet.title, _TITLE)
    under = QRectF(0, px(48), wide, px(24))
    canvas.text(under, words.under_title(sheet, occasion), SMALL, INK.muted)
    _double_rule(canvas, wide, px(80))
    top = px(92)
    lines = [words.people(occasion)]
    lines += [f"{name}: {who}" for name, who in zip(sheet.players, sheet.members, strict=False)]
    for place, line in enumerate(filter(None, lines)):
        style = ROW if place == 0 or not sheet.members else ROW_BOLD
        tone = side_tone(canvas, place - 1) if place else None
        canvas.text(QRectF(0, top, wide, px(22)), line, style, tone)
        top += px(24)
    return px(_first(sheet)) - px(8)


def _paint_signs(canvas: Canvas, signs: Sequence[str], wide: float) -> None:
    """The four suits of the deck in the corner."""
    side, step = canvas.px(26), canvas.px(35)
    for place, sign in enumerate(reversed(signs)):
        drawing = QSvgRenderer(str(asset("signs", f"{sign}.svg")))
        left = wide - side - step * place
        drawing.render(canvas.painter, QRectF(left, canvas.px(12), side, side))


def _double_rule(canvas: Canvas, wide: float, top: float) -> None:
    for drop, thick in ((0.0, 1.6), (4.0, 0.6)):
        canvas.painter.setPen(QPen(QColor(DEEP_GOLD), canvas.px(thick)))
        y = top + canvas.px(drop)
        canvas.painter.drawLine(QPointF(0, y), QPointF(wide, y))


def _paint_rows(
    canvas: Canvas,
    sheet: WholeSheet,
    columns: Columns,
    rows: Sequence[WholeSheetRow],
    corner: QPointF,
) -> float:
    """The rows from here down; `corner` is their right upper one. Where they end."""
    top, high = corner.y(), canvas.px(_ROW)
    for place, row in enumerate(rows):
        box = QRectF(0, top + high * place, corner.x(), high)
        if place % 2:
            canvas.painter.fillRect(box, QColor(_BAND))
        paint_row(canvas, sheet, columns, row, box)
    return top + high * len(rows)


def _paint_end(canvas: Canvas, sheet: WholeSheet, columns: Columns, corner: QPointF) -> None:
    """The totals under a double rule, the slate of Jass, and who has won."""
    px, wide, top = canvas.px, corner.x(), corner.y()
    _double_rule(canvas, wide, top)
    canvas.text(QRectF(px(4), top + px(6), px(300), px(40)), words.total(), NAME)
    for player, points in enumerate(words.totals(sheet)):
        box = columns.players[player].box(top + px(6), px(40))
        canvas.text(box, points, _TITLE, side_tone(canvas, player), CENTRE)
    top += px(_TOTALS)
    for player, chalked in enumerate(sheet.slate):
        place = columns.players[player].box(top, px(SLATE_HEIGHT))
        paint_slate(canvas, place, chalked, side_tone(canvas, player))
    top += px(SLATE_HEIGHT) if sheet.slate else 0
    if sheet.outcome:
        box = QRectF(0, top + px(6), wide, px(_OUTCOME - 12))
        canvas.text(box, sheet.outcome, TITLE, None, CENTRE)
