"""What points are worth near the end of a match: in chances to win it."""

from functools import cache
from math import erf, sqrt

A_DEAL = 180
"""What a team makes in a deal after the factor, about."""
SPREAD = 230
"""The standard deviation of what one team makes more than the other in a deal."""
RICHEST = 257
"""All cards, the last trick, and all nine tricks."""


@cache
def match_chance(mine: int, theirs: int) -> float:
    """The chance to win from these points to go, between equals; of one that is there, 1 or 0."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    deals = (mine + theirs) / (2 * A_DEAL) + 0.3
    return (1 + erf((theirs - mine) / (SPREAD * sqrt(2 * deals)))) / 2


def after_points(to_go: tuple[int, int], mine: int, theirs: int) -> float:
    """The chance to win the match after these more points.

    If both have enough, whoever was there first has won: the one who needed less of them.
    """
    first, second = to_go
    if mine >= first and theirs >= second:
        return 1.0 if first * theirs <= second * mine else 0.0
    return match_chance(first - mine, second - theirs)


def is_near(to_go: tuple[int, int], factor: int) -> bool:
    """Whether this deal may end the match, or all but."""
    return min(to_go) <= RICHEST * factor + A_DEAL
