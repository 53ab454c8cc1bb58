"""The history: every match and every choice in it, on the disk before the next is asked."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from cardtable.storage.opening import (
    PATIENCE_BESIDE,
    HistoryUnavailable,
    connected,
    open_database,
    trouble_of,
)
from cardtable.storage.reading import (
    DamagedMatch,
    Encoded,
    Head,
    any_text,
    head_of,
    list_of,
    moment_of,
    read_json,
    texts_of,
    touched_of,
    written_json,
)
from cardtable.storage.trouble import Problem, Trouble

__all__ = ["DamagedMatch", "Encoded", "Head", "History", "HistoryUnavailable"]

FILE_NAME = "history.sqlite"
_NO_TEXT = "Could not decode to UTF-8"
"""So begins what Python says of a text in the file that is none."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """One line of a list of matches that can be continued."""

    match: int
    head: Head
    started: float
    touched: float
    """When the last choice was made. Both are seconds since 1970, UTC."""
    choices: int


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A whole match: replay its choices to stand where it was left."""

    match: int
    head: Head
    started: float
    assisted: frozenset[str]
    choices: tuple[Encoded, ...]


class History:
    """All matches in one SQLite file. Every method that changes it is one transaction.

    What a method has returned from survives the death of the program and of the power. When
    the disk fails, a method changes nothing and raises ``HistoryUnavailable``.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, problem: Problem | None) -> None:
        self._connection = connection
        self.path = path
        self.problem = problem
        """What the player should hear about the opening: a damaged history was set aside."""

    @classmethod
    def open(cls, path: Path) -> Self:
        """The history in this file, made if missing.

        A damaged file is set aside and an empty one begun; see ``problem``. Raises
        ``HistoryUnavailable`` when no history can be had.
        """
        connection, problem = open_database(path)
        return cls(connection, path, problem)

    def beside(self) -> Self:
        """The same file once more, for the thread that calls. Raises ``HistoryUnavailable``."""
        with self._explained():
            return type(self)(connected(self.path, PATIENCE_BESIDE), self.path, None)

    def close(self) -> None:
        """Ends the use of the file."""
        self._connection.close()

    @contextmanager
    def together(self) -> Iterator[None]:
        """Makes all changes inside the block one transaction: all of them or none."""
        if self._connection.in_transaction:
            yield
            return
        with self._explained():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                # After a full disk SQLite may have rolled back by itself.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    def begin(self, head: Head, when: float) -> int:
        """Opens a match and gives its id."""
        with self.together():
            cursor = self._connection.execute(
                "INSERT INTO matches"
                " (game, preset, options, players, rules, number, start, started)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    head.game,
                    head.preset,
                    written_json(head.options),
                    written_json(head.players),
                    head.rules,
                    head.number,
                    None if head.start is None else written_json(head.start),
                    when,
                ),
            )
            # In a file that was damaged once there may be choices of a match that is lost.
            self._connection.execute("DELETE FROM choices WHERE match = ?", (cursor.lastrowid,))
        return int(cursor.lastrowid or 0)

    def add(
        self, match: int, ordinal: int, seat: int, choice: Sequence[object], when: float
    ) -> None:
        """Writes the choice with this ordinal, counted from 0.

        An ordinal that is taken means that another window plays the match: ``LOCKED``.
        """
        with self.together():
            self._connection.execute(
                "INSERT INTO choices (match, ordinal, seat, choice, made) VALUES (?, ?, ?, ?, ?)",
                (match, ordinal, seat, written_json(choice), when),
            )

    def cut(self, match: int, ordinal: int) -> None:
        """Forgets the choice with this ordinal and all after it: they were taken back.

        If the last of them had ended the match, it runs again.
        """
        with self.together():
            self._mark(match, "running", None, None)
            self._connection.execute(
                "DELETE FROM choices WHERE match = ? AND ordinal >= ?", (match, ordinal)
            )

    def assist(self, match: int, kind: str) -> None:
        """Marks a match as played with help of this kind, such as ``undo``."""
        with self.together():
            kinds = {kind, *self._assisted(match)}
            self._connection.execute(
                "UPDATE matches SET assisted = ? WHERE id = ?", (written_json(sorted(kinds)), match)
            )

    def finish(self, match: int, result: object, when: float) -> None:
        """Closes a match that was played to its end; ``result`` is JSON made by the game."""
        self._mark(match, "finished", written_json(result), when)

    def abandon(self, match: int, when: float) -> None:
        """Closes a match that nobody wants to continue, or that cannot be."""
        self._mark(match, "abandoned", None, when)

    def unfinished(self) -> tuple[Unfinished, ...]:
        """The matches to be continued, the one played last first; unreadable ones are left out."""
        rows = self.rows(
            "SELECT *, (SELECT count(*) FROM choices WHERE match = id) AS length,"
            " coalesce((SELECT max(made) FROM choices WHERE match = id), started) AS touched"
            " FROM matches WHERE state = 'running' ORDER BY touched DESC, id DESC"
        )
        return tuple(entry for row in rows if (entry := _unfinished(row)) is not None)

    def load(self, match: int) -> SavedMatch:
        """The whole match. Raises ``LookupError`` for an unknown id and ``DamagedMatch``."""
        heads = self.rows("SELECT * FROM matches WHERE id = ?", match)
        choices = self.rows(
            "SELECT ordinal, choice FROM choices WHERE match = ? ORDER BY ordinal", match
        )
        if not heads:
            raise LookupError(match)
        found = heads[0]
        if [ordinal for ordinal, _ in choices] != list(range(len(choices))):
            raise DamagedMatch("choices are missing")
        return SavedMatch(
            match,
            head_of(found),
            moment_of(found["started"]),
            frozenset(texts_of(read_json(found["assisted"]))),
            tuple(list_of(read_json(choice)) for _, choice in choices),
        )

    def rows(self, question: str, *values: object) -> list[sqlite3.Row]:
        """What SQLite answers, for the other readers of the file in this folder."""
        try:
            return self._fetched(question, values)
        except UnicodeError:  # a damaged text must not hide the sound ones: it is read as it is
            self._connection.text_factory = any_text
            return self._fetched(question, values)

    def change(self, statement: str, *values: object) -> int:
        """Changes the file by this statement; the id of a new row."""
        with self.together():
            return int(self._connection.execute(statement, values).lastrowid or 0)

    def change_often(self, statement: str, rows: Iterable[Sequence[object]]) -> None:
        """The same change with each of these values."""
        with self.together():
            self._connection.executemany(statement, rows)

    def _fetched(self, question: str, values: Sequence[object]) -> list[sqlite3.Row]:
        with self._explained():
            found: list[sqlite3.Row] = self._connection.execute(question, values).fetchall()
        return found

    def _assisted(self, match: int) -> list[str]:
        cursor = self._connection.execute("SELECT assisted FROM matches WHERE id = ?", (match,))
        try:
            return texts_of(read_json(cursor.fetchone()[0]))
        except DamagedMatch:
            return []

    def _mark(self, match: int, state: str, result: str | None, when: float | None) -> None:
        with self.together():
            self._connection.execute(
                "UPDATE matches SET state = ?, result = ?, ended = ? WHERE id = ?",
                (state, result, when, match),
            )

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.ProgrammingError:
            raise  # a mistake of ours, such as a closed history, is no trouble with the disk
        except UnicodeDecodeError as error:  # Python cannot read what SQLite says of the file
            raise HistoryUnavailable(Problem(Trouble.DEVICE, self.path)) from error
        except sqlite3.Error as error:
            if str(error).startswith(_NO_TEXT):
                raise UnicodeError(str(error)) from error
            trouble = trouble_of(error)
            if trouble is Trouble.DAMAGED:
                trouble = Trouble.DEVICE  # it is set aside when it is opened next, not now
            raise HistoryUnavailable(Problem(trouble, self.path)) from error


def _unfinished(row: sqlite3.Row) -> Unfinished | None:
    try:
        started = moment_of(row["started"])
        touched = touched_of(row)
        return Unfinished(row["id"], head_of(row), started, touched, row["length"])
    except DamagedMatch:
        return None
