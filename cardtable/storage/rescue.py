"""What can still be read of a broken history, taken over into a new one."""

import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path

from cardtable.storage.reading import DamagedMatch, any_text, head_of, list_of, read_json

LONGEST = 3.0
"""Seconds: so long the start of the program may wait for it."""
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
    """Copies each match that is whole from the broken file, which it only reads; how many."""
    if not broken.is_file():
        return 0
    ends = time.monotonic() + LONGEST
    saved = 0
    try:
        place = f"{broken.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(place, uri=True, isolation_level=None)) as reader:
            reader.row_factory = sqlite3.Row
            reader.text_factory = any_text
            reader.set_progress_handler(lambda: time.monotonic() > ends, _OFTEN)
            for match in _matches(reader):
                saved += _copied(reader, fresh, match)
    except sqlite3.Error:
        pass  # it is so broken that nothing more comes out of it
    broken.with_name(f"{broken.name}-shm").unlink(missing_ok=True)
    return saved


def _matches(reader: sqlite3.Connection) -> list[int]:
    """The ids of the matches, from both ends of the table as far as it can be read."""
    found = set[int]()
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.Error):
            for row in reader.execute(f"SELECT id FROM matches NOT INDEXED ORDER BY id {order}"):
                if type(row["id"]) is int:
                    found.add(row["id"])
    return sorted(found)


def _copied(reader: sqlite3.Connection, fresh: sqlite3.Connection, match: int) -> bool:
    """Whether the match was whole, and is in the new file now."""
    try:
        head = reader.execute(
            f"SELECT {_MATCH} FROM matches WHERE id = ?", (match,)
        ).fetchone()  # our names
        choices = reader.execute(
            f"SELECT {_CHOICE} FROM choices WHERE match = ? ORDER BY ordinal",
            (match,),
        ).fetchall()
        if head is None or not _is_whole(head, choices):
            return False
        fresh.execute("BEGIN IMMEDIATE")
        try:
            fresh.execute(_insert("matches", _MATCH), tuple(head))
            fresh.executemany(_insert("choices", _CHOICE), map(tuple, choices))
            fresh.execute("COMMIT")
        finally:
            if fresh.in_transaction:
                fresh.execute("ROLLBACK")
    except (sqlite3.Error, DamagedMatch):
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
