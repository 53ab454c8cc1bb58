"""What each card of Spades brings, on average over layouts of the hidden cards.

Each layout is solved exactly, as if both saw everything. Nobody does, so both take now and then a
trick more or less than they could: the ends that are solved for are mixed with their neighbours,
the more so the more tricks are to come. Thus a bid is made with something to spare.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.spades import SpadesSolver
from cardtable.ai.players import Budget
from cardtable.games.spades.ai.bits import each, leads, replies
from cardtable.games.spades.ai.layouts import Weighted
from cardtable.games.spades.ai.reading import Reading

FINE = 1_000_000
"""The solver's ends are whole numbers: so many are a whole match."""
CERTAIN = 3
"""So many tricks before the end nobody goes astray any more."""
STRAYING = 0.11
"""How often a trick comes out otherwise, either way, in each of the rounds of mixing."""
ROUNDS = 0.5
"""Rounds of mixing for each trick to come before that."""


LIMIT = 300_000
"""A layout with more tricks begun, a third of a second in plain form, is left out."""


@cache
def solver() -> SpadesSolver:
    """The one of this process: its memory is large, and need not be made anew."""
    return SpadesSolver()


class Weighing:
    """The sums over all layouts so far, for each card that may be played.

    `worths` are what 0, 1, … 13 tricks are worth to this seat in the whole deal.
    """

    def __init__(self, reading: Reading, worths: Sequence[float], straying: float) -> None:
        self.reading = reading
        mine, led = reading.mine, reading.led
        legal = each(replies(mine, led) if led else leads(mine, broken=reading.broken))
        self.totals = dict.fromkeys(legal, 0.0)
        self.places = {bit: bit.bit_length() - 1 for bit in legal}
        self.weight = 0.0
        self.layouts = 0
        still = worths[reading.my_tricks : reading.my_tricks + reading.left + 1]
        self.ends = vec[i64]([round(FINE * end) for end in strayed(still, straying)])

    def look(self, layouts: Iterable[Weighted], budget: Budget) -> None:
        """Look at these layouts, at least at one, until the budget is used up.

        A layout that takes too long is left out.
        """
        for weighted in layouts:
            self.solve(weighted)
            if budget.enough():
                break

    def solve(self, weighted: Weighted) -> None:
        """Look at this layout too."""
        reading, search = self.reading, solver()
        search.set_up(reading.mine, weighted.guess.theirs, reading.led, reading.broken, LIMIT)
        values = search.worth_by_card(self.ends)
        if not len(values):
            return  # given up
        for bit, place in self.places.items():
            self.totals[bit] += weighted.weight * int(values[place])
        self.weight += weighted.weight
        self.layouts += 1

    def means(self) -> dict[int, float]:
        """What each card is worth: the chance to win the match, with a little for points.

        0 for all if no layout has been solved.
        """
        whole = FINE * (self.weight or 1.0)
        return {bit: total / whole for bit, total in self.totals.items()}


def strayed(ends: Sequence[float], straying: float) -> list[float]:
    """The ends mixed with their neighbours, as fits so many tricks to come."""
    mixed = list(ends)
    for _ in range(round(ROUNDS * max(len(ends) - 1 - CERTAIN, 0))):
        padded = [mixed[0], *mixed, mixed[-1]]
        mixed = [
            straying * before + (1 - 2 * straying) * here + straying * after
            for before, here, after in zip(padded, padded[1:], padded[2:], strict=False)
        ]
    return mixed
