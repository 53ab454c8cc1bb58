"""Moments of Schnapsen in which an experienced person sees at once what to do."""

from random import Random

import pytest

from cardtable.engine.cards import Card, Suit, card, cards
from cardtable.engine.rules import Choice, Play, State, view
from cardtable.games.schnapsen.ai import players
from cardtable.games.schnapsen.model import Close, Exchange, Public
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import DECK, SchnapsenRules

RULES = SchnapsenRules()


def chosen(state: State[Public], level: str = "club", seed: int = 1) -> Choice:
    """What the seat on turn chooses."""
    seat = RULES.turn(state)
    assert seat is not None
    return players()[level].choose(RULES, view(RULES, state, seat), Random(seed))


def rest(*held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the deck that are not among these."""
    return tuple(one for one in DECK if not any(one in some for some in held))


def ending(mine: str, theirs: str, trump: str, points: tuple[int, int]) -> State[Public]:
    """The stock is used up and both have tricks."""
    hands = cards(mine), cards(theirs)
    gone = rest(*hands)
    won = gone[: len(gone) // 4 * 2], gone[len(gone) // 4 * 2 :]
    return position(hands, leader=0, trump=Suit(trump), won=won, points=points)


@pytest.mark.parametrize(
    ("mine", "theirs", "trump", "points", "good"),
    [  # the columns of M. Tompa, psellos.com/schnapsen: 014, 027, 043
        ("SA HQ CA CJ DA", "HA HT CT CQ DK", "C", (31, 33), "CJ DA"),
        ("SJ HQ CA CK CJ", "SA HA HK HJ CQ", "S", (38, 29), "CA CK"),
        ("SK HT CT CJ DJ", "SA ST HA CK DQ", "C", (40, 33), "CT"),
    ],
)
def test_endings_are_played_to_perfection(
    mine: str, theirs: str, trump: str, points: tuple[int, int], good: str
) -> None:
    choice = chosen(ending(mine, theirs, trump, points))
    assert choice in [Play(one) for one in cards(good)]


@pytest.mark.parametrize("level", ["club", "baseline"])
def test_a_marriage_that_wins_is_led_at_once(level: str) -> None:
    state = ending("SK SQ HA DT", "CA CT HT DA", "C", (46, 50))
    assert chosen(state, level) in (Play(card("SK")), Play(card("SQ")))


@pytest.mark.parametrize("level", ["club", "baseline"])
def test_a_trick_that_wins_is_taken(level: str) -> None:
    theirs, mine, led = cards("HT HK SK"), cards("CJ SQ HQ SJ"), cards("DA")
    won = rest(mine, theirs, led)
    state = position(
        (theirs, mine),
        leader=0,
        trump=Suit.CLUBS,
        trick=led,
        won=(won[:6], won[6:]),
        points=(50, 55),
    )
    assert chosen(state, level) == Play(card("CJ"))


@pytest.mark.parametrize("level", ["club", "baseline"])
def test_the_unter_is_exchanged_before_anything_else(level: str) -> None:
    mine, theirs = cards("CJ SQ HQ DQ DA"), cards("HT HK SK DT CK")
    up = card("CA")
    talon = rest(mine, theirs, (up,))
    state = position((mine, theirs), leader=0, talon=talon, indicator=up)
    assert chosen(state, level) == Exchange()


def test_sure_tricks_to_66_are_worth_closing_for() -> None:
    mine, theirs = cards("CA CT CK DA HA"), cards("HT HK SK DT SQ")
    up, won = card("CJ"), cards("HJ DJ")
    talon = rest(mine, theirs, (up,), won)
    state = position(
        (mine, theirs), leader=0, talon=talon, indicator=up, won=(won, ()), points=(30, 0)
    )
    assert chosen(state) == Close()
    assert chosen(state, "baseline") == Close()


def test_a_ten_is_not_led_into_the_daus_that_the_other_has_shown() -> None:
    mine, theirs = cards("ST HQ DQ HJ DK"), cards("SA CK CQ HT DJ")
    up, won = card("SJ"), cards("CJ CT")
    talon = rest(mine, theirs, (up,), won)
    state = position((mine, theirs), leader=0, talon=talon, indicator=up, won=((), won))
    for seed in range(3):
        assert chosen(state, seed=seed) != Play(card("ST"))
