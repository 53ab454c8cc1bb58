"""In how many layouts a card still makes a bid, or breaks the other's: what a hint says of it."""

from collections.abc import Iterable
from itertools import islice

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.advice import Because, Reason
from cardtable.ai.players import Enough
from cardtable.engine.layout import Seat
from cardtable.games.spades.ai.layouts import Weighted
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.ai.weighing import LIMIT, solver

FEW, MANY = 10, 40
"""Layouts that are counted: at least, even if the time is over, and at most."""


def reason(
    reading: Reading, rival: Seat, bit: int, layouts: Iterable[Weighted], enough: Enough
) -> Reason | None:
    """How often this card makes the seat's bid, or else breaks the other's, as open cards show.

    None if that is never, or no layout could be solved in time.
    """
    bid, left = reading.my_bid, reading.left
    if bid is None or reading.their_bid is None:
        return None
    mine, theirs = bid - reading.my_tricks, reading.their_bid - reading.their_tricks
    if bid == 0 and not reading.my_tricks:
        kind, ends = Because.NIL_HOLDS, [tricks == 0 for tricks in range(left + 1)]
    elif 0 < mine <= left:
        kind, ends = Because.MAKES_BID, [tricks >= mine for tricks in range(left + 1)]
    elif 0 < theirs <= left:
        kind, ends = Because.BREAKS_BID, [left - tricks < theirs for tricks in range(left + 1)]
    else:
        return Reason(Because.DECIDED)
    good, counted = _counted(reading, ends, bit, layouts, enough)
    told = rival if kind is Because.BREAKS_BID else None
    return Reason(kind, seat=told, number=good, of=counted) if good else None


def _counted(
    reading: Reading, ends: list[bool], bit: int, layouts: Iterable[Weighted], enough: Enough
) -> tuple[int, int]:
    """In how many layouts the deal ends well after this card, and how many were looked at."""
    worths, place, search = vec[i64](map(int, ends)), bit.bit_length() - 1, solver()
    good = counted = 0
    for looked, weighted in enumerate(islice(layouts, MANY), start=1):
        search.set_up(reading.mine, weighted.guess.theirs, reading.led, reading.broken, LIMIT)
        values = search.worth_by_card(worths)
        if len(values):
            good += int(values[place])
            counted += 1
        if looked >= FEW and enough():
            break
    return good, counted
