"""The report for the maintainers: where the program runs, and the match on the table."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.storage.archive import kept
from cardtable.storage.history import History
from cardtable.storage.match_file import read_file
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.help.about import AboutSheet
from cardtable.windows.help.report import report
from cardtable.windows.main import MainWindow
from tests.windows.matches import unfinished


def about(window: MainWindow) -> AboutSheet:
    window.fulfil(Wish.ABOUT)
    sheet = window.findChild(AboutSheet)
    assert sheet is not None
    return sheet


def test_a_report_tells_where_the_program_runs(window: MainWindow, desk: Desk) -> None:
    told = report(desk)
    assert told.startswith(f"Cardtable: {__version__} (checkout, ")
    for name in ("Python: ", "Qt: ", "System: ", "Screen: offscreen, ", "Language: "):
        assert f"\n{name}" in told
    assert "/home" not in told


def test_the_last_line_is_the_match_as_a_file(desk: Desk, history: History) -> None:
    match = unfinished(history)
    record = report(desk, match).rstrip().rpartition("\n")[2]
    (read,) = read_file(record.encode())
    assert read.choices == kept(history, match).choices


def test_a_match_that_cannot_be_read_is_named(desk: Desk) -> None:
    assert "LookupError" in report(desk, 99)


def test_the_report_is_copied_and_told(window: MainWindow) -> None:
    about(window).copy.click()
    assert QGuiApplication.clipboard().text().startswith("Cardtable: ")
    assert window.toast.text == "Report copied."


@pytest.mark.parametrize("at_the_table", [False, True])
def test_only_the_match_on_the_table_goes_into_the_report_and_that_is_told(
    window: MainWindow, desk: Desk, history: History, at_the_table: bool
) -> None:
    match = unfinished(history)
    desk.notebook.resume(history.load(match))  # as the page of a game does
    if at_the_table:
        window.open_game(Sitting("schnapsen", "schnapsen", match))
    sheet = about(window)
    warned = [
        label.isVisible()
        for label in sheet.findChildren(QWidget)
        if label.property("text") and "all its cards" in str(label.property("text"))
    ]
    assert warned == [at_the_table]
    sheet.copy.click()
    assert ('"matches"' in QGuiApplication.clipboard().text()) == at_the_table
