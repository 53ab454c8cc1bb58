"""What stood on the table at every step of a match, for one who looks back at it."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from cardtable.engine.layout import Layout, Seat, Sight
from cardtable.engine.match import Match
from cardtable.engine.rules import Deal, State
from cardtable.games import part
from cardtable.tabletop.table import Names, Tabletop


def deals(match: Match[Any]) -> tuple[range, ...]:
    """The steps of every deal, by their places in the match: from the dealing to its end."""
    dealt = [place for place, step in enumerate(match.steps) if isinstance(step.event, Deal)]
    return tuple(range(*ends) for ends in pairwise((*dealt, len(match.steps))))


def is_over(match: Match[Any], deal: range) -> bool:
    """Whether the deal has come to its end: only then may all its cards be seen."""
    played = match.steps[deal[-1]].state.public.deal
    return played is not None and played.result is not None


def picture(match: Match[Any], game: str, place: int, names: Names, open_cards: bool) -> Tabletop:
    """The table after this step: nobody is asked anything.

    `open_cards` lays the other hands face up; it is for the caller to know that they may be seen.
    """
    state: State[Any] = match.steps[place].state
    stood: Tabletop = part(game, "tabletop").tabletop(match.rules, state, names)
    cards = _opened(stood.cards, names.viewer) if open_cards else stood.cards
    return replace(
        stood,
        cards=cards,
        place_for="",
        playable=None,
        why_not=(),
        question="",
        question_note="",
        actions=(),
        chips=(),
        gather=None,
        tiles=(),
        braces=(),
    )


def _opened(cards: Layout[Any], viewer: Seat) -> Layout[Any]:
    """The layout with the hands of the others lying open."""
    return Layout(
        {
            zone._replace(sight=Sight.EVERYONE)
            if zone.sight is Sight.OWNER and zone.owner != viewer and zone.name == "hand"
            else zone: cards[zone]
            for zone in cards.zones()
        }
    )
