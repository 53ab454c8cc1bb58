"""The kinds of places where cards lie on a table."""

from enum import Enum, auto


class Spot(Enum):
    """Where and how the cards of a zone lie. A game says which of its zones lies on which spot."""

    HAND = auto()
    """A fan: the viewer's face up and large at the bottom, others' backs at their side."""
    TRICK = auto()
    """The middle, one card a seat."""
    PILE = auto()
    """Won tricks, face down beside their owner."""
    STOCK = auto()
    """Face down, across the indicator."""
    INDICATOR = auto()
    """Face up, half under the stock."""
    LOCK = auto()
    """Face down across the stock, with a lock on it."""
    OFFER = auto()
    """The card that a seat is looking at: the viewer's face up in the middle, the largest of all,
    the other's face down before him."""
    DISCARDS = auto()
    """An untidy face-down heap, opposite the stock."""
    ASIDE = auto()
    """Put out before a seat, to be exchanged: the viewer's face up, the other's face down."""
