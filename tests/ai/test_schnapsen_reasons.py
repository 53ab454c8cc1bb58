"""What the hint says of closing and exchanging in Schnapsen: true for the hands that it names."""

from random import Random

import pytest

from cardtable.ai.advice import Advice, Because, Reason
from cardtable.ai.core.schnapsen_cards import won_by
from cardtable.ai.core.schnapsen_sets import Worlds
from cardtable.ai.players import Budget
from cardtable.engine.cards import card
from cardtable.engine.rules import view
from cardtable.games.schnapsen.ai.habitual import standing
from cardtable.games.schnapsen.ai.master import Master
from cardtable.games.schnapsen.ai.proving import proof
from cardtable.games.schnapsen.ai.reading import Reading, read
from cardtable.games.schnapsen.ai.weighing import BATCH, CARD, CLOSING, candidates, solver
from cardtable.games.schnapsen.model import Close, Exchange
from cardtable.games.schnapsen.reasons import reason
from tests.ai.schnapsen_moments import RULES
from tests.games.schnapsen.typed import dealt

STRONG, OTHERS, UP = "HA HT HK HQ SA", "ST SK SQ SJ DA", "HJ"


def reading_of(mine: str, theirs: str, up: str) -> Reading:
    return read(view(RULES, dealt(mine, theirs, up).state, 0))


def test_closing_is_proved_against_hands_that_the_other_may_hold() -> None:
    reading = reading_of(STRONG, OTHERS, UP)
    closings = [one for one in candidates(reading) if one & CLOSING]
    for one in closings:
        found = proof(reading, one, Random(1))
        assert found is not None
        assert not found.every
        held = [*found.won, *found.lost]
        assert 1 < len(held) == len(set(held)) <= BATCH
        assert all(hand.bit_count() == 5 and not hand & ~reading.hidden for hand in held)


def test_the_hands_that_closing_wins_are_won_by_one_plan() -> None:
    reading = reading_of(STRONG, OTHERS, UP)
    my = standing(reading.my_points, reading.my_pending)
    their = standing(reading.their_points, reading.their_pending)
    stake = won_by(their, 0)
    for one in (one for one in candidates(reading) if one & CLOSING):
        found = proof(reading, one, Random(2))
        assert found is not None
        held = [*found.won, *found.lost]
        worlds = Worlds(solver())
        worlds.ask(held, [1] * len(held))
        won = worlds.by_lead(one & CARD, reading.mine, my, their, stake)
        assert won == len(found.won)


def test_without_a_sample_so_many_hands_prove_nothing() -> None:
    reading = reading_of(STRONG, OTHERS, UP)
    assert all(proof(reading, one) is None for one in candidates(reading))
    plays = [one for one in candidates(reading) if not one & CLOSING]
    assert all(proof(reading, one, Random(1)) is None for one in plays)


def advised(mine: str, theirs: str, up: str) -> Advice:
    seen = view(RULES, dealt(mine, theirs, up).state, 0)
    return Master().advise(RULES, seen, Random(1), Budget(20))


@pytest.mark.parametrize(
    ("mine", "others", "up", "sure"),
    [(STRONG, OTHERS, UP, True), ("HA HT SA DA CA", "ST SK SQ SJ DK", "HK", False)],
)
def test_the_hint_to_close_says_in_how_many_hands_it_wins(
    mine: str, others: str, up: str, sure: bool
) -> None:
    found = advised(mine, others, up)
    why = found.reason
    assert found.best == Close()
    assert why is not None
    assert why.kind is Because.WINS
    assert (why.number == why.of) == sure


def test_what_an_exchange_brings_is_named() -> None:
    for up in ("HK", "HA"):
        mine, theirs = "HJ HQ SA ST CA", "CT CK DA DK SK"
        seen = view(RULES, dealt(mine, theirs, up).state, 0)
        found = advised(mine, theirs, up)
        assert found.best == Exchange()
        assert reason(RULES, seen, found) == Reason(Because.EXCHANGES, card=card(up))
