"""Counting the tricks of a hand, as people do before they bid; also what a card adds while drawing.

A card counts by how many cards that take it may be in the other's hand. Cards that the player has
thrown away himself are not among them: with the ace gone, a king is as good.
"""

from cardtable.games.spades.ai.bits import HIGHER, PLAIN, SPADES, SUITS, each

SIDE = (0.85, 0.55, 0.3, 0.15, 0.05)
"""The tricks of a card of a plain suit, by how many higher ones are out."""
TRUMP = (1.0, 0.85, 0.7, 0.6, 0.5, 0.4, 0.35, 0.3)
LONG = 0.35
"""What each spade after the third adds."""
SHORT = 0.15
"""What each card fewer than three in a plain suit adds to each spade, up to two spades."""


def tricks(hand: int, out: int) -> float:
    """The tricks to be expected; `out` are the cards that the other may hold."""
    spades = (hand & SPADES).bit_count()
    total = LONG * max(0, spades - 3)
    for bit in each(hand & SPADES):
        total += TRUMP[min((HIGHER[bit] & out).bit_count(), len(TRUMP) - 1)]
    for bit in each(hand & PLAIN):
        total += SIDE[min((HIGHER[bit] & out).bit_count(), len(SIDE) - 1)]
    for suit in SUITS[:3]:
        total += SHORT * max(0, 3 - (hand & suit).bit_count()) * min(spades, 2) / 2
    return total
