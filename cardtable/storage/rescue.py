"""What can still be read of a broken history, taken over into a new one."""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.storage.reading import DamagedMatch, any_text, head_of, list_of, read_json

LONGEST = 3.0
"""Seconds: so long the start of the program may wait for it."""
Match = tuple[sqlite3.Row, list[sqlite3.Row]]
"""The row of a match, and those of its choices."""
_BROKEN = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises for a broken file, and Python if it cannot read what SQLite says."""
_OFTEN = 5000
"""Steps of SQLite between two looks at the clock."""
_MATCH = (
    "id, game, preset, options, players, rules, number, start, state, started, ended, result,"
    " assisted"
)
_CHOICE = "match, ordinal, seat, choice, made"
_HEADS = f"SELECT {_MATCH} FROM matches WHERE id = ?"  # our own names
_CHOICES = f"SELECT {_CHOICE} FROM choices WHERE match = ? ORDER BY ordinal"


def rescue(broken: Path, fresh: sqlite3.Connection) -> int:
    """Copies each match that is whole from the broken file into the new one; how many.

    The broken file stays as it is: a copy of it is read, since reading plays its log in.
    """
    if not broken.is_file():
        return 0
    saved = 0
    # It ends where the file is too broken, or the disk too full for a copy.
    with suppress(*_BROKEN, OSError), TemporaryDirectory(dir=broken.parent) as folder:
        place = Path(folder) / broken.name
        for end in ("", "-wal"):
            if (part := broken.with_name(broken.name + end)).exists():
                shutil.copyfile(part, place.with_name(place.name + end))
        for match in _whole_matches(place):
            saved += _written(fresh, *match)
    return saved


def _whole_matches(place: Path) -> Iterator[Match]:
    """Each match of the file of which nothing is missing, as long as there is time."""
    ends = time.monotonic() + LONGEST
    with closing(sqlite3.connect(place, isolation_level=None)) as reader:
        reader.row_factory = sqlite3.Row
        reader.text_factory = any_text
        reader.set_progress_handler(lambda: time.monotonic() > ends, _OFTEN)
        for match in _matches(reader):
            with suppress(*_BROKEN, DamagedMatch):
                head = reader.execute(_HEADS, (match,)).fetchone()
                choices = reader.execute(_CHOICES, (match,)).fetchall()
                if head is not None and _is_whole(head, choices):
                    yield head, choices


def _matches(reader: sqlite3.Connection) -> list[int]:
    """The ids of the matches, from both ends of the table as far as it can be read."""
    found = set[int]()
    for order in ("ASC", "DESC"):
        with suppress(*_BROKEN):
            for row in reader.execute(f"SELECT id FROM matches NOT INDEXED ORDER BY id {order}"):
                if type(row["id"]) is int:
                    found.add(row["id"])
    return sorted(found)


def _written(fresh: sqlite3.Connection, head: sqlite3.Row, choices: list[sqlite3.Row]) -> bool:
    """Whether the match is in the new file now."""
    try:
        fresh.execute("BEGIN IMMEDIATE")
        try:
            fresh.execute(_insert("matches", _MATCH), tuple(head))
            fresh.executemany(_insert("choices", _CHOICE), map(tuple, choices))
            fresh.execute("COMMIT")
        finally:
            if fresh.in_transaction:
                fresh.execute("ROLLBACK")
    except sqlite3.Error:
        return False
    return True


def _is_whole(head: sqlite3.Row, choices: list[sqlite3.Row]) -> bool:
    """Whether no choice is missing. Raises ``DamagedMatch`` where one cannot be read."""
    head_of(head)
    for choice in choices:
        list_of(read_json(choice["choice"]))
    return [each["ordinal"] for each in choices] == list(range(len(choices)))


def _insert(table: str, columns: str) -> str:
    places = ", ".join("?" * len(columns.split(",")))
    return f"INSERT INTO {table} ({columns}) VALUES ({places})"  # our own names
