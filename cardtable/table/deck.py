"""What a deck of pictures is: the facts of its deck.json, and the pictures to ask for."""

import json
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cardtable.look.pictures import card_file


class Print(NamedTuple):
    """One picture of a deck at one width, in device pixels."""

    element: str
    width: int


@dataclass(frozen=True, slots=True)
class DeckFacts:
    """What deck.json tells of a deck."""

    name: str
    ratio: float
    """Height of a card by its width."""
    corner: float
    """Radius of its corners by its width."""
    elements: dict[str, str]
    """The id of the picture of each card code."""
    signs: dict[str, str]
    """The sign of each suit code."""
    backs: tuple[str, ...]


def deck_facts(deck: str) -> DeckFacts:
    """The facts of a shipped deck. Raises LookupError if there is none of that name."""
    file = card_file(deck, "back").parent.parent / "deck.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    size = told["size"]
    return DeckFacts(
        name=deck,
        ratio=size["height"] / size["width"],
        corner=size["corner"] / size["width"],
        elements=told["elements"],
        signs=told["signs"],
        backs=tuple(told["backs"]),
    )


def card_box(width: float, ratio: float) -> QRectF:
    """A card of this width round the origin."""
    return QRectF(-width / 2, -width * ratio / 2, width, width * ratio)
