"""The examples of Spades hold, and any other expectation would be found."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.vectors.running import DATA
from tests.games.vectors.spades import check

VECTORS: list[Any] = json.loads((DATA / "vectors.json").read_text(encoding="utf-8"))
SPADES = [vector for vector in VECTORS if vector["ruleset"].startswith("spades")]


def name(vector: Any) -> str:
    return f"{vector['ruleset']}-{vector['id']}"


def otherwise(value: Any) -> Iterator[Any]:
    """The value with one thing in it changed, in every possible place."""
    if isinstance(value, dict):
        for key in value:
            yield from ({**value, key: other} for other in otherwise(value[key]))
    elif isinstance(value, list):
        yield value[:-1] if value else ["H10"]
        for index, item in enumerate(value):
            yield from ([*value[:index], other, *value[index + 1 :]] for other in otherwise(item))
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield from {"D10", "A", "lead", "next hand", "legal"} - {value}
    else:
        yield "D10"


@pytest.mark.parametrize("vector", SPADES, ids=name)
def test_it_holds_and_nothing_else_does(vector: Any) -> None:
    check(vector["kind"], vector["given"], vector["expect"])
    for expect in otherwise(vector["expect"]):
        with pytest.raises((AssertionError, ValueError, KeyError, IndexError)):
            check(vector["kind"], vector["given"], expect)


def test_there_is_one_of_every_kind() -> None:
    assert {(vector["ruleset"], vector["kind"]) for vector in SPADES} >= {
        *((ruleset, kind) for ruleset in ("spades300", "spades500") for kind in BOTH),
        *(("spades500", kind) for kind in ("exchange", "exchange_bad", "hand2nil", "dnwindow")),
    }


BOTH = ("draw", "roles", "legal", "breaks", "score", "hand")
