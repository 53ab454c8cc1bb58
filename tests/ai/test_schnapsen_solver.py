"""The exact search of Schnapsen finds what the rules give, choice by choice.

CARDTABLE_POSITIONS says on how many random positions of each kind; a few are enough every day.
"""

import os
from math import comb
from random import Random

import pytest

from cardtable.ai.core.schnapsen import Solver
from cardtable.ai.core.schnapsen_sets import Worlds
from cardtable.engine.rules import Play, State, view
from cardtable.games.schnapsen.ai.bits import UNTER, bits_of
from cardtable.games.schnapsen.ai.chances import GAME_POINTS
from cardtable.games.schnapsen.ai.reading import Guess, read
from cardtable.games.schnapsen.ai.weighing import CARD, CLOSING, EXCHANGING, Weighing, candidates
from cardtable.games.schnapsen.model import HAND, TALON, Close, Exchange, Public
from tests.ai.blind import front
from tests.ai.schnapsen_moments import CLOSED, ENDING, RULES, STOCK, after, moment, value

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "60"))


def reached(state: State[Public], weighing: Weighing, one: int) -> State[Public]:
    """The state after this candidate."""
    if one & EXCHANGING:
        state = after(state, Exchange())
    if one & CLOSING:
        state = after(state, Close())
    return after(state, Play(weighing.reading.card_of(one & CARD)))


def open_cards(state: State[Public]) -> Weighing:
    """What the search says of every choice when all cards are known."""
    assert state.public.deal is not None
    weighing = Weighing(read(view(RULES, state, 0)), GAME_POINTS)
    bits = bits_of(state.public.deal.trump)
    theirs = sum(bits[card] for card in state.cards[HAND[1]])
    if weighing.reading.failing or (weighing.reading.stock_open and not weighing.reading.led):
        weighing.closed({theirs: 1.0})
    if weighing.reading.stock_open:
        weighing.open(Guess(theirs, tuple(bits[card] for card in state.cards[TALON]), 1.0))
    elif not weighing.reading.failing:
        weighing.seen(Guess(theirs, (), 1.0))
    return weighing


@pytest.mark.parametrize("kind", [ENDING, CLOSED, STOCK])
def test_every_choice_is_worth_what_the_rules_give(kind: str) -> None:
    rng = Random(kind)
    for _ in range(POSITIONS):
        state = moment(kind, rng)
        weighing = open_cards(state)
        for one, mean in weighing.means().items():
            assert mean == value(reached(state, weighing, one)), (one, state)


def test_the_kinds_of_choices_all_occur() -> None:
    rng, found = Random(1), set[int]()
    for _ in range(60):
        reading = read(view(RULES, moment(STOCK, rng), 0))
        found |= {one & ~CARD for one in candidates(reading)}
    assert found == {0, CLOSING, EXCHANGING, CLOSING | EXCHANGING}
    assert UNTER & CARD


def worlds_of(state: State[Public], rng: Random) -> list[State[Public]]:
    """The states that look the same to seat 0, at most six of them, the true one too."""
    hidden = state.cards[HAND[1]] + state.cards[TALON]
    count, found = len(state.cards[HAND[1]]), [state]
    wanted = min(6, comb(len(hidden), count))
    for _ in range(50):
        order = rng.sample(hidden, len(hidden))
        other = State(
            state.cards.move(HAND[1], TALON, *state.cards[HAND[1]]), state.public, state.seen
        )
        cards = other.cards
        for card in order[:count]:
            cards = cards.move(TALON, HAND[1], card)
        other = State(cards, state.public, state.seen)
        fresh = all(set(other.cards[HAND[1]]) != set(old.cards[HAND[1]]) for old in found)
        if fresh and len(found) < wanted and RULES.follow(other) is None:
            found.append(other)
    return found


def test_without_seeing_the_other_hand_every_choice_wins_as_much_as_any_strategy() -> None:
    rng, solver, together = Random(3), Solver(), 0
    for _ in range(POSITIONS):
        states = worlds_of(moment(CLOSED, rng), rng)
        weighing = Weighing(read(view(RULES, states[0], 0)), GAME_POINTS)
        bits = weighing.reading.cards
        worlds = Worlds(solver)
        weights = [rng.randint(1, 9) for _ in states]
        worlds.ask([sum(bits[c] for c in state.cards[HAND[1]]) for state in states], weights)
        together += len(states) > 1
        for one in weighing.totals:
            play = Play(weighing.reading.card_of(one))
            sets = front({at: after(state, play) for at, state in enumerate(states)})
            best = max(sum(weights[at] for at in won) for won in sets)
            assert weighing.won(worlds, one) == best, (one, states)
    assert together > POSITIONS // 3
