"""Positions typed in full, and what is wrong with a wrong one."""

from typing import Any

import pytest

from cardtable.engine.cards import Suit, card, cards
from cardtable.engine.match import Match
from cardtable.games.schnapsen.model import (
    CLOSED,
    HAND,
    INDICATOR,
    TALON,
    TRICK,
    WON,
    MatchPublic,
    Standing,
)
from cardtable.games.schnapsen.position import position
from tests.games.schnapsen.typed import RULES, can, make, told

HANDS = (cards("CA CT CK CQ CJ"), cards("SA ST SK SQ SJ"))
OPEN: dict[str, Any] = {"talon": cards("DA DT DK DQ DJ HA HT HK HQ"), "indicator": card("HJ")}
LATE: dict[str, Any] = {
    "trump": Suit.HEARTS,
    "won": (cards("DA DT DK DQ HA HT"), cards("DJ HK HQ HJ")),
}


def test_the_beginning_of_a_deal() -> None:
    state = position(HANDS, leader=1, **OPEN)
    deal = state.public.deal
    assert deal is not None
    assert (state.cards[HAND[0]], state.cards[HAND[1]]) == HANDS
    assert state.cards[TALON][0] == card("DA"), "the next card comes first"
    assert state.cards[INDICATOR] == cards("HJ")
    assert (deal.turn, deal.trump, deal.points, deal.last_winner) == (1, Suit.HEARTS, (0, 0), None)
    assert state.public.match == MatchPublic((7, 7), dealer=0, deals=1), "who leads did not deal"


def test_points_are_those_of_the_won_cards_and_counted_marriages() -> None:
    state = position(HANDS, leader=0, marriages=(0, 40), pending=(0, 0), **LATE)
    assert state.public.deal is not None
    assert state.public.deal.points == (49, 51)
    assert state.public.deal.last_winner == 0, "who leads has won the trick before"
    assert (len(state.cards[WON[0]]), len(state.cards[WON[1]])) == (6, 4)


def test_points_may_be_given() -> None:
    for points in ((30, 12), (0, 0)):
        state = position(HANDS, leader=0, points=points, **LATE)
        assert state.public.deal is not None
        assert state.public.deal.points == points


def test_a_card_may_lie_on_the_table() -> None:
    match = Match(
        RULES, start=position((HANDS[0], HANDS[1][1:]), leader=1, trick=HANDS[1][:1], **OPEN)
    )
    assert match.turn == 0
    assert match.state.cards[TRICK] == cards("SA")
    assert can(match) == "CA CJ CK CQ CT"


def test_the_stock_may_be_closed() -> None:
    start = position(HANDS, leader=0, closed_by=0, at_closing=Standing(0, 0), **OPEN)
    assert start.cards[CLOSED] == cards("HJ")
    assert start.cards[INDICATOR] == ()
    match = Match(RULES, start=start)
    assert can(match) == "CA CJ CK CQ CT"
    assert told(make(match, "CA SJ")) == ["1 plays SJ", "0 takes 13"], "nobody draws"


def test_score_and_dealer_may_be_given() -> None:
    state = position(HANDS, leader=0, to_go=(2, 5), dealer=0, **OPEN)
    assert state.public.match == MatchPublic((2, 5), dealer=0, deals=1)


def test_the_next_deal_follows_from_it() -> None:
    match = Match(RULES, start=position((cards("CA"), cards("SJ")), leader=0, **ALMOST))
    make(match, "CA SJ")
    match.play(match.chance())
    assert match.state.public.match.dealer == 0
    assert match.turn == 1


ALMOST: dict[str, Any] = {
    "trump": Suit.HEARTS,
    "won": (cards("CT CK DA DT HA HK CQ CJ"), cards("HT HQ HJ DK DQ DJ SA ST SK SQ")),
}


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("neither", {"indicator": None}),
        ("exactly once", {"indicator": card("SA")}),
        ("exactly once", {"talon": OPEN["talon"][1:]}),
        ("exactly once", {"won": (cards("DA"), ())}),
        ("equally many", {"trick": cards("DA"), "talon": OPEN["talon"][1:]}),
        ("equally many", {"trick": cards("DA DT"), "talon": OPEN["talon"][2:]}),
        ("odd number", {"talon": OPEN["talon"][1:], "won": (cards("DA"), ())}),
        ("odd number", {"talon": OPEN["talon"] + cards("HJ"), "indicator": None, "trump": "H"}),
        ("closed", {"closed_by": 0}),
        ("closed", {"at_closing": Standing(0, 0)}),
    ],
)
def test_what_cannot_be_is_refused(reason: str, change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=reason):
        position(HANDS, leader=0, **{**OPEN, **change})
