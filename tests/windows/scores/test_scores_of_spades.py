"""The score of Spades outside the panel: the result as a table, and the whole score sheet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.spades.model import DealScored, MatchPublic, SideScore
from cardtable.games.spades.sheet import whole_sheet
from cardtable.look.present import Look
from cardtable.table.deck import deck_facts
from cardtable.tabletop.table import Names
from cardtable.tabletop.verdict import Verdict, VerdictTable
from cardtable.windows.results.card import ResultCard
from cardtable.windows.results.sheet import ResultSheet
from cardtable.windows.scores.sheet import ScoreSheet

NAMES = Names(("You", "Ann"))
MADE = SideScore(5, False, 7, 52, 2, 0)
SET = SideScore(7, False, 6, -70, 0, 0)
TEN_BAGS = SideScore(1, False, 9, 18, 8, -100)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    """What sheets are laid on."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1280, 800)
    widget.show()
    return widget


def verdict(course: tuple[tuple[int, ...], ...] = ()) -> Verdict:
    return Verdict(
        "Result of the Match",
        "You win the match!",
        "You reach 300 points.",
        "+52",
        "Points",
        rows=(),
        tally_caption="",
        tally=(),
        match_over=bool(course),
        course=course,
        table=VerdictTable(
            ("You", "Ann"),
            ("french/HJ", "french/CQ"),
            (("Bid", ("5", "nil")), ("10 bags", ("", "−100"))),
            ("Total", ("311", "−40")),
        ),
    )


def test_a_result_tells_every_figure_of_both_players(qtbot: QtBot) -> None:
    card = ResultCard(Look(), deck_facts("french"))
    qtbot.addWidget(card)
    card.set_verdict(verdict())
    told = card.accessibleDescription()
    assert "Bid: You 5, Ann nil." in told
    assert "10 bags: Ann −100." in told, "no penalty is said where there is none"
    assert told.endswith("Total: You 311, Ann −40.")


@pytest.mark.parametrize("deals", [1, 2, 60])
def test_a_match_of_any_length_and_below_nought_can_be_drawn(
    qtbot: QtBot, host: QWidget, deals: int
) -> None:
    course = tuple((-30 * deal, 11 * deal) for deal in range(deals + 1))
    sheet = ResultSheet(host, Look(), deck_facts("french"), verdict(course))
    sheet.lay()
    qtbot.waitUntil(sheet.isVisible)
    assert not host.grab().isNull()
    qtbot.waitUntil(lambda: not any(bar.isVisible() for bar in sheet.findChildren(QScrollBar)))


def laid(host: QWidget, deals: tuple[DealScored, ...]) -> ScoreSheet:
    host.resize(1024, 640)
    sheet = ScoreSheet(host, Look(), whole_sheet(MatchPublic(sheet=deals), NAMES))
    sheet.lay()
    return sheet


def test_each_line_of_the_sheet_tells_itself(host: QWidget) -> None:
    sheet = laid(host, (DealScored((MADE, SET)), DealScored((SET, TEN_BAGS))))
    first, second, penalty = (row.accessibleName() for row in sheet.rows)
    assert first == (
        "Deal 1. You: Bid 5, Tricks 7, Bags 2, Points +52, Total 52. "
        "Ann: Bid 7, Tricks 6, Bags 0, Points −70, Total −70."
    )
    assert second == (
        "Deal 2. You: Bid 7, Tricks 6, Bags 0, Points −70, Total −18. "
        "Ann: Bid 1, Tricks 9, Bags 8, Points +18, Total −52."
    )
    assert penalty == "10 bags. Ann: Points −100, Total −152."


def test_arrows_walk_from_the_newest_line(qtbot: QtBot, host: QWidget) -> None:
    sheet = laid(host, (DealScored((MADE, SET)),) * 30)
    assert host.focusWidget() is sheet.rows[29]
    qtbot.waitUntil(lambda: not sheet.rows[29].visibleRegion().isEmpty())
    for key, place in (
        (Qt.Key.Key_Up, 28),
        (Qt.Key.Key_PageUp, 20),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Down, 1),
        (Qt.Key.Key_End, 29),
    ):
        QTest.keyClick(host.focusWidget(), key)
        assert host.focusWidget() is sheet.rows[place]
        assert not sheet.rows[place].visibleRegion().isEmpty(), "it is scrolled into view"
