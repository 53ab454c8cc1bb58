"""What to bid: the tricks of many played-out deals, and what each bid would make of them."""

from collections.abc import Callable, Sequence
from random import Random

from cardtable.games.spades.ai.bits import SPADES, each
from cardtable.games.spades.ai.guesses import guesses
from cardtable.games.spades.ai.playout import Standing, play_on
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.model import HAND_SIZE

LAYOUTS = 150
ALL_TRICKS = HAND_SIZE + 1
"""A bid that nobody can make: both want every trick."""
RESTRAINT = 0.6
"""The share of tricks above a bid that are taken all the same: the rest can be avoided."""
STRAYING = (0.1, 0.2, 0.3, 0.25, 0.15)
"""How likely the cards bring 2, 1, 0, -1, -2 tricks more than the play by rules of thumb did."""
HINDRANCE = (1.0, 0.4)
"""Tricks fewer than that, because the other can still bid against it: for the first and second."""

Worth = Callable[[int, int], Sequence[float]]
"""What 0 to 13 tricks are worth with a bid of one's own and one of the other."""


def best_bid(
    reading: Reading, worth: Worth, rng: Random, *, leads: bool, most: int = LAYOUTS
) -> int:
    """The bid that is worth most on average."""
    tricks = [0] * (HAND_SIZE + 1)
    nil = [0] * (HAND_SIZE + 1)
    for guess in guesses(reading, rng, most):
        start = Standing((reading.mine, guess.theirs), (0, 0), int(not leads), False)
        end = play_on(start, guess.asleep, (ALL_TRICKS, ALL_TRICKS), 0)
        tricks[end.won[0]] += 1
        end = play_on(start, guess.asleep, (0, 1), 0)
        nil[end.won[0]] += 1
    mean = sum(count * taken for taken, count in enumerate(tricks)) / sum(tricks)
    hindrance = HINDRANCE[reading.their_bid is not None]
    likely = _strayed(tricks, hindrance, _sure(reading))
    their = reading.their_bid
    if their is None:
        their = max(1, round(11 - mean))
    values = {bid: _mean(worth(bid, their), likely, bid) for bid in range(1, HAND_SIZE + 1)}
    values[0] = _mean(worth(0, their), nil, HAND_SIZE)
    return max(values, key=values.__getitem__)


def _strayed(tricks: Sequence[int], hindrance: float, sure: int) -> list[float]:
    """How often each number of tricks is to be expected in real play."""
    likely = [0.0] * len(tricks)
    whole, part = int(hindrance), hindrance % 1
    for taken, count in enumerate(tricks):
        for less, odds in enumerate(STRAYING, whole - 2):
            for further, share in ((0, 1 - part), (1, part)):
                real = min(max(taken - less - further, sure), HAND_SIZE)
                likely[real] += count * odds * share
    return likely


def _sure(reading: Reading) -> int:
    """Tricks that nobody can take away: a spade of the other's costs one at most."""
    spades, out = reading.mine & SPADES, reading.hidden & SPADES
    tops = sum(bit > out for bit in each(spades))
    return max(tops, spades.bit_count() - out.bit_count())


def _mean(worths: Sequence[float], tricks: Sequence[float], bid: int) -> float:
    """What the bid is worth on average, when so many deals ended with 0, 1, … tricks."""
    total = 0.0
    for taken, count in enumerate(tricks):
        worth = worths[taken]
        if taken > bid:
            worth = RESTRAINT * worth + (1 - RESTRAINT) * worths[bid]
        total += count * worth
    return total / sum(tricks)
