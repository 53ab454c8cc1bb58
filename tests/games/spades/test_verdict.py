"""The result of a deal and of a match of Spades, and the whole sheet."""

from typing import Any

from cardtable.engine.match import Match
from cardtable.games.spades.model import Public
from cardtable.games.spades.rules import Rules
from cardtable.games.spades.sheet import whole_sheet
from cardtable.games.spades.verdict import verdict
from cardtable.tabletop.table import Names
from cardtable.tabletop.verdict import Verdict
from tests.games.spades.typed import ending, make

NAMES = Names(("You", "Ruth"))


def ended(bids: tuple[int, int], **more: Any) -> Match[Public]:
    """A match in which seat 0 has just taken its seventh trick of thirteen."""
    match = ending("HA", "H3", bids=bids, taken=6, **more)
    make(match, "HA H3")
    return match


def result(match: Match[Public]) -> Verdict:
    assert isinstance(match.rules, Rules)
    course = (match.start.public.match.scores, match.state.public.match.scores)
    return verdict(match.rules, match.state, course, NAMES)


def test_a_deal_has_no_winner_but_two_bids() -> None:
    told = result(ended((5, 8)))
    assert (told.title, told.reason) == ("You make your bid: +52", "Ruth misses the bid: −80")
    assert (told.badge, told.badge_caption, told.match_over) == ("+52", "Points", False)
    assert told.table is not None
    assert told.table.heads == ("You", "Ruth")
    assert told.table.rows == (
        ("Bid", ("5", "8")),
        ("Tricks", ("7", "6")),
        ("Points", ("+52", "−80")),
        ("Bags", ("+2 → 2", "0")),
    )
    assert told.table.total == ("Total", ("52", "−80"))


def test_ten_bags_cost_a_hundred_and_the_rest_is_carried() -> None:
    match = ended((4, 0), bags=(9, 0))
    told = result(match)
    assert told.table is not None
    assert told.reason == "You lose 100 points for 10 bags."
    assert told.badge == "−57"
    assert told.table.rows[-2:] == (("Bags", ("+3 → 2", "0")), ("10 bags", ("−100", "")))
    sheet = whole_sheet(match.state.public.match, NAMES)
    assert [row.is_penalty for row in sheet.rows] == [False, True]
    assert sheet.rows[0].cells == (("4", "7", "3", "+43", "43"), ("nil", "6", "0", "−100", "−100"))
    assert sheet.rows[1].cells == (("", "", "", "−100", "−57"), ("",) * 5)


def test_who_reaches_the_target_wins_the_match() -> None:
    told = result(ended((7, 5), scores=(240, 100)))
    assert (told.title, told.reason) == ("You win the match!", "You reach 300 points.")
    assert (told.match_over, told.heading) == (True, "Result of the Match")
    assert told.course == ((240, 100), (310, 151))
    assert told.badge == "310", "the score of the match, not what the last deal made"


def test_where_both_are_there_the_higher_score_wins() -> None:
    told = result(ended((7, 5), scores=(240, 290)))
    assert told.title == "Ruth wins the match."
    assert told.reason == "Both of you are there: the higher score wins."


def test_a_tie_at_the_target_plays_on() -> None:
    told = result(ended((7, 6), scores=(240, 250)))
    assert (told.match_over, told.reason) == (False, "It is a tie – another deal decides.")
