"""What stood on the table at every step of a match, for one who looks back at it."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.match import Match
from cardtable.engine.rules import Deal, State
from cardtable.games import part
from cardtable.tabletop.table import Names, Plate, Tabletop

_HANDS = ("hand", "shown")
"""Zones of cards in hands, by the names that all games give them."""


def deals(match: Match[Any]) -> tuple[range, ...]:
    """The steps of every deal, by their places in the match: from the dealing to its end.

    A match that goes on from a moment of a deal begins at place -1, before all steps.
    """
    dealt = [place for place, step in enumerate(match.steps) if isinstance(step.event, Deal)]
    first = [-1] if match.start.public.deal is not None else []
    return tuple(range(*ends) for ends in pairwise((*first, *dealt, len(match.steps))))


def is_over(match: Match[Any], deal: range) -> bool:
    """Whether the deal has come to its end: only then may all its cards be seen."""
    played = match.before(deal[-1] + 1).public.deal
    return played is not None and played.result is not None


def picture(match: Match[Any], game: str, place: int, names: Names, open_cards: bool) -> Tabletop:
    """The table after this step: nobody is asked anything.

    `open_cards` lays the other hands face up; it is for the caller to know that they may be seen.
    """
    state: State[Any] = match.before(place + 1)
    stood: Tabletop = part(game, "tabletop").tabletop(match.rules, state, names)
    return replace(
        stood,
        plates=tuple(_at_rest(plate, names.viewer) for plate in stood.plates),
        laid=_others(stood.cards, names.viewer) if open_cards else stood.laid,
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


def _at_rest(plate: Plate, viewer: Seat) -> Plate:
    """Nobody thinks any more: whose turn it was is to play."""
    if not plate.active or plate.seat == viewer:
        return plate
    return replace(plate, note=QCoreApplication.translate("table", "to play", "plate.turn.name"))


def _others(cards: Layout[Any], viewer: Seat) -> tuple[Card, ...]:
    """What all but the viewer hold in their hands."""
    hands = (zone for zone in cards.zones() if zone.name in _HANDS and zone.owner != viewer)
    return tuple(card for zone in hands for card in cards[zone])
