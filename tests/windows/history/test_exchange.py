"""Matches carried elsewhere and back while the window goes on: told, cancelled, done once."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.languages import install
from cardtable.storage.archive import KeptMatch, entries, take_in
from cardtable.storage.history import Head, History
from cardtable.storage.match_file import Refused, Why
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk
from cardtable.windows.history import exchange as module
from cardtable.windows.history.exchange import Exchange
from cardtable.windows.history.match_files import held_to_rules, read_matches, write_matches
from cardtable.windows.history.progress_sheet import ProgressSheet
from cardtable.windows.history.sheet import HistorySheet
from cardtable.windows.history.words import imported
from cardtable.windows.main import MainWindow
from tests.windows.matches import EVERY, every_game

HEAD = Head("schnapsen", "schnapsen", {"match_points": 7}, ("human", "club"), 1, 5)


@pytest.fixture
def exchange(desk: Desk, history: History, window: MainWindow) -> Iterator[Exchange]:
    made = Exchange(history, desk.notebook, window)
    yield made
    made.stop()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Lets the thread go on with the rules; until then the first match waits for it."""
    opened, check = Event(), held_to_rules

    def waiting(match: KeptMatch) -> KeptMatch:
        assert opened.wait(20)
        return check(match)

    monkeypatch.setattr(module, "held_to_rules", waiting)
    yield opened
    opened.set()


def many(folder: Path, count: int) -> Path:
    """A file of this many matches."""
    (match,) = read_matches(EVERY)[:1]
    path = folder / "many.json"
    write_matches(path, [replace(match, started=match.started - each) for each in range(count)])
    return path


def shown(window: MainWindow) -> ProgressSheet:
    (sheet,) = (each for each in window.findChildren(ProgressSheet) if each.isVisible())
    return sheet


def is_shown(window: MainWindow) -> bool:
    return any(each.isVisible() for each in window.findChildren(ProgressSheet))


