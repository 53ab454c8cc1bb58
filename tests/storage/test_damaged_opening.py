"""Histories that SQLite finds sound, or cannot name what is wrong with: found and set aside."""

import sqlite3
from pathlib import Path

import pytest

from cardtable.storage import schema
from cardtable.storage.history import History
from cardtable.storage.schema import APPLICATION_ID, MIGRATIONS, VERSION
from cardtable.storage.trouble import Problem, Trouble
from tests.storage.typed import HEAD


@pytest.mark.parametrize("version", [0, VERSION - 1])
def test_a_history_with_the_number_of_an_older_version_is_set_aside(
    path: Path, history: History, version: int
) -> None:
    history.begin(HEAD, 0)
    history.close()
    with sqlite3.connect(path) as damaged:
        damaged.execute(f"PRAGMA user_version = {version}")
    damaged.close()
    aside = path.with_name("history.broken-1.sqlite")
    assert History.open(path).problem == Problem(Trouble.DAMAGED, aside, rescued=1)


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE choices",
        "DROP TABLE figures",
        "DROP TRIGGER runs_again",
        "ALTER TABLE matches RENAME COLUMN number TO deal",
        "ALTER TABLE choices DROP COLUMN made",
    ],
)
def test_a_history_without_our_tables_is_set_aside(
    path: Path, history: History, change: str
) -> None:
    history.close()
    with sqlite3.connect(path) as damaged:
        damaged.execute(change)
    damaged.close()
    again = History.open(path)
    assert again.problem is not None
    assert again.problem.trouble is Trouble.DAMAGED
    again.begin(HEAD, 0)


@pytest.mark.parametrize("version", range(VERSION))
def test_a_history_of_an_older_version_is_brought_to_the_present_one(
    path: Path, version: int
) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as older:
        for statements in MIGRATIONS[:version]:
            for statement in statements:
                older.execute(statement)
        older.execute(f"PRAGMA application_id = {APPLICATION_ID if version else 0}")
        older.execute(f"PRAGMA user_version = {version}")
    older.close()
    assert History.open(path).problem is None


def test_a_log_that_does_not_belong_to_a_file_changes_nothing(path: Path, history: History) -> None:
    """As when a copy is brought back, but not the log that lay beside it."""
    match = history.begin(HEAD, 0)
    for ordinal in range(400):
        history.add(match, ordinal, 0, ["Play", "SA" * 20], 0)
    log = path.with_name("history.sqlite-wal").read_bytes()
    history.close()
    other = History.open(path.with_name("other.sqlite"))
    other.begin(HEAD, 1)
    other.close()
    content = path.with_name("other.sqlite").read_bytes()
    path.write_bytes(content[:8192])
    path.with_name("history.sqlite-wal").write_bytes(log[:-30_000])
    again = History.open(path)
    assert again.problem is not None
    assert again.problem.file.read_bytes() == content[:8192]
    assert again.problem.file.with_name("history.broken-1.sqlite-wal").exists()


@pytest.mark.parametrize("place", [18, 19])
def test_a_file_in_a_form_that_nobody_writes_is_set_aside(
    path: Path, history: History, place: int
) -> None:
    history.close()
    content = bytearray(path.read_bytes())
    content[place] = 77
    path.write_bytes(content)
    again = History.open(path)
    assert again.problem is not None
    assert again.problem.file.read_bytes() == content


def test_a_head_that_sqlite_does_not_know_is_damage(path: Path, history: History) -> None:
    history.close()
    content = bytearray(path.read_bytes())
    content[47] = 9
    path.write_bytes(content)
    again = History.open(path)
    assert again.problem is not None
    assert again.problem.file.read_bytes() == content


def test_a_table_that_was_made_otherwise_is_damage(path: Path, history: History) -> None:
    history.close()
    content = path.read_bytes()
    damaged = content.replace(b"DEFAULT 'running'", b"DEFAULT 'rvnning'")
    assert damaged != content
    path.write_bytes(damaged)
    again = History.open(path)
    assert again.problem is not None
    again.begin(HEAD, 0)


def test_spaces_and_comments_make_no_difference(
    path: Path, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    history.close()
    schema._expected.cache_clear()
    plainer = [
        tuple(" ".join(schema._COMMENT.sub("", each).split()) for each in statements)
        for statements in MIGRATIONS
    ]
    monkeypatch.setattr(schema, "MIGRATIONS", plainer)
    assert History.open(path).problem is None
    schema._expected.cache_clear()


def test_matches_that_are_gone_are_told(path: Path, history: History) -> None:
    """A page of the table may be lost, and SQLite find the file sound."""
    history.add(history.begin(HEAD, 0), 0, 0, ["Lots", 1], 0)
    history.rows("PRAGMA foreign_keys = OFF")
    history.change("DELETE FROM matches")
    history.close()
    again = History.open(path)
    assert again.problem is not None
    assert again.problem.trouble is Trouble.DAMAGED


def test_what_sqlite_says_in_no_letters_is_damage(path: Path, history: History) -> None:
    """Its message names the table that it cannot read, and Python cannot read the message."""
    history.close()
    content = path.read_bytes()
    damaged = content.replace(b"tablefiguresfigures", b"tablefigur\xa0sfigures")
    damaged = damaged.replace(b"CREATE TABLE figures", b"CREATE TABLX figures")
    assert damaged != content
    path.write_bytes(damaged)
    again = History.open(path)
    assert again.problem is not None
    assert again.problem.file.read_bytes() == damaged
