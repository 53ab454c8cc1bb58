"""Positions typed in full, and what is wrong with a wrong one."""

from typing import Any

import pytest

from cardtable.engine.cards import card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE
from cardtable.games.jass.model import HAND, TRICK, WON, Contract, MatchPublic, Options
from cardtable.games.jass.position import position
from cardtable.games.jass.tricks import DECK
from tests.games.jass.typed import QUIET, RULES, deal_of, hands_of, make, play_out

HANDS = hands_of(*QUIET)


def test_before_the_contract() -> None:
    state = position(HANDS, forehand=2)
    deal = state.public.deal
    assert deal is not None
    assert tuple(state.cards[zone] for zone in HAND) == HANDS
    assert (deal.forehand, deal.turn, deal.contract, deal.pushed) == (2, 2, None, False)
    assert state.public.match == MatchPublic((0, 0), dealer=1, deals=2)


def test_after_pushing() -> None:
    deal = position(HANDS, forehand=2, pushed=True).public.deal
    assert deal is not None
    assert (deal.turn, deal.pushed) == (0, True)
    chosen = position(HANDS, forehand=2, pushed=True, contract=Contract.OBENABE).public.deal
    assert chosen is not None
    assert (chosen.turn, chosen.chosen_by, chosen.contract) == (2, 0, Contract.OBENABE)


def test_in_the_middle_of_a_trick() -> None:
    plays = cards("HA HK H7 H6 CA CK")
    state = position(HANDS, contract=Contract.CLUBS, plays=plays, scores=(100, 200))
    deal = state.public.deal
    assert deal is not None
    assert state.cards[TRICK] == cards("CA CK")
    assert state.cards[WON[0]] == plays[:4]
    assert (deal.turn, len(deal.tricks)) == (2, 1)
    assert state.public.scores == (115, 200)


def test_the_next_deal_follows_from_it() -> None:
    match = Match(RULES, start=position(HANDS, forehand=3, contract=Contract.CLUBS, deals=4))
    play_out(match)
    assert match.turn == NATURE
    match.play(match.chance())
    assert match.state.public.match.dealer == 3
    assert (match.state.public.match.deals, deal_of(match).forehand) == (5, 0)


def test_it_equals_what_has_been_played() -> None:
    match = Match(RULES, start=position(HANDS, contract=Contract.CLUBS))
    make(match, "HA HK H7 H6 CA")
    typed = position(HANDS, contract=Contract.CLUBS, plays=cards("HA HK H7 H6 CA"))
    assert (typed.cards, typed.public) == (match.state.cards, match.state.public)


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("exactly once", {"hands": (HANDS[0], HANDS[0], HANDS[2], HANDS[3])}),
        ("exactly once", {"hands": HANDS[:3]}),
        ("nine cards", {"hands": (DECK[:10], DECK[10:18], DECK[18:27], DECK[27:])}),
        ("nine cards", {"hands": (DECK[:18], DECK[18:27], DECK[27:])}),
        ("over already", {"scores": (3000, 0)}),
        ("over already", {"scores": (0, 1000), "options": Options(target=1000)}),
        ("not allowed", {"plays": (card("CA"),)}),
        ("not allowed", {"contract": Contract.CLUBS, "plays": cards("HA HK H7 H6 H7")}),
        ("not allowed", {"contract": Contract.CLUBS, "plays": cards("HA CA")}),
    ],
)
def test_what_cannot_be_is_refused(reason: str, change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=reason):
        position(**{"hands": HANDS, **change})
