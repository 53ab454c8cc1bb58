"""Which cards to keep while drawing, and which to throw away for an exchange."""

from cardtable.games.spades.ai.bits import ALL, HEIGHT, LOWER, SPADES, each
from cardtable.games.spades.ai.counting import tricks
from cardtable.games.spades.ai.reading import Reading


def keeps(reading: Reading) -> bool:
    """Whether the offered card adds more than the next one would, on average."""
    unseen, mine = each(reading.unseen), reading.mine
    discards = ALL & ~(reading.unseen | mine | reading.offer)
    if not unseen:
        return True
    gone = discards | reading.offer
    average = sum(tricks(mine | bit, gone) for bit in unseen) / len(unseen)
    return tricks(mine | reading.offer, discards) >= average


def thrown(reading: Reading) -> int:
    """Up to three cards that are most likely to take a trick, when none is wanted."""
    out = reading.unseen

    def danger(bit: int) -> float:
        return 30 * bool(bit & SPADES) + HEIGHT[bit] + (out & LOWER[bit]).bit_count() / 2

    return sum(sorted(each(reading.mine), key=danger)[-3:])
