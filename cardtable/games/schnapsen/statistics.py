"""What the statistics count in a finished match of Schnapsen."""

from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.games.schnapsen.model import DealPublic, DealWon, Public

VERSION = 1
"""Goes up when something else is counted: then all matches are counted anew."""


def figures(match: Match[Public], seat: Seat) -> dict[str, int]:
    """Whole numbers of this seat that may be added up over many matches."""
    ends = finished_deals(match)
    closings = [won for deal, won in ends if deal.closed_by == seat]
    return {
        "deals": len(ends),
        "mine": sum(won.game_points for _, won in ends if won.seat == seat),
        "theirs": sum(won.game_points for _, won in ends if won.seat != seat),
        "deals won": sum(won.seat == seat for _, won in ends),
        "closings": len(closings),
        "closings won": sum(won.seat == seat for won in closings),
        "marriages": sum(each.seat == seat for deal, _ in ends for each in deal.marriages),
    }


def finished_deals(match: Match[Public]) -> list[tuple[DealPublic, DealWon]]:
    """Every deal as it ended."""
    return [
        (step.state.public.deal, step.event)
        for step in match.steps
        if isinstance(step.event, DealWon) and step.state.public.deal is not None
    ]
