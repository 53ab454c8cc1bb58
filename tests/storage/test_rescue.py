"""What is saved from a broken history, and that the broken file stays as it is."""

import sqlite3
from pathlib import Path

import pytest

from cardtable.storage import rescue as module
from cardtable.storage.archive import entries, kept
from cardtable.storage.history import History
from cardtable.storage.trouble import Problem, Trouble
from tests.storage.typed import HEAD


def filled(path: Path, matches: int = 40) -> None:
    """A history of so many matches of 50 choices."""
    history = History.open(path)
    with history.together():
        for place in range(matches):
            match = history.begin(HEAD, 1000.0 + place)
            for ordinal in range(50):
                history.add(match, ordinal, 0, ["Play", "SA"], 1000.0)
    history.close()


def changed(path: Path, *statements: str) -> None:
    with sqlite3.connect(path) as database:
        for statement in statements:
            database.execute(statement)
    database.close()


def test_all_matches_of_a_file_with_a_wrong_number_are_saved(path: Path) -> None:
    filled(path)
    changed(path, "PRAGMA user_version = 0")
    broken = path.read_bytes()
    history = History.open(path)
    aside = path.with_name("history.broken-1.sqlite")
    assert history.problem == Problem(Trouble.DAMAGED, aside, rescued=40)
    assert len(entries(history)) == 40
    assert len(kept(history, entries(history)[0].match).choices) == 50
    assert aside.read_bytes() == broken


@pytest.mark.parametrize("page", [12, 18], ids=["of choices", "of matches"])
def test_a_lost_page_costs_its_matches_only(path: Path, page: int) -> None:
    filled(path)
    content = bytearray(path.read_bytes())
    content[page * 4096 : (page + 1) * 4096] = bytes(4096)
    path.write_bytes(content)
    history = History.open(path)
    assert history.problem is not None
    assert 0 < history.problem.rescued < 40
    assert len(entries(history)) == history.problem.rescued
    assert History.open(path).problem is None


def test_a_match_that_lacks_a_choice_is_not_taken_over(path: Path) -> None:
    filled(path, 3)
    changed(path, "DELETE FROM choices WHERE match = 2 AND ordinal = 9", "PRAGMA user_version = 1")
    history = History.open(path)
    assert sorted(entry.match for entry in entries(history)) == [1, 3]


@pytest.mark.parametrize("content", [b"x" * 9000, b"SQLite format 3\0" + b"x" * 9000])
def test_nothing_is_saved_from_what_is_no_database(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    history = History.open(path)
    assert history.problem is not None
    assert history.problem.rescued == 0


def test_the_start_does_not_wait_for_ever(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(path)
    changed(path, "PRAGMA user_version = 0")
    monkeypatch.setattr(module, "LONGEST", -1.0)
    monkeypatch.setattr(module, "_OFTEN", 1)
    history = History.open(path)
    assert history.problem is not None
    assert history.problem.rescued == 0


def test_a_broken_file_and_its_log_stay_as_they_are(path: Path) -> None:
    filled(path, 3)
    history = History.open(path)
    history.begin(HEAD, 5000.0)  # still in the log, as after a crash
    log = path.with_name(f"{path.name}-wal").read_bytes()
    changed_copy = path.with_name("copy.sqlite")
    changed_copy.write_bytes(path.read_bytes())
    history.close()
    changed(changed_copy, "DROP TABLE figures")
    content = changed_copy.read_bytes()
    path.write_bytes(content)
    path.with_name(f"{path.name}-wal").write_bytes(log)
    again = History.open(path)
    assert again.problem is not None
    assert again.problem.file.read_bytes() == content
    assert again.problem.file.with_name(f"{again.problem.file.name}-wal").read_bytes() == log
    left = {each.name for each in path.parent.iterdir() if "broken" in each.name}
    assert left == {"history.broken-1.sqlite", "history.broken-1.sqlite-wal"}
