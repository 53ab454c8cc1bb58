"""What games of tricks share, as functions on plain values."""

from collections.abc import Mapping
from typing import TypeVar

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat

T = TypeVar("T")


def following(hand: tuple[Card, ...], suit: Suit) -> tuple[Card, ...]:
    """The cards of the hand that follow suit."""
    return tuple(card for card in hand if card.suit == suit)


def outranks(card: Card, best: Card, trump: Suit | None, strength: Mapping[Rank, int]) -> bool:
    """Whether a card takes a trick from its best card so far.

    Of one suit the stronger rank; of two suits only a trump.
    """
    if card.suit == best.suit:
        return strength[card.rank] > strength[best.rank]
    return card.suit == trump


def plus(values: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    """The values with the amount added for one seat.

    >>> plus((3, 4), 1, 10)
    (3, 14)
    """
    return tuple(value + amount * (index == seat) for index, value in enumerate(values))


def changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values with another one for one seat.

    >>> changed((3, 4), 1, 10)
    (3, 10)
    """
    return (*values[:seat], value, *values[seat + 1 :])
