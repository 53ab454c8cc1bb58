"""The sheet of all matches: listed, opened, deleted, carried elsewhere, counted."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from cardtable.look.sheet import SheetDialog
from cardtable.storage.archive import entries, known_figures
from cardtable.storage.history import History
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.history.sheet import HistorySheet
from cardtable.windows.main import MainWindow
from cardtable.windows.scores.sheet import ScoreSheet
from cardtable.windows.statistics.counting import versions
from cardtable.windows.statistics.sheet import StatisticsSheet
from tests.windows.conftest import MakeWindow, Opened
from tests.windows.matches import every_game, unfinished

Laid = TypeVar("Laid", bound=SheetDialog)
SPADES_RUNS, SPADES_GIVEN_UP, JASS, SCHNAPSEN = 1, 0, 2, 3
"""The rows of the matches in that file, the one played last first."""


@pytest.fixture
def filled(history: History, window: MainWindow) -> HistorySheet:
    every_game(history)
    return laid(window)


def laid(window: MainWindow) -> HistorySheet:
    window.fulfil(Wish.HISTORY)
    return top(window, HistorySheet)


def top(window: MainWindow, kind: type[Laid]) -> Laid:
    """The sheet of this kind that is laid."""
    (sheet,) = (each for each in window.findChildren(kind) if each.isVisible())
    return sheet


def cells(sheet: HistorySheet, column: int) -> list[str]:
    model = sheet.table.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_an_empty_history_says_so(window: MainWindow) -> None:
    sheet = laid(window)
    assert not sheet.table.isVisible()
    assert not any(each.isEnabled() for each in (sheet.open, sheet.erase, sheet.export))
    assert sheet.take_in.isEnabled()
    assert window.focusWidget() is sheet.take_in


def test_every_match_is_listed_with_its_result(filled: HistorySheet) -> None:
    results = cells(filled, 3)
    assert [text.split()[0] for text in results] == ["Abandoned", "Unfinished", "Won", "Lost"]
    assert "with hints, with undo" in results[JASS]
    assert cells(filled, 1)[SCHNAPSEN].startswith("Schnapsen")


def test_one_match_is_chosen_though_control_is_still_held(filled: HistorySheet) -> None:
    """Ctrl+H opens the sheet: the key must not add to what is chosen."""
    QTest.keyPress(filled.table, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    filled.table.choose_row(JASS)
    QTest.keyRelease(filled.table, Qt.Key.Key_Control)
    assert filled.table.chosen_rows() == [JASS]


def test_a_reader_hears_the_whole_row(filled: HistorySheet) -> None:
    index = filled.table.model().index(SCHNAPSEN, 0)
    told = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert all(cell in told for cell in ("Schnapsen", "Ruth (Club)", "Lost 2–7"))


def test_the_keyboard_is_on_the_list_and_deletes_one_after_the_other(
    filled: HistorySheet, window: MainWindow, history: History
) -> None:
    gone = entries(history)[1].match
    assert window.focusWidget() is filled.table
    QTest.keyClick(filled.table, Qt.Key.Key_Down)
    QTest.keyClick(filled.table, Qt.Key.Key_Delete)
    top(window, MessageSheet).yes.click()
    assert gone not in [entry.match for entry in entries(history)]
    assert window.focusWidget() is filled.table
    assert filled.table.chosen_rows() == [1]


def test_the_filter_shows_one_game(filled: HistorySheet) -> None:
    assert filled.filter.count() == 4
    filled.filter.setCurrentIndex(filled.filter.findData("jass"))
    filled.filter.activated.emit(filled.filter.currentIndex())
    assert len(cells(filled, 0)) == 1


def test_an_unfinished_match_is_gone_on_with(
    filled: HistorySheet, opened: Opened, history: History
) -> None:
    filled.table.choose_row(SPADES_RUNS)
    assert filled.open.text() == "Continue"
    QTest.keyClick(filled.table, Qt.Key.Key_Return)
    assert opened[0].match == entries(history)[SPADES_RUNS].match


@pytest.mark.parametrize("row", [JASS, SCHNAPSEN])
def test_a_finished_match_shows_its_whole_sheet(
    filled: HistorySheet, window: MainWindow, row: int
) -> None:
    filled.table.choose_row(row)
    assert filled.open.text() == "Scoresheet"
    filled.open.click()
    assert top(window, ScoreSheet).rows


def test_deleting_is_asked_about(
    filled: HistorySheet, window: MainWindow, history: History
) -> None:
    filled.table.selectAll()
    QTest.keyClick(filled.table, Qt.Key.Key_Delete)
    question = top(window, MessageSheet)
    assert question.title.text() == "Delete 4 matches?"
    QTest.keyClick(question, Qt.Key.Key_Escape)
    assert len(entries(history)) == 4
    filled.erase.click()
    top(window, MessageSheet).yes.click()
    assert entries(history) == ()
    assert not filled.table.isVisible()
    assert window.focusWidget() is filled.take_in


def test_the_match_on_the_table_leaves_it_when_it_is_deleted(
    window: MainWindow, desk: Desk, history: History
) -> None:
    match = unfinished(history)
    window.start.refresh()
    window.start.tiles[2].click()
    desk.notebook.resume(history.load(match))  # as the page of a game does
    sheet = laid(window)
    sheet.erase.click()
    top(window, MessageSheet).yes.click()
    assert window.page is None
    assert entries(history) == ()


def test_matches_go_out_and_come_back(
    filled: HistorySheet,
    history: History,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *asked: (str(place), ""))
    monkeypatch.setattr(
        QFileDialog, "getOpenFileName", lambda *asked: (str(place.with_suffix(".cardtable")), "")
    )
    with qtbot.waitSignal(filled.carrying.exchange.exported) as exported:
        filled.export_all.click()
    assert exported.args == [4]
    filled.table.choose_row(JASS)
    filled.erase.click()
    top(filled.window(), MessageSheet).yes.click()  # type: ignore[arg-type]  # the main window
    with qtbot.waitSignal(filled.carrying.exchange.imported) as imported:
        filled.take_in.click()
    assert imported.args == [1, 3]
    assert len(cells(filled, 0)) == len(entries(history)) == 4


def test_a_foreign_file_is_refused_in_words(
    filled: HistorySheet, window: MainWindow, history: History, qtbot: QtBot, tmp_path: Path
) -> None:
    foreign = tmp_path / "recipe.json"
    foreign.write_text("[]")
    with qtbot.waitSignal(filled.carrying.exchange.refused):
        filled.carrying.exchange.take_in(foreign)
    told = top(window, MessageSheet).accessibleName()
    assert "“recipe.json” is not a Cardtable match. Nothing was changed." in told
    assert len(entries(history)) == 4


def test_statistics_count_once(
    filled: HistorySheet, window: MainWindow, history: History, qtbot: QtBot
) -> None:
    filled.figures.click()
    sheet = top(window, StatisticsSheet)
    qtbot.waitUntil(lambda: not sheet.counting.is_busy)
    assert len(known_figures(history, versions())) == 2
    QTest.keyClick(sheet.rule_sets, Qt.Key.Key_Home)
    assert sheet.tiles[0].accessibleName().startswith("Matches played: 1")
    assert "Deals played" in sheet.facts.accessibleName()
    sheet.dismiss()
    filled.figures.click()
    assert not top(window, StatisticsSheet).counting.is_busy


def test_a_level_that_nobody_played_has_no_figures(
    filled: HistorySheet, window: MainWindow, qtbot: QtBot
) -> None:
    filled.figures.click()
    sheet = top(window, StatisticsSheet)
    qtbot.waitUntil(lambda: not sheet.counting.is_busy)
    sheet.levels.setCurrentIndex(sheet.levels.findData("master"))
    sheet.levels.activated.emit(sheet.levels.currentIndex())
    assert sheet.tiles[0].accessibleName().startswith("Matches played: 0")
    assert sheet.facts.accessibleName() == ""


def test_matches_with_help_are_told_of_but_not_counted(
    filled: HistorySheet, window: MainWindow
) -> None:
    filled.figures.click()
    sheet = top(window, StatisticsSheet)
    assert sheet.tiles[0].accessibleName().startswith("Matches played: 0")
    assert any("1 match with help" in label.text() for label in sheet.findChildren(QLabel))


def test_without_a_history_the_person_is_told(make_window: MakeWindow, desk: Desk) -> None:
    object.__setattr__(desk, "history", None)
    window = make_window()
    window.fulfil(Wish.HISTORY)
    assert "cannot be opened" in top(window, MessageSheet).accessibleName()


def test_the_menu_leads_to_the_statistics(window: MainWindow, history: History) -> None:
    every_game(history)
    window.show_menu()
    (entry,) = (each for each in window.menu.actions() if each.text().startswith("Statistics"))
    window.menu.close()
    entry.trigger()
    assert top(window, StatisticsSheet).tiles
