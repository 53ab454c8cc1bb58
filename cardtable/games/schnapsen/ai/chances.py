"""What a deal is worth: in chances to win the match, from the points that both have to go."""

from functools import cache

SHARES = (0.43, 0.46, 0.11)
"""How often a deal brings its winner one, two, three points, counted over 3,000 deals between
equal players; either wins as often, whoever leads (50.1 % in the same deals)."""
BEST = 3

Worths = tuple[float, ...]
"""What a deal is worth that ends with -3, -2, ... 3 game points for this seat."""
GAME_POINTS: Worths = tuple(float(points) for points in range(-BEST, BEST + 1))
"""For its own sake, without a match."""


@cache
def match_chance(mine: int, theirs: int) -> float:
    """The chance to win the match from these points to go, between equals.

    Exact for SHARES: after a deal somebody has fewer to go, so the table fills from its end.
    """
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    won = sum(s * match_chance(mine - p, theirs) for p, s in enumerate(SHARES, 1))
    lost = sum(s * match_chance(mine, theirs - p) for p, s in enumerate(SHARES, 1))
    return (won + lost) / 2


@cache
def worths(mine: int, theirs: int) -> Worths:
    """The chance to win the match after each result of this deal."""
    return tuple(
        match_chance(mine - max(points, 0), theirs - max(-points, 0))
        for points in range(-BEST, BEST + 1)
    )


def span(worth: Worths) -> tuple[int, int]:
    """The results between which it makes a difference how many points they bring."""
    low = next(points for points in range(-1, -BEST - 1, -1) if same(worth, points, -BEST))
    high = next(points for points in range(1, BEST + 1) if same(worth, points, BEST))
    return low, high


def same(worth: Worths, one: int, other: int) -> bool:
    """Whether two results are worth the same."""
    return worth[one + BEST] == worth[other + BEST]
