"""What is read from the rows of the history, each value held to what it must be."""

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

from cardtable.engine.shuffle import NUMBERS

LATEST = 1e11
"""Seconds since 1970, UTC; no match is played after this, and no calendar goes on for ever."""
Encoded = list[object]
"""A choice as JSON, such as ``["Play", "SA"]``; the history does not know what it means."""


class DamagedMatch(ValueError):
    """A stored match that cannot be read; the others are not touched by it."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a match before its first choice."""

    game: str
    preset: str
    options: Mapping[str, object]
    players: tuple[str, ...]
    """By seat: ``human`` or the level of the computer."""
    rules: int
    """The number of the game's rules, raised when a rule is mended."""
    number: int
    """The match number, from which all deals come."""
    start: object = None
    """The position as JSON when the match does not begin at the beginning."""


def head_of(row: sqlite3.Row) -> Head:
    """The head in a row of the matches. Raises ``DamagedMatch``."""
    options = read_json(row["options"])
    if not isinstance(options, dict):
        raise DamagedMatch("options")
    number, rules = row["number"], row["rules"]
    whole = type(number) is int and type(rules) is int and 0 <= number < NUMBERS
    if not whole or not isinstance(row["game"], str) or not isinstance(row["preset"], str):
        raise DamagedMatch("game, preset, rules or number")
    return Head(
        row["game"],
        row["preset"],
        options,
        tuple(texts_of(read_json(row["players"]))),
        row["rules"],
        row["number"],
        None if row["start"] is None else read_json(row["start"]),
    )


def moment_of(value: object) -> float:
    """The value if it is a moment at which a match may be played. Raises ``DamagedMatch``."""
    if isinstance(value, int | float) and 0 <= value <= LATEST:
        return float(value)
    raise DamagedMatch(str(value))


def touched_of(row: sqlite3.Row) -> float:
    """When the match was played last, or else begun. Raises ``DamagedMatch``."""
    try:
        return moment_of(row["touched"])
    except DamagedMatch:
        return moment_of(row["started"])


def written_json(value: object) -> str:
    """The value as it stands in the file."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_json(text: str) -> object:
    """What ``written_json`` wrote. Raises ``DamagedMatch``."""
    try:
        value: object = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise DamagedMatch(text) from error
    return value


def list_of(value: object) -> Encoded:
    """The value if it is a list. Raises ``DamagedMatch``."""
    if not isinstance(value, list):
        raise DamagedMatch(str(value))
    return value


def texts_of(value: object) -> list[str]:
    """The value if it is a list, of texts. Raises ``DamagedMatch``."""
    return [str(each) for each in list_of(value)]


def any_text(raw: bytes) -> str:
    """What can be read of a text, also of one that is none."""
    return raw.decode(errors="replace")
