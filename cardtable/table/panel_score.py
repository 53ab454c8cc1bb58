"""Blocks of the panel: a player's score card, trumps, facts and the last trick."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import BOLD, HEAD, NAME, RIGHT, ROW, SMALL, SMALL_BOLD, Type
from cardtable.look.parts_score import (
    paint_beads,
    paint_fact,
    paint_icon_disc,
    paint_meter,
    paint_trump,
    paint_well,
)
from cardtable.table.deck import card_box
from cardtable.table.panel_pen import Pen
from cardtable.tabletop.panel import Facts, LastTrick, ScoreCard, SuitBlock

CARD: Final = 48
"""How wide the cards of the last trick are, in design pixels."""
_POINTS: Final = Type(38, 800, serif=True)
_BEADS_FIGURE: Final = Type(30, 800, serif=True)
_WON: Final = Type(20, 800, serif=True)
_SIGNED: Final = 46
"""A well of facts without its rows, in design pixels."""


def score_height(pen: Pen, card: ScoreCard) -> float:
    """The same for all."""
    del card
    return pen.canvas.px(128 if pen.tight else 134)


def paint_score(pen: Pen, card: ScoreCard, box: QRectF) -> None:
    """Face, name and points; the meter to the goal; beads for the match."""
    canvas, theme = pen.canvas, pen.canvas.theme
    px, colour = canvas.px, pen.side(card.seat)
    x, y, width = box.x(), box.y(), box.width()
    well = QRectF(x, y, width, px(124))
    paint_well(canvas, well, card.active)
    if card.face:
        canvas.face(card.face, QPointF(x + px(30), y + px(30)), 38, colour)
    points = _POINTS.width(card.points, canvas.scale)
    room = width - px(58 + 16 + 10) - points
    canvas.text(QRectF(x + px(58), y + px(8), room, px(24)), card.name, NAME)
    note = QRectF(x + px(58), y + px(31), room, px(20))
    canvas.text(note, card.note, SMALL, theme.muted)
    big = QRectF(x, y + px(5), width - px(16), px(46))
    canvas.text(big, card.points, _POINTS, colour, RIGHT)
    meter = QRectF(x + px(14), y + px(61), width - px(56), px(8))
    paint_meter(canvas, meter, card.meter, colour)
    goal = QRectF(x + px(14), y + px(54), width - px(30), px(22))
    canvas.text(goal, card.goal, SMALL, theme.muted, RIGHT)
    caption = QRectF(x + px(14), y + px(75), width - px(60), px(22))
    canvas.text(caption, card.beads_caption, SMALL, theme.muted)
    paint_beads(canvas, QPointF(x + px(14), y + px(107)), card.beads, card.beads_filled)
    figure = QRectF(x, y + px(78), width - px(16), px(40))
    canvas.text(figure, card.beads_text, _BEADS_FIGURE, theme.gold, RIGHT)


def suit_height(pen: Pen, block: SuitBlock) -> float:
    """The same for all."""
    del block
    return pen.canvas.px(70 if pen.tight else 78)


def paint_suit(pen: Pen, block: SuitBlock, box: QRectF) -> None:
    """The sign of trumps on gold."""
    inner = QRectF(box.x(), box.y(), box.width(), pen.canvas.px(64))
    paint_trump(pen.canvas, inner, pen.art.sign(block.suit), block.title, block.note)


def facts_height(pen: Pen, facts: Facts) -> float:
    """A title and a line a row."""
    if _signed(facts):
        return pen.canvas.px(_SIGNED + 24 * len(facts.rows) + (4 if pen.tight else 10))
    return pen.canvas.px(26 + _row(pen) * len(facts.rows) + (4 if pen.tight else 10))


def _signed(facts: Facts) -> bool:
    """Whether a sign or an icon stands beside the title; such facts stand in a well."""
    return bool(facts.suit or facts.icon)


def paint_facts(pen: Pen, facts: Facts, box: QRectF) -> None:
    """Title, then name and value a line."""
    if _signed(facts):
        _paint_signed(pen, facts, box)
        return
    canvas, px = pen.canvas, pen.canvas.px
    inner = box.adjusted(px(6), 0, -px(6), 0)
    title = QRectF(inner.x(), inner.y(), inner.width(), px(22))
    canvas.text(title, facts.title, SMALL_BOLD, canvas.theme.muted)
    for row, (name, value) in enumerate(facts.rows):
        line = QRectF(inner.x(), inner.y() + px(26 + _row(pen) * row), inner.width(), px(24))
        paint_fact(canvas, line, name, value)


def _paint_signed(pen: Pen, facts: Facts, box: QRectF) -> None:
    canvas, theme, px = pen.canvas, pen.canvas.theme, pen.canvas.px
    high = px(_SIGNED + 24 * len(facts.rows))
    paint_well(canvas, QRectF(box.x(), box.y(), box.width(), high))
    inner = box.adjusted(px(14), px(8), -px(14), 0)
    title = QRectF(inner.x(), inner.y(), inner.width() - px(40), px(26))
    canvas.text(title, facts.title, HEAD)
    middle = QPointF(box.right() - px(27), title.center().y() + px(2))
    if facts.suit is not None:
        canvas.sign(pen.art.sign(facts.suit), middle, 26)
    else:
        paint_icon_disc(canvas, middle, facts.icon, 30)
    for row, (name, value) in enumerate(facts.rows):
        line = QRectF(inner.x(), inner.y() + px(30 + 24 * row), inner.width(), px(22))
        words = QRectF(line)
        words.setWidth(line.width() - BOLD.width(value, canvas.scale) - px(10))
        canvas.text(words, name, ROW, theme.muted)
        canvas.text(line, value, BOLD, None, RIGHT)


def _row(pen: Pen) -> float:
    return 24 if pen.tight else 27


def last_trick_height(pen: Pen, trick: LastTrick) -> float:
    """A title and the cards in small."""
    del trick
    return pen.canvas.px(114 if pen.tight else 128)


def paint_last_trick(pen: Pen, trick: LastTrick, box: QRectF) -> None:
    """The cards as they lay, and beside them what they were worth and for whom."""
    canvas, theme, px = pen.canvas, pen.canvas.theme, pen.canvas.px
    title = QRectF(box.x() + px(6), box.y(), box.width(), px(22))
    canvas.text(title, trick.title, SMALL_BOLD, theme.muted)
    width = px(CARD)
    y = box.y() + px(28) + width * pen.art.facts.ratio / 2
    last = len(trick.cards) - 1
    step = 40 if last < 2 else 26  # beside four cards the words still need room
    for index, card in enumerate(trick.cards):
        at = QPointF(box.x() + px(34 + step * index), y + px(index))
        _card(pen, pen.art.face(card), at, width, -4 + 9 * index / max(1, last))
    left = box.x() + px(34 + step * last) + width / 2 + px(20 if last < 2 else 12)
    room = box.right() - left
    points = QRectF(left, y - px(25), room, px(26))
    kind = NAME if trick.points[:1].isalpha() else _WON
    canvas.text(points, trick.points, kind, pen.side(trick.seat))
    canvas.text(QRectF(left, y + px(1), room, px(22)), trick.note, SMALL, theme.muted)


def _card(pen: Pen, element: str, middle: QPointF, width: float, turn: float) -> None:
    painter = pen.canvas.painter
    box = card_box(width, pen.art.facts.ratio)
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    painter.setOpacity(0.5)
    pen.art.paint_shadow(painter, box.translated(0, 3), 0.8)
    painter.setOpacity(1)
    pixmap = pen.art.pixmap(element, round(width * pen.ratio))
    if not pixmap.isNull():
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
    painter.restore()
