"""Where the columns of a whole score sheet stand, and its lines painted: on screen as on paper."""

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from cardtable.look.canvas import CENTRE, LABEL, NAME, RIGHT, ROW, ROW_BOLD, Canvas, Type
from cardtable.look.parts_score import paint_rule
from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow

HEAD: Final = 58
"""How high the captions are, in design pixels."""
_TOTAL: Final = Type(16, 700, tabular=True)
_POINTS: Final = replace(ROW_BOLD, tabular=True)
_FIGURE: Final = replace(ROW, tabular=True)
_LABEL_LEAST, _LEAST, _AIR, _GAP = 52, 50, 12, 10
"""The column of the deals, one of figures (a total of five), round a word, between players."""


class Span(NamedTuple):
    """Where a column begins, and how wide it is, in real pixels."""

    left: float
    width: float

    def box(self, top: float, height: float) -> QRectF:
        """A cell of the column."""
        return QRectF(self.left, top, self.width, height)


@dataclass(frozen=True, slots=True)
class Columns:
    """All columns of a sheet in the room that there is."""

    label: Span
    of_deal: tuple[Span, ...]
    players: tuple[Span, ...]
    cells: tuple[tuple[Span, ...], ...]
    """By player."""
    figures: tuple[float, ...]
    """By column, how wide the widest figure is: all end where that one ends, in the middle."""

    def figure(self, player: int, column: int, top: float, height: float) -> QRectF:
        """Where a figure stands, to the right in the box."""
        span, wide = self.cells[player][column], self.figures[column]
        right = span.left + (span.width + min(wide, span.width)) / 2
        return QRectF(span.left, top, right - span.left, height)


def columns_of(sheet: WholeSheet, room: float, scale: float) -> Columns:
    """The columns of the deal as wide as their words, those of the figures in what is left."""
    left, spans = 0.0, []
    labels = [row.label for row in sheet.rows if not row.is_penalty]
    wide = [max(_LABEL_LEAST * scale, _widest(labels, sheet.deal_caption, scale))]
    for place, caption in enumerate(sheet.deal_columns):
        told = [row.of_deal[place] for row in sheet.rows if row.of_deal]
        wide.append(_widest(told, caption, scale))
    if not sheet.deal_columns:  # what comes off after a deal is told there as well
        penalties = [row.label for row in sheet.rows if row.is_penalty]
        wide[0] = max(wide[0], _widest(penalties, "", scale))
    for width in wide:
        spans.append(Span(left, width))
        left += width
    share = (room - left) / max(1, len(sheet.players))
    players = tuple(Span(left + share * place, share) for place in range(len(sheet.players)))
    cells = tuple(_cells(sheet, player, scale) for player in players)
    figures = tuple(_widest_figure(sheet, column, scale) for column in range(len(sheet.columns)))
    return Columns(spans[0], tuple(spans[1:]), players, cells, figures)


def paint_heads(canvas: Canvas, sheet: WholeSheet, columns: Columns, top: float) -> None:
    """The players, and under them what each column is."""
    px, muted = canvas.px, canvas.theme.muted
    low, high = top + px(HEAD - 26), px(24)
    for span, caption in zip(
        (columns.label, *columns.of_deal), (sheet.deal_caption, *sheet.deal_columns), strict=True
    ):
        box = span.box(low, high).adjusted(px(4), 0, -px(4), 0)
        canvas.text(box, caption, LABEL, muted)
    for player, name in enumerate(sheet.players):
        box = columns.players[player].box(top, px(28))
        canvas.text(box, name, NAME, side_tone(canvas, player), CENTRE)
        for span, caption in zip(columns.cells[player], sheet.columns, strict=True):
            canvas.text(span.box(low, high), caption, LABEL, muted, CENTRE)


def paint_row(
    canvas: Canvas, sheet: WholeSheet, columns: Columns, row: WholeSheetRow, box: QRectF
) -> None:
    """The deal and its figures, the total in the colour of its side, under a hairline."""
    px, theme = canvas.px, canvas.theme
    paint_rule(canvas, box.left() + px(2), box.right() - px(2), box.top() + 0.5)
    told = (row.label, *row.of_deal)
    for span, text in zip((columns.label, *columns.of_deal), told, strict=False):
        place = span.box(box.top(), box.height()).adjusted(px(4), 0, -px(4), 0)
        canvas.text(place, text, ROW, theme.bad if row.is_penalty else theme.muted)
    last = len(sheet.columns) - 1
    for player, cells in enumerate(row.cells):
        for column, figure in enumerate(cells):
            tone = side_tone(canvas, player) if column == last else None
            cell = columns.figure(player, column, box.top(), box.height())
            canvas.text(cell, figure, _style(sheet, column), tone, RIGHT)


def side_tone(canvas: Canvas, player: int) -> str:
    """The colour of a player: the viewer stands first."""
    return canvas.theme.us if player == 0 else canvas.theme.them


def _style(sheet: WholeSheet, column: int) -> Type:
    """The last column is the total, the one before it what the deal was worth."""
    from_right = len(sheet.columns) - 1 - column
    return (_TOTAL, _POINTS)[from_right] if from_right < 2 else _FIGURE


def _widest_figure(sheet: WholeSheet, column: int, scale: float) -> float:
    style = _style(sheet, column)
    figures = (cells[column] for row in sheet.rows for cells in row.cells)
    return max((style.width(figure, scale) for figure in figures), default=0.0)


def _widest(texts: list[str], caption: str, scale: float) -> float:
    widths = [LABEL.width(caption, scale), *(ROW.width(text, scale) for text in texts)]
    return max(widths) + _AIR * scale


def _cells(sheet: WholeSheet, player: Span, scale: float) -> tuple[Span, ...]:
    """The columns of a player: all alike, or as their captions need."""
    gap = _GAP * scale
    room = player.width - gap
    words = [LABEL.width(caption, scale) + gap for caption in sheet.columns]
    even = room / len(words)
    if max(words) > even:
        wanted = [max(_LEAST * scale, wide) for wide in words]
    else:
        wanted = [even] * len(words)
    share, left, spans = room / sum(wanted), player.left + gap, []
    for wide in wanted:
        spans.append(Span(left, wide * share))
        left += wide * share
    return tuple(spans)
