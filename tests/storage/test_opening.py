"""A history is opened, or set aside, or it is said why not, whatever state its file is in."""

import sqlite3
from pathlib import Path

import pytest

from cardtable.storage import opening
from cardtable.storage.history import History
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.schema import APPLICATION_ID, VERSION
from cardtable.storage.trouble import Problem, Trouble
from tests.storage.typed import HEAD


def trouble_in_opening(path: Path) -> Trouble:
    with pytest.raises(HistoryUnavailable) as caught:
        History.open(path)
    return caught.value.problem.trouble


def test_the_file_is_safe_against_a_power_cut(history: History) -> None:
    def pragma(name: str) -> object:
        return history._connection.execute(f"PRAGMA {name}").fetchone()[0]

    assert (pragma("journal_mode"), pragma("synchronous")) == ("wal", 2)
    assert (pragma("application_id"), pragma("user_version")) == (APPLICATION_ID, VERSION)


@pytest.mark.parametrize("garbage", [b"no database at all\n" * 99, b"\x00" * 8192])
def test_garbage_is_set_aside_and_a_new_history_begun(path: Path, garbage: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(garbage)
    history = History.open(path)
    aside = path.with_name("history.broken-1.sqlite")
    assert history.problem == Problem(Trouble.DAMAGED, aside)
    assert aside.read_bytes() == garbage
    assert history.load(history.begin(HEAD, 0)).head == HEAD
    history.close()
    assert History.open(path).problem is None


def test_a_page_written_over_in_the_middle_is_found(path: Path, history: History) -> None:
    match = history.begin(HEAD, 0)
    for ordinal in range(400):
        history.add(match, ordinal, 0, ["Play", "SA" * 20], 0)
    history.close()
    with path.open("r+b") as file:
        file.seek(4096 * 5)
        file.write(b"\xa5" * 4096 * 3)
    again = History.open(path)
    assert again.problem is not None
    assert again.unfinished() == ()


def test_damage_while_playing_is_trouble_now_and_set_aside_at_the_next_start(
    path: Path, history: History
) -> None:
    match = history.begin(HEAD, 0)
    for ordinal in range(400):
        history.add(match, ordinal, 0, ["Play", "SA" * 20], 0)
    history._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    history._connection.execute("PRAGMA shrink_memory")
    with path.open("r+b") as file:
        file.seek(4096 * 4)
        file.write(b"\xa5" * 4096 * 4)
    with pytest.raises(HistoryUnavailable) as caught:
        history.load(match)
    assert caught.value.problem == Problem(Trouble.DEVICE, path)
    history.close()
    assert History.open(path).problem is not None


def test_the_log_of_a_broken_file_is_not_played_into_the_new_one(
    path: Path, history: History
) -> None:
    history.begin(HEAD, 0)  # still in the log, as after a crash
    log = path.with_name("history.sqlite-wal").read_bytes()
    path.write_bytes(b"x" * 4096)
    again = History.open(path)
    assert again.unfinished() == ()
    assert path.with_name("history.broken-1.sqlite-wal").read_bytes() == log


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    history = History.open(path)
    assert history.problem == Problem(Trouble.DAMAGED, path.with_name("history.broken-1.sqlite"))


def test_another_programs_database_is_set_aside_unchanged(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    before = path.read_bytes()
    history = History.open(path)
    assert history.problem is not None
    assert history.problem.file.read_bytes() == before


def test_an_empty_file_is_a_new_history(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    assert History.open(path).problem is None


def test_the_history_of_a_newer_version_is_left_alone(path: Path, history: History) -> None:
    history.begin(HEAD, 0)
    history.close()
    with sqlite3.connect(path) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    before = path.read_bytes()
    assert trouble_in_opening(path) is Trouble.NEWER
    assert path.read_bytes() == before


def test_a_file_that_another_program_locks_is_not_opened(
    path: Path, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert trouble_in_opening(path) is Trouble.LOCKED
    other.close()
    assert History.open(path).problem is None


def test_two_programs_may_write_in_turn(path: Path, history: History) -> None:
    other = History.open(path)
    first, second = history.begin(HEAD, 0), other.begin(HEAD, 1)
    assert {entry.match for entry in history.unfinished()} == {first, second}
    other.close()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    assert trouble_in_opening(tmp_path / "data" / "history.sqlite") is Trouble.READ_ONLY


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs Linux's /proc")
def test_a_write_protected_folder_is_told() -> None:
    assert trouble_in_opening(Path("/proc/self/history.sqlite")) is Trouble.READ_ONLY


def test_a_write_protected_file_is_told(
    path: Path, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.close()
    connect = sqlite3.connect

    def read_only(path: Path, timeout: float, isolation_level: None) -> sqlite3.Connection:
        return connect(f"file:{path}?mode=ro", uri=True, isolation_level=isolation_level)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    assert trouble_in_opening(path) is Trouble.READ_ONLY


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (sqlite3.SQLITE_FULL, Trouble.DISK_FULL),
        (sqlite3.SQLITE_IOERR_WRITE, Trouble.DEVICE),
        (sqlite3.SQLITE_READONLY_DBMOVED, Trouble.READ_ONLY),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, Trouble.LOCKED),
        (sqlite3.SQLITE_CORRUPT_INDEX, Trouble.DAMAGED),
    ],
)
def test_the_errors_of_sqlite_have_names(code: int, trouble: Trouble) -> None:
    error = sqlite3.OperationalError()
    error.sqlite_errorcode = code
    assert opening.trouble_of(error) is trouble
    assert opening.trouble_of(sqlite3.ProgrammingError()) is Trouble.DEVICE
