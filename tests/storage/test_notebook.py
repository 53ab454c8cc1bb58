"""The play goes on whatever the disk does, and nothing is lost when it works again."""

import itertools
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.storage.history import Head, History
from cardtable.storage.notebook import Notebook
from cardtable.storage.trouble import Problem, Trouble

HEAD = Head("schnapsen", "schnapsen", {"target": 7}, ("human", "club"), 1, 42)


class Desk:
    """A notebook over a real file, and what the player was told."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.history = History.open(path)
        self.told: list[Trouble] = []
        clock = itertools.count(1000)
        self.notebook = Notebook(self.history, self.tell, lambda: float(next(clock)))

    def tell(self, problem: Problem) -> None:
        assert problem.file == self.path
        self.told.append(problem.trouble)

    def pragma(self, text: str) -> None:
        self.history._connection.execute(f"PRAGMA {text}")

    def stored(self) -> list[list[object]]:
        """The choices of the match played last, read anew from the disk."""
        other = History.open(self.path)
        try:
            found = other.unfinished()
            return list(other.load(found[0].match).choices) if found else []
        finally:
            other.close()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "history.sqlite")
    yield desk
    desk.history.close()


def play(number: int) -> list[object]:
    return ["Play", number]


def test_each_choice_is_on_the_disk_when_the_call_returns(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    for number in range(5):
        desk.notebook.add(number % 2, play(number))
        assert desk.stored() == [play(each) for each in range(number + 1)]
    assert desk.notebook.saved
    assert desk.told == []


def test_choices_taken_back_are_replaced(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    for number in range(4):
        desk.notebook.add(0, play(number))
    desk.notebook.cut(2)
    desk.notebook.assist("undo")
    desk.notebook.add(0, play(9))
    assert desk.stored() == [play(0), play(1), play(9)]
    assert desk.history.load(1).assisted == {"undo"}


def test_a_match_goes_on_after_a_restart(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    desk.notebook.add(0, play(0))
    later = Desk(desk.path)
    later.notebook.resume(later.history.load(later.history.unfinished()[0].match))
    later.notebook.add(0, play(1))
    assert later.stored() == [play(0), play(1)]
    later.history.close()


def test_a_finished_or_abandoned_match_is_not_continued(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    desk.notebook.finish({"winner": 0})
    desk.notebook.begin(HEAD)
    desk.notebook.abandon()
    assert desk.history.unfinished() == ()


def test_without_a_history_the_play_goes_on() -> None:
    told: list[Problem] = []
    notebook = Notebook(None, told.append, lambda: 0.0)
    notebook.begin(HEAD)
    notebook.add(0, play(0))
    notebook.cut(0)
    notebook.finish(None)
    assert not notebook.saved
    assert not notebook.flush()
    assert told == []


def test_a_full_disk_is_told_once_and_all_is_written_when_there_is_room(desk: Desk) -> None:
    """A real full file: SQLite may not grow it."""
    desk.notebook.begin(HEAD)
    desk.pragma("max_page_count = 1")  # it takes the present size if that is more
    sent = 0
    while desk.notebook.saved:
        desk.notebook.add(0, play(sent))
        sent += 1
        assert sent < 2000
    on_disk = len(desk.stored())
    for _ in range(5):
        desk.notebook.add(0, play(sent))
        sent += 1
    assert desk.told == [Trouble.DISK_FULL]
    assert len(desk.stored()) == on_disk == sent - 6
    desk.pragma("max_page_count = 100000")
    desk.notebook.add(0, play(sent))
    assert desk.stored() == [play(number) for number in range(sent + 1)]
    assert desk.told == [Trouble.DISK_FULL, Trouble.MENDED]


def test_a_match_begun_on_a_write_protected_disk_is_saved_later(desk: Desk) -> None:
    desk.pragma("query_only = ON")
    desk.notebook.begin(HEAD)
    desk.notebook.add(0, play(0))
    desk.notebook.add(1, play(1))
    desk.notebook.cut(1)
    desk.notebook.add(1, play(2))
    assert desk.stored() == []
    assert desk.told == [Trouble.READ_ONLY]
    desk.pragma("query_only = OFF")
    assert desk.notebook.flush()
    assert desk.stored() == [play(0), play(2)]
    assert desk.told == [Trouble.READ_ONLY, Trouble.MENDED]


def test_a_locked_history_is_told_and_caught_up(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    desk.pragma("busy_timeout = 0")
    other = sqlite3.connect(desk.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    desk.notebook.add(0, play(0))
    other.execute("ROLLBACK")
    other.close()
    desk.notebook.add(0, play(1))
    assert desk.stored() == [play(0), play(1)]
    assert desk.told == [Trouble.LOCKED, Trouble.MENDED]


def test_the_next_match_does_not_push_out_one_that_waits_for_the_disk(desk: Desk) -> None:
    desk.pragma("query_only = ON")
    desk.notebook.begin(HEAD)
    desk.notebook.add(0, play(1))
    desk.notebook.begin(HEAD)
    desk.notebook.add(0, play(2))
    desk.pragma("query_only = OFF")
    desk.notebook.flush()
    assert sorted(len(desk.history.load(match).choices) for match in (1, 2)) == [1, 1]
    assert desk.history.load(2).choices == (play(2),)


def test_a_second_trouble_is_told_anew(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    for _ in range(2):
        desk.pragma("query_only = ON")
        desk.notebook.add(0, play(0))
        desk.pragma("query_only = OFF")
        desk.notebook.flush()
    assert desk.told == [Trouble.READ_ONLY, Trouble.MENDED] * 2


def test_a_match_taken_up_again_while_the_disk_fails_goes_on_from_what_is_saved(
    desk: Desk,
) -> None:
    desk.notebook.begin(HEAD)
    desk.notebook.add(0, play(0))
    desk.pragma("query_only = ON")
    desk.notebook.add(0, play(1))
    desk.notebook.resume(desk.history.load(1))
    desk.notebook.add(0, play(2))
    desk.pragma("query_only = OFF")
    assert desk.notebook.flush()
    assert desk.stored() == [play(0), play(2)]


def test_what_is_noted_together_is_on_the_disk_together(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    for number in range(3):
        desk.notebook.add(0, play(number))
    with desk.notebook.together():
        desk.notebook.cut(1)
        desk.notebook.assist("undo")
        assert desk.stored() == [play(0), play(1), play(2)], "not yet"
    assert desk.stored() == [play(0)]
    assert desk.history.load(desk.notebook.match).assisted == {"undo"}
    with desk.notebook.together():
        desk.notebook.add(0, play(1))
        desk.notebook.add(0, play(2))
    assert desk.stored() == [play(0), play(1), play(2)]


def test_what_was_noted_together_waits_together_for_a_full_disk(desk: Desk) -> None:
    desk.notebook.begin(HEAD)
    desk.notebook.add(0, play(0))
    desk.pragma("query_only = ON")
    with desk.notebook.together():
        desk.notebook.cut(0)
        desk.notebook.assist("undo")
    assert desk.stored() == [play(0)]
    assert len(desk.told) == 1
    desk.pragma("query_only = OFF")
    assert desk.notebook.flush()
    assert desk.stored() == []
    assert desk.history.load(desk.notebook.match).assisted == {"undo"}
