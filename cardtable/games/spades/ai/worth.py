"""What the end of a deal is worth: the chance to win the match from the new score, about."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt

from cardtable.engine.layout import Seat
from cardtable.games.spades.model import HAND_SIZE, MatchPublic, Options
from cardtable.games.spades.scoring import scored, side_score, winner

BAG = 7.0
"""What a carried bag costs: the most of its share of the penalty for ten."""
PER_DEAL = 45.0
"""Points that a player makes in a deal, about."""
SPREAD = 65.0
"""How far the difference of both is from its mean after one deal, about."""
POINTS = 1 / 30_000
"""A point counts a little for itself, also in a match that is as good as decided."""


def chance(scores: Sequence[int], bags: Sequence[int], seat: Seat, target: int) -> float:
    """The chance of the seat to win the match from here, with a little for the points."""
    won = winner(tuple(scores), target)
    ahead = scores[seat] - scores[1 - seat] - BAG * (bags[seat] - bags[1 - seat])
    if won is not None:
        return (won == seat) + POINTS * ahead
    deals = max(target - max(scores), PER_DEAL / 2) / PER_DEAL
    return 0.5 + 0.5 * erf(ahead / (SPREAD * sqrt(2 * deals))) + POINTS * ahead


@lru_cache(maxsize=512)
def by_tricks(
    match: MatchPublic,
    options: Options,
    seat: Seat,
    bids: tuple[int, int],
    double_nil: tuple[bool, ...],
) -> tuple[float, ...]:
    """What the deal is worth to the seat if it takes 0, 1, … 13 tricks, with these bids."""
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
