"""Other colours and a large index on a finished card picture, by exchanging lines of it.

The pictures of the standard set are files; ``<set>.json`` beside them tells for every other set
which lines of which cards it changes. So four sets more of a deck take a tenth of their room.
"""

import json
from functools import lru_cache
from typing import Any, NamedTuple

from cardtable.look.dress import STANDARD
from cardtable.storage.paths import asset


class Change(NamedTuple):
    """From one line on, up to another, stand these lines instead."""

    first: int
    end: int
    lines: tuple[str, ...]


class OtherSet(NamedTuple):
    """What a set changes of another one."""

    base: str
    cards: dict[str, tuple[Change, ...]]
    """By the id of the picture; those that look alike are not here."""


@lru_cache(maxsize=6)
def read_set(deck: str, name: str) -> OtherSet:
    """A set of a shipped deck. Raises LookupError if there is none, OSError, ValueError."""
    told: dict[str, Any] = json.loads(asset("decks", deck, f"{name}.json").read_text("utf-8"))
    cards = {
        card: tuple(Change(first, end, tuple(lines)) for first, end, lines in changes)
        for card, changes in told["cards"].items()
    }
    return OtherSet(told["base"], cards)


def in_set(svg: str, deck: str, card: str, name: str) -> str:
    """A picture of the standard set as another set has it."""
    if name == STANDARD:
        return svg
    wanted = read_set(deck, name)
    lines = in_set(svg, deck, card, wanted.base).split("\n")
    for first, end, new in reversed(wanted.cards.get(card, ())):
        lines[first:end] = new
    return "\n".join(lines)
