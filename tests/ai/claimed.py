"""A claim played out in the true deal, by the rules, against everything that the others may lay."""

from random import Random
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.rules import NATURE, Play, Rules, State, TrickWon
from cardtable.games.schnapsen.model import DealWon

MANY = 3
"""Of more cards a game of four has too many ways to be played; then some are tried."""
SOME = 200


def holds_in_play(rules: Rules[Any], state: State[Any], seat: int, line: tuple[Card, ...]) -> bool:
    """The same, where there are too many defences to try all: then many at random."""
    if rules.seats == 2 or len(line) <= MANY:
        return holds_against_all(rules, state, seat, line)
    return all(_holds_once(rules, state, seat, line, Random(seed)) for seed in range(SOME))


def _holds_once(
    rules: Rules[Any], state: State[Any], seat: int, line: tuple[Card, ...], rng: Random
) -> bool:
    left = iter(line)
    while (turn := rules.turn(state)) is not None and turn != NATURE:
        plays = [choice for choice in rules.legal(state) if isinstance(choice, Play)]
        choice = Play(next(left)) if turn == seat else rng.choice(plays)
        after = _after(rules, state, choice, seat) if choice in plays else None
        if after is None:
            return False
        state = after
    return True


def outcomes(
    rules: Rules[Any], state: State[Any], seat: int, line: tuple[Card, ...], seeds: int = 5
) -> set[tuple[int, ...]]:
    """The scores after the deal when the others play one way or another: one if all are alike."""
    found = {_scored(rules, state, seat, line, None)}
    return found | {_scored(rules, state, seat, line, Random(seed)) for seed in range(seeds)}


def _scored(
    rules: Rules[Any], state: State[Any], seat: int, line: tuple[Card, ...], rng: Random | None
) -> tuple[int, ...]:
    """The scores if the others play at random, or what the claim lets them play."""
    left = iter(line)
    while (turn := rules.turn(state)) is not None and turn != NATURE:
        plays = [choice for choice in rules.legal(state) if isinstance(choice, Play)]
        choice = Play(next(left)) if turn == seat else rng.choice(plays) if rng else plays[0]
        state = rules.apply(state, choice)
        while event := rules.follow(state):
            state = rules.apply(state, event)
    return rules.scores(state)


def holds_against_all(
    rules: Rules[Any], state: State[Any], seat: int, line: tuple[Card, ...]
) -> bool:
    """Whether the seat, playing this line, loses no trick to the other side and wins the deal."""
    return _holds(rules, state, seat, line, {})


def _holds(
    rules: Rules[Any],
    state: State[Any],
    seat: int,
    line: tuple[Card, ...],
    known: dict[tuple[object, ...], bool],
) -> bool:
    key = (state.cards, len(line))
    if key not in known:
        known[key] = _tried(rules, state, seat, line, known)
    return known[key]


def _tried(
    rules: Rules[Any],
    state: State[Any],
    seat: int,
    line: tuple[Card, ...],
    known: dict[tuple[object, ...], bool],
) -> bool:
    turn = rules.turn(state)
    if turn is None or turn == NATURE:
        return True
    if turn != seat:
        choices = [choice for choice in rules.legal(state) if isinstance(choice, Play)]
        return all(_step(rules, state, seat, line, choice, known) for choice in choices)
    if not line or Play(line[0]) not in rules.legal(state):
        return False
    return _step(rules, state, seat, line[1:], Play(line[0]), known)


def _step(
    rules: Rules[Any],
    state: State[Any],
    seat: int,
    line: tuple[Card, ...],
    choice: Play,
    known: dict[tuple[object, ...], bool],
) -> bool:
    after = _after(rules, state, choice, seat)
    return after is not None and _holds(rules, after, seat, line, known)


def _after(rules: Rules[Any], state: State[Any], choice: Play, seat: int) -> State[Any] | None:
    """What comes of the card; None if the other side takes a trick or wins the deal."""
    state = rules.apply(state, choice)
    while event := rules.follow(state):
        if isinstance(event, TrickWon | DealWon) and (event.seat - seat) % 2:
            return None
        state = rules.apply(state, event)
    return state
