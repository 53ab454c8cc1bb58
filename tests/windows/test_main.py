"""The main window: keys that work everywhere, trouble told, its place remembered."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.look.sheet import SheetDialog
from cardtable.storage.declared import LAST_PRESET, THEME, WINDOW_GEOMETRY
from cardtable.storage.history import History
from cardtable.storage.trouble import Problem, Trouble
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk, GamePage, Sitting
from cardtable.windows.common.message import MessageSheet, history_trouble, settings_trouble
from cardtable.windows.help.about import AboutSheet
from cardtable.windows.help.failure import failure_sheet, report
from cardtable.windows.help.keys import KeysSheet
from cardtable.windows.main import MainWindow
from cardtable.windows.preferences.sheet import PreferencesSheet
from cardtable.windows.rules.sheet import RulesSheet
from tests.windows.conftest import MakeWindow, Opened
from tests.windows.matches import unfinished

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier
SCHNAPSEN = Sitting("schnapsen", "schnapsen")


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)


@pytest.mark.parametrize(
    ("key", "modifiers", "sheet"),
    [
        (Qt.Key.Key_Comma, CONTROL, PreferencesSheet),
        (Qt.Key.Key_F1, PLAIN, RulesSheet),
        (Qt.Key.Key_F1, CONTROL, KeysSheet),
    ],
)
def test_keys_lay_sheets_once(
    window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier, sheet: type[SheetDialog]
) -> None:
    press(window, key, modifiers)
    press(window, key, modifiers)
    assert len(window.findChildren(sheet)) == 1


def test_f11_fills_the_screen_and_gives_it_back(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_f10_opens_the_menu(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F10)
    assert window.menu.isVisible()
    assert len(window.menu.actions()) >= 6
    window.menu.close()


def test_ctrl_q_closes_the_window(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Q, CONTROL)
    assert not window.isVisible()


def test_ctrl_n_begins_a_match(window: MainWindow, opened: Opened) -> None:
    press(window, Qt.Key.Key_N, CONTROL)
    assert opened == [Sitting("spades", "spades300")]


def test_the_window_wears_the_cloth_of_the_game_and_takes_it_off(
    window: MainWindow, desk: Desk
) -> None:
    window.open_game(SCHNAPSEN)
    assert desk.look.ground == "green"
    assert desk.settings.get(LAST_PRESET) == "schnapsen"
    assert window.page is not None
    window.page.back.emit()
    assert desk.look.ground == "slate"
    assert window.page is None
    assert window.start.isVisible()


def test_a_match_that_cannot_be_taken_up_is_told(qtbot: QtBot, desk: Desk) -> None:
    def broken(desk: Desk, sitting: Sitting, parent: QWidget) -> GamePage:
        raise ValueError("not a record")

    window = MainWindow(desk, broken)
    qtbot.addWidget(window)
    window.show()
    window.open_game(Sitting("schnapsen", "schnapsen", 5))
    sheet = window.findChild(MessageSheet)
    assert sheet is not None
    assert "cannot be continued" in sheet.accessibleName()
    assert window.start.isVisible()


def test_what_is_asked_before_the_window_is_there_gets_the_keyboard(
    qtbot: QtBot, desk: Desk, history: History
) -> None:
    unfinished(history)
    window = MainWindow(desk, lambda desk, sitting, parent: GamePage(parent))
    qtbot.addWidget(window)
    window.open_game(SCHNAPSEN)
    window.show()
    question = window.findChild(MessageSheet)
    assert question is not None
    assert window.focusWidget() is question.no, "where nothing is lost"


def test_the_theme_changes_live(window: MainWindow, desk: Desk) -> None:
    desk.settings.put(THEME, "evening")
    assert desk.look.theme.dark
    desk.settings.put(THEME, "day")
    assert not desk.look.theme.dark


def test_the_window_stands_where_it_stood(make_window: MakeWindow, desk: Desk) -> None:
    first = make_window(size=(1100, 700))
    first.close()
    assert desk.settings.get(WINDOW_GEOMETRY) != ""
    second = make_window(size=(1100, 700))
    assert second.size() == first.size()


def test_a_broken_place_is_no_trouble(make_window: MakeWindow, desk: Desk) -> None:
    desk.settings.put(WINDOW_GEOMETRY, "no base64 at all!")
    assert make_window().isVisible()


@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_has_words(qapp: QApplication, trouble: Trouble) -> None:
    problem = Problem(trouble, Path("history.sqlite"))
    assert history_trouble(problem)
    assert settings_trouble(problem)


def test_trouble_is_told_on_a_sheet_and_good_news_in_passing(window: MainWindow) -> None:
    window.show_problem(Problem(Trouble.DISK_FULL, Path("history.sqlite")))
    assert window.findChild(MessageSheet) is not None
    window.show_problem(Problem(Trouble.MENDED, Path("history.sqlite")))
    assert window.toast.text == "Saving works again."
    assert len(window.findChildren(MessageSheet)) == 1


def test_troubles_are_told_one_after_the_other(window: MainWindow) -> None:
    focus = window.focusWidget()
    for trouble in (Trouble.DISK_FULL, Trouble.READ_ONLY):
        window.show_problem(Problem(trouble, Path("history.sqlite")))
    seen = []
    for _ in range(2):
        laid = [sheet for sheet in window.findChildren(MessageSheet) if sheet.isVisible()]
        seen += [sheet.accessibleName() for sheet in laid]
        press(window, Qt.Key.Key_Escape)
    assert [("full" in name, "write-protected" in name) for name in seen] == [
        (True, False),
        (False, True),
    ]
    assert window.focusWidget() is focus


def test_a_fault_can_be_reported(window: MainWindow) -> None:
    try:
        raise RuntimeError("the card fell off the table")
    except RuntimeError as fault:
        text = report(fault)
    sheet = failure_sheet(window, text)
    sheet.lay()
    assert "the card fell off the table" in text
    assert "Traceback" in text
    assert "Your match is saved" in sheet.accessibleName()


@pytest.mark.parametrize(
    ("compiled", "words"), [(True, "Computer: compiled core"), (False, "Computer: plain Python")]
)
def test_about_says_in_which_form_the_computer_players_run(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, compiled: bool, words: str
) -> None:
    monkeypatch.setattr("cardtable.windows.help.about.is_compiled", lambda: compiled)
    window.fulfil(Wish.ABOUT)
    sheet = window.findChild(AboutSheet)
    assert sheet is not None
    assert words in [label.text() for label in sheet.findChildren(QLabel)]


def test_about_says_name_and_version(window: MainWindow) -> None:
    window.fulfil(Wish.ABOUT)
    assert window.findChild(AboutSheet) is not None


def test_the_first_window_leaves_room_for_its_title(
    window: MainWindow, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.windows.fitting._USUAL_SIZE", QSize(9999, 9999))
    first = MainWindow(desk, window._make_page)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert first.height() < screen.height()
    first.close()
