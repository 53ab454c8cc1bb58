"""The keys of the whole program: each does one thing, and the sheet of keys tells them all."""

import re

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games import game_ids, part
from cardtable.languages import install
from cardtable.look.buttons import IconButton
from cardtable.look.sheet_body import SheetBody
from cardtable.look.tool_buttons import BarButton, FootButton
from cardtable.storage.declared import AUTO_PLAY_ONE
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.common.words import plain
from cardtable.windows.help.keys import Column, KeysSheet, caps, columns
from cardtable.windows.main import MainWindow
from cardtable.windows.play.page import TablePage
from tests.windows.play.test_game_page import opened, press, wait_for_turn

SECOND_WAYS = {"Ctrl+Shift+Z"}
"""Keys that other programs use for what a key of the sheet does."""
SITTINGS = [Sitting(game, next(iter(part(game, "model").PRESETS))) for game in game_ids()]


@pytest.fixture
def window(table_window: MainWindow) -> MainWindow:
    return table_window


def at(game: str) -> list[Column]:
    """The columns of the sheet that hold while this game is on the table."""
    name = part(game, "texts").game_name()
    everywhere, table, *games = columns()
    return [everywhere, table, *(each for each in games if each.title() == name)]


@pytest.mark.parametrize("game", game_ids())
def test_the_sheet_gives_each_key_one_thing_to_do(game: str) -> None:
    told = [key.keys for column in at(game) for key in column.keys]
    inside = {"Enter", "Enter / Space", "← →", "← → ↑ ↓"}  # do what stands under the ring
    assert len(at(game)) == 3
    assert len(set(told)) == len(told), "no two lines for one key"
    single = [key for line in told if line not in inside for key in line.split(" / ")]
    assert sorted(set(single)) == sorted(single)


@pytest.mark.parametrize("sitting", SITTINGS, ids=[each.game for each in SITTINGS])
def test_no_key_of_the_window_is_taken_twice(
    qtbot: QtBot, window: MainWindow, sitting: Sitting
) -> None:
    page = opened(qtbot, window, sitting)
    taken = [each.key() for each in window.findChildren(QShortcut)]
    taken += [keys for each in page.actions() for keys in each.shortcuts()]
    names = [keys.toString() for keys in taken if not keys.isEmpty()]
    assert len(names) > 10
    assert sorted(set(names)) == sorted(names)
    own = {"H", "T", "W"} | {key for key, _ in part(sitting.game, "texts").own_keys()}
    assert not own & set(names), "what the table hears itself is no shortcut besides"


@pytest.mark.parametrize("sitting", SITTINGS, ids=[each.game for each in SITTINGS])
def test_the_sheet_tells_every_key_of_the_window(
    qtbot: QtBot, window: MainWindow, sitting: Sitting
) -> None:
    page = opened(qtbot, window, sitting)
    told = {
        re.sub(r"\s", "", key)
        for column in at(sitting.game)
        for line in column.keys
        for key in line.keys.split(" / ")
    }
    heard = {each.key().toString() for each in window.findChildren(QShortcut)}
    heard |= {keys.toString() for each in page.actions() for keys in each.shortcuts()}
    assert {keys for keys in heard if keys} - SECOND_WAYS <= told


def test_the_sheet_of_keys_is_read_to_its_end_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    KeysSheet(window, window.desk.look).lay()
    body = next(each for each in window.findChildren(SheetBody) if each.isVisible())
    bar = body.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    for key, reached in (
        (Qt.Key.Key_Down, range(1, bar.maximum())),
        (Qt.Key.Key_End, [bar.maximum()]),
        (Qt.Key.Key_PageUp, range(bar.maximum())),
        (Qt.Key.Key_Home, [0]),
    ):
        QTest.keyClick(window.windowHandle(), key)
        assert bar.value() in reached, key
    stops: set[QWidget | None] = set()
    for _ in range(3):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
        stops.add(QApplication.focusWidget())
    assert body in stops


def test_enter_presses_the_buttons_of_an_icon_too(qtbot: QtBot, window: MainWindow) -> None:
    look = window.desk.look
    for button in (IconButton(look, "cross"), BarButton(look, "undo"), FootButton(look, "gear")):
        qtbot.addWidget(button)
        with qtbot.waitSignal(button.clicked, timeout=500):
            QTest.keyClick(button, Qt.Key.Key_Return)


def test_the_score_sheet_has_a_key(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    score = page.menu_actions()[-1].action
    with qtbot.waitSignal(score.triggered, timeout=500):
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)


def test_enter_held_down_plays_one_card(qtbot: QtBot, window: MainWindow, quick: Desk) -> None:
    quick.settings.put(AUTO_PLAY_ONE, False)
    page = opened(qtbot, window)
    mine = page.controller.names.viewer
    before = played_by(page, mine)
    press(page, Qt.Key.Key_Home)
    focus = QApplication.focusWidget()
    assert focus is not None
    press(page, Qt.Key.Key_Return)
    for _ in range(20):  # as a keyboard repeats
        target = QApplication.focusWidget() or focus
        key = Qt.Key.Key_Return
        held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(target, held)
    assert played_by(page, mine) == before + 1
    wait_for_turn(qtbot, page)
    assert played_by(page, mine) == before + 1


def test_enter_in_the_menu_does_not_reach_the_table(
    qtbot: QtBot, window: MainWindow, quick: Desk
) -> None:
    quick.settings.put(AUTO_PLAY_ONE, False)
    page = opened(qtbot, window)
    press(page, Qt.Key.Key_Home)
    before = len(page.controller.match.steps)
    window.show_menu()
    chosen: list[QAction] = []
    window.menu.triggered.connect(chosen.append)
    entries = {plain(each.text()).split("\t")[0]: each for each in window.menu.actions()}
    last_trick = entries["Last Trick"]
    window.menu.setActiveAction(last_trick)
    QTest.keyClick(window.menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: chosen == [last_trick])
    assert not window.menu.isVisible()
    assert len(page.controller.match.steps) == before


def played_by(page: TablePage, seat: int) -> int:
    """How many choices this seat has made."""
    match = page.controller.match
    return sum(step.seat == seat for step in match.steps)


def test_the_caps_of_the_keys_bear_the_names_of_the_language(
    qapp: QApplication, window: MainWindow
) -> None:
    install(qapp, "de")
    assert caps("Ctrl + Shift + N") == ["Strg", "+", "Umschalt", "+", "N"]
    assert caps("Home / End") == ["Pos1", "/", "Ende"]
    install(qapp, "hu")
    assert caps("Enter / Space") == ["Enter", "/", "Szóköz"]
    assert caps("← →") == ["←", "→"]
    install(qapp, "en")
