"""What to bid: the tricks of many layouts, solved exactly, and what each bid would make of them."""

from collections.abc import Callable, Iterable, Sequence

from cardtable.ai.core.spades import GIVEN_UP
from cardtable.ai.players import Budget
from cardtable.games.spades.ai.counting import tricks
from cardtable.games.spades.ai.layouts import Weighted
from cardtable.games.spades.ai.playout import Standing, play_on
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.ai.weighing import LIMIT, solver
from cardtable.games.spades.model import HAND_SIZE

ODDS = (0.02, 0.08, 0.22, 0.36, 0.22, 0.08, 0.02)
"""How likely real play brings 3, 2, 1 tricks fewer than with open cards, as many, 1, 2, 3 more."""
HINDRANCE = 0.0
"""Tricks fewer than that for everybody who has bid: the other plays against it."""
RESTRAINT = 0.7
"""The share of tricks above a bid that are taken all the same: the rest can be avoided."""
MODESTY = 0.6
"""By how much less than the worth of his hand the other will bid."""
NILS = 60
"""Layouts in which nil is tried, in play by rules of thumb."""
UNDERRATED = 0.85
"""Of the nils that are made so, as many are made against somebody who calculates."""

Worth = Callable[[int, int], Sequence[float]]
"""What 0 to 13 tricks are worth with a bid of one's own and one of the other."""
Counts = dict[int, list[float]]
"""How often the other bids so much, and how often 0, 1, … tricks can be taken then."""


def best_bid(
    reading: Reading, worth: Worth, layouts: Iterable[Weighted], budget: Budget, *, leads: bool
) -> int:
    """The bid that is worth most on average."""
    search = solver()
    counts: Counts = {}
    nil = [0.0] * (HAND_SIZE + 1)
    for number, (guess, weight) in enumerate(layouts):
        first, second = (reading.mine, guess.theirs)[:: 1 if leads else -1]
        search.set_up(first, second, 0, broken=False, limit=LIMIT)
        found = int(search.tricks())
        if found == GIVEN_UP:
            continue
        mine = found if leads else HAND_SIZE - found
        their_bid = reading.their_bid
        if their_bid is None:
            their_bid = max(1, round(tricks(guess.theirs, 0) - MODESTY))
        counts.setdefault(their_bid, [0.0] * (HAND_SIZE + 1))[mine] += weight
        if number < NILS:
            start = Standing((reading.mine, guess.theirs), (0, 0), int(not leads), False)
            nil[play_on(start, guess.asleep, (0, 1), 0).won[0]] += weight
        if budget.enough():
            break
    values = {bid: _value(counts, worth, bid) for bid in range(1, HAND_SIZE + 1)}
    values[0] = _value_of_nil(counts, worth, nil)
    return max(values, key=values.__getitem__)


def _value(counts: Counts, worth: Worth, bid: int) -> float:
    """What the bid is worth on average."""
    total = often = 0.0
    for their_bid, mine in counts.items():
        worths = worth(bid, their_bid)
        for taken, count in enumerate(mine):
            often += count
            for more, odds in enumerate(ODDS, -(len(ODDS) // 2)):
                total += count * odds * _end(worths, taken + more - HINDRANCE, bid)
    return total / often


def _end(worths: Sequence[float], tricks: float, bid: int) -> float:
    """What so many tricks are worth, of which those above the bid can be avoided in part."""
    tricks = min(max(tricks, 0.0), float(HAND_SIZE))
    whole = min(int(tricks), HAND_SIZE - 1)
    part = tricks - whole
    ends = [
        RESTRAINT * worths[one] + (1 - RESTRAINT) * worths[bid] if one > bid else worths[one]
        for one in (whole, whole + 1)
    ]
    return (1 - part) * ends[0] + part * ends[1]


def _value_of_nil(counts: Counts, worth: Worth, nil: Sequence[float]) -> float:
    """What nil is worth on average, made as often as rules of thumb made it, or less."""
    total = often = 0.0
    made = UNDERRATED * nil[0] / sum(nil)
    failed = [count / max(sum(nil[1:]), 1e-9) for count in nil[1:]]
    if not sum(failed):
        failed[0] = 1.0
    for their_bid, mine in counts.items():
        worths = worth(0, their_bid)
        lost = sum(share * end for share, end in zip(failed, worths[1:], strict=True))
        often += sum(mine)
        total += sum(mine) * (made * worths[0] + (1 - made) * lost)
    return total / often
