"""The Master solves the published problems of Schnapsen.

The file is `tests/data/schnapsen_problems.json`, or what CARDTABLE_PROBLEMS names.
"""

from random import Random
from typing import Any

import pytest

from cardtable.engine.cards import card
from cardtable.engine.match import Match
from cardtable.engine.rules import Play, State, view
from cardtable.games.schnapsen.ai.master import Master
from cardtable.games.schnapsen.model import Close, Public
from cardtable.games.schnapsen.rules import Rules
from tests.games.vectors.closed_format import wrong_problem
from tests.games.vectors.problems import worlds
from tests.games.vectors.running import find_vectors, name_of

RULES = Rules()
SOLVER_OF_PROBLEMS = Master(for_points=True, plainly=True)
FOUND = find_vectors("CARDTABLE_PROBLEMS", "schnapsen_problems.json")


def move(problem: dict[str, Any], start: State[Public], seed: int) -> str:
    """What the Master does, as the file writes it."""
    match = Match(RULES, start=start)
    if "oplead" in problem:
        match.play(Play(card(problem["oplead"])))
    written = ""
    while True:
        seen = view(RULES, match.state, 0)
        choice = SOLVER_OF_PROBLEMS.choose(RULES, seen, Random(seed))
        if isinstance(choice, Play):
            return f"{written}{choice.card}"
        assert choice == Close()
        written = "CLOSE+"
        match.play(choice)


def test_the_file_is_whole() -> None:
    assert FOUND.trouble is None
    assert FOUND.vectors


@pytest.mark.parametrize("problem", FOUND.vectors or ["none"], ids=name_of)
def test_the_move_is_right(problem: Any) -> None:
    assert wrong_problem(problem) is None
    moves = {move(problem, start, seed) for start in worlds(problem) for seed in (1, 2)}
    assert len(moves) == 1, "the same view, the same move"
    assert moves <= set(problem["ans"])
