"""The chance to win the match from any scores and bags, and so what each end of a deal is worth.

A table by both scores in steps of STEP is iterated until it agrees with itself, on how often deals
between equals brought what. Bags enter it as points: as many as they will cost, on average, in the
deals that are still to come.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from math import ceil

from cardtable.engine.layout import Seat
from cardtable.games.spades.model import HAND_SIZE, MatchPublic, Options
from cardtable.games.spades.scoring import (
    BAG_PENALTY,
    BAGS,
    DOUBLE_NIL,
    scored,
    side_score,
    winner,
)

RESULTS = (
    (-60, 0.09),
    (-30, 0.03),
    (10, 0.04),
    (20, 0.06),
    (30, 0.115),
    (40, 0.185),
    (50, 0.165),
    (60, 0.165),
    (70, 0.1),
    (80, 0.05),
)
"""How often a deal brings a player about so many points, without bags: counted in
450 deals of Master against itself, most losses taken together."""
BAGS_OF_DEAL = (0.33, 0.17, 0.21, 0.15, 0.09, 0.05)
"""How often it brings none, one, two, … bags, in the same deals."""
PER_DEAL = 34.0
"""What a deal brings who wins the match, penalties included: so many deals are still to come."""
BLIND = 0.15
"""How often a double nil is made by somebody who has seen no card yet: 77 of 500, Master against
Master, the exchange included."""
AGAINST_MADE, AGAINST_FAILED = 87, 76
"""What these deals brought the other."""
STEP = 10
LOWEST = -400
"""Who has less is as badly off."""
SWEEPS = 3
POINT = 1 / 100_000
"""A point counts a little for itself, also in a match that is as good as decided."""


def chance(scores: Sequence[int], bags: Sequence[int], seat: Seat, target: int) -> float:
    """The chance of the seat to win the match from here, with a little for the points."""
    other = 1 - seat
    won = winner(tuple(scores), target)
    deals = max((target - max(scores)) / PER_DEAL, 1.0)
    mine = scores[seat] - dues(bags[seat], deals)
    theirs = scores[other] - dues(bags[other], deals)
    little = POINT * (mine - theirs)
    if won is not None:
        return (won == seat) + little
    return _between(mine, theirs, target) + little


def dues(bags: int, deals: float) -> float:
    """What bags will cost until the end, on average, these and those of the deals to come."""
    whole = int(deals)
    part = deals - whole
    return (1 - part) * _dues(bags, whole) + part * _dues(bags, whole + 1)


@cache
def _dues(bags: int, deals: int) -> float:
    if deals == 0:
        return 0.0
    return sum(
        share * (BAG_PENALTY * (bags + more >= BAGS) + _dues((bags + more) % BAGS, deals - 1))
        for more, share in enumerate(BAGS_OF_DEAL)
    )


def _between(mine: float, theirs: float, target: int) -> float:
    """The table's value, read between its places."""
    table = _table(target)
    top = len(table) - 1
    one = min(max((mine - LOWEST) / STEP, 0.0), top)
    two = min(max((theirs - LOWEST) / STEP, 0.0), top)
    i, j = int(one), int(two)
    down, right = min(i + 1, top), min(j + 1, top)
    x, y = one - i, two - j
    above = (1 - y) * table[i][j] + y * table[i][right]
    below = (1 - y) * table[down][j] + y * table[down][right]
    return (1 - x) * above + x * below


@cache
def _table(target: int) -> list[list[float]]:
    """The chances by the scores of both from LOWEST up, short of the target."""
    size = ceil((target - LOWEST) / STEP)
    table = [[0.5 + (i - j) / (2 * size) for j in range(size)] for i in range(size)]
    results: dict[tuple[int, int], float] = {}
    for (one, often), (two, too) in product(RESULTS, RESULTS):
        steps = one // STEP, two // STEP
        results[steps] = results.get(steps, 0.0) + often * too
    gains = [(one, two, share) for (one, two), share in results.items()]
    for _ in range(SWEEPS):
        for i in range(size - 1, -1, -1):
            for j in range(i - 1, -1, -1):
                value = _after(table, i, j, gains)
                table[i][j], table[j][i] = value, 1 - value
            table[i][i] = 0.5
    return table


def _after(table: list[list[float]], i: int, j: int, gains: list[tuple[int, int, float]]) -> float:
    """The chance one deal before its results are known."""
    size, value = len(table), 0.0
    for one, two, share in gains:
        mine, theirs = max(i + one, 0), max(j + two, 0)
        if mine < size and theirs < size:
            value += share * table[mine][theirs]
        elif mine > theirs:
            value += share
        elif mine == theirs:
            value += share / 2
    return value


def double_nil(match: MatchPublic, seat: Seat, target: int) -> tuple[float, float]:
    """The chance to win the match after bidding double nil, and with a usual deal instead."""

    def after(mine: int, theirs: int) -> float:
        scores = [score + theirs for score in match.scores]
        scores[seat] = match.scores[seat] + mine
        return chance(scores, match.bags, seat, target)

    made, failed = after(DOUBLE_NIL, AGAINST_MADE), after(-DOUBLE_NIL, AGAINST_FAILED)
    return BLIND * made + (1 - BLIND) * failed, chance(match.scores, match.bags, seat, target)


@lru_cache(maxsize=2048)
def by_tricks(
    match: MatchPublic,
    options: Options,
    seat: Seat,
    bids: tuple[int, int],
    double_nil: tuple[bool, ...],
) -> tuple[float, ...]:
    """What the deal is worth to the seat if it takes 0, 1, … 13 tricks; bids are by seat."""
    worths = []
    for tricks in range(HAND_SIZE + 1):
        sides = tuple(
            side_score(
                bids[one],
                tricks if one == seat else HAND_SIZE - tricks,
                match.bags[one],
                double_nil=double_nil[one],
                failed_nil_bags=options.failed_nil_bags,
            )
            for one in (0, 1)
        )
        scores, bags = scored(match, sides)
        worths.append(chance(scores, bags, seat, options.target))
    return tuple(worths)
