"""The matches that can be continued, and a saved match brought back to life."""

from collections.abc import Callable, Container
from dataclasses import dataclass
from typing import Any

from cardtable.engine.match import Match, replay
from cardtable.engine.record import decode, read, read_state
from cardtable.engine.rules import Rules
from cardtable.games import game_ids, part
from cardtable.storage.history import DamagedMatch, History, SavedMatch
from cardtable.storage.opening import HistoryUnavailable

HUMAN = "human"
"""What a head's ``players`` say of the person's own seat."""


@dataclass(frozen=True, slots=True)
class Continuable:
    """An unfinished match of a preset: the one played last."""

    match: int
    deal: int
    """The deal that it stands in, counted from 1."""
    standing: Callable[[], str]
    """The score in words, in the present language."""


def match_of(saved: SavedMatch) -> Match[Any]:
    """The saved match at its last choice.

    Raises ``ModuleNotFoundError`` for a game that is not here, and ``ValueError`` when the record
    is damaged or breaks today's rules.
    """
    head = saved.head
    options = read(part(head.game, "model").Options, dict(head.options))
    rules: Rules[Any] = part(head.game, "rules").Rules(options)
    start = None
    if head.start is not None:
        start = read_state(type(rules.start().public), head.start)
    choices = (decode(rules.choices, choice) for choice in saved.choices)
    return replay(rules, choices, head.number, start)


def continuable(history: History | None) -> dict[str, Continuable]:
    """By preset, the unfinished match that was played last.

    Matches that can't be read or replayed are left out; a failing history gives none.
    """
    found: dict[str, Continuable] = {}
    if history is None:
        return found
    try:
        entries = history.unfinished()
    except HistoryUnavailable:
        return found
    for entry in entries:
        preset = entry.head.preset
        if preset in found or entry.head.game not in game_ids():
            continue
        try:
            found[preset] = _standing(history.load(entry.match))
        except (HistoryUnavailable, DamagedMatch, LookupError, ValueError):
            continue
    return found


def unreadable(history: History | None, readable: Container[str]) -> bool:
    """Whether a match of a known game was left unfinished, but none of its preset is readable."""
    try:
        entries = () if history is None else history.unfinished()
    except HistoryUnavailable:
        return False
    return any(
        entry.head.preset not in readable for entry in entries if entry.head.game in game_ids()
    )


def _standing(saved: SavedMatch) -> Continuable:
    match = match_of(saved)
    players = saved.head.players
    viewer = players.index(HUMAN) if HUMAN in players else 0
    public = match.state.public
    texts = part(saved.head.game, "texts")
    return Continuable(saved.match, max(1, match.deals), lambda: texts.standing(public, viewer))
