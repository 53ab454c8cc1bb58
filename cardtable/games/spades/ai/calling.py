"""What to bid: the tricks of many layouts, solved exactly, and what each bid would make of them."""

from collections.abc import Callable, Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.advice import Because, Reason
from cardtable.ai.core.spades import GIVEN_UP
from cardtable.ai.players import Budget
from cardtable.games.spades.ai.bits import SPADES, each
from cardtable.games.spades.ai.counting import tricks
from cardtable.games.spades.ai.layouts import Guess, Weighted
from cardtable.games.spades.ai.playout import Standing, play_on
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.ai.weighing import LIMIT, solver
from cardtable.games.spades.model import HAND_SIZE

ODDS = (0.01, 0.04, 0.15, 0.34, 0.31, 0.11, 0.04)
"""How likely real play brings 3, 2, 1 tricks fewer than with open cards, as many, 1, 2, 3 more:
half a trick more in 360 deals, since the hands imagined for the other are a little too good."""
RESTRAINT = 0.7
"""The share of tricks above a bid that are taken all the same: the rest can be avoided."""
MODESTY = 1.2
"""By how much less than the worth of a hand somebody bids, on average: see `layouts`."""
NILS = 60
"""Layouts in which nil is tried too."""
DOUBT = 3.0
"""As many more are taken to have failed: a few layouts prove nothing."""
NIL = vec[i64]([1] + [0] * HAND_SIZE)
"""The ends of the deal for who has bid it."""
OTHERS_NIL = vec[i64]([1] * HAND_SIZE + [0])
"""And for the other: it is made if he takes every trick."""

Worth = Callable[[int, int], Sequence[float]]
"""What 0 to 13 tricks are worth with a bid of one's own and one of the other."""
Counts = dict[int, list[float]]
"""How often the other bids so much, and how often 0, 1, … tricks can be taken then."""


class Tried:
    """The layouts so far: how often how many tricks can be taken, and whether nil is made."""

    def __init__(self, reading: Reading, *, leads: bool) -> None:
        self.reading = reading
        self.leads = leads
        self.sure = sure(reading)
        self.counts: Counts = {}
        self.tries = self.made = 0.0
        self.taken: list[int] = []
        self.nils: list[bool] = []

    @property
    def layouts(self) -> int:
        """How many have been looked at."""
        return len(self.taken)

    def look(self, layouts: Iterable[Weighted], budget: Budget) -> None:
        """Look at these layouts, at least at one, until the budget is used up."""
        for weighted in layouts:
            self.solve(weighted)
            if budget.enough():
                break

    def solve(self, weighted: Weighted) -> None:
        """Look at this layout too, if it does not take too long."""
        reading, search, (guess, weight) = self.reading, solver(), weighted
        first, second = (reading.mine, guess.theirs)[:: 1 if self.leads else -1]
        search.set_up(first, second, 0, broken=False, limit=LIMIT)
        found = int(search.tricks())
        if found == GIVEN_UP:
            return
        their_bid = reading.their_bid
        if their_bid is None:
            their_bid = max(1, round(tricks(guess.theirs, 0) - MODESTY))
        mine = found if self.leads else HAND_SIZE - found
        self.counts.setdefault(their_bid, [0.0] * (HAND_SIZE + 1))[mine] += weight
        self.taken.append(mine)
        if self.layouts <= NILS:
            made = self._makes_nil(guess)
            self.nils.append(made)
            self.tries += weight
            self.made += weight * made

    def _makes_nil(self, guess: Guess) -> bool:
        """Whether nil is made by thumb, and also if the other sees how to harm it."""
        search, mine, theirs = solver(), self.reading.mine, guess.theirs
        start = Standing((mine, theirs), (0, 0), int(not self.leads), False)
        if play_on(start, guess.asleep, (0, 1), 0).won[0]:
            return False
        first, second, ends = (mine, theirs, NIL) if self.leads else (theirs, mine, OTHERS_NIL)
        search.set_up(first, second, 0, broken=False, limit=LIMIT)
        return int(search.worth(ends)) == int(self.leads)

    def reason(self, bid: int) -> Reason:
        """In how many of the layouts looked at the bid can be made, and the tricks on average."""
        if bid == 0:
            return Reason(Because.NIL_HOLDS, number=sum(self.nils), of=len(self.nils))
        return Reason(
            Because.BID_COUNT,
            number=sum(taken >= bid for taken in self.taken),
            of=len(self.taken),
            average=sum(self.taken) / len(self.taken),
        )

    def worths(self, worth: Worth) -> list[float]:
        """What each bid is worth on average, from nil up."""
        nil = _value_of_nil(self.counts, worth, self.made / (self.tries + DOUBT))
        return [nil, *(self._worth(worth, bid) for bid in range(1, HAND_SIZE + 1))]

    def _worth(self, worth: Worth, bid: int) -> float:
        """What the bid is worth on average."""
        total = often = 0.0
        for their_bid, mine in self.counts.items():
            ends = [self._end(worth(bid, their_bid), taken, bid) for taken in range(HAND_SIZE + 1)]
            if bid + their_bid <= HAND_SIZE:
                ends[bid - 1] = ends[bid]  # the trick that is missing is fought for, and left
            for taken, count in enumerate(mine):
                often += count
                for more, odds in enumerate(ODDS, -(len(ODDS) // 2)):
                    total += count * odds * ends[min(max(taken + more, self.sure), HAND_SIZE)]
        return total / often

    def _end(self, worths: Sequence[float], taken: int, bid: int) -> float:
        """What so many tricks are worth, of which those above the bid can be avoided in part."""
        least = max(bid, self.sure)
        if taken <= least:
            return worths[taken]
        return RESTRAINT * worths[taken] + (1 - RESTRAINT) * worths[least]


def by_counting(reading: Reading) -> list[float]:
    """The same for somebody who looks at his own hand alone, and a little at the other's bid.

    In tricks that a bid is off.
    """
    worth = max(tricks(reading.mine, 0) - MODESTY, float(sure(reading)), 1.0)
    if reading.their_bid:
        worth = min(worth, HAND_SIZE - reading.their_bid)
    return [-abs(bid - worth) for bid in range(HAND_SIZE + 1)]


def sure(reading: Reading) -> int:
    """Tricks that nobody can take away: a spade of the other's costs one at most."""
    spades, out = reading.mine & SPADES, reading.hidden & SPADES
    tops = sum(bit > out for bit in each(spades))
    return max(tops, spades.bit_count() - out.bit_count())


def _value_of_nil(counts: Counts, worth: Worth, made: float) -> float:
    """What nil is worth on average if it is made so often, and else fails by a trick or two."""
    total = often = 0.0
    for their_bid, mine in counts.items():
        worths = worth(0, their_bid)
        often += sum(mine)
        total += sum(mine) * (made * worths[0] + (1 - made) * worths[2])
    return total / often
