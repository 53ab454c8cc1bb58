"""The blocks of the side panel: how high each is, where it stands, and who paints it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF

from cardtable.table import panel_bids, panel_score, panel_sheet, panel_slate, panel_versus
from cardtable.table.panel_pen import Pen
from cardtable.tabletop.panel import (
    Block,
    ContractBlock,
    Facts,
    LastTrick,
    ScoreCard,
    ScoreSheet,
    Shares,
    SideScore,
    Slate,
    Stakes,
    SuitBlock,
    SuitNote,
    SuitRows,
    Sums,
    Versus,
)


class _Part(NamedTuple):
    """How a kind of block is measured, the gap after it included, and painted."""

    height: Callable[[Pen, Any], float]
    paint: Callable[[Pen, Any, QRectF], None]
    give: Callable[[Pen, Any], float] | None = None
    """By how much it may be lower where there is little room."""


_PARTS: Final[dict[type[Block], _Part]] = {
    ScoreCard: _Part(panel_score.score_height, panel_score.paint_score),
    SuitBlock: _Part(panel_score.suit_height, panel_score.paint_suit),
    Facts: _Part(panel_score.facts_height, panel_score.paint_facts),
    LastTrick: _Part(panel_score.last_trick_height, panel_score.paint_last_trick),
    ScoreSheet: _Part(panel_sheet.sheet_height, panel_sheet.paint_score_sheet),
    SuitRows: _Part(panel_bids.suits_height, panel_bids.paint_suits),
    Shares: _Part(panel_bids.shares_height, panel_bids.paint_shares),
    Stakes: _Part(panel_bids.stakes_height, panel_bids.paint_stakes),
    SuitNote: _Part(panel_bids.note_height, panel_bids.paint_note),
    Slate: _Part(panel_slate.slate_height, panel_slate.paint_slate, panel_slate.slate_give),
    SideScore: _Part(panel_slate.side_height, panel_slate.paint_side),
    ContractBlock: _Part(panel_slate.contract_height, panel_slate.paint_contract),
    Sums: _Part(panel_slate.sums_height, panel_slate.paint_sums),
    Versus: _Part(panel_versus.versus_height, panel_versus.paint_versus),
}
_GIVE_WAY: Final[tuple[type[Block], ...]] = (
    SuitNote,
    LastTrick,
    SuitRows,
    Facts,
    Sums,
    Slate,
    Versus,
)
"""Kinds that are left out, first the first, where the panel is too low for all."""


class Placed(NamedTuple):
    """A block and where it stands."""

    block: Block
    box: QRectF


def block_height(pen: Pen, block: Block) -> float:
    """How high the block is with the gap after it, in pixels."""
    return _PARTS[type(block)].height(pen, block)


def paint_block(pen: Pen, placed: Placed) -> None:
    """Paint the block where it stands."""
    _PARTS[type(placed.block)].paint(pen, placed.block, placed.box)


def total_height(pen: Pen, blocks: tuple[Block, ...]) -> float:
    """How high all are, one below the other."""
    return sum(block_height(pen, block) for block in blocks)


def laid_out(pen: Pen, blocks: tuple[Block, ...], box: QRectF) -> tuple[Pen, tuple[Placed, ...]]:
    """The blocks that the box has room for, and a pen as tight as that takes.

    First the air goes, then the oldest deals of a score sheet, a slate becomes lower, then whole
    blocks go. What stands at the foot is the last, whatever a hint has put after it.
    """
    blocks = tuple(sorted(blocks, key=lambda block: isinstance(block, SuitNote)))
    if total_height(pen, blocks) > box.height():
        pen = replace(pen, tight=True)
        blocks = _fitting(pen, blocks, box.height())
    excess = total_height(pen, blocks) - box.height()
    placed, y = [], box.y()
    for block in blocks:
        less = max(0.0, min(excess, _give(pen, block)))
        high = block_height(pen, block) - less
        excess -= less
        top = box.bottom() - high if isinstance(block, SuitNote) else y
        placed.append(Placed(block, QRectF(box.x(), top, box.width(), high)))
        y += high
    return pen, tuple(placed)


def _fitting(pen: Pen, blocks: tuple[Block, ...], room: float) -> tuple[Block, ...]:
    shown = blocks
    for gone in range(len(_GIVE_WAY) + 1):
        kept = tuple(block for block in blocks if not isinstance(block, _GIVE_WAY[:gone]))
        excess = total_height(pen, kept) - room
        shown = tuple(_newest(pen, block, excess) for block in kept)
        if total_height(pen, shown) - sum(_give(pen, block) for block in shown) <= room:
            break
    return shown


def _give(pen: Pen, block: Block) -> float:
    give = _PARTS[type(block)].give
    return give(pen, block) if give else 0.0


def _newest(pen: Pen, block: Block, excess: float) -> Block:
    """A score sheet with as many of its oldest deals gone as are too much; else the block."""
    if not isinstance(block, ScoreSheet) or excess <= 0 or not block.rows:
        return block
    gone = -int(-excess // panel_sheet.row_height(pen))
    return replace(block, rows=block.rows[gone:])
