"""Every refused card, exchange and closing says why; nothing that is legal is refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.cards import card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Play, State
from cardtable.games.schnapsen.model import Close, Exchange, Public, Standing
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.refusals import card_refused, close_refused, exchange_refused
from cardtable.games.schnapsen.rules import SchnapsenRules, held_by

REST = cards("CA CT CK CQ CJ HA HT HK HQ HJ SA ST SK SQ SJ DA DT DK DQ DJ")


def strict(hand: str, led: str) -> State[Public]:
    """Seat 1 has led; seat 0 replies, the stock is used up and hearts are trumps."""
    held, lead = cards(hand), card(led)
    rest = [c for c in REST if c not in held and c != lead]
    other, won = rest[: len(held) - 1], rest[len(held) - 1 :]
    return position(
        (held, tuple(other)), leader=1, trump=card("HA").suit, trick=(lead,), won=(tuple(won), ())
    )


@pytest.mark.parametrize(
    ("hand", "led", "refused", "reason"),
    [
        ("CA CJ HA DT", "CK", "CJ", "You can beat the card led: play a higher one (acorns)."),
        ("CA CJ HA DT", "CK", "HA", "You can beat the card led: play a higher one (acorns)."),
        ("CQ CJ HA DT", "CK", "DT", "Follow suit: acorns."),
        ("CQ CJ HA DT", "CK", "HA", "Follow suit: acorns."),
        ("SA HJ DQ DT", "CK", "DQ", "You cannot follow suit: play a trump (hearts)."),
        ("HA HJ DQ DT", "HK", "HJ", "You can beat the card led: play a higher one (hearts)."),
    ],
)
def test_a_card_against_the_strict_rules_is_refused_with_its_rule(
    hand: str, led: str, refused: str, reason: str
) -> None:
    state = strict(hand, led)
    deal = state.public.deal
    assert deal is not None
    why = card_refused(state.cards, deal, 0, card(refused))
    assert why is not None
    assert why.text == reason
    assert why.rule == "Rules · Play"


@settings(max_examples=40, deadline=None)
@given(number=st.integers(0, 2**48 - 1), picks=st.lists(st.integers(0, 9), max_size=60))
def test_exactly_what_is_not_legal_is_refused(number: int, picks: list[int]) -> None:
    rules = SchnapsenRules()
    match = Match(rules, number)
    for pick in picks:
        turn = match.turn
        if turn is None:
            return
        if turn == NATURE:
            match.play(match.chance())
            continue
        state, legal = match.state, rules.legal(match.state)
        deal = state.public.deal
        assert deal is not None
        for held in held_by(state.cards, turn):
            assert (card_refused(state.cards, deal, turn, held) is None) == (Play(held) in legal)
        assert (exchange_refused(state.cards, deal, turn) is None) == (Exchange() in legal)
        assert (close_refused(state.cards, deal, turn) is None) == (Close() in legal)
        match.play(legal[pick % len(legal)])


def test_closing_and_exchange_name_what_is_in_the_way() -> None:
    closed = position(
        (cards("CA CT CK CQ CJ"), cards("SA ST SK SQ SJ")),
        leader=0,
        indicator=card("HJ"),
        talon=cards("HT HK HQ HA DA DT DK DQ DJ"),
        closed_by=1,
        at_closing=Standing(0, 0),
    )
    deal = closed.public.deal
    assert deal is not None
    no_close = close_refused(closed.cards, deal, 0)
    no_exchange = exchange_refused(closed.cards, deal, 0)
    assert no_close is not None and no_close.text == "The stock is already closed."
    assert no_exchange is not None
    assert no_exchange.text == "The stock is closed: no more exchanging."
    assert no_close.rule == "Rules · Exchange, marriages and closing"
