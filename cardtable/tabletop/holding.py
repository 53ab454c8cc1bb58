"""The order in which a person holds his cards."""

from collections.abc import Callable
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from cardtable.engine.cards import Card, Suit


class Sorting(StrEnum):
    """What the cards of a hand are sorted by."""

    SUIT = "suit"
    """As the game does: by suits, neighbours of different colour, trumps at one end."""
    RANK = "rank"
    TRUMP = "trump"
    """By suits, trumps on the right in every game."""
    DEALT = "dealt"


class Hold(NamedTuple):
    """How a person holds his cards."""

    by: Sorting = Sorting.SUIT
    rising: bool = False
    """Whether the low cards of a suit, or of the hand, are on the left."""


USUAL = Hold()


def in_order(
    hold: Hold,
    held: tuple[Card, ...],
    usual: tuple[Card, ...],
    strength: Callable[[Card], int],
    trump: Suit | None,
) -> tuple[Card, ...]:
    """The hand as the person holds it.

    ``held`` has its cards in the order in which they came, ``usual`` as the game sorts them, from
    strong to weak; ``strength`` compares cards of different suits.
    """
    match hold.by:
        case Sorting.DEALT:
            return held
        case Sorting.RANK:
            down = sorted(usual, key=lambda card: -strength(card))
            up = sorted(usual, key=strength)
            return tuple(up if hold.rising else down)
        case Sorting.TRUMP:
            usual = tuple(sorted(usual, key=lambda card: card.suit == trump))
    if not hold.rising:
        return usual
    suits = [tuple(cards) for _, cards in groupby(usual, key=lambda card: card.suit)]
    return tuple(card for cards in suits for card in reversed(cards))
