"""Damaged files of matches: what must be true of each."""

from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from cardtable.games import part
from cardtable.storage.archive import entries, kept, take_in
from cardtable.storage.history import History
from cardtable.storage.match_file import Refused, part_of_file, read_file
from cardtable.tabletop.table import Names
from cardtable.windows.history import words
from cardtable.windows.history.match_files import read_matches
from cardtable.windows.matches.saved import match_of
from tests.storage.damaging import EXPORTS, OF_JSON

PEOPLE = Names(("You", "Ruth", "Walter", "Alice"))


@lru_cache
def _sound() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(EXPORTS.glob("*.json")))


def damaged_export(number: int) -> bytes:
    """The file of this number: the same each time."""
    chance = Random(f"export {number}")
    # The short one more often: it is read faster, and its parts are hit as often.
    content = min(_sound(), key=len) if chance.random() < 0.9 else chance.choice(_sound())
    return chance.choice(OF_JSON)(content, chance)


def check_export(number: int, folder: Path) -> str:
    """Takes the file in as the program does; how that ended. Raises if anything is not as due."""
    path = folder / "matches.json"
    content = damaged_export(number)
    path.write_bytes(content)
    with_history = History.open(folder / "history.sqlite")
    try:
        before = len(entries(with_history))
        ended = _taken_in(path, with_history)
        if ended != "taken in":
            assert len(entries(with_history)) == before, "a refused file has changed the history"
        _all_can_be_used(with_history)
        with_history.change("DELETE FROM matches")
    finally:
        with_history.close()
    assert path.read_bytes() == content, "the file was changed"
    return ended


def _taken_in(path: Path, history: History) -> str:
    try:
        matches = read_matches(path)
    except Refused as refusal:
        told = words.refused(refusal, path.name)
        assert told.strip(), "refused without a word"
        assert "{" not in told, "a place of the sentence is not filled"
        return refusal.why.name.lower()
    take_in(history, matches)
    return "taken in"


def _all_can_be_used(history: History) -> None:
    """What came in can be listed, opened, replayed, scored and carried out again."""
    for entry in entries(history):
        assert words.result(entry)
        assert words.date(entry.touched)
        words.opponents(entry, PEOPLE.seats)
        read_file(b'{"cardtable":1,"matches":[' + part_of_file(kept(history, entry.match)) + b"]}")
        match: Any = match_of(history.load(entry.match))
        names = Names(PEOPLE.seats[: match.rules.seats])
        part(entry.head.game, "sheet").sheet_of(match, names)
        part(entry.head.game, "statistics").figures(match, 0)
        part(entry.head.game, "tabletop").tabletop(match.rules, match.state, names)
