"""The fifty-two cards as bits, and what the rules say of them.

Thousands of positions are looked at for one thought, so this works on bits instead of layouts. A
card is one bit of fifty-two: thirteen for each suit, from the two to the ace, spades last.
"""

from collections.abc import Iterable

from cardtable.engine.cards import Card
from cardtable.games.spades.rules import DECK

ALL = (1 << 52) - 1
SUITS = tuple(0b1111111111111 << 13 * index for index in range(4))
SPADES = SUITS[3]
PLAIN = ALL & ~SPADES

_BITS = tuple(1 << index for index in range(52))
BIT_OF = dict(zip(DECK, _BITS, strict=True))
"""The bit of every card; the deck is in the order of the bits."""
CARD_OF = dict(zip(_BITS, DECK, strict=True))
SUIT_OF = {bit: SUITS[index // 13] for index, bit in enumerate(_BITS)}
HIGHER = {bit: SUIT_OF[bit] & -(bit << 1) for bit in _BITS}
"""The cards of the same suit that take it."""
LOWER = {bit: SUIT_OF[bit] & (bit - 1) for bit in _BITS}
TAKERS = {bit: HIGHER[bit] | (0 if bit & SPADES else SPADES) for bit in _BITS}
"""All cards that take it when it was led."""
HEIGHT = {bit: index % 13 for index, bit in enumerate(_BITS)}
"""0 for a two to 12 for an ace."""


def bits(cards: Iterable[Card | None]) -> int:
    """The bits of the cards that are known."""
    return sum(BIT_OF[card] for card in cards if card)


def each(cards: int) -> list[int]:
    """The bits one by one, upwards in each suit."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit)
        cards ^= bit
    return found


def leads(hand: int, *, broken: bool) -> int:
    """What may be led: no spade before one was played, unless there is nothing else."""
    return hand if broken else hand & PLAIN or hand


def replies(hand: int, led: int) -> int:
    """What may be laid on a lead: follow suit, else anything."""
    return hand & SUIT_OF[led] or hand


def lowest(cards: int) -> int:
    """The lowest bit."""
    return cards & -cards


def highest(cards: int) -> int:
    """The highest bit, 0 of none."""
    return 1 << cards.bit_length() >> 1
