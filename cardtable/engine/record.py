"""A match written down: the choices, and nothing that follows from them.

Values are written as plain JSON and read by the type hints of their class, so a new choice or a
new field of a game's public part needs no code here.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from cardtable.engine.cards import Card, card
from cardtable.engine.layout import Layout, Sight, Zone
from cardtable.engine.match import Match, replay
from cardtable.engine.rules import Choice, P, Rules, State

FORMAT = 1
"""The version of the written form. Older ones must stay readable."""


class BadRecord(ValueError):
    """What was read is not a record of this program."""


@dataclass(frozen=True, slots=True)
class Record(Generic[P]):
    """A match as it is kept: what to begin with, and every choice, NATURE's included."""

    game: str
    preset: str
    options: Any
    rules_number: int
    number: int
    players: tuple[str, ...]
    choices: tuple[Choice, ...]
    start: State[P] | None = None

    def replay(self, rules: Rules[P]) -> Match[P]:
        """The match at its last choice. Raises IllegalChoice."""
        return replay(rules, self.choices, self.number, self.start)


def written(record: Record[P]) -> dict[str, Any]:
    """The record as plain JSON."""
    return {
        "format": FORMAT,
        "game": record.game,
        "preset": record.preset,
        "options": plain(record.options),
        "rules_number": record.rules_number,
        "number": record.number,
        "players": list(record.players),
        "choices": [encode(choice) for choice in record.choices],
        "start": plain(record.start),
    }


def read_record(document: object, rules: Rules[P], options: type) -> Record[P]:
    """The record that `written` wrote, of a game with these rules. Raises BadRecord."""
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        raise BadRecord("not a record of a format known here")
    public = type(rules.start().public)
    try:
        begin = document["start"]
        return Record(
            game=read(str, document["game"]),
            preset=read(str, document["preset"]),
            options=read(options, document["options"]),
            rules_number=read(int, document["rules_number"]),
            number=read(int, document["number"]),
            players=read(tuple[str, ...], document["players"]),
            choices=tuple(decode(rules.choices, each) for each in _listed(document["choices"])),
            start=None if begin is None else read_state(public, begin),
        )
    except (LookupError, TypeError) as error:
        raise BadRecord(f"not a record: {error}") from error


def encode(choice: Choice) -> list[Any]:
    """The choice as plain JSON, e.g. ``["Play", "SA"]``."""
    return [type(choice).__name__, *(plain(getattr(choice, f.name)) for f in _fields(choice))]


def decode(kinds: Iterable[type[Choice]], written: object) -> Choice:
    """The choice that `encode` wrote. Raises BadRecord if it is none of the kinds."""
    if not isinstance(written, list) or not written:
        raise BadRecord(f"not a choice: {written!r}")
    name, *values = written
    kind = next((kind for kind in kinds if kind.__name__ == name), None)
    if kind is None:
        raise BadRecord(f"unknown choice: {name!r}")
    hints = _hints(kind).values()
    try:
        return kind(*(_read(hint, value) for hint, value in zip(hints, values, strict=True)))
    except (LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"not a choice: {written!r}") from error


def plain(value: Any) -> Any:
    """The value as JSON knows it: text, numbers, lists and objects."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Layout):
        return [
            [zone.name, zone.sight.name, zone.owner, plain(value[zone])] for zone in value.zones()
        ]
    if isinstance(value, frozenset):
        return sorted(plain(item) for item in value)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value)}
    return value


Value = TypeVar("Value")


def read(kind: type[Value], written: object) -> Value:
    """The value of this type that `plain` wrote. Raises BadRecord."""
    try:
        value: Value = _read(kind, written)
    except (LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"not a {kind.__name__}: {written!r}") from error
    return value


def read_state(public: type[P], written: object) -> State[P]:
    """A typed position with this public part. Raises BadRecord."""
    if not isinstance(written, Mapping) or set(written) != {"cards", "public", "seen"}:
        raise BadRecord(f"not a position: {written!r}")
    seen = read(tuple[frozenset[Card], ...], written["seen"])
    return State(_layout(written["cards"]), read(public, written["public"]), seen)


def _layout(written: Any) -> Layout[Card]:
    try:
        return Layout(
            {
                Zone(_read(str, name), Sight[sight], _read(int | None, owner)): _read(
                    tuple[Card, ...], codes
                )
                for name, sight, owner, codes in _listed(written)
            }
        )
    except (LookupError, TypeError, ValueError) as error:
        raise BadRecord(f"not a layout: {written!r}") from error


def _fields(value: Choice) -> tuple[Any, ...]:
    return fields(value)  # type: ignore[arg-type]  # every choice is a dataclass


def _hints(kind: type) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)} if is_dataclass(kind) else {}


def _read(hint: Any, value: Any) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Card:
        return card(_read(str, value))
    if origin in (Union, UnionType):
        return None if value is None else _read(_only(arguments), value)
    if origin is tuple:
        items = _listed(value)
        kinds = arguments[:1] * len(items) if arguments[-1] is Ellipsis else arguments
        return tuple(_read(kind, item) for kind, item in zip(kinds, items, strict=True))
    if origin is frozenset:
        return frozenset(_read(arguments[0], item) for item in _listed(value))
    if is_dataclass(hint):
        hints = _hints(hint)  # type: ignore[arg-type]  # a class, not an instance
        if set(value) != set(hints):
            raise ValueError(f"fields {sorted(value)}")
        return hint(**{name: _read(hints[name], value[name]) for name in hints})  # type: ignore[operator]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(value)
    if not isinstance(hint, type) or type(value) is not hint:
        raise TypeError(f"{value!r} is no {hint}")
    return value


def _listed(value: Any) -> list[Any]:
    """The value if it is a list: text and objects can be walked through too."""
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return value


def _only(arguments: tuple[Any, ...]) -> Any:
    """The one type of an ``X | None``."""
    (kind,) = (argument for argument in arguments if argument is not NoneType)
    return kind
