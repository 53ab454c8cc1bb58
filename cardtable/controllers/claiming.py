"""How the rest of a deal is played that somebody has claimed: by ordinary plays, one after another.

The claimer plays the cards of his claim. The others lay what the rules allow; since nothing that
they lay can change who gets what, each lays the first card that it may.
"""

from collections.abc import Iterator

from cardtable.ai.claim import Claim
from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, P, Play, Rules, State
from cardtable.tabletop.table import Pace

QUICK = 0.5
"""How much of its usual time a card of a claim takes, and of the rest before."""


def leads(rules: Rules[P], state: State[P], seat: Seat) -> bool:
    """Whether the seat is to lead a card now."""
    if rules.turn(state) != seat or any(zone.name == "trick" for zone in state.cards.zones()):
        return False
    return any(isinstance(choice, Play) for choice in rules.legal(state))


def rest(match: Match[P], seat: Seat, claim: Claim) -> Iterator[Choice]:
    """The next choice, as long as the deal goes on; each is to be played before the next."""
    line = iter(claim.line)
    turn = match.turn
    while turn is not None and turn != NATURE:
        if turn == seat:
            card = next(line, None)
            if card is None:
                return
            yield Play(card)
        else:
            yield _first_card(match)
        turn = match.turn


def _first_card(match: Match[P]) -> Choice:
    return next(each for each in match.rules.legal(match.state) if isinstance(each, Play))


def quick(pace: Pace) -> Pace:
    """The pace of a claimed trick: nobody needs to think about it."""
    return Pace(round(pace.move * QUICK), round(pace.rest_before * QUICK))
