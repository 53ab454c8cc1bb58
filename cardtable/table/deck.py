"""What a deck of pictures is: the facts of its deck.json, and the pictures to ask for."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cardtable.look.dress import PLAIN, Dress
from cardtable.look.pictures import card_file
from cardtable.look.present import Look
from cardtable.table.own_deck import DeckRefused, OwnDeck, read_own_deck


class Print(NamedTuple):
    """One picture of a deck at one width, in device pixels."""

    element: str
    width: int


@dataclass(frozen=True, slots=True)
class DeckFacts:
    """What deck.json tells of a deck, and the dress that its cards wear."""

    name: str
    ratio: float
    """Height of a card by its width."""
    corner: float
    """Radius of its corners by its width."""
    elements: Mapping[str, str]
    """The id of the picture of each card code."""
    signs: Mapping[str, str]
    """The sign of each suit code."""
    backs: tuple[str, ...]
    shipped: Mapping[str, str]
    """The id of our picture of each card code."""
    dress: Dress = PLAIN
    own: Mapping[str, Path] = field(default_factory=dict)
    """The person's own pictures by their ids; ours serve for the others."""


@lru_cache(maxsize=8)
def deck_facts(deck: str, dress: Dress = PLAIN) -> DeckFacts:
    """The facts of a deck in a dress. Raises LookupError if there is none of that name.

    A folder of the person's own that is of no use counts as none: our pictures serve.
    """
    facts = _shipped(deck, dress)
    if not dress.folder:
        return facts
    try:
        own = read_own_deck(Path(dress.folder), facts.shipped, deck)
    except DeckRefused:
        return facts
    return _with(facts, own)


def worn(look: Look, deck: str) -> DeckFacts:
    """The facts of a deck in the dress that it wears now."""
    return deck_facts(deck, look.dress(deck))


def _shipped(deck: str, dress: Dress) -> DeckFacts:
    file = card_file(deck, "back").parent.parent / "deck.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    size = told["size"]
    return DeckFacts(
        name=deck,
        ratio=size["height"] / size["width"],
        corner=size["corner"] / size["width"],
        elements=told["elements"],
        signs=told["signs"] | told["set_signs"].get(dress.colours, {}),
        backs=tuple(told["backs"]),
        shipped=told["elements"],
        dress=dress,
    )


def _with(facts: DeckFacts, own: OwnDeck) -> DeckFacts:
    """The same deck with the person's own pictures."""
    return replace(
        facts,
        ratio=own.ratio,
        corner=own.corner,
        elements={**facts.elements, **own.elements},
        backs=own.backs or facts.backs,
        own=own.files,
    )


def card_box(width: float, ratio: float) -> QRectF:
    """A card of this width round the origin."""
    return QRectF(-width / 2, -width * ratio / 2, width, width * ratio)
