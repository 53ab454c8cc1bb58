"""The arithmetic of Spades: what a deal is worth, bags and their penalty, who has won."""

from cardtable.engine.layout import Seat
from cardtable.games.spades.model import MatchPublic, SideScore

BID_TRICK = 10
NIL = 100
DOUBLE_NIL = 200
BAGS = 10
"""As many bags cost BAG_PENALTY; the rest is carried over."""
BAG_PENALTY = 100


def side_score(
    bid: int,
    tricks: int,
    bags_before: int = 0,
    *,
    double_nil: bool = False,
    failed_nil_bags: bool = False,
) -> SideScore:
    """What a player's deal is worth; `bags_before` are those carried into it, 0 to 9.

    Tricks of a failed nil are no bags, unless the option says so: the documents give nil a scale
    of its own. A bag has its point in any case only above a bid that was made.
    """
    if bid == 0:
        worth = DOUBLE_NIL if double_nil else NIL
        points, bags = (worth, 0) if tricks == 0 else (-worth, tricks * failed_nil_bags)
    elif tricks >= bid:
        bags = tricks - bid
        points = BID_TRICK * bid + bags
    else:
        points, bags = -BID_TRICK * bid, 0
    penalty = -BAG_PENALTY * ((bags_before + bags) // BAGS)
    return SideScore(bid, double_nil, tricks, points, bags, penalty)


def scored(match: MatchPublic, sides: tuple[SideScore, ...]) -> tuple[tuple[int, ...], ...]:
    """Scores and bags of both after a deal: points, then bags, then the penalty."""
    scores = tuple(
        before + side.points + side.penalty
        for before, side in zip(match.scores, sides, strict=True)
    )
    bags = tuple(
        (before + side.bags) % BAGS for before, side in zip(match.bags, sides, strict=True)
    )
    return scores, bags


def winner(scores: tuple[int, ...], target: int) -> Seat | None:
    """Who has won the match: the higher score, once somebody has the target; a tie plays on."""
    best = max(scores)
    if best < target or scores.count(best) > 1:
        return None
    return scores.index(best)
