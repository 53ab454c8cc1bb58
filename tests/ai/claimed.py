"""A claim played out in the true deal, by the rules, against everything that the others may lay."""

from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.rules import NATURE, Play, Rules, State


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
    after = rules.apply(state, choice)
    while event := rules.follow(after):
        winner = getattr(event, "seat", None)
        if type(event).__name__ in ("TrickWon", "DealWon") and (winner - seat) % 2:
            return False
        after = rules.apply(after, event)
    return _holds(rules, after, seat, line, known)

