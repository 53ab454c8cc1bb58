"""Damaged databases: what must be true of each."""

import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cardtable.storage.archive import KeptMatch, entries, kept, known_figures, missing, take_in
from cardtable.storage.history import DamagedMatch, Head, History
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.schema import VERSION
from cardtable.storage.trouble import Problem, Trouble
from cardtable.windows.common.message import history_trouble
from cardtable.windows.history import words
from cardtable.windows.history.match_files import read_matches
from cardtable.windows.matches.saved import continuable, match_of
from tests.storage.damaging import EXPORTS, ODD, OF_BYTES

NAME = "history.sqlite"
PAGE = 4096
Files = dict[str, bytes]
"""By the end of their names: "" for the database, "-wal" for its log, "-shm"."""
NEW = Head("schnapsen", "schnapsen", {"match_points": 7}, ("human", "club"), 1, 5)


@lru_cache
def _one_match() -> tuple[KeptMatch, ...]:
    return read_matches(EXPORTS / "one_match.json")


@lru_cache
def sound() -> Files:
    """A history of some matches, its log not yet played into it, as after a crash."""
    with TemporaryDirectory() as folder:
        history = History.open(Path(folder) / NAME)
        take_in(history, read_matches(EXPORTS / "every_game.json"))
        history.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        take_in(history, [replace(_one_match()[0], started=5.0)])
        files = {end: Path(folder, NAME + end).read_bytes() for end in ("", "-wal", "-shm")}
        history.close()
    return files


def whole(files: Files) -> Files:
    """The history as it lies there when the program was left."""
    with TemporaryDirectory() as folder:
        _lay(files, Path(folder))
        History.open(Path(folder) / NAME).close()
        return {"": Path(folder, NAME).read_bytes()}


def _lay(files: Files, folder: Path) -> None:
    for end, content in files.items():
        (folder / f"{NAME}{end}").write_bytes(content)


def _bytes(files: Files, chance: Random) -> Files:
    end = chance.choice(sorted(files))
    return {**files, end: chance.choice(OF_BYTES)(files[end], chance)}


def _pages(files: Files, chance: Random) -> Files:
    """With a page lost, twice, in another's place, or of noise."""
    content = files[""]
    pages = [content[at : at + PAGE] for at in range(0, len(content), PAGE)]
    one, two = chance.randrange(len(pages)), chance.randrange(len(pages))
    match chance.randrange(5):
        case 0:
            pages[one], pages[two] = pages[two], pages[one]
        case 1:
            pages[one] = bytes(PAGE)
        case 2:
            pages[one] = chance.randbytes(PAGE)
        case 3:
            del pages[one:]
        case _:
            pages.append(pages[one])
    return {**files, "": b"".join(pages)}


def _leftovers(files: Files, chance: Random) -> Files:
    """With a log, a journal or shared memory of another time beside it."""
    end = chance.choice(("-wal", "-shm", "-journal"))
    left = chance.choice((b"", chance.randbytes(5000), files[""][:9000], sound()["-wal"]))
    return {**files, end: left}


def _rows(files: Files, chance: Random) -> Files:
    """With odd values in its tables."""

    def change(database: sqlite3.Connection) -> None:
        for _ in range(chance.randint(1, 3)):
            table, column = chance.choice(COLUMNS)
            odd = chance.choice((*ODD, b"\xff\xfe", b"{}", b"abc", 2**63 - 1))
            if not isinstance(odd, int | float | str | bytes | None) or odd in (10**40, "\ud800"):
                odd = str(type(odd))
            value = "CAST(x'ff41' AS TEXT)" if chance.random() < 0.2 else ":odd"
            some = chance.choice(("1", "match = 2" if table == "choices" else "id = 2"))
            question = f"UPDATE OR IGNORE {table} SET {column} = {value} WHERE {some}"
            database.execute(question, {"odd": odd})

    return _changed(files, change)


COLUMNS = [
    *(("matches", name) for name in ("game", "preset", "options", "players", "rules", "number")),
    *(("matches", name) for name in ("start", "state", "started", "ended", "result", "assisted")),
    *(("choices", name) for name in ("ordinal", "seat", "choice", "made", "match")),
]


