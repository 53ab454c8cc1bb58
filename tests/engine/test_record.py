"""Matches written down and read again; what is no record is refused with BadRecord alone."""

import json
from typing import Any

import pytest

from cardtable.engine.cards import card, cards
from cardtable.engine.match import replay
from cardtable.engine.record import (
    FORMAT,
    BadRecord,
    Record,
    decode,
    encode,
    plain,
    read,
    read_record,
    read_state,
    written,
)
from cardtable.engine.rules import Choice, Deal, Play
from tests.engine.toy import Mood, Options, Peek, Public, ToyRules

RULES = ToyRules()
CHOICES: tuple[Choice, ...] = (
    Deal(cards("CA DA HA SA")),
    Peek(card("HA"), 0),
    Play(card("DA")),
    Play(card("CA")),
)
OPTIONS = Options(3, Mood.BAD, card("S2"), ((1, "a"), (2, "b")), frozenset(cards("HA C2")))
RECORD: Record[Public] = Record("toy", "small", OPTIONS, 1, 42, ("Anna", ""), CHOICES)


def document(**changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(written(RECORD))), **changes}


def test_the_written_form() -> None:
    """Whoever changes this has broken every record that people have."""
    assert document() == {
        "format": 1,
        "game": "toy",
        "preset": "small",
        "options": {
            "size": 3,
            "mood": "bad",
            "favourite": "S2",
            "pairs": [[1, "a"], [2, "b"]],
            "liked": ["C2", "HA"],
        },
        "rules_number": 1,
        "number": 42,
        "players": ["Anna", ""],
        "choices": [
            ["Deal", ["CA", "DA", "HA", "SA"]],
            ["Peek", "HA", 0],
            ["Play", "DA"],
            ["Play", "CA"],
        ],
        "start": None,
    }


def test_a_record_reads_as_it_was_written() -> None:
    assert read_record(document(), RULES, Options) == RECORD
    assert RECORD.replay(RULES).steps == replay(RULES, CHOICES, 42).steps


def test_a_record_may_begin_at_a_position() -> None:
    start = replay(RULES, CHOICES[:2]).state
    record: Record[Public] = Record("toy", "", Options(), 1, 7, ("", ""), CHOICES[2:], start)
    back = read_record(json.loads(json.dumps(written(record))), RULES, Options)
    assert back == record
    assert back.replay(RULES).state == replay(RULES, CHOICES, 7).state
    assert written(record)["start"]["cards"][0] == ["hand", "OWNER", 0, ["CA"]]


@pytest.mark.parametrize("number", [0, 2, "1", None, FORMAT + 1])
def test_another_format_is_refused(number: Any) -> None:
    with pytest.raises(BadRecord, match="format"):
        read_record(document(format=number), RULES, Options)


@pytest.mark.parametrize("key", list(document()))
def test_a_missing_part_is_refused(key: str) -> None:
    broken = document()
    del broken[key]
    with pytest.raises(BadRecord):
        read_record(broken, RULES, Options)


BAD_STATE: list[Any] = [
    {},
    {"cards": [], "public": None},
    {"cards": [], "public": {}, "seen": []},
    {"cards": [["hand", "OWNER", 0]], "public": plain(Public()), "seen": []},
    {"cards": [["hand", "SOMEBODY", 0, []]], "public": plain(Public()), "seen": []},
    {"cards": [["hand", "OWNER", 0, ["XX"]]], "public": plain(Public()), "seen": []},
    {"cards": [["hand", "OWNER", "0", ["SA"]]], "public": plain(Public()), "seen": []},
    {"cards": [[7, "OWNER", 0, ["SA"]]], "public": plain(Public()), "seen": []},
    {"cards": 7, "public": plain(Public()), "seen": []},
    {"cards": [], "public": plain(Public()), "seen": ["SA"]},
    {"cards": [], "public": {**plain(Public()), "ended": 1}, "seen": []},
]


def each(key: str, *values: Any) -> list[dict[str, Any]]:
    return [{key: value} for value in values]


BAD = [
    *each("choices", None, 7, {}, "Play", [7], [[]], ["Play"], [{}], [["Draw", "SA"]]),
    *each("choices", [[["Play"], "SA"]], [["Play"]], [["Play", "SA", 1]], [["Play", "XX"]]),
    *each("choices", [["Play", 7]], [["Play", None]], [["Play", ["S", "A"]]], [["Play", "SAA"]]),
    *each("choices", [["Deal", "SA"]], [["Deal", None]], [["Deal", ["SA", 7]]]),
    *each("choices", [["Deal", {"SA": 1}]], [["Peek", "HA", "0"]], [["Peek", "HA", True]]),
    *each("number", "42", None, 4.2, True),
    *each("players", None, "AB", ["A", 7], {"A": 1}),
    *each("options", None, [], {}, {"size": 3}, "size"),
    *each(
        "options",
        *({**plain(OPTIONS), **change} for change in each("size", "3", -1, None)),
        *({**plain(OPTIONS), **change} for change in each("mood", "sad", [], 1)),
        *({**plain(OPTIONS), **change} for change in each("favourite", "XX", 1, [])),
        *({**plain(OPTIONS), **change} for change in each("pairs", [[1]], [[1, "a", 2]], [7], "")),
        *({**plain(OPTIONS), **change} for change in each("liked", "C2", ["CC"], None, {"C2": 1})),
        {**plain(OPTIONS), "more": 1},
    ),
    *each("start", 7, "x", [], *BAD_STATE),
]


@pytest.mark.parametrize("change", BAD, ids=str)
def test_what_is_no_record_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        read_record(document(**change), RULES, Options)


@pytest.mark.parametrize("nothing", [None, [], "x", 7])
def test_no_document_at_all_is_refused(nothing: Any) -> None:
    with pytest.raises(BadRecord):
        read_record(nothing, RULES, Options)


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_choices_alone(choice: Choice) -> None:
    assert decode(RULES.choices, json.loads(json.dumps(encode(choice)))) == choice


@pytest.mark.parametrize("nothing", [None, [], "Play", {"Play": "SA"}, [None], [[]], [{}, "SA"]])
def test_what_is_no_choice_is_refused(nothing: Any) -> None:
    with pytest.raises(BadRecord):
        decode(RULES.choices, nothing)


def test_positions_alone() -> None:
    state = replay(RULES, CHOICES[:3]).state
    text = json.loads(json.dumps(plain(state)))
    assert read_state(Public, text) == state
    for odd in ({}, {**text, "more": 1}, {"cards": text["cards"]}, [text]):
        with pytest.raises(BadRecord):
            read_state(Public, odd)


def test_values_alone() -> None:
    assert read(Options, json.loads(json.dumps(plain(OPTIONS)))) == OPTIONS
    assert read(tuple[str, ...], []) == ()
    with pytest.raises(BadRecord):
        read(int, True)
