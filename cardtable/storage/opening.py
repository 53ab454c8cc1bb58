"""Opens the database of the history, whatever state the file is in."""

import sqlite3
from contextlib import closing
from pathlib import Path

from cardtable.storage.schema import NewerVersion, NotOurs, is_present, migrate
from cardtable.storage.trouble import Problem, Trouble, of_error, set_aside

PATIENCE = 0.25
"""Seconds to wait for another program's lock: the table stands still meanwhile."""
PATIENCE_BESIDE = 5.0
"""The same for a thread on which nobody waits."""


_FORM = 2
"""Of a database with a log: https://sqlite.org/fileformat.html#file_format_version_numbers"""


_LOST = """
    WITH RECURSIVE played (match) AS (
        SELECT min(match) FROM choices
        UNION ALL
        SELECT (SELECT min(match) FROM choices WHERE match > played.match) FROM played
        WHERE played.match IS NOT NULL
    )
    SELECT 1 FROM played WHERE match IS NOT NULL AND match NOT IN (SELECT id FROM matches) LIMIT 1
"""
"""Finds choices whose match is gone, by one look for each match: so no match is lost unnoticed."""


class HistoryUnavailable(OSError):
    """The history cannot be opened, read or written; ``problem`` says why. The play goes on."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.trouble.name}: {problem.file}")
        self.problem = problem


_BY_CODE = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_CONSTRAINT: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_AUTH: Trouble.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Trouble.READ_ONLY,
    sqlite3.SQLITE_FULL: Trouble.DISK_FULL,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
}


def trouble_of(error: sqlite3.Error) -> Trouble:
    """The trouble that SQLite's error means."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return _BY_CODE.get(code & 0xFF, Trouble.DEVICE)  # the low byte is the kind of error


def open_database(path: Path) -> tuple[sqlite3.Connection, Problem | None]:
    """A ready connection in autocommit mode, and what to tell the player about the opening.

    A damaged file is set aside and a new one begun with what can be read of it. Raises
    ``HistoryUnavailable``.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return _ready(path), None
        except NotOurs:
            # No sound start needs it.
            from cardtable.storage.rescue import rescue  # noqa: PLC0415

            aside = _set_aside(path)
            connection = _ready(path)
            return connection, Problem(Trouble.DAMAGED, aside, rescue(aside, connection))
    except NewerVersion as error:
        raise HistoryUnavailable(Problem(Trouble.NEWER, path)) from error
    except sqlite3.Error as error:
        raise HistoryUnavailable(Problem(trouble_of(error), path)) from error
    except OSError as error:
        raise HistoryUnavailable(Problem(of_error(error), path)) from error


def connected(path: Path, patience: float) -> sqlite3.Connection:
    """A connection in autocommit mode, which knows nothing yet of the state of the file."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA foreign_keys = ON")
        # FULL, not NORMAL: each choice then waits for the disk (0.2 ms to some 10 ms, once a
        # card), but a power cut loses nothing either. SIGKILL alone would not need it.
        connection.execute("PRAGMA synchronous = FULL")
    except BaseException:
        connection.close()
        raise
    return connection


def _ready(path: Path) -> sqlite3.Connection:
    """A checked connection; ``NotOurs`` when the file is no sound history."""
    if path.exists() and not path.is_file():
        raise NotOurs
    try:
        if path.with_name(f"{path.name}-wal").exists():
            _check_unchanged(path)
        connection = connected(path, PATIENCE)
        try:
            _check(connection)
            migrate(connection)
            connection.execute("PRAGMA journal_mode = WAL")
        except BaseException:
            connection.close()
            raise
    except UnicodeDecodeError as error:  # Python cannot read what SQLite says of the file
        raise NotOurs from error
    except sqlite3.Error as error:
        if trouble_of(error) is Trouble.DAMAGED or _is_wrong(error) or _is_of_another_form(path):
            raise NotOurs from error
        raise
    return connection


def _is_wrong(error: sqlite3.Error) -> bool:
    """Whether SQLite found our statements wrong: they are not, so it is the file."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) == sqlite3.SQLITE_ERROR


def _is_of_another_form(path: Path) -> bool:
    """Whether the head of the file says that nobody may write it: no SQLite of ours says so."""
    try:
        with path.open("rb") as file:
            forms = file.read(20)[18:]
    except OSError:
        return False
    return any(form > _FORM for form in forms)


def _check(connection: sqlite3.Connection) -> None:
    """Raises unless all is sound; nothing is written yet, so what is broken stays as it is."""
    # Not quick_check, which does not see that a table has less than its index.
    (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise NotOurs
    if is_present(connection) and connection.execute(_LOST).fetchone():
        raise NotOurs


def _check_unchanged(path: Path) -> None:
    """Checks a file that has a log without playing the log into it.

    Whoever may write plays it in when he closes the file; if the two do not belong together,
    say since the file alone was brought back from a copy, that would spoil what was sound.
    """
    place = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with closing(sqlite3.connect(place, uri=True, timeout=PATIENCE)) as reader:
            _check(reader)
    except sqlite3.OperationalError as error:
        if trouble_of(error) is not Trouble.READ_ONLY:
            raise  # else something else lies there too that only a writer can clear away


def _set_aside(path: Path) -> Path:
    # The log goes first: left behind, it would be played into the new file.
    log = path.with_name(f"{path.name}-wal")
    log_aside = set_aside(log) if log.exists() else None
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    aside = set_aside(path)
    if log_aside is not None:
        log_aside.replace(aside.with_name(f"{aside.name}-wal"))
    return aside
