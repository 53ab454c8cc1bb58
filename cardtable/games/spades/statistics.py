"""What the statistics count in a finished match of Spades."""

from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.games.spades.model import Public, SideScore

VERSION = 1
"""Goes up when something else is counted: then all matches are counted anew."""


def figures(match: Match[Public], seat: Seat) -> dict[str, int]:
    """Whole numbers of this seat that may be added up over many matches."""
    sheet = match.state.public.match.sheet
    mine = [scored.sides[seat] for scored in sheet]
    theirs = [scored.sides[1 - seat] for scored in sheet]
    nils = [side for side in mine if side.bid == 0 and not side.double_nil]
    doubles = [side for side in mine if side.double_nil]
    bids = [side for side in mine if side.bid > 0]
    return {
        "deals": len(sheet),
        "mine": sum(map(_points, mine)),
        "theirs": sum(map(_points, theirs)),
        "bags": sum(side.bags for side in mine),
        "bids": len(bids),
        "bids made": sum(side.tricks >= side.bid for side in bids),
        "nils": len(nils),
        "nils made": sum(side.tricks == 0 for side in nils),
        "double nils": len(doubles),
        "double nils made": sum(side.tricks == 0 for side in doubles),
    }


def _points(side: SideScore) -> int:
    return side.points + side.penalty
