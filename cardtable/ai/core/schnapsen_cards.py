"""The twenty cards of Schnapsen as bits, for the exact search.

A card is one bit of twenty: five for each suit, trumps first, Unter to Daus upwards. The tables are
read at `bit % 37`, which differs for each of the bits; a bit itself is never made by shifting.

A *standing* is what a seat has so far, in one number: its card points once it has a trick, and
NO_TRICK plus the marriage points that wait for its first trick before.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TRUMPS: Final[i64] = 0b11111
UNTER: Final[i64] = 1
"""The Unter of trumps, which is exchanged for the indicator."""
ALL: Final[i64] = 0xFFFFF
NO_TRICK: Final[i64] = 128
WIN: Final[i64] = 66
HALF: Final[i64] = 33

BITS: Final[tuple[int, ...]] = tuple(2**index for index in range(20))
_BIT_AT: Final = {bit % 37: bit for bit in BITS}
_AT: Final = [_BIT_AT.get(index, 0) for index in range(37)]
_POINTS: Final = (2, 3, 4, 10, 11)
_KINGS: Final = 0b00100_00100_00100_00100


def _suit(bit: int) -> int:
    return (31, 31 * 2**5, 31 * 2**10, 31 * 2**15)[BITS.index(bit) // 5] if bit else 0


def _higher(bit: int) -> int:
    return sum(other for other in BITS if other > bit) & _suit(bit)


def _takers(bit: int) -> int:
    return _higher(bit) | (0 if bit < 32 else 31)


def _mate(bit: int) -> int:
    obers = _KINGS // 2
    return (bit * 2 & _KINGS) | (bit // 2 & obers)


BIT: Final = vec[i64](_AT)
WORTH: Final = vec[i64]([_POINTS[BITS.index(bit) % 5] if bit else 0 for bit in _AT])
SUIT: Final = vec[i64]([_suit(bit) for bit in _AT])
HIGHER: Final = vec[i64]([_higher(bit) for bit in _AT])
"""The cards of the same suit that take it."""
TAKERS: Final = vec[i64]([_takers(bit) for bit in _AT])
"""All cards that take it when it was led."""
MATE: Final = vec[i64]([_mate(bit) for bit in _AT])
"""The other card of the marriage, 0 if there is none."""
MARRIED: Final = vec[i64]([40 if 0 < bit < 32 else 20 for bit in _AT])


def won_by(loser: i64, deal: i64) -> i64:
    """The game points of the seat that reaches 66 against this standing.

    `deal` is 0 if nobody has closed, what the deal brings the winner if he has closed himself, and
    the same below nought if the other has.
    """
    if deal > 0:
        return deal
    if deal < 0:
        return 3 if deal == -3 else 2
    if loser >= NO_TRICK:
        return 3
    return 1 if loser >= HALF else 2


def with_trick(standing: i64, worth: i64) -> i64:
    """The standing after a won trick of this worth."""
    if standing >= NO_TRICK:
        return standing - NO_TRICK + worth
    return standing + worth


def sure_leads(mine: i64, theirs: i64) -> i64:
    """Leads that the other cannot take."""
    found: i64 = 0
    left = mine
    while left != 0:
        card = left & -left
        left ^= card
        at = card % 37
        if theirs & HIGHER[at] == 0 and (theirs & SUIT[at] != 0 or theirs & TRUMPS == 0):
            found |= card
    return found


def highest(cards: i64) -> i64:
    """The highest bit."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    return cards ^ cards >> 1


def replies(hand: i64, led: i64) -> i64:
    """What the strict rules allow: beat it, follow, trump, anything."""
    at = led % 37
    found = hand & HIGHER[at]
    if found == 0:
        found = hand & SUIT[at]
        if found == 0:
            found = hand & TRUMPS
            if found == 0:
                found = hand
    return found


def known(best: i64, lead: i64, low: i64, high: i64, bottom: i64, top: i64) -> i64:
    """What a search between low and high tells: best lead << 6 | top << 3 | bottom."""
    if best <= low:
        top = best
    elif best >= high:
        bottom = best
    else:
        bottom = top = best
    return lead % 37 << 6 | top + 3 << 3 | bottom + 3