def test_the_same_file_a_second_time_brings_nothing_new(
    exchange: Exchange, history: History, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(exchange.imported) as first:
        exchange.take_in(EVERY)
    with qtbot.waitSignal(exchange.imported) as second:
        exchange.take_in(EVERY)
    assert (first.args, second.args) == ([4, 0], [0, 4])
    assert len(entries(history)) == 4


def test_what_is_here_already_is_not_played_through_again(
    exchange: Exchange, history: History, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    every_game(history)
    monkeypatch.setattr(module, "held_to_rules", None)  # a call would raise
    with qtbot.waitSignal(exchange.imported) as again:
        exchange.take_in(EVERY)
    assert again.args == [0, 4]


def test_a_cancelled_import_changes_nothing(
    exchange: Exchange, history: History, qtbot: QtBot, tmp_path: Path, gate: Event
) -> None:
    heard: list[object] = []
    for signal in (exchange.imported, exchange.refused, exchange.failed):
        signal.connect(lambda *told: heard.append(told))
    with qtbot.waitSignal(exchange.progressed):
        exchange.take_in(many(tmp_path, 30))
    with qtbot.waitSignal(exchange.ended):
        exchange.cancel()
        gate.set()
    assert entries(history) == ()
    assert heard == []


def test_a_cancelled_import_can_be_begun_again(
    exchange: Exchange, history: History, qtbot: QtBot, tmp_path: Path, gate: Event
) -> None:
    path = many(tmp_path, 3)
    with qtbot.waitSignal(exchange.progressed):
        exchange.take_in(path)
    with qtbot.waitSignal(exchange.ended):
        exchange.cancel()
        gate.set()
    with qtbot.waitSignal(exchange.imported):
        exchange.take_in(path)
    assert len(entries(history)) == 3


def test_a_match_that_breaks_the_rules_keeps_all_others_out(
    exchange: Exchange, history: History, qtbot: QtBot, tmp_path: Path
) -> None:
    good, _, running, _ = read_matches(EVERY)
    bad = replace(running, choices=(*running.choices, ["Close"]), made=(*running.made, 2e9))
    write_matches(tmp_path / "x.json", [good, bad])
    with qtbot.waitSignal(exchange.refused) as refused:
        exchange.take_in(tmp_path / "x.json")
    assert isinstance(refused.args[0], Refused)
    assert refused.args[0].why in (Why.RULES, Why.DAMAGED)
    assert entries(history) == ()


def test_the_window_does_not_wait_for_its_own_notes_meanwhile(
    exchange: Exchange, desk: Desk, history: History, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the other thread writes, notes are kept and written after it."""
    begun, go_on, write = Event(), Event(), take_in

    def slow(own: History, matches: Iterator[KeptMatch]) -> int:
        with own.together():
            added = write(own, matches)
            begun.set()
            assert go_on.wait(20)
        return added

    monkeypatch.setattr(module, "take_in", slow)
    with qtbot.waitSignal(exchange.imported):
        exchange.take_in(EVERY)
        qtbot.waitUntil(begun.is_set)
        desk.notebook.begin(HEAD)
        assert not desk.notebook.saved
        go_on.set()
    assert desk.notebook.saved
    assert len(entries(history)) == 5


def test_a_mistake_of_ours_does_not_keep_the_person_waiting(
    exchange: Exchange, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "held_to_rules", None)
    with qtbot.capture_exceptions() as caught, qtbot.waitSignal(exchange.ended):
        exchange.take_in(EVERY)
    qtbot.waitUntil(lambda: len(caught) == 1)
    assert not exchange.is_busy


def test_one_sees_how_far_it_is_and_can_leave_off(
    window: MainWindow, history: History, qtbot: QtBot, tmp_path: Path, gate: Event
) -> None:
    window.fulfil(Wish.HISTORY)
    sheet = window.findChildren(HistorySheet)[0]
    assert QApplication.focusWidget() is sheet.take_in
    sheet.carrying.exchange.take_in(many(tmp_path, 3))
    assert not sheet.take_in.isEnabled()
    qtbot.waitUntil(lambda: is_shown(window))
    assert shown(window).title.text() == "Importing matches"
    with qtbot.waitSignal(sheet.carrying.exchange.ended):
        QTest.keyClick(shown(window), Qt.Key.Key_Escape)
        gate.set()
    assert sheet.take_in.isEnabled()
    assert QApplication.focusWidget() is sheet.take_in
    assert sheet.isVisible()
    assert not is_shown(window)
    assert entries(history) == ()


def test_progress_goes_when_all_is_done(
    window: MainWindow, history: History, qtbot: QtBot, tmp_path: Path, gate: Event
) -> None:
    window.fulfil(Wish.HISTORY)
    sheet = window.findChildren(HistorySheet)[0]
    said: list[str] = []
    sheet.said.connect(said.append)
    sheet.carrying.exchange.take_in(many(tmp_path, 3))
    qtbot.waitUntil(lambda: is_shown(window))
    with qtbot.waitSignal(sheet.carrying.exchange.imported):
        gate.set()
    assert not is_shown(window)
    assert said == ["3 matches imported."]
    assert sheet.table.model().rowCount() == 3


@pytest.mark.parametrize(
    ("new", "known", "told"),
    [
        (3, 0, "3 matches imported."),
        (1, 2, "1 match imported. 2 matches are already in the history."),
        (0, 1, "This match is already in the history."),
        (0, 4, "4 matches are already in the history."),
    ],
)
def test_what_came_in_is_told_in_words(
    styled: QApplication, new: int, known: int, told: str
) -> None:
    install(styled, "en")
    assert imported(new, known) == told


Typing = Callable[[str], list[str]]


@pytest.fixture
def typed(window: MainWindow, history: History) -> Typing:
    """The results of the matches that are listed when this is looked for."""
    every_game(history)
    take_in(history, [])
    window.fulfil(Wish.HISTORY)
    sheet = window.findChildren(HistorySheet)[0]

    def look_for(text: str) -> list[str]:
        sheet.search.setText(text)
        model = sheet.table.model()
        return [str(model.index(row, 1).data()).split("\n")[0] for row in range(model.rowCount())]

    return look_for


def test_a_match_is_found_by_any_words_of_its_row(typed: Typing) -> None:
    assert [len(typed(text)) for text in ("", "  ", "won", "club")] == [4, 4, 1, 4]
    assert typed("SCHNAPS") == typed("schnapsen rúth") == ["Schnapsen"]
    assert typed("won jass") == ["Schieber Jass"]
    assert typed("lost jass") == []


def test_keys_lead_to_the_search_and_back(typed: Typing, window: MainWindow) -> None:
    sheet = window.findChildren(HistorySheet)[0]
    QTest.keyClick(sheet.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is sheet.search
    QTest.keyClicks(sheet.search, "jass")
    assert sheet.table.model().rowCount() == 1
    QTest.keyClick(sheet.search, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is sheet.table
    QTest.keyClick(sheet.table, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is sheet.search
    QTest.keyClick(sheet.search, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert sheet.table.model().rowCount() == 4
    assert len(typed("nothing of the kind")) == 0
    assert not sheet.table.isVisible()
