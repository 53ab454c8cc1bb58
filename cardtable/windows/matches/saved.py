"""The matches that can be continued, and a saved match brought back to life."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardtable.engine.match import Match, replay
from cardtable.engine.record import decode, read, read_state
from cardtable.engine.rules import Rules
from cardtable.games import game_ids, part
from cardtable.storage.history import DamagedMatch, Head, History, SavedMatch
from cardtable.storage.opening import HistoryUnavailable

HUMAN = "human"
"""What a head's ``players`` say of the person's own seat."""


@dataclass(frozen=True, slots=True)
class Continuable:
    """An unfinished match of a preset: the one played last."""

    match: int
    game: str
    options: Any
    """Its own: rules that a person made may be others by now."""
    deal: int
    """The deal that it stands in, counted from 1."""
    standing: Callable[[], str]
    """The score in words, in the present language."""


class LeftOver(NamedTuple):
    """What the history holds of matches that are not over."""

    by_preset: dict[str, Continuable]
    """The one played last of each preset; the latest of all first."""
    misses: bool
    """Whether a match of a known game was left, but none of its preset is readable."""


def match_of(saved: SavedMatch) -> Match[Any]:
    """The saved match at its last choice.

    Raises ``ModuleNotFoundError`` for a game that is not here, and ``ValueError`` when the record
    is damaged or breaks today's rules.
    """
    head = saved.head
    rules: Rules[Any] = part(head.game, "rules").Rules(options_of(head))
    start = None
    if head.start is not None:
        start = read_state(type(rules.start().public), head.start)
    choices = (decode(rules.choices, choice) for choice in saved.choices)
    return replay(rules, choices, head.number, start)


def continuable(history: History | None) -> LeftOver:
    """By preset, the unfinished match that was played last.

    Matches that can't be read or replayed are left out; a failing history gives none.
    """
    found: dict[str, Continuable] = {}
    damaged: set[str] = set()
    try:
        entries = () if history is None else history.unfinished()
    except HistoryUnavailable:
        entries = ()
    for entry in entries:
        preset = entry.head.preset
        if history is None or preset in found or entry.head.game not in game_ids():
            continue
        try:
            found[preset] = _standing(history.load(entry.match))
        except (HistoryUnavailable, DamagedMatch, LookupError, ValueError):
            damaged.add(preset)
    return LeftOver(found, bool(damaged - set(found)))


def options_of(head: Head) -> Any:
    """The options that a match is played by. Raises ``ModuleNotFoundError`` and ``ValueError``."""
    return read(part(head.game, "model").Options, dict(head.options))


def _standing(saved: SavedMatch) -> Continuable:
    match = match_of(saved)
    players = saved.head.players
    viewer = players.index(HUMAN) if HUMAN in players else 0
    public = match.state.public
    texts = part(saved.head.game, "texts")
    return Continuable(
        saved.match,
        saved.head.game,
        match.rules.options,
        max(1, match.deals),
        lambda: texts.standing(public, viewer),
    )
