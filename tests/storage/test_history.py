"""What the history keeps, and what it says when it cannot."""

import sqlite3
from pathlib import Path

import pytest

from cardtable.storage.history import DamagedMatch, Head, History
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.trouble import Trouble
from tests.storage.typed import HEAD

DEAL: list[object] = ["Deal", ["SA", "HT"], 3]


def test_a_match_comes_back_as_it_was(path: Path, history: History) -> None:
    match = history.begin(HEAD, 100.5)
    history.add(match, 0, -1, DEAL, 101)
    history.add(match, 1, 0, ["Play", "ŐR"], 102)
    history.close()
    saved = History.open(path).load(match)
    assert saved.head == HEAD
    assert saved.choices == (DEAL, ["Play", "ŐR"])
    assert (saved.started, saved.assisted) == (100.5, frozenset())


def test_a_position_to_begin_with_is_kept(history: History) -> None:
    start = {"cards": [["hand", "OWNER", 0, ["SA"]]], "public": {}}
    match = history.begin(Head("a", "b", {}, (), 1, 1, start), 0)
    assert history.load(match).head.start == start


def test_what_was_taken_back_is_gone(history: History) -> None:
    match = history.begin(HEAD, 0)
    for ordinal in range(4):
        history.add(match, ordinal, 0, ["Play", str(ordinal)], ordinal)
    history.cut(match, 2)
    history.add(match, 2, 0, ["Play", "other"], 5)
    assert [choice[1] for choice in history.load(match).choices] == ["0", "1", "other"]


def test_a_finished_match_goes_on_when_its_end_is_taken_back(history: History) -> None:
    match = history.begin(HEAD, 0)
    history.add(match, 0, 0, ["Play", "SA"], 1)
    history.finish(match, [7, 0], 2)
    history.cut(match, 0)
    assert [entry.match for entry in history.unfinished()] == [match]
    history.add(match, 0, 0, ["Play", "HA"], 3)
    history.finish(match, [0, 7], 4)
    assert history.unfinished() == ()


def test_unfinished_matches_come_the_one_played_last_first(history: History) -> None:
    first, second, third, fourth = (history.begin(HEAD, when) for when in (1, 2, 3, 4))
    history.add(first, 0, -1, DEAL, 9)
    history.finish(third, [7, 0], 10)
    history.abandon(fourth, 11)
    found = history.unfinished()
    assert [entry.match for entry in found] == [first, second]
    assert (found[0].head, found[0].started, found[0].touched, found[0].choices) == (HEAD, 1, 9, 1)
    assert (found[1].touched, found[1].choices) == (2, 0)


def test_help_is_marked_once_a_kind(history: History) -> None:
    match = history.begin(HEAD, 0)
    for kind in ("undo", "hint", "undo"):
        history.assist(match, kind)
    assert history.load(match).assisted == {"hint", "undo"}


def test_an_unknown_match_is_a_lookup_error(history: History) -> None:
    with pytest.raises(LookupError):
        history.load(99)


def test_the_same_ordinal_twice_means_another_window_plays(history: History) -> None:
    match = history.begin(HEAD, 0)
    history.add(match, 0, 0, ["Play", "SA"], 0)
    with pytest.raises(HistoryUnavailable) as caught:
        history.add(match, 0, 0, ["Play", "HA"], 0)
    assert caught.value.problem.trouble is Trouble.LOCKED
    assert history.load(match).choices == (["Play", "SA"],)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE choices SET choice = '[\"Play\"'",
        "UPDATE choices SET choice = '7'",
        "UPDATE choices SET ordinal = 5",
        "UPDATE matches SET options = 'x'",
        "UPDATE matches SET players = '{}'",
        "UPDATE matches SET assisted = '3'",
    ],
)
def test_a_damaged_match_is_said_to_be_one(path: Path, history: History, damage: str) -> None:
    match = history.begin(HEAD, 0)
    history.add(match, 0, 0, ["Play", "SA"], 0)
    with sqlite3.connect(path) as other:
        other.execute(damage)
    other.close()
    with pytest.raises(DamagedMatch):
        history.load(match)
    history.abandon(match, 1)
    assert history.unfinished() == ()


def test_a_damaged_match_does_not_hide_the_others(path: Path, history: History) -> None:
    sound, damaged = history.begin(HEAD, 0), history.begin(HEAD, 1)
    with sqlite3.connect(path) as other:
        other.execute("UPDATE matches SET options = '[' WHERE id = ?", (damaged,))
    other.close()
    assert [entry.match for entry in history.unfinished()] == [sound]


def test_several_changes_together_are_all_made_or_none(history: History) -> None:
    match = history.begin(HEAD, 0)
    with pytest.raises(HistoryUnavailable), history.together():
        history.add(match, 0, 0, ["Play", "SA"], 0)
        history.add(match, 0, 0, ["Play", "HA"], 0)
    assert history.load(match).choices == ()


def test_choices_that_lost_their_match_do_not_get_into_a_new_one(history: History) -> None:
    history.rows("PRAGMA foreign_keys = OFF")
    history.add(1, 0, 0, ["Lots", 1], 0)  # damage has moved it to a match that is not there
    match = history.begin(HEAD, 0)
    history.add(match, 0, 0, ["Lots", 0], 0)
    assert history.load(match).choices == (["Lots", 0],)
