"""The greeting of the first start: once, in the language of the desktop, and soon at the table."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.look.cover import is_covered
from cardtable.storage.declared import LANGUAGE, WELCOMED
from cardtable.storage.settings import Settings
from cardtable.windows.common.desk import Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.start.first_start import FirstStart, welcome
from tests.windows.conftest import MakeWindow, Opened


def greeted(window: MainWindow) -> FirstStart:
    welcome(window)
    return next(each for each in window.findChildren(FirstStart) if each.isVisible())


def press(window: MainWindow, key: Qt.Key) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def test_settings_without_a_file_are_new_and_never_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    assert settings.is_new
    settings.put(WELCOMED, True)
    assert not Settings(path).is_new
    assert not Settings().is_new, "settings of a test or a demonstration greet nobody"


def test_a_damaged_file_is_no_first_start(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{")
    assert not Settings(path).is_new


def test_the_greeting_is_noted_as_soon_as_it_is_given(window: MainWindow) -> None:
    greeted(window)
    assert window.desk.settings.get(WELCOMED)


def test_a_language_is_spoken_at_once(qtbot: QtBot, window: MainWindow) -> None:
    sheet = greeted(window)
    assert sheet.title.text() == "Welcome to the card table"
    sheet.languages.setFocus()
    press(window, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: sheet.title.text().startswith("Vítejte"))
    assert window.desk.settings.get(LANGUAGE) == "cs"
    assert window.windowTitle() == "Karetní stůl"


def test_two_clicks_lead_to_the_table(window: MainWindow, opened: Opened) -> None:
    sheet = greeted(window)
    sheet.games.buttons[2].click()
    sheet.play.click()
    assert opened == [Sitting("jass", "schieber")]


def test_enter_plays_at_once(window: MainWindow, opened: Opened) -> None:
    greeted(window)
    press(window, Qt.Key.Key_Return)
    assert opened == [Sitting("spades", "spades300")]


@pytest.mark.parametrize(("language", "game"), [("hu", "schnapsen"), ("nl", "spades")])
def test_the_game_of_the_country_is_offered_first(
    make_window: MakeWindow, opened: Opened, language: str, game: str
) -> None:
    greeted(make_window(language)).play.click()
    assert [sitting.game for sitting in opened] == [game]


def test_who_has_never_played_begins_with_the_lesson(window: MainWindow, opened: Opened) -> None:
    sheet = greeted(window)
    sheet.games.buttons[1].click()
    sheet.learn.click()
    assert opened == [Sitting("schnapsen", "schnapsen", lesson=True)]


def test_escape_leaves_the_start_page_as_it_is(window: MainWindow, opened: Opened) -> None:
    greeted(window)
    press(window, Qt.Key.Key_Escape)
    assert not is_covered(window)
    assert opened == []
    assert window.desk.settings.get(LANGUAGE) == "en"


def test_arrows_walk_between_the_games(window: MainWindow, opened: Opened) -> None:
    sheet = greeted(window)
    sheet.games.buttons[0].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        press(window, key)
    assert [button.isChecked() for button in sheet.games.buttons] == [False, True, False]
    assert opened == []
