"""The signatures of `format.txt`, and what is wrong with a vector by them."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.games.vectors.shape import Either, Exactly, Keys, OfType, Shape, Text, read_shape

FORMAT = Path(__file__).with_name("format.txt")
FRENCH = r"[SHDC](?:10|[2-9JQKA])"
CARD = {
    "spades300": FRENCH,
    "spades500": FRENCH,
    "schnapsen": r"[ELHS](?:10|[AKOU])",
    "schieber": r"[ERDS][AKOUB9876]",
    "problem": r"[CDHS][ATKQJ]",
}
HAND = r"(?:[CDHS]:(?:-|[ATKQJ]+)(?: [CDHS]:(?:-|[ATKQJ]+))*)?"


class Signature(NamedTuple):
    """What a kind of vector is given and what it expects."""

    given: Shape
    expect: Shape


@cache
def signatures() -> dict[str, dict[str, Signature]]:
    """The kinds of each ruleset."""
    sections = re.split(r"^== (\w+)\n", FORMAT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    pairs = zip(sections[1::2], sections[2::2], strict=True)
    return {ruleset: _section(ruleset, text) for ruleset, text in pairs}


def wrong_shape(vector: object) -> str | None:
    """What is wrong with the keys and values of a vector; None if nothing is."""
    known = signatures()
    rulesets = Either(tuple(Exactly(name) for name in known if name != "problem"))
    shapes: dict[str, Shape] = {
        "ruleset": rulesets,
        "id": Text(r"\S+"),
        "kind": OfType(str),
        "given": OfType(dict),
        "expect": _Anything(),
        "why": OfType(str),
    }
    if reason := Keys(shapes, frozenset()).wrong(vector):
        return reason
    assert isinstance(vector, dict)
    signature = known[vector["ruleset"]].get(vector["kind"])
    if signature is None:
        return f"unknown kind {vector['kind']!r}"
    for key, shape in signature._asdict().items():
        if reason := shape.wrong(vector[key]):
            return f"{key}: {reason}"
    return None


def wrong_problem(problem: object) -> str | None:
    """What is wrong with the keys and values of a problem; None if nothing is."""
    kinds = signatures()["problem"]
    kind = problem.get("kind") if isinstance(problem, dict) else None
    if not isinstance(kind, str) or kind not in kinds:
        return f"unknown kind {kind!r}"
    return kinds[kind].given.wrong(problem)


def _section(ruleset: str, text: str) -> dict[str, Signature]:
    card = CARD[ruleset]
    names: dict[str, Shape] = {
        "card": Text(card),
        "cards": Text(f"(?:{card}(?: {card})*)?"),
        "draw_step": Text(r"[AB] (?:asked|turn [1-9]\d*)"),
        "hand": Text(HAND),
        "move": Text(
            rf"(?:CLOSE\+)?{card}"
            if ruleset == "problem"
            else rf"[01] (?:exchange|close|(?:lead|reply) {card})"
        ),
        "ev": _Values(Text(rf"(?:CLOSE\+)?{card}")),
    }
    kinds: dict[str, Signature] = {}
    entries = re.findall(r"^(\w+) = (.+)\n(?:    -> (.+)\n)?", text, flags=re.MULTILINE)
    for name, given, expect in entries:
        if expect:
            kinds[name] = Signature(read_shape(given, names), read_shape(expect, names))
        else:
            names[name] = read_shape(given, names)
    return kinds


class _Anything:
    """Any value: the kind says more."""

    def wrong(self, value: object) -> str | None:
        del value
        return None


class _Values(NamedTuple):
    """``{move: [number, [int]]}``: the worth of each move, on average and in each world."""

    move: Shape

    def wrong(self, value: object) -> str | None:
        if not isinstance(value, dict):
            return f"{value!r} is no object"
        for move, pair in value.items():
            if reason := self.move.wrong(move):
                return reason
            match pair:
                case [int() | float(), [*worlds]] if all(type(world) is int for world in worlds):
                    continue
            return f"{pair!r} is not a mean with the value of each world"
        return None
