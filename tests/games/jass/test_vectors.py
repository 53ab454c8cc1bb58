"""The vectors of Schieber hold, whether or not the game has its table yet, and they can fail."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.vectors.jass import check
from tests.games.vectors.running import find_vectors, name_of

VECTORS = [each for each in find_vectors().vectors if each["ruleset"] == "schieber"]
DEALS = [each for each in VECTORS if each["kind"] == "deal"]


def otherwise(value: Any) -> Iterator[Any]:
    """The value with one thing in it changed, in every possible place."""
    if isinstance(value, dict):
        for key in value:
            yield from ({**value, key: other} for other in otherwise(value[key]))
    elif isinstance(value, list):
        yield value[:-1] if value else [20]
        for index, item in enumerate(value):
            yield from ([*value[:index], other, *value[index + 1 :]] for other in otherwise(item))
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif value is None:
        yield 0
    elif isinstance(value, str):
        yield "E6" if value != "E6" else "E7"


def test_there_are_some_of_every_kind() -> None:
    kinds = {vector["kind"] for vector in VECTORS}
    assert kinds == {"legal", "trick", "weis", "live", "bidding", "rotation", "deal"}


@pytest.mark.parametrize("vector", VECTORS, ids=name_of)
def test_it_holds(vector: dict[str, Any]) -> None:
    check(vector["kind"], vector["given"], vector["expect"])


@pytest.mark.parametrize("vector", VECTORS, ids=name_of)
def test_any_other_expectation_fails(vector: dict[str, Any]) -> None:
    for expect in otherwise(vector["expect"]):
        with pytest.raises((AssertionError, LookupError, ValueError)):
            check(vector["kind"], vector["given"], expect)


@pytest.mark.parametrize("vector", DEALS, ids=name_of)
def test_an_illegal_play_fails(vector: dict[str, Any]) -> None:
    given = copy.deepcopy(vector["given"])
    given["plays"][0][1] = given["plays"][0][0]
    with pytest.raises((AssertionError, ValueError)):
        check("deal", given, vector["expect"])
