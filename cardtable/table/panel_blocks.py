"""The blocks of the side panel, painted: players' scores, trumps, facts, the last trick."""

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import NAME, RIGHT, SMALL, SMALL_BOLD, Canvas, Type
from cardtable.look.parts_score import (
    paint_beads,
    paint_fact,
    paint_meter,
    paint_trump,
    paint_well,
)
from cardtable.table.art import DeckArt
from cardtable.table.deck import card_box
from cardtable.tabletop.panel import Block, Facts, LastTrick, ScoreCard, SuitBlock

CARD: Final = 48
"""How wide the cards of the last trick are, in design pixels."""
_POINTS: Final = Type(38, 800, serif=True)
_BEADS_FIGURE: Final = Type(30, 800, serif=True)
_WON: Final = Type(20, 800, serif=True)


@dataclass(frozen=True, slots=True)
class BlockPainter:
    """Paints blocks one below the other with a canvas; `viewer` is the seat on our side."""

    canvas: Canvas
    art: DeckArt
    viewer: int
    ratio: float
    """Device pixels by pixels."""
    tight: bool = False
    """Less air between the blocks, where the window is low."""

    def fitting(self, blocks: tuple[Block, ...], room: float) -> "BlockPainter":
        """The same, tight if the blocks would else be higher than the room."""
        return replace(self, tight=sum(map(self.height, blocks)) > room)

    def height(self, block: Block) -> float:
        """How high the block is with the gap after it, in pixels."""
        px = self.canvas.px
        match block:
            case ScoreCard():
                return px(128 if self.tight else 134)
            case SuitBlock():
                return px(70 if self.tight else 78)
            case Facts():
                return px(26 + self._row * len(block.rows) + (4 if self.tight else 10))
            case LastTrick():
                return px(114 if self.tight else 128)
            case _:
                return 0

    def paint(self, block: Block, box: QRectF) -> None:
        """Paint the block in the box, which is as high as `height` says."""
        match block:
            case ScoreCard():
                self._score(block, box)
            case SuitBlock():
                inner = QRectF(box.x(), box.y(), box.width(), self.canvas.px(64))
                paint_trump(self.canvas, inner, self.art.sign(block.suit), block.title, block.note)
            case Facts():
                self._facts(block, box)
            case LastTrick():
                self._last_trick(block, box)

    @property
    def _row(self) -> float:
        return 24 if self.tight else 27

    def _side(self, seat: int) -> str:
        theme = self.canvas.theme
        return theme.us if seat == self.viewer else theme.them

    def _score(self, card: ScoreCard, box: QRectF) -> None:
        canvas, theme = self.canvas, self.canvas.theme
        px, colour = canvas.px, self._side(card.seat)
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

    def _facts(self, facts: Facts, box: QRectF) -> None:
        canvas, px = self.canvas, self.canvas.px
        inner = box.adjusted(px(6), 0, -px(6), 0)
        title = QRectF(inner.x(), inner.y(), inner.width(), px(22))
        canvas.text(title, facts.title, SMALL_BOLD, canvas.theme.muted)
        for row, (name, value) in enumerate(facts.rows):
            line = QRectF(inner.x(), inner.y() + px(26 + self._row * row), inner.width(), px(24))
            paint_fact(canvas, line, name, value)

    def _last_trick(self, trick: LastTrick, box: QRectF) -> None:
        canvas, theme, px = self.canvas, self.canvas.theme, self.canvas.px
        title = QRectF(box.x() + px(6), box.y(), box.width(), px(22))
        canvas.text(title, trick.title, SMALL_BOLD, theme.muted)
        width = px(CARD)
        y = box.y() + px(28) + width * self.art.facts.ratio / 2
        for index, card in enumerate(trick.cards):
            at = QPointF(box.x() + px(34 + 40 * index), y + px(index))
            self._card(self.art.face(card), at, width, -4 if index == 0 else 5)
        left = box.x() + px(34 + 40 * (len(trick.cards) - 1)) + width / 2 + px(20)
        room = box.right() - left
        points = QRectF(left, y - px(25), room, px(26))
        canvas.text(points, trick.points, _WON, self._side(trick.seat))
        canvas.text(QRectF(left, y + px(1), room, px(22)), trick.note, SMALL, theme.muted)

    def _card(self, element: str, middle: QPointF, width: float, turn: float) -> None:
        painter = self.canvas.painter
        box = card_box(width, self.art.facts.ratio)
        painter.save()
        painter.translate(middle)
        painter.rotate(turn)
        painter.setOpacity(0.5)
        self.art.paint_shadow(painter, box.translated(0, 3), 0.8)
        painter.setOpacity(1)
        pixmap = self.art.pixmap(element, round(width * self.ratio))
        if not pixmap.isNull():
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.restore()
