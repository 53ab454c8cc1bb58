"""The twenty cards as bits, and what the rules say of them.

The searches look at thousands of positions for one thought, so they work on bits instead of
layouts. A card is one bit of twenty: five for each suit, trumps first, Unter to Daus upwards.
"""

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.games.schnapsen.scoring import MARRIAGE, ROYAL_MARRIAGE, VALUE

RANKS = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
TRUMPS = 0b11111
UNTER = 1
"""The Unter of trumps, which is exchanged for the indicator."""

_BITS = tuple(1 << index for index in range(20))
WORTH = {bit: VALUE[RANKS[index % 5]] for index, bit in enumerate(_BITS)}
SUIT_OF = {bit: TRUMPS << index // 5 * 5 for index, bit in enumerate(_BITS)}
HIGHER = {bit: SUIT_OF[bit] & -(bit << 1) for bit in _BITS}
"""The cards of the same suit that take it."""
TAKERS = {bit: HIGHER[bit] | (0 if bit & TRUMPS else TRUMPS) for bit in _BITS}
"""All cards that take it when it was led."""
_KINGS = sum(bit for index, bit in enumerate(_BITS) if RANKS[index % 5] is Rank.KING)
_OBERS = _KINGS >> 1
MATE = {bit: (bit << 1 & _KINGS) | (bit >> 1 & _OBERS) for bit in _BITS}
"""The other card of the marriage, 0 if there is none."""
MARRIED = {bit: ROYAL_MARRIAGE if bit & TRUMPS else MARRIAGE for bit in _BITS}


def bits_of(trump: Suit) -> dict[Card, int]:
    """The bit of every card when this suit is trumps."""
    suits = (trump, *(suit for suit in Suit if suit != trump))
    codes = (Card(suit, rank) for suit in suits for rank in RANKS)
    return dict(zip(codes, _BITS, strict=True))


def each(cards: int) -> list[int]:
    """The bits one by one: trumps first, upwards in each suit."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit)
        cards ^= bit
    return found


def replies(hand: int, led: int) -> int:
    """What the strict rules allow: beat it, follow, trump, anything."""
    return hand & HIGHER[led] or hand & SUIT_OF[led] or hand & TRUMPS or hand