def _tables(files: Files, chance: Random) -> Files:
    """With other tables than ours, or another version's number."""
    statement = chance.choice(
        (
            "DROP TABLE choices",
            "DROP TABLE matches",
            "DROP TABLE figures",
            "DROP INDEX running",
            "DROP TRIGGER runs_again",
            "ALTER TABLE matches RENAME TO games",
            "ALTER TABLE matches RENAME COLUMN number TO deal",
            "ALTER TABLE choices DROP COLUMN made",
            "ALTER TABLE matches ADD COLUMN more TEXT",
            "CREATE TABLE more (x)",
            f"PRAGMA user_version = {VERSION + chance.randint(1, 9)}",
            f"PRAGMA user_version = {chance.randrange(VERSION)}",
            "PRAGMA user_version = -3",
            "PRAGMA application_id = 0",
            "PRAGMA application_id = 77",
        )
    )
    return _changed(files, lambda database: database.execute(statement))


def _changed(files: Files, change: Callable[[sqlite3.Connection], object]) -> Files:
    with TemporaryDirectory() as folder:
        _lay(files, Path(folder))
        database = sqlite3.connect(Path(folder) / NAME, isolation_level=None)
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("PRAGMA ignore_check_constraints = ON")
        change(database)
        database.close()
        return {"": Path(folder, NAME).read_bytes()}


KINDS = (_bytes, _bytes, _bytes, _pages, _pages, _leftovers, _rows, _rows, _tables)


@lru_cache
def _left() -> Files:
    return whole(sound())


def damaged_history(number: int) -> Files:
    """The files of this number: the same each time."""
    chance = Random(f"history {number}")
    kind = chance.choice(KINDS)
    files = _left() if kind in (_rows, _tables) or chance.random() < 0.6 else sound()
    return kind(files, chance)


def check_history(number: int, folder: Path) -> str:
    """Opens the history and uses it; how that ended. Raises if anything is not as due."""
    shutil.rmtree(folder / "data", ignore_errors=True)
    (folder / "data").mkdir()
    files = damaged_history(number)
    _lay(files, folder / "data")
    path = folder / "data" / NAME
    try:
        history = History.open(path)
    except HistoryUnavailable as error:
        _told(error.problem)
        assert error.problem.trouble is Trouble.NEWER, error.problem.trouble
        assert path.read_bytes() == files[""], "the file of a newer version was changed"
        return error.problem.trouble.name.lower()
    try:
        return _opened(history, files)
    finally:
        history.close()


def _told(problem: Problem) -> None:
    assert history_trouble(problem).strip(), "a problem without a word"


def _opened(history: History, files: Files) -> str:
    if history.problem is not None:
        _told(history.problem)
        assert history.problem.trouble is Trouble.DAMAGED
        assert history.problem.file.read_bytes() == files[""], "the old file is lost"
        log = Path(f"{history.problem.file}-wal")
        assert "-wal" not in files or log.read_bytes() == files["-wal"], "the old log is lost"
    _can_be_used(history)
    _can_be_written(history)
    if history.problem is None:
        return "opened"
    return "rescued from" if history.problem.rescued else "set aside"


REPLAYED: set[str] = set()
"""The matches that could be: most are as they were, and each takes a while."""


def _can_be_used(history: History) -> None:
    """Each match can be read or is told to be damaged, and none keeps another from being read."""
    continuable(history)
    history.unfinished()
    known_figures(history, {"schnapsen": 1, "spades": 1, "jass": 1})
    for entry in entries(history):
        words.result(entry)
        words.date(entry.touched)
        words.opponents(entry, ("You", "Ruth", "Walter", "Alice"))
        words.help_used(entry)
        try:
            kept(history, entry.match)
            saved = history.load(entry.match)
            replayed = repr((saved.head, saved.choices))
            if replayed not in REPLAYED:
                match_of(saved)
                REPLAYED.add(replayed)
        except (LookupError, ModuleNotFoundError, DamagedMatch, ValueError):
            continue


def _can_be_written(history: History) -> None:
    match = history.begin(NEW, 2e9)
    history.add(match, 0, -1, ["Lots", 0], 2e9)
    assert history.load(match).choices == (["Lots", 0],)
    assert match in [each.match for each in history.unfinished()]
    matches = _one_match()
    take_in(history, matches)
    assert missing(history, matches) == ()
