"""Rules of thumb for Schnapsen: what a modest player does without calculating.

Frozen: the Baseline player is these rules, and what was measured against it must stay comparable.
"""

from cardtable.games.schnapsen.ai.bits import (
    HIGHER,
    MARRIED,
    MATE,
    SUIT_OF,
    TAKERS,
    TRUMPS,
    WORTH,
    each,
    replies,
)
from cardtable.games.schnapsen.ai.knowledge import HAS_TRICK, Knowledge
from cardtable.games.schnapsen.ai.reading import Reading
from cardtable.games.schnapsen.scoring import WIN

DEAR = 10
"""The worth of a ten; it and the Daus are not given away."""
POOR = 4
"""What a trick brings besides one's own card, about."""


def lead(reading: Reading) -> int:
    """The card to lead."""
    mine = reading.mine
    married = [bit for bit in each(mine) if MATE[bit] & mine]
    for bit in married:
        if reading.my_pending == HAS_TRICK and reading.my_points + MARRIED[bit] >= WIN:
            return bit
    sure = [bit for bit in each(mine) if _is_sure(reading, bit)]
    if married:
        return min(married, key=lambda bit: (-MARRIED[bit], WORTH[bit]))
    if not reading.stock_open and sure:
        return max(sure, key=lambda bit: (bool(bit & TRUMPS), WORTH[bit]))
    for bit in sure:  # a lead that ends the deal, if nobody can trump it
        if reading.my_points + WORTH[bit] + 2 >= WIN:
            return bit
    return min(each(mine), key=lambda bit: price(reading, bit))


def closes(reading: Reading) -> bool:
    """Whether to close: the sure tricks and the marriages in hand should make 66."""
    mine, out = reading.mine, reading.out
    trumps = each(mine & TRUMPS)
    high = [bit for bit in trumps if not HIGHER[bit] & out]
    drawn = len(each(out & TRUMPS)) <= len(high)
    total = reading.my_points + max(reading.my_pending, 0)
    for bit in each(mine):
        top = not HIGHER[bit] & ~mine & out
        if top and (bit & TRUMPS or drawn or len(high) >= 2):
            total += WORTH[bit] + POOR
        if MATE[bit] & mine and MATE[bit] > bit:
            total += MARRIED[bit]
    return total >= WIN and (len(high) >= 2 or not out & TRUMPS)


def reply(reading: Reading) -> int:
    """The card to lay on the other's lead."""
    led = reading.led
    legal = reading.mine if reading.stock_open else replies(reading.mine, led)
    takers = [bit for bit in each(legal) if bit & TAKERS[led]]
    for bit in takers:
        won = reading.my_points + max(reading.my_pending, 0) + WORTH[bit] + WORTH[led]
        if won >= WIN:
            return bit
    good = [bit for bit in takers if _worth_taking(reading, bit)]
    if good:
        return max(good, key=lambda bit: (not bit & TRUMPS, bit & TRUMPS and -WORTH[bit], bit))
    losers = [bit for bit in each(legal) if bit not in takers]
    return min(losers or takers, key=lambda bit: price(reading, bit))


def _is_sure(reading: Reading, bit: int) -> bool:
    """Whether this lead takes its trick whatever the other may hold, or nearly."""
    out = reading.out
    if HIGHER[bit] & out:
        return False
    follows = not reading.stock_open and out & SUIT_OF[bit]
    return bool(bit & TRUMPS or not out & TRUMPS or follows)


def _worth_taking(reading: Reading, bit: int) -> bool:
    led = reading.led
    if not reading.stock_open:
        return True
    theirs = reading.their_points + max(reading.their_pending, 0) + WORTH[led]
    if theirs + 2 >= WIN:
        return True
    if MATE[bit] & (reading.mine | reading.out):
        return False  # a marriage is worth more than a small trick
    if bit & TRUMPS and not led & TRUMPS:
        return WORTH[led] >= DEAR
    return WORTH[bit] == DEAR or WORTH[led] >= 3 or WORTH[bit] < DEAR


def price(reading: Reading, bit: int) -> int:
    """What it costs to part with the card, about."""
    price = WORTH[bit] + 12 * bool(bit & TRUMPS)
    mate = MATE[bit]
    if mate & reading.mine:
        price += MARRIED[bit]
    elif mate & reading.hidden and reading.stock_open:
        price += 2
    if WORTH[bit] == DEAR and not reading.led:
        price += 4  # a ten on lead only feeds the Daus
    return price


class Thumb:
    """The rules of thumb as a habit."""

    def lead(self, known: Knowledge) -> int:
        """The card to lead."""
        return lead(_seen_so(known, 0))

    def closes(self, known: Knowledge) -> bool:
        """Whether to close before leading."""
        return closes(_seen_so(known, 0))

    def reply(self, known: Knowledge, led: int) -> int:
        """The card to lay on a lead."""
        return reply(_seen_so(known, led))


def _seen_so(known: Knowledge, led: int) -> Reading:
    return Reading(
        cards={},
        mine=known.mine,
        theirs=0,
        their_hidden=0,
        hidden=known.out,
        talon=1,
        up=TRUMPS if known.drawing else 0,
        led=led,
        my_points=known.my_points,
        their_points=known.their_points,
        my_pending=known.my_pending,
        their_pending=known.their_pending,
        failing=0,
        gain=0,
        unlikely={},
    )
