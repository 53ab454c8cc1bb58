"""Which cards to keep while drawing, and which to throw away for an exchange."""

from cardtable.games.spades.ai.bits import HEIGHT, LOWER, SPADES, each
from cardtable.games.spades.ai.counting import tricks
from cardtable.games.spades.ai.reading import Reading

OTHERS = 0.45
"""The share of the unseen cards that end up in the other's hand or my own, about."""


def keeps(reading: Reading) -> bool:
    """Whether the offered card adds more than the next one would, on average."""
    unseen = each(reading.unseen)
    if not unseen:
        return True
    mine, offer, out = reading.mine, reading.offer, reading.unseen
    average = sum(tricks(mine | bit, out & ~bit) for bit in unseen) / len(unseen)
    return tricks(mine | offer, out) >= average


def thrown(reading: Reading) -> int:
    """Up to three cards that are most likely to take a trick, when none is wanted."""
    out = reading.unseen

    def danger(bit: int) -> float:
        return 30 * bool(bit & SPADES) + HEIGHT[bit] + (out & LOWER[bit]).bit_count() / 2

    worst = sorted(each(reading.mine), key=danger)[-3:]
    return sum(worst)
