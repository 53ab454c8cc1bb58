"""A deal had once more: by its number, or from a moment of it."""

import secrets
from contextlib import suppress
from typing import Any

from cardtable.controllers.notes import PLAYED_ON, SAME_DEAL, TYPED_NUMBER
from cardtable.engine.deal_numbers import DealNumber, number_of, start_of
from cardtable.engine.match import Match
from cardtable.engine.rules import Choice, Deal, Rules, State
from cardtable.engine.shuffle import NUMBERS
from cardtable.games import part
from cardtable.storage.opening import HistoryUnavailable
from cardtable.windows.common.desk import Beginning, Desk, Played, Sitting
from cardtable.windows.matches.offers import Offer


def by_number(offer: Offer, wanted: DealNumber, helped: str = TYPED_NUMBER) -> Sitting:
    """A match of these rules that begins with this deal."""
    rules: Rules[Any] = part(offer.game, "rules").Rules(offer.options)
    begins = Beginning(wanted.number, start_of(rules, wanted), offer.options, helped)
    return Sitting(offer.game, offer.preset, begins=begins)


def once_more(played: Played, wanted: DealNumber) -> Sitting:
    """The same deal again, by the rules that it was played by."""
    offer = Offer(played.game, played.preset, played.match.rules.options)
    return by_number(offer, wanted, SAME_DEAL)


def played_on(played: Played, place: int) -> Sitting:
    """A match that goes on from the moment after this step; what chance brings is new.

    What follows from a choice by the rules alone belongs to it.
    """
    moment = state_after(played.match, place)
    begins = Beginning(secrets.randbelow(NUMBERS), moment, played.match.rules.options, PLAYED_ON)
    return Sitting(played.game, played.preset, begins=begins)


def state_after(match: Match[Any], place: int) -> State[Any]:
    """The state in which the next choice after this step is made; -1 is before all steps."""
    following = range(place + 1, len(match.steps))
    end = next((at for at in following if isinstance(match.steps[at].event, Choice)), None)
    return match.state if end is None else match.before(end)


def deal_number(match: Match[Any], place: int | None = None) -> DealNumber | None:
    """The number of the deal that this step belongs to, by default of the one on the table."""
    steps = match.steps if place is None else match.steps[: place + 1]
    dealt = [at for at, step in enumerate(steps) if isinstance(step.event, Deal)]
    return number_of(match, dealt[-1]) if dealt else None


def is_running(match: Match[Any]) -> bool:
    """Whether a deal is being played in which not all cards are known."""
    deal = match.state.public.deal
    return deal is not None and deal.result is None


def note_peek(desk: Desk, played: Played) -> None:
    """Mark a match whose running deal is played elsewhere: its cards will be known there.

    A history that fails has told so already.
    """
    if desk.notebook.match == played.saved:
        desk.notebook.assist(SAME_DEAL)
    elif desk.history is not None and played.saved:
        with suppress(HistoryUnavailable):
            desk.history.assist(played.saved, SAME_DEAL)
