"""The tables of the match history, and how an older file becomes a present one."""

import re
import sqlite3
from contextlib import closing
from functools import lru_cache

APPLICATION_ID = 0x43644C65
"""Marks a file as ours: another program's database is not ours to write into."""

# Without STRICT tables: enterprise systems pair Python 3.11 with an SQLite that lacks them.
MIGRATIONS = (
    (
        """
        CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            preset TEXT NOT NULL,
            options TEXT NOT NULL,     -- JSON object: the switches of the rules
            players TEXT NOT NULL,     -- JSON array by seat: "human" or a level
            rules INTEGER NOT NULL,    -- number of the game's rules that were played
            number INTEGER NOT NULL,   -- match number, from which the deals come
            start TEXT,                -- JSON of the position, if not the usual start
            state TEXT NOT NULL DEFAULT 'running'
                CHECK (state IN ('running', 'finished', 'abandoned')),
            started REAL NOT NULL,     -- seconds since 1970, UTC
            ended REAL,
            result TEXT,               -- JSON, by the game
            assisted TEXT NOT NULL DEFAULT '[]'  -- JSON array, sorted: "hint", "undo"
        )
        """,
        "CREATE INDEX running ON matches (started) WHERE state = 'running'",
        """
        CREATE TABLE choices (
            match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            ordinal INTEGER NOT NULL,  -- 0 is the first choice of the match
            seat INTEGER NOT NULL,     -- who chose; the shuffle has a number of its own
            choice TEXT NOT NULL,      -- JSON array: ["Play", "SA"]
            made REAL NOT NULL,        -- seconds since 1970, UTC
            PRIMARY KEY (match, ordinal)
        ) WITHOUT ROWID
        """,
    ),
    (
        """
        CREATE TABLE figures (
            match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
            version INTEGER NOT NULL,  -- number of the way in which the game counts
            figures TEXT NOT NULL      -- JSON object of whole numbers, by the game
        )
        """,
        # A match that runs again has other figures when it ends.
        """
        CREATE TRIGGER runs_again AFTER UPDATE OF state ON matches WHEN new.state = 'running'
        BEGIN DELETE FROM figures WHERE match = new.id; END
        """,
    ),
)
"""The statements of each version; a file's ``user_version`` counts the versions it has seen.
Never edit one that was released: add the next."""

VERSION = len(MIGRATIONS)
_COMMENT = re.compile(r"--[^\n]*")


class NewerVersion(ValueError):
    """A newer version of the program wrote this file."""


class NotOurs(ValueError):
    """A sound database, but not a history of this program."""


def migrate(connection: sqlite3.Connection) -> None:
    """Brings the file to the present tables, all of it or nothing.

    The connection must be in autocommit mode. Raises ``NewerVersion``, ``NotOurs`` or an
    ``sqlite3.Error``, also when the file may not be written.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        _bring(connection, _version(connection))
        if not _parts(connection) >= _expected():
            raise NotOurs  # damaged, or somebody has changed its tables
        # Written each time: SQLite finds out only by writing that it may not.
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def is_present(connection: sqlite3.Connection) -> bool:
    """Whether the file has the present tables; an older one has not. Reads only.

    Raises ``NewerVersion`` or ``NotOurs``.
    """
    if _version(connection) != VERSION:
        return False
    if not _parts(connection) >= _expected():
        raise NotOurs
    return True


def _bring(connection: sqlite3.Connection, version: int) -> None:
    """Makes the tables of a file of this version the present ones."""
    for statements in MIGRATIONS[version:]:
        for statement in statements:
            connection.execute(statement)


@lru_cache
def _expected() -> frozenset[tuple[str, str]]:
    """The parts of a sound file."""
    with closing(sqlite3.connect(":memory:")) as sound:
        _bring(sound, 0)
        return _parts(sound)


def _parts(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """Tables, indexes and triggers with what they were made by, but for comments and spaces."""
    made = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return frozenset((name, " ".join(_COMMENT.sub("", sql).split())) for name, sql in made)


def _version(connection: sqlite3.Connection) -> int:
    version = _number(connection, "user_version")
    owner = _number(connection, "application_id")
    if owner != APPLICATION_ID and (owner or version or _tables(connection)):
        raise NotOurs
    if version > VERSION:
        raise NewerVersion
    return version


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    (value,) = connection.execute(f"PRAGMA {pragma}").fetchone()
    return int(value)


def _tables(connection: sqlite3.Connection) -> int:
    (count,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return int(count)
