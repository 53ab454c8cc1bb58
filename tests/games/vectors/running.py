"""One vector: its keys are checked, then the rules; a game that is not built is passed over."""

import json
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardtable.games import game_ids
from tests.games.vectors import jass, schnapsen, spades
from tests.games.vectors.closed_format import wrong_shape

DATA = Path(__file__).parents[2] / "data"
GAME = {"spades300": "spades", "spades500": "spades", "schnapsen": "schnapsen", "schieber": "jass"}
CHECKS: dict[str, Callable[[str, dict[str, Any], Any], None]] = {
    "spades300": spades.check,
    "spades500": spades.check,
    "schnapsen": schnapsen.check,
    "schieber": jass.check,
}


class Found(NamedTuple):
    """What a file of vectors holds, and what is wrong with the file as a whole."""

    vectors: list[Any]
    trouble: str | None


def find_vectors(variable: str = "CARDTABLE_VECTORS", name: str = "vectors.json") -> Found:
    """The vectors of the file that the environment variable names, or of our own copy."""
    path = Path(os.environ.get(variable) or DATA / name)
    try:
        vectors = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return Found([], f"{path}: {error}")
    if not isinstance(vectors, list) or not vectors:
        return Found([], f"{path} holds no list of vectors")
    twice = [name for name, count in Counter(map(name_of, vectors)).items() if count > 1]
    return Found(vectors, f"{path} holds twice: {' '.join(twice)}" if twice else None)


def name_of(vector: Any) -> str:
    """The name of its test, also of a vector that is none: ``schnapsen-SN-15``."""
    if not isinstance(vector, dict):
        return f"not-a-vector-{vector}"
    return "-".join(str(vector[key]) for key in ("ruleset", "id") if key in vector)


def run_vector(vector: Any) -> None:
    """Check one vector. Raises an error if it does not hold, Skipped if its game is not built."""
    reason = wrong_shape(vector)
    assert reason is None, reason
    ruleset, given = vector["ruleset"], vector["given"]
    if GAME[ruleset] not in game_ids():
        pytest.skip(f"{ruleset} is not built yet")
    assert ruleset in CHECKS, f"nobody tells the vectors of {ruleset} to the rules"
    CHECKS[ruleset](vector["kind"], given, vector["expect"])
