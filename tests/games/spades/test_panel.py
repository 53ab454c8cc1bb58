"""The side panel of Spades: the sheet, what has been seen, and what stands now."""

from typing import TypeVar

from cardtable.engine.match import Match
from cardtable.games.spades.model import Public
from cardtable.games.spades.panel import panel
from cardtable.games.spades.rules import Rules
from cardtable.tabletop.panel import LastTrick, ScoreSheet, Shares, Stakes, SuitNote, SuitRows
from cardtable.tabletop.table import Names
from tests.games.spades.typed import TO_500, drawn, ending, make, stocked, throw

NAMES = Names(("You", "Ruth"))
RED, BLACK = "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2", "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2"
B = TypeVar("B")


def blocks(match: Match[Public], kind: type[B], names: Names = NAMES) -> list[B]:
    rules = match.rules
    assert isinstance(rules, Rules)
    shown = panel(rules, match.state, rules.turn(match.state), names)
    return [block for block in shown.blocks if isinstance(block, kind)]


def test_the_sheet_has_a_column_a_player_and_the_running_deal_in_gold() -> None:
    match = ending("HA C2", "H3 C9", bids=(6, 0), taken=6, scores=(-20, 142), bags=(1, 2))
    (sheet,) = blocks(match, ScoreSheet)
    mine, hers = sheet.heads
    assert (mine.points, mine.rings, mine.live, mine.done, mine.goal) == ("−20", 1, "6 / 6", 6, 6)
    assert (hers.points, hers.rings, hers.live, hers.goal) == ("142", 2, "5 / nil", 0)
    assert sheet.live_label == "Deal 1" and sheet.rings == 10


def test_a_finished_deal_is_a_row() -> None:
    match = ending("HA", "H3", bids=(7, 8), taken=6)
    make(match, "HA H3")
    (sheet,) = blocks(match, ScoreSheet)
    assert [row.cells for row in sheet.rows] == [(("7/7", "+70"), ("6/8", "−80"))]
    assert sheet.live_label == "" and sheet.heads[0].live == ""


def test_both_cards_of_a_kept_turn_are_remembered_by_who_looked() -> None:
    match = stocked("SA HT D5 CK C9 HJ")
    make(match, "keep refuse")
    (seen,) = blocks(match, SuitRows)
    assert [ranks for _, ranks in seen.rows] == ["10"]
    assert seen.note == "The computer remembers only its own 1 discards."
    make(match, "keep")
    assert [ranks for _, ranks in blocks(match, SuitRows)[0].rows] == ["J\N{EN SPACE}10"]


def test_a_discard_that_the_other_has_drawn_again_stays_in_the_list() -> None:
    """Its absence would tell what the double-nil bidder holds."""
    match = drawn(RED, BLACK, TO_500, double_nil=(False, True), seen=((), ()), bids=(None, None))
    other = Match(match.rules, start=match.state)
    throw(match, "CA", "D9")
    throw(other, "CA", "D8")
    assert blocks(match, SuitRows) == blocks(other, SuitRows)


def test_an_unseen_discard_is_in_no_list() -> None:
    match = stocked("SA HT D5 CK", TO_500)
    make(match, "look keep")
    assert blocks(match, SuitRows) == []


def test_double_nil_shows_its_stakes_and_a_bid_what_it_leaves() -> None:
    (stakes,) = blocks(stocked("SA", TO_500), Stakes)
    assert (stakes.gain, stakes.loss) == ("+200", "−200")
    match = drawn(RED, BLACK)
    make(match, "6")
    (shares,) = blocks(match, Shares, Names(("Ruth", "You"), viewer=1))
    assert (shares.cells, shares.taken, shares.notes) == (13, ((0, 6),), ("Ruth bids 6",))
    assert blocks(match, Stakes) == []


def test_the_foot_tells_of_spades_and_the_last_trick_stands_over_it() -> None:
    match = ending("HA C2", "S3 C9", broken=False, bids=(6, 7))
    assert [note.text for note in blocks(match, SuitNote)] == ["Spades are always trumps."]
    make(match, "HA S3")
    assert [note.text for note in blocks(match, SuitNote)] == ["Spades are broken."]
    (last,) = blocks(match, LastTrick)
    assert (last.points, last.note, last.seat) == ("for Ruth", "1 tricks left", 1)
