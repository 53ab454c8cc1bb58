"""The published problems of Schnapsen have the closed format, and each is a position.

The file is `tests/data/schnapsen_problems.json`, or what CARDTABLE_PROBLEMS names. The
values of their moves are worked out again with the rules alone, both sides seeing all cards.
"""

from typing import Any

import pytest

from cardtable.engine.cards import card
from cardtable.engine.match import Match
from cardtable.engine.rules import Choice, Play, State
from cardtable.games.schnapsen.model import Close, Public
from cardtable.games.schnapsen.rules import Rules, held_by
from tests.games.vectors.closed_format import wrong_problem
from tests.games.vectors.problems import worlds
from tests.games.vectors.running import find_vectors, name_of

RULES = Rules()
FOUND = find_vectors("CARDTABLE_PROBLEMS", "schnapsen_problems.json")
every_problem = pytest.mark.parametrize("problem", FOUND.vectors or ["none"], ids=name_of)


def asked(problem: dict[str, Any], start: State[Public]) -> Match[Public]:
    """The match at the moment when seat 0 is asked."""
    match = Match(RULES, start=start)
    if "oplead" in problem:
        match.play(Play(card(problem["oplead"])))
    return match


def moves(match: Match[Public]) -> dict[str, list[Choice]]:
    """What seat 0 may do, as the file writes it."""
    legal = RULES.legal(match.state)
    plays = [choice for choice in legal if isinstance(choice, Play)]
    found: dict[str, list[Choice]] = {str(play.card): [play] for play in plays}
    if Close() in legal:
        found |= {f"CLOSE+{play.card}": [Close(), play] for play in plays}
    return found


def settled(state: State[Public], choice: Choice) -> State[Public]:
    state = RULES.apply(state, choice)
    while event := RULES.follow(state):
        state = RULES.apply(state, event)
    return state


def value(state: State[Public], low: int = -3, high: int = 3) -> int:
    """Game points that seat 0 makes with open cards and best play (alpha-beta)."""
    deal = state.public.deal
    assert deal is not None
    if deal.result:
        return deal.result.game_points * (1 if deal.result.seat == 0 else -1)
    mine = deal.turn == 0
    best = -3 if mine else 3
    for choice in RULES.legal(state):
        reached = value(settled(state, choice), low, high)
        if mine:
            best, low = max(best, reached), max(low, reached)
        else:
            best, high = min(best, reached), min(high, reached)
        if low >= high:
            break
    return best


def test_the_file_is_whole() -> None:
    assert FOUND.trouble is None
    assert FOUND.vectors


@every_problem
def test_the_keys_are_known(problem: Any) -> None:
    assert wrong_problem(problem) is None
    assert wrong_problem({**problem, "hint": 1}) is not None


@every_problem
def test_it_is_a_position(problem: dict[str, Any]) -> None:
    for start in worlds(problem):
        match = asked(problem, start)
        assert match.turn == 0
        assert set(moves(match)) == set(problem["ev"])
        assert {*problem["ans"], *problem.get("not_", [])} <= set(problem["ev"])
        mine, theirs = (len(held_by(start.cards, seat)) for seat in (0, 1))
        assert mine - theirs == (1 if problem.get("lead") else 0)


@every_problem
def test_there_is_a_value_for_each_world(problem: dict[str, Any]) -> None:
    for mean, values in problem["ev"].values():
        assert len(values) == len(worlds(problem))
        assert mean == pytest.approx(sum(values) / len(values), abs=1e-4)


@every_problem
def test_the_rules_give_the_same_values(problem: dict[str, Any]) -> None:
    for world, start in enumerate(worlds(problem)):
        match = asked(problem, start)
        for move, choices in moves(match).items():
            state = match.state
            for choice in choices:
                state = settled(state, choice)
            assert value(state) == problem["ev"][move][1][world], move
