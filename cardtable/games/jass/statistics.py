"""What the statistics count in a finished match of Jass."""

from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.games.jass.model import Choose, Contract, Options, Public, Push
from cardtable.games.jass.scoring import is_schneider, leader_past, team_of

VERSION = 1
"""Goes up when something else is counted: then all matches are counted anew."""


def figures(match: Match[Public], seat: Seat) -> dict[str, int]:
    """Whole numbers of this seat, or its team, that may be added up over many matches."""
    sheet, team = match.state.public.match.sheet, team_of(seat)
    mine = [scored.teams[team] for scored in sheet]
    theirs = [scored.teams[1 - team] for scored in sheet]
    own = [step.event for step in match.steps if step.seat == seat]
    chosen = [event.contract for event in own if isinstance(event, Choose)]
    return {
        "deals": len(sheet),
        "mine": sum(side.total for side in mine),
        "theirs": sum(side.total for side in theirs),
        "weis": sum(side.weis for side in mine),
        "all nine": sum(side.bonus > 0 for side in mine),
        "pushes": sum(isinstance(event, Push) for event in own),
        "schneider": _won_with_schneider(match, team),
        **{f"chosen {contract.value}": chosen.count(contract) for contract in Contract},
    }


def _won_with_schneider(match: Match[Public], team: int) -> int:
    options, scores = match.rules.options, match.state.public.scores
    assert isinstance(options, Options), "a match of another game"
    return int(leader_past(scores, options.target) == team and is_schneider(scores, options.target))
