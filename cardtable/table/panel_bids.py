"""Blocks of the panel about bids and seen cards: suits, shares of tricks, stakes, a foot line."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt

from cardtable.look.canvas import ROW, SMALL, Type
from cardtable.look.parts_score import paint_sign_disc
from cardtable.look.theme import alpha
from cardtable.table.panel_pen import TITLE, Pen
from cardtable.tabletop.panel import Shares, Stakes, SuitNote, SuitRows

_RANKS: Final = Type(18, 700, serif=True)
_STAKE_TITLE: Final = Type(22, 800, serif=True)
_STAKE: Final = Type(28, 800, serif=True)
_TITLE_ROW, _SIGN_ROOM, _NOTE = 34, 44, 44
_BAR, _LINE = 22, 22


# -- cards by suit -----------------------------------------------------------------------------


def suits_height(pen: Pen, block: SuitRows) -> float:
    """A title, a row a suit, and the note; a long suit takes two lines."""
    px = pen.canvas.px
    rows = sum(_suit_height(pen, ranks) + _suit_gap(pen) for _, ranks in block.rows)
    note = 0 if pen.tight or not block.note else _note_height(pen, block.note)
    return px(_TITLE_ROW) + rows + note + px(6 if pen.tight else 14)


def paint_suits(pen: Pen, block: SuitRows, box: QRectF) -> None:
    """The title, and each suit in a well: its sign, its ranks."""
    canvas, px = pen.canvas, pen.canvas.px
    title = QRectF(box.x() + px(2), box.y(), box.width() - px(4), px(28))
    canvas.text(title, block.title, TITLE)
    y = box.y() + px(_TITLE_ROW)
    for suit, ranks in block.rows:
        high = _suit_height(pen, ranks)
        well = QRectF(box.x(), y, box.width(), high)
        canvas.rounded(well, px(10), canvas.theme.well)
        middle = QPointF(box.x() + px(22), well.center().y())
        paint_sign_disc(canvas, middle, pen.art.sign(suit), 26)  # black signs need paper at night
        room = well.adjusted(px(_SIGN_ROOM), 0, -px(8), 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        canvas.paragraph(room, ranks, _RANKS, None, flags)
        y += high + _suit_gap(pen)
    if block.note and not pen.tight:
        room = QRectF(box.x() + px(6), y + px(2), box.width() - px(12), box.bottom() - y - px(2))
        canvas.paragraph(room, block.note, SMALL, canvas.theme.muted)


def _suit_height(pen: Pen, ranks: str) -> float:
    px = pen.canvas.px
    words = _RANKS.height(ranks, pen.canvas.scale, pen.width - px(_SIGN_ROOM + 8))
    return max(px(30 if pen.tight else 40), words + px(4))


def _suit_gap(pen: Pen) -> float:
    return pen.canvas.px(3 if pen.tight else 6)


def _note_height(pen: Pen, note: str) -> float:
    return SMALL.height(note, pen.canvas.scale, pen.width - pen.canvas.px(12)) + pen.canvas.px(4)


# -- tricks shared out -------------------------------------------------------------------------


def shares_height(pen: Pen, block: Shares) -> float:
    """A title, the bar, and a line a note."""
    return pen.canvas.px(36 + _BAR + 4 + _LINE * len(block.notes) + (4 if pen.tight else 14))


def paint_shares(pen: Pen, block: Shares, box: QRectF) -> None:
    """The viewer's from the left, the other's from the right, outlined in their colours."""
    canvas, px, theme = pen.canvas, pen.canvas.px, pen.canvas.theme
    title = QRectF(box.x() + px(6), box.y(), box.width() - px(12), px(28))
    canvas.text(title, block.title, TITLE)
    takers = _takers(pen, block)
    gap = px(3)
    width = (box.width() - px(4) - gap * (block.cells - 1)) / block.cells
    y = box.y() + px(36)
    for index, seats in enumerate(takers):
        cell = QRectF(box.x() + px(2) + index * (width + gap), y, width, px(_BAR))
        canvas.rounded(cell, px(4), theme.well, theme.rule)
        for depth, seat in enumerate(seats):
            inner = cell.adjusted(px(2.6) * depth, px(2.6) * depth, -px(2.6) * depth, 0)
            inner.setBottom(cell.bottom() - px(2.6) * depth)
            colour = pen.side(seat)
            canvas.rounded(inner, px(4 - depth), alpha(colour, 0.22), colour, px(1.6))
    for index, note in enumerate(block.notes):
        line = QRectF(box.x() + px(2), y + px(_BAR + 4 + _LINE * index), box.width() - px(4), 0)
        line.setHeight(px(_LINE))
        canvas.text(line, note, SMALL, theme.muted)


def _takers(pen: Pen, block: Shares) -> list[list[int]]:
    """Which seats take each cell; where more is bid than there is, both stand in one."""
    takers: list[list[int]] = [[] for _ in range(block.cells)]
    for seat, count in block.taken:
        mine = seat == pen.viewer
        for index in range(min(count, block.cells)):
            takers[index if mine else block.cells - 1 - index].append(seat)
    return takers


# -- stakes ------------------------------------------------------------------------------------


def stakes_height(pen: Pen, block: Stakes) -> float:
    """A box with title, sentence and both figures."""
    return _stakes_box(pen, block) + pen.canvas.px(8 if pen.tight else 16)


def paint_stakes(pen: Pen, block: Stakes, box: QRectF) -> None:
    """What it brings and what it costs, on a ground of danger."""
    canvas, px, theme = pen.canvas, pen.canvas.px, pen.canvas.theme
    frame = QRectF(box.x(), box.y(), box.width(), _stakes_box(pen, block))
    fill = alpha(theme.bad, 0.12 if theme.dark else 0.08)
    canvas.rounded(frame, px(14), fill, alpha(theme.bad, 0.55), 1.2)
    inner = frame.adjusted(px(16), px(10), -px(16), -px(10))
    title = QRectF(inner.x(), inner.y(), inner.width(), px(32))
    canvas.text(title, block.title, _STAKE_TITLE, theme.bad)
    text = QRectF(inner.x(), inner.y() + px(34), inner.width(), _stakes_text(pen, block))
    canvas.paragraph(text, block.text, ROW)
    y = text.bottom() + px(10)
    half = inner.width() / 2
    for index, (figure, note, tone) in enumerate(
        ((block.gain, block.gain_note, theme.good), (block.loss, block.loss_note, theme.bad))
    ):
        left = inner.x() + half * index
        canvas.text(QRectF(left, y, half - px(4), px(36)), figure, _STAKE, tone)
        under = QRectF(left, y + px(35), half - px(4), px(22))
        canvas.text(under, note, SMALL, theme.muted)


def _stakes_text(pen: Pen, block: Stakes) -> float:
    return ROW.height(block.text, pen.canvas.scale, pen.width - pen.canvas.px(32))


def _stakes_box(pen: Pen, block: Stakes) -> float:
    return pen.canvas.px(10 + 34 + 10 + 58 + 10) + _stakes_text(pen, block)


# -- the foot line -----------------------------------------------------------------------------


def note_height(pen: Pen, block: SuitNote) -> float:
    """One line, or two where the words need them."""
    return _note_box(pen, block) + pen.canvas.px(4)


def paint_note(pen: Pen, block: SuitNote, box: QRectF) -> None:
    """The sign on its disc, and the words beside it."""
    canvas, px = pen.canvas, pen.canvas.px
    well = QRectF(box.x(), box.y(), box.width(), _note_box(pen, block))
    canvas.rounded(well, px(12), canvas.theme.well)
    middle = QPointF(box.x() + px(24), well.center().y())
    paint_sign_disc(canvas, middle, pen.art.sign(block.suit), 32)
    words = well.adjusted(px(50), 0, -px(8), 0)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    canvas.paragraph(words, block.text, ROW, None, flags)


def _note_box(pen: Pen, block: SuitNote) -> float:
    px = pen.canvas.px
    words = ROW.height(block.text, pen.canvas.scale, pen.width - px(58))
    return max(px(_NOTE), words + px(10))
