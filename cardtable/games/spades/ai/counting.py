"""Counting the tricks of a hand without playing: what a card adds while drawing.

The numbers come from 30,000 pairs of hands, played out by rules of thumb and the last tricks
exactly: the tricks that each card and the length of each suit brought, by least squares. A card
counts for more when higher ones are known to be out of play: with the ace gone, a king is as good.
"""

from cardtable.games.spades.ai.bits import HEIGHT, HIGHER, PLAIN, SPADES, SUITS, each
from cardtable.games.spades.model import HAND_SIZE

PLAIN_WORTH = (0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.1, 0.12, 0.17, 0.29, 0.52, 0.59)
"""The tricks that a card of a plain suit brings more than a two, from the two to the ace."""
SPADE_WORTH = (0.4, 0.41, 0.42, 0.42, 0.42, 0.43, 0.44, 0.47, 0.51, 0.63, 0.82, 1.0, 1.07)
"""The same of a spade."""
LENGTH = (0.67, 0.19, 0.02, 0.0, *(-0.17 * more for more in range(11)))
"""What none, one, two, … cards of a plain suit bring by their number."""
SPADES_LENGTH = (0.0,) * 5 + (0.14, 0.28) + (0.27,) * 8
ORDINARY = 1.57
"""What a whole hand brings besides: so both hands together bring thirteen."""
SHARE = 0.17
"""The share of each plain suit among the cards that are still to come."""


def tricks(hand: int, gone: int) -> float:
    """The tricks to be expected of a hand, or of a part, beside other such parts.

    `gone` are the cards that are known to be out of play.
    """
    total = ORDINARY + SPADES_LENGTH[(hand & SPADES).bit_count()]
    for bit in each(hand):
        height = HEIGHT[bit] + (HIGHER[bit] & gone).bit_count()
        total += PLAIN_WORTH[height] if bit & PLAIN else SPADE_WORTH[height]
    to_come = SHARE * (HAND_SIZE - hand.bit_count())
    for suit in SUITS[:3]:
        total += _length((hand & suit).bit_count() + to_come)
    return total


def _length(cards: float) -> float:
    """What a plain suit brings by its length, which may be an average."""
    whole = int(cards)
    return LENGTH[whole] + (cards - whole) * (LENGTH[whole + 1] - LENGTH[whole])
