"""Which blocks the panel has room for, where they stand, and what of them is told."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import Suit, cards
from cardtable.look.canvas import Canvas
from cardtable.look.theme import DAY
from cardtable.table.art import DeckArt
from cardtable.table.panel_blocks import laid_out
from cardtable.table.panel_pen import Pen
from cardtable.table.panel_strip import scores
from cardtable.table.texts import panel_text
from cardtable.tabletop.panel import (
    Block,
    LastTrick,
    Panel,
    ScoreSheet,
    Shares,
    SheetHead,
    SheetRow,
    Stakes,
    SuitNote,
    SuitRows,
    Versus,
    VersusRow,
)

HEADS = (
    SheetHead(0, "Anna", "191", 1, "4 / 6", 4, 6, active=True),
    SheetHead(1, "Ruth", "−54", 4, "3 / 5", 3, 5),
)
LAST = LastTrick("Last trick", cards("CK CA"), "for Ruth", "6 tricks left", 1)
SEEN = SuitRows(
    "Seen", ((Suit.SPADES, "A  K  Q  J  10  9  8  7  6  5  4  3  2"),), ("Spades",), "A note"
)
SHARES = Shares("13 tricks", 13, ((0, 9), (1, 5)), ("You bid 9", "Ruth bids 5"))
STAKES = Stakes("Double nil", "Not a single trick.", "+200", "made", "−200", "failed")
FOOT = SuitNote(Suit.SPADES, "Spades are broken.")
HINTED = Versus("Against the best card", (VersusRow("9", 1, "best"), VersusRow("8", 0.2, "−2")))


def sheet(deals: int) -> ScoreSheet:
    rows = tuple(SheetRow(f"Deal {n}", (("6/5", "+51"), ("4/6", "−60"))) for n in range(deals))
    return ScoreSheet("Points", "Bags", 10, "tricks/bid", HEADS, rows, f"Deal {deals}")


@pytest.fixture
def pen(qtbot: QtBot) -> Pen:
    del qtbot  # fonts need the application
    return Pen(Canvas(QPainter(), DAY), DeckArt("french"), 0, 1.0, 256)


@pytest.mark.parametrize("deals", [0, 3, 40])
@pytest.mark.parametrize("high", [400, 452, 536, 656, 1000])
@pytest.mark.parametrize("after", [(), (HINTED,)], ids=["", "hinted"])
def test_nothing_stands_outside_the_panel(
    pen: Pen, deals: int, high: int, after: tuple[Block, ...]
) -> None:
    box = QRectF(14, 58, 256, high)
    for middle in ((LAST, SEEN), (SHARES,), (STAKES,)):
        blocks: tuple[Block, ...] = (sheet(deals), *middle, FOOT, *after)
        _, placed = laid_out(pen, blocks, box)
        assert all(box.contains(each.box) for each in placed)
        ends = sorted((each.box.top(), each.box.bottom()) for each in placed)
        assert all(first[1] <= second[0] + 0.01 for first, second in pairwise(ends))


def test_the_newest_deals_stay(pen: Pen) -> None:
    _, placed = laid_out(pen, (sheet(40), FOOT), QRectF(0, 0, 256, 656))
    shown = placed[0].block
    assert isinstance(shown, ScoreSheet)
    assert 5 < len(shown.rows) < 40
    assert shown.rows[-1].label == "Deal 39"
    assert shown.live_label == "Deal 40"


def test_stakes_and_shares_stay_in_a_low_panel(pen: Pen) -> None:
    for block in (SHARES, STAKES):
        _, placed = laid_out(pen, (sheet(9), block, LAST, FOOT), QRectF(0, 0, 256, 452))
        assert block in [each.block for each in placed]


def test_the_foot_line_stands_at_the_foot(pen: Pen) -> None:
    box = QRectF(0, 0, 256, 656)
    _, placed = laid_out(pen, (sheet(1), FOOT), box)
    assert placed[-1].box.bottom() == box.bottom()


def test_all_that_is_painted_is_told() -> None:
    panel = Panel("Scoresheet", "First to 300", (sheet(2), LAST, SEEN, SHARES, STAKES, FOOT))
    told = panel_text(panel)
    parts = ["Anna: 191 Points", "Bags: 4 / 10", "Deal 1: Anna 6/5 +51; Ruth 4/6 −60", "3 / 5"]
    parts += ["for Ruth", "6 tricks left", "Spades: A K Q J 10 9", "A note", "Ruth bids 5"]
    parts += ["Not a single trick.", "made: +200", "failed: −200", "Spades are broken."]
    assert [part for part in parts if part not in told] == []


def test_the_strip_shows_the_heads_of_a_score_sheet() -> None:
    first, second = scores(Panel("Scoresheet", "", (sheet(2), FOOT)))
    assert (first.name, first.points, first.figure, first.filled, first.beads, first.active) == (
        "Anna",
        "191",
        "4 / 6",
        4,
        6,
        True,
    )
    assert second.points == "−54"
