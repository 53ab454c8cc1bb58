"""All matches of the history: to look through, to keep figures of, to delete, to take in."""

import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from cardtable.storage.history import History
from cardtable.storage.reading import (
    DamagedMatch,
    Encoded,
    Head,
    head_of,
    list_of,
    moment_of,
    read_json,
    texts_of,
    touched_of,
    written_json,
)

RUNNING, FINISHED, ABANDONED = "running", "finished", "abandoned"
STATES = (RUNNING, FINISHED, ABANDONED)


@dataclass(frozen=True, slots=True)
class Entry:
    """A match as a list of matches needs it."""

    match: int
    head: Head
    state: str
    touched: float
    """When it ended, or else when the last choice was made: seconds since 1970, UTC."""
    scores: tuple[int, ...]
    """By seat; empty while it runs."""
    assisted: frozenset[str]
    started: float = 0.0
    """When it was begun."""


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """Everything that the history holds of a match, but for its id."""

    head: Head
    state: str
    started: float
    ended: float | None
    result: object
    assisted: tuple[str, ...]
    choices: tuple[Encoded, ...]
    seats: tuple[int, ...]
    """Who made each choice."""
    made: tuple[float, ...]
    """When each was made."""

    @property
    def key(self) -> tuple[str, int, float]:
        """The same deals, begun at the same moment, are the same match, however far it came."""
        return self.head.game, self.head.number, self.started


def entries(history: History) -> tuple[Entry, ...]:
    """All matches, the one played last first; unreadable ones are left out."""
    rows = history.rows(
        "SELECT *, coalesce(ended, (SELECT max(made) FROM choices WHERE match = id), started)"
        " AS touched FROM matches ORDER BY touched DESC, id DESC"
    )
    return tuple(entry for row in rows if (entry := _entry(row)) is not None)


def kept(history: History, match: int) -> KeptMatch:
    """The whole match. Raises ``LookupError`` for an unknown id and ``DamagedMatch``."""
    saved = history.load(match)
    row = history.rows("SELECT * FROM matches WHERE id = ?", match)[0]
    choices = history.rows("SELECT seat, made FROM choices WHERE match = ? ORDER BY ordinal", match)
    return KeptMatch(
        saved.head,
        row["state"],
        saved.started,
        None if row["ended"] is None else moment_of(row["ended"]),
        None if row["result"] is None else read_json(row["result"]),
        tuple(sorted(saved.assisted)),
        saved.choices,
        tuple(choice["seat"] for choice in choices),
        tuple(moment_of(choice["made"]) for choice in choices),
    )


def delete(history: History, matches: Iterable[int]) -> None:
    """Forgets these matches for good, all of them or none."""
    history.change_often("DELETE FROM matches WHERE id = ?", ((match,) for match in matches))


def take_in(history: History, matches: Iterable[KeptMatch]) -> int:
    """Adds the matches that are not here yet, all of them or none; how many were added."""
    added = 0
    with history.together():
        here = _keys(history)
        for each in matches:
            if each.key not in here:
                _add(history, each)
                here.add(each.key)
                added += 1
    return added


def missing(history: History, matches: Iterable[KeptMatch]) -> tuple[KeptMatch, ...]:
    """Those of the matches that are not in the history yet."""
    here = _keys(history)
    return tuple(each for each in matches if each.key not in here)


def known_figures(history: History, versions: Mapping[str, int]) -> dict[int, dict[str, int]]:
    """By match, the figures that were counted in the present way of its game."""
    rows = history.rows(
        "SELECT match, game, version, figures FROM figures JOIN matches ON id = match"
    )
    found = {}
    for row in rows:
        if row["version"] == versions.get(row["game"]):
            figures = _figures(row["figures"])
            if figures is not None:
                found[int(row["match"])] = figures
    return found


def keep_figures(history: History, match: int, version: int, figures: Mapping[str, int]) -> None:
    """Keeps what the game has counted of a finished match; nothing if that is gone meanwhile."""
    history.change(
        "INSERT OR REPLACE INTO figures (match, version, figures)"
        " SELECT id, ?, ? FROM matches WHERE id = ? AND state = 'finished'",
        version,
        written_json(dict(figures)),
        match,
    )


def _keys(history: History) -> set[tuple[str, int, float]]:
    return {tuple(row) for row in history.rows("SELECT game, number, started FROM matches")}


def _add(history: History, match: KeptMatch) -> None:
    new = history.begin(match.head, match.started)
    made = zip(match.seats, match.choices, match.made, strict=True)
    history.change_often(
        "INSERT INTO choices (match, ordinal, seat, choice, made) VALUES (?, ?, ?, ?, ?)",
        (
            (new, ordinal, seat, written_json(choice), when)
            for ordinal, (seat, choice, when) in enumerate(made)
        ),
    )
    history.change(
        "UPDATE matches SET state = ?, ended = ?, result = ?, assisted = ? WHERE id = ?",
        match.state,
        match.ended,
        None if match.result is None else written_json(match.result),
        written_json(match.assisted),
        new,
    )


def _entry(row: sqlite3.Row) -> Entry | None:
    try:
        return Entry(
            row["id"],
            head_of(row),
            row["state"],
            touched_of(row),
            () if row["result"] is None else scores_in(read_json(row["result"])),
            frozenset(texts_of(read_json(row["assisted"]))),
            float(row["started"]),
        )
    except (DamagedMatch, TypeError, ValueError):
        return None


def scores_in(result: object) -> tuple[int, ...]:
    """The scores by seat in the result of a match; none if it holds none."""
    if not isinstance(result, dict) or not isinstance(result.get("scores"), list):
        return ()
    scores = list_of(result["scores"])
    whole = all(type(score) is int for score in scores)
    return tuple(cast("list[int]", scores)) if whole else ()


def _figures(text: str) -> dict[str, int] | None:
    try:
        found = read_json(text)
    except DamagedMatch:
        return None
    if not isinstance(found, dict) or not all(type(value) is int for value in found.values()):
        return None
    return found
