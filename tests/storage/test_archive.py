"""The archive: what lists of matches, statistics and files need of the history."""

from dataclasses import replace

import pytest

from cardtable.storage.archive import (
    ABANDONED,
    FINISHED,
    RUNNING,
    KeptMatch,
    delete,
    entries,
    keep_figures,
    kept,
    known_figures,
    take_in,
)
from cardtable.storage.history import DamagedMatch, History
from tests.storage.typed import HEAD

SAMPLE = KeptMatch(
    HEAD,
    FINISHED,
    1000.0,
    1009.5,
    {"scores": [7, 4]},
    ("hint", "undo"),
    (["Lots", 1], ["Play", "SA"]),
    (-1, 0),
    (1001.0, 1002.0),
)
VERSIONS = {"schnapsen": 3}


def test_the_match_played_last_comes_first(history: History) -> None:
    first, second = history.begin(HEAD, 1000.0), history.begin(HEAD, 1001.0)
    history.add(first, 0, 0, ["Lots", 1], 1002.0)
    assert [entry.match for entry in entries(history)] == [first, second]


def test_an_entry_tells_how_the_match_went(history: History) -> None:
    take_in(history, [SAMPLE])
    (entry,) = entries(history)
    assert (entry.state, entry.touched, entry.scores) == (FINISHED, 1009.5, (7, 4))
    assert entry.assisted == {"hint", "undo"}
    assert entry.head == HEAD


def test_every_state_is_listed(history: History) -> None:
    running, ended, given_up = (history.begin(HEAD, 1000.0 + n) for n in range(3))
    history.finish(ended, {"scores": [0, 7]}, 1010.0)
    history.abandon(given_up, 1011.0)
    states = {entry.match: entry.state for entry in entries(history)}
    assert states == {running: RUNNING, ended: FINISHED, given_up: ABANDONED}


@pytest.mark.parametrize("result", [None, [], {"scores": "7"}, {"scores": [1.5]}, {"scores": {}}])
def test_a_strange_result_is_no_result(history: History, result: object) -> None:
    history.finish(history.begin(HEAD, 1000.0), result, 1010.0)
    assert entries(history)[0].scores == ()


def test_an_unreadable_match_is_left_out(history: History) -> None:
    bad, good = history.begin(HEAD, 1000.0), history.begin(HEAD, 1001.0)
    history.change("UPDATE matches SET players = '{' WHERE id = ?", bad)
    assert [entry.match for entry in entries(history)] == [good]
    with pytest.raises(DamagedMatch):
        kept(history, bad)


def test_what_is_taken_in_is_there_as_it_was(history: History) -> None:
    assert take_in(history, [SAMPLE]) == 1
    assert kept(history, entries(history)[0].match) == SAMPLE


def test_the_same_match_is_taken_in_once(history: History) -> None:
    assert take_in(history, [SAMPLE, SAMPLE]) == 1
    assert take_in(history, [SAMPLE, replace(SAMPLE, started=1000.5)]) == 1
    assert len(entries(history)) == 2


def test_taking_in_is_all_or_nothing(history: History) -> None:
    broken = replace(SAMPLE, started=5.0, state="nonsense")
    with pytest.raises(OSError, match="LOCKED"):
        take_in(history, [SAMPLE, broken])
    assert entries(history) == ()


def test_a_deleted_match_leaves_nothing(history: History) -> None:
    take_in(history, [SAMPLE, replace(SAMPLE, started=5.0)])
    gone, stays = (entry.match for entry in entries(history))
    keep_figures(history, gone, 3, {"deals": 4})
    delete(history, [gone])
    assert [entry.match for entry in entries(history)] == [stays]
    assert not history.rows("SELECT * FROM choices WHERE match = ?", gone)
    assert not history.rows("SELECT * FROM figures")


def test_figures_are_kept_by_their_version(history: History) -> None:
    take_in(history, [SAMPLE])
    match = entries(history)[0].match
    keep_figures(history, match, 3, {"deals": 4})
    assert known_figures(history, VERSIONS) == {match: {"deals": 4}}
    assert known_figures(history, {"schnapsen": 4}) == {}
    assert known_figures(history, {}) == {}


def test_figures_of_a_match_that_runs_again_are_forgotten(history: History) -> None:
    take_in(history, [SAMPLE])
    match = entries(history)[0].match
    keep_figures(history, match, 3, {"deals": 4})
    history.cut(match, 1)
    assert known_figures(history, VERSIONS) == {}
    keep_figures(history, match, 3, {"deals": 4})  # counted while the person took back
    assert known_figures(history, VERSIONS) == {}


@pytest.mark.parametrize("text", ["{", "[]", '{"deals":"4"}', "null"])
def test_damaged_figures_are_counted_anew(history: History, text: str) -> None:
    take_in(history, [SAMPLE])
    match = entries(history)[0].match
    keep_figures(history, match, 3, {"deals": 4})
    history.change("UPDATE figures SET figures = ?", text)
    assert known_figures(history, VERSIONS) == {}


@pytest.mark.parametrize("column", ["game", "players", "options"])
def test_a_text_that_is_no_text_hides_no_other_match(history: History, column: str) -> None:
    good, bad = history.begin(HEAD, 1001.0), history.begin(HEAD, 1000.0)
    history.change(f"UPDATE matches SET {column} = CAST(x'ff41' AS TEXT) WHERE id = ?", bad)
    assert good in [entry.match for entry in entries(history)]
    assert good in [entry.match for entry in history.unfinished()]
    assert history.load(good).head == HEAD


def test_a_choice_that_is_no_text_is_a_damaged_match(history: History) -> None:
    match = history.begin(HEAD, 1000.0)
    history.add(match, 0, 0, ["Lots", 1], 1001.0)
    history.change("UPDATE choices SET choice = CAST(x'ff41' AS TEXT)")
    with pytest.raises(DamagedMatch):
        history.load(match)


@pytest.mark.parametrize("moment", [1e300, float("inf"), -5, 2**62, "yesterday", b"\0"])
def test_a_match_of_no_day_is_left_out(history: History, moment: object) -> None:
    bad, good = history.begin(HEAD, 1000.0), history.begin(HEAD, 1001.0)
    history.change("UPDATE matches SET started = ? WHERE id = ?", moment, bad)
    assert [entry.match for entry in entries(history)] == [good]
    assert [entry.match for entry in history.unfinished()] == [good]
    with pytest.raises(DamagedMatch):
        kept(history, bad)


@pytest.mark.parametrize("number", ["x", 0.5, -1, b"\0", 2**60])
def test_a_match_of_no_number_is_damaged(history: History, number: object) -> None:
    match = history.begin(HEAD, 1000.0)
    history.change("UPDATE matches SET number = ? WHERE id = ?", number, match)
    with pytest.raises(DamagedMatch):
        history.load(match)
    assert entries(history) == ()
