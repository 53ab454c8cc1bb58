"""Playing cards, and how they are written down. Nothing here knows any game."""

from enum import StrEnum
from typing import NamedTuple


class Suit(StrEnum):
    """The four suits under their French names; a deck's art decides how they look."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    __hash__ = str.__hash__  # an Enum's own is slow, and every set of cards needs it


class Rank(StrEnum):
    """Every rank that one of our decks has. Their order is a matter of each game."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    __hash__ = str.__hash__


class Card(NamedTuple):
    """One card. ``str(card)`` is its code, e.g. ``"ST"`` for the ten of spades."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return self.suit + self.rank


def card(code: str) -> Card:
    """The card of a code.

    >>> card("ST")
    Card(suit=<Suit.SPADES: 'S'>, rank=<Rank.TEN: 'T'>)

    Raises ValueError if it is not the code of a card.
    """
    if len(code) != 2:
        raise ValueError(f"not a card: {code!r}")
    return Card(Suit(code[0]), Rank(code[1]))


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of codes with blanks between them, e.g. ``cards("SA HT")``. Raises ValueError."""
    return tuple(card(code) for code in codes.split())


def deck(ranks: str) -> tuple[Card, ...]:
    """Every suit in each of the ranks, e.g. ``deck("ATKQJ")`` for the twenty cards of Schnapsen."""
    return tuple(Card(suit, Rank(rank)) for suit in Suit for rank in ranks)
