"""A closed format read from signatures: says of any JSON value whether it has the shape.

>>> read_shape('{k: [int*2], m?: "x" | null}', {}).wrong({"k": [1, 2]}) is None
True
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol


class Shape(Protocol):
    """What a JSON value may look like."""

    def wrong(self, value: object) -> str | None:
        """What is wrong with the value, in words; None if nothing is."""


@dataclass(frozen=True)
class Exactly:
    """One literal value. True is not 1."""

    wanted: object

    def wrong(self, value: object) -> str | None:
        same = type(value) is type(self.wanted) and value == self.wanted
        return None if same else f"{value!r} is not {self.wanted!r}"


@dataclass(frozen=True)
class OfType:
    """Any value of the type."""

    wanted: type

    def wrong(self, value: object) -> str | None:
        return None if type(value) is self.wanted else f"{value!r} is no {self.wanted.__name__}"


@dataclass(frozen=True)
class Text:
    """Text that matches a pattern from end to end."""

    pattern: str

    def wrong(self, value: object) -> str | None:
        fits = isinstance(value, str) and re.fullmatch(self.pattern, value)
        return None if fits else f"{value!r} does not match {self.pattern}"


@dataclass(frozen=True)
class ListOf:
    """A list of any length."""

    item: Shape

    def wrong(self, value: object) -> str | None:
        if not isinstance(value, list):
            return f"{value!r} is no list"
        return next(filter(None, map(self.item.wrong, value)), None)


@dataclass(frozen=True)
class Row:
    """A list of exactly these."""

    items: tuple[Shape, ...]

    def wrong(self, value: object) -> str | None:
        if not isinstance(value, list) or len(value) != len(self.items):
            return f"{value!r} is no list of {len(self.items)}"
        found = (shape.wrong(item) for shape, item in zip(self.items, value, strict=True))
        return next(filter(None, found), None)


@dataclass(frozen=True)
class Keys:
    """An object with exactly these keys; those of `optional` may be absent."""

    shapes: Mapping[str, Shape]
    optional: frozenset[str]

    def wrong(self, value: object) -> str | None:
        if not isinstance(value, dict):
            return f"{value!r} is no object"
        if unknown := set(value) - set(self.shapes):
            return f"unknown keys {sorted(unknown)}"
        if missing := set(self.shapes) - set(value) - self.optional:
            return f"missing keys {sorted(missing)}"
        found = ((key, self.shapes[key].wrong(item)) for key, item in value.items())
        return next((f"{key}: {reason}" for key, reason in found if reason), None)


@dataclass(frozen=True)
class Either:
    """One of several shapes."""

    shapes: tuple[Shape, ...]

    def wrong(self, value: object) -> str | None:
        reasons = [shape.wrong(value) for shape in self.shapes]
        return None if None in reasons else " and ".join(filter(None, reasons))


@dataclass(frozen=True)
class Named:
    """A shape by its name, which may be given meaning later."""

    name: str
    names: Mapping[str, Shape]

    def wrong(self, value: object) -> str | None:
        return self.names[self.name].wrong(value)


ANY_NAME: dict[str, Shape] = {
    "int": OfType(int),
    "str": OfType(str),
    "bool": OfType(bool),
    "null": Exactly(None),
    "true": Exactly(True),
}


def read_shape(signature: str, names: Mapping[str, Shape]) -> Shape:
    """The shape that a signature describes; other names in it are looked up when it is used."""
    reader = _Reader(re.findall(r'"[^"]*"|\w+|[][{}:,|*?]', signature), names)
    shape = reader.either()
    assert not reader.tokens, f"left over in {signature}: {reader.tokens}"
    return shape


@dataclass
class _Reader:
    tokens: list[str]
    names: Mapping[str, Shape]

    def either(self) -> Shape:
        shapes = [self._one()]
        while self._take("|"):
            shapes.append(self._one())
        return shapes[0] if len(shapes) == 1 else Either(tuple(shapes))

    def _one(self) -> Shape:
        token = self.tokens.pop(0)
        if token == "[":
            return self._list()
        if token == "{":
            return self._keys()
        if token.startswith('"'):
            return Exactly(token[1:-1])
        if token.isdigit():
            return Exactly(int(token))
        return ANY_NAME.get(token) or Named(token, self.names)

    def _list(self) -> Shape:
        items = [self.either()]
        if self._take("*"):
            items *= int(self.tokens.pop(0))
        elif self._take("]"):
            # A list of one literal, as in ["stock"], is that list; of a type, any number of it.
            single = isinstance(items[0], Exactly)
            return Row(tuple(items)) if single else ListOf(items[0])
        while self._take(","):
            items.append(self.either())
        self._must("]")
        return Row(tuple(items))

    def _keys(self) -> Shape:
        shapes: dict[str, Shape] = {}
        optional: set[str] = set()
        while not self._take("}"):
            key = self.tokens.pop(0)
            if self._take("?"):
                optional.add(key)
            self._must(":")
            shapes[key] = self.either()
            self._take(",")
        return Keys(shapes, frozenset(optional))

    def _take(self, token: str) -> bool:
        if self.tokens and self.tokens[0] == token:
            self.tokens.pop(0)
            return True
        return False

    def _must(self, token: str) -> None:
        assert self._take(token), f"{token} expected before {self.tokens}"
