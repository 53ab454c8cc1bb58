"""Hints in the window: the key, the tool of the bar, the mark in the history."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.look.tool_buttons import BarButton
from cardtable.storage.declared import HINTS
from cardtable.table.hint_card import ENTER_AFTER_MS
from cardtable.windows.common.desk import Desk
from cardtable.windows.main import MainWindow
from cardtable.windows.play.page import TablePage
from tests.windows.tables import opened_and_asked

PRESETS = [("schnapsen", "schnapsen"), ("spades", "spades300"), ("jass", "schieber")]
Key = Qt.Key


@pytest.fixture
def window(table_window: MainWindow) -> MainWindow:
    table_window.resize(1280, 800)
    return table_window


def press(page: TablePage, key: Qt.Key) -> None:
    handle = page.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def tool(page: TablePage) -> BarButton:
    return next(each for each in page.findChildren(BarButton) if each.accessibleName() == "Hint")


def assisted(desk: Desk) -> frozenset[str]:
    assert desk.history is not None
    (entry,) = desk.history.unfinished()
    return desk.history.load(entry.match).assisted


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_key_shows_a_hint_and_enter_takes_it(
    qtbot: QtBot, window: MainWindow, desk: Desk, game: str, preset: str
) -> None:
    page = opened_and_asked(qtbot, window, game, preset)
    press(page, Key.Key_H)
    qtbot.waitUntil(lambda: page.table.hint is not None, timeout=20_000)
    hint = page.table.hint
    assert hint is not None
    assert assisted(desk) == {"hint"}
    qtbot.wait(ENTER_AFTER_MS + 20)
    made = len(page.controller.match.steps)
    press(page, Key.Key_Return)
    assert page.controller.match.steps[made].event == hint.choice
    assert page.table.hint is None


def test_the_tool_shows_a_hint_too(qtbot: QtBot, window: MainWindow) -> None:
    page = opened_and_asked(qtbot, window, *PRESETS[0])
    assert tool(page).isEnabled()
    QTest.mouseClick(tool(page), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.table.hint is not None, timeout=20_000)


def test_escape_leaves_the_choice_to_the_person(qtbot: QtBot, window: MainWindow) -> None:
    page = opened_and_asked(qtbot, window, *PRESETS[0])
    made = len(page.controller.match.steps)
    press(page, Key.Key_H)
    qtbot.waitUntil(lambda: page.table.hint is not None, timeout=20_000)
    press(page, Key.Key_Escape)
    assert page.table.hint is None
    assert len(page.controller.match.steps) == made
    assert page.table.is_settled()


def test_no_hint_while_something_else_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    page = opened_and_asked(qtbot, window, *PRESETS[0])
    controller = page.controller
    asked: list[object] = []
    controller.hinted.connect(asked.append)
    page.table.lengthen_rests(50)
    controller.choose(controller.rules.legal(controller.match.state)[-1])
    assert not tool(page).isEnabled()
    press(page, Key.Key_H)
    qtbot.wait(20)
    assert asked == []


def test_preferences_switch_it_off(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    page = opened_and_asked(qtbot, window, *PRESETS[0])
    desk.settings.put(HINTS, False)
    press(page, Key.Key_H)
    qtbot.wait(20)
    assert page.table.hint is None
    assert assisted(desk) == frozenset()
