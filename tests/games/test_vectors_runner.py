"""The runner of the vectors can fail: a wrong value, a foreign key, an illegal move are found."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.vectors.running import DATA, find_vectors, run_vector

VECTORS: list[Any] = json.loads((DATA / "vectors.json").read_text(encoding="utf-8"))
SCHNAPSEN = [vector for vector in VECTORS if vector["ruleset"] == "schnapsen"]
PLAYS = [vector for vector in SCHNAPSEN if vector["kind"] == "play"]
MADE_UP = json.loads(
    Path(__file__).with_name("vectors").joinpath("made_up.json").read_text("utf-8")
)
ONE_OF_EACH = list({(vector["ruleset"], vector["kind"]): vector for vector in VECTORS}.values())
NOT_BUILT = ("skipped", "passed")


def outcome(vector: Any) -> str:
    """How the test of the vector would end."""
    try:
        run_vector(vector)
    except pytest.skip.Exception:
        return "skipped"
    except Exception:
        return "failed"
    return "passed"


def name(vector: Any) -> str:
    return f"{vector['ruleset']}-{vector['kind']}-{vector['id']}"


def otherwise(value: Any) -> Iterator[Any]:
    """The value with one thing in it changed, in every possible place."""
    if isinstance(value, dict):
        for key in value:
            yield from ({**value, key: other} for other in otherwise(value[key]))
    elif isinstance(value, list):
        yield value[:-1] if value else ["H10"]
        for index, item in enumerate(value):
            yield from ([*value[:index], other, *value[index + 1 :]] for other in otherwise(item))
    elif isinstance(value, int):
        yield value + 1
    elif value is None:
        yield from (0, "EA", [0, 0], {"winner": 0, "gp": 1, "why": "66"})
    elif isinstance(value, str):
        yield "66" if value != "66" else "last trick"
        yield " ".join(value.split()[1:])
        yield "lead" if value != "lead" else "reply"
        yield "LU" if value != "LU" else "EA"


def with_foreign_key(value: Any) -> Iterator[Any]:
    """The value with one key more, in every object in it."""
    if isinstance(value, dict):
        yield {**value, "colour": 1}
        for key in value:
            yield from ({**value, key: other} for other in with_foreign_key(value[key]))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            for other in with_foreign_key(item):
                yield [*value[:index], other, *value[index + 1 :]]


@pytest.mark.parametrize("vector", MADE_UP, ids=name)
def test_examples_that_use_every_key(vector: Any) -> None:
    assert outcome(vector) == "passed"


def test_they_do_use_every_key() -> None:
    used = {key for vector in PLAYS + MADE_UP for key in vector["expect"] if len(key) > 1}
    assert used >= {
        *("points", "tricks", "pending", "leader", "h0", "h1", "legal0", "legal1"),
        *("ind", "talon_left", "rec", "over"),
    }


@pytest.mark.parametrize("vector", SCHNAPSEN + MADE_UP, ids=name)
def test_any_other_expectation_fails(vector: Any) -> None:
    if vector["expect"] == "illegal":
        wrong: list[Any] = [{"tricks": [0, 0]}, {"over": None}, "legal"]
    else:
        wrong = [*otherwise(vector["expect"]), "illegal"]
    for expect in wrong:
        assert outcome({**vector, "expect": expect}) == "failed", expect


@pytest.mark.parametrize("vector", ONE_OF_EACH, ids=name)
def test_a_foreign_key_fails_also_where_the_game_is_not_built(vector: Any) -> None:
    assert outcome(vector) in NOT_BUILT
    for foreign in with_foreign_key(vector):
        assert outcome(foreign) == "failed", foreign


@pytest.mark.parametrize("vector", ONE_OF_EACH, ids=name)
def test_a_missing_key_fails(vector: Any) -> None:
    for key in vector:
        assert outcome({k: value for k, value in vector.items() if k != key}) == "failed", key
    for key in set(vector["given"]) - {"dn", "trump", "won0", "won1", "marr", "pend"}:
        given = {k: value for k, value in vector["given"].items() if k != key}
        assert outcome({**vector, "given": given}) == "failed", key


@pytest.mark.parametrize("vector", ONE_OF_EACH, ids=name)
def test_unknown_rulesets_kinds_and_values_fail(vector: Any) -> None:
    assert outcome({**vector, "ruleset": "whist"}) == "failed"
    assert outcome({**vector, "kind": "shuffle"}) == "failed"
    assert outcome({**vector, "id": 7}) == "failed"
    assert outcome({**vector, "why": None}) == "failed"
    assert outcome({**vector, "given": []}) == "failed"
    for key, value in vector["given"].items():
        for odd in (f"{value} X1", 1.5, {"a": value}, [[[value]]]):
            assert outcome({**vector, "given": {**vector["given"], key: odd}}) == "failed", key


@pytest.mark.parametrize(
    "move", ["0 deal", "2 close", "0 lead", "0 close EA", "0 lead HX", "0  close", "close", ""]
)
def test_unknown_verbs_fail(move: str) -> None:
    vector = copy.deepcopy(PLAYS[0])
    vector["given"]["moves"] = [move]
    for expect in ("illegal", {"tricks": [0, 0]}):
        assert outcome({**vector, "expect": expect}) == "failed"


@pytest.mark.parametrize("vector", PLAYS, ids=name)
def test_an_illegal_move_before_the_last_fails(vector: Any) -> None:
    given = vector["given"]
    for bad in (f"{1 - given['leader']} close", f"{given['leader']} reply {given['h0'][:2]}"):
        moves = [bad, *given["moves"]]
        assert outcome({**vector, "given": {**given, "moves": moves}}) == "failed"


def test_a_position_that_cannot_be_fails() -> None:
    vector = next(vector for vector in PLAYS if vector["id"] == "SN-15")
    given = vector["given"]
    uneven = {"h0": given["h0"][:2], "won0": given["h0"][3:]}
    for change in ({"h1": given["h0"]}, {"ind": None}, {"trump": "H"}, uneven):
        assert outcome({**vector, "given": {**given, **change}}) == "failed", change


@pytest.mark.parametrize("text", [None, "", "[]", "{}", "no json", '"x"'])
def test_a_missing_or_empty_file_is_trouble(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "vectors.json"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    monkeypatch.setenv("CARDTABLE_VECTORS", str(path))
    found = find_vectors()
    assert found.trouble and not found.vectors


def test_one_name_twice_is_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "vectors.json"
    path.write_text(json.dumps([VECTORS[0], VECTORS[1], VECTORS[0]]), encoding="utf-8")
    monkeypatch.setenv("CARDTABLE_VECTORS", str(path))
    trouble = find_vectors().trouble
    assert trouble and "spades300-S3-01" in trouble and "S3-02" not in trouble
    path.write_text(json.dumps([VECTORS[0], {**VECTORS[0], "ruleset": "spades500"}]), "utf-8")
    assert find_vectors().trouble is None, "an id may come once in each ruleset"
