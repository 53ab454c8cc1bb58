"""Counts of all sequences of choices from typed positions, kept in `perft.txt`."""

from pathlib import Path

import pytest

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Rules, State
from cardtable.games.spades.model import Public
from tests.games.spades.typed import TO_300, TO_500, ending, stocked

FILE = Path(__file__).with_name("perft.txt")
ROWS = [
    line.rpartition(":")
    for line in FILE.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def match_of(start: str) -> Match[Public]:
    if start in ("300", "500"):
        return stocked("SA H2 D5 CK", TO_300 if start == "300" else TO_500)
    h0, h1, broken = (part.strip() for part in start.split("|"))
    return ending(h0, h1, broken=broken == "broken", leader=0)


def count(rules: Rules[Public], state: State[Public], depth: int) -> list[int]:
    """How many sequences of 1, 2, … depth choices the deal allows."""
    while event := rules.follow(state):
        state = rules.apply(state, event)
    if depth == 0 or rules.turn(state) in (None, NATURE):
        return [0] * depth
    legal, total = rules.legal(state), [0] * (depth - 1)
    for choice in legal:
        found = count(rules, rules.apply(state, choice), depth - 1)
        total = [one + other for one, other in zip(total, found, strict=True)]
    return [len(legal), *total]


@pytest.mark.parametrize(("start", "counts"), [(row[0].strip(), row[2]) for row in ROWS])
def test_counts(start: str, counts: str) -> None:
    match = match_of(start)
    wanted = [*map(int, counts.split())]
    assert count(match.rules, match.state, len(wanted)) == wanted
