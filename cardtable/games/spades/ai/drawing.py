"""Which cards to keep while drawing, and which to throw away for an exchange."""

from cardtable.games.spades.ai.bits import ALL, HEIGHT, SPADES, each
from cardtable.games.spades.ai.counting import tricks
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.rules import MOST_EXCHANGED


def worths(reading: Reading) -> tuple[float, float]:
    """What the offered card is worth, and what the next would be on average.

    In tricks of the hand with it; for a nil in steps of danger that are avoided.
    """
    unseen, mine = each(reading.unseen), reading.mine
    if not unseen:
        return 1.0, 0.0
    if reading.my_bid == 0:
        return -danger(reading.offer), -sum(map(danger, unseen)) / len(unseen)
    discards = ALL & ~(reading.unseen | mine | reading.offer)
    gone = discards | reading.offer
    average = sum(tricks(mine | bit, gone) for bit in unseen) / len(unseen)
    return tricks(mine | reading.offer, discards), average


def thrown(reading: Reading) -> int:
    """The three cards of the hand that are most likely to take a trick, when none is wanted."""
    return sum(sorted(each(reading.mine), key=danger)[-MOST_EXCHANGED:])


def danger(bit: int) -> int:
    """How likely the card is to take a trick when none is wanted, beside others."""
    return HEIGHT[bit] + 8 * bool(bit & SPADES)
