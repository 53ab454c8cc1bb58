"""A held key is one press: it presses a button once, and sends nothing more away."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.look.controls import Toggle
from cardtable.look.cover import covers
from cardtable.storage.history import History
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.game_choice import GameButton
from cardtable.windows.matches.offers import offers, tile_words
from cardtable.windows.rules.beside import RulesBeside
from tests.windows.tables import opened_at_a_result

SCHNAPSEN = Sitting("schnapsen", "schnapsen")


@pytest.fixture
def window(table_window: MainWindow) -> MainWindow:
    return table_window


def hold(widget: QWidget, key: Qt.Key, *, first: bool = True) -> None:
    """Press the key and keep it down; without ``first``, it was pressed elsewhere."""
    for repeats in ((False,) if first else ()) + (True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeats)
        QApplication.sendEvent(widget, event)


BUTTONS: dict[str, Callable[[MainWindow], QAbstractButton]] = {
    "switch": lambda window: Toggle(window.look, window),
    "tile": lambda window: window.start.tiles[0],
    "cap of a tile": lambda window: window.start.tiles[0].lesson,
    "game": lambda window: GameButton(window.look, tile_words(offers()[0]), window),
}


@pytest.mark.parametrize("name", BUTTONS)
def test_enter_presses_once(window: MainWindow, name: str) -> None:
    button, pressed = BUTTONS[name](window), list[bool]()
    button.clicked.connect(lambda: pressed.append(True))
    window.start.open_wanted.disconnect()  # a tile stays where it is
    hold(button, Qt.Key.Key_Return)
    assert len(pressed) == 1


def test_a_command_is_given_once(window: MainWindow) -> None:
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    keys = window.findChildren(QShortcut, options=direct)
    assert keys
    assert not [each.key().toString() for each in keys if each.autoRepeat()]


@pytest.mark.parametrize("wish", [Wish.KEYS, Wish.REPLAY])
def test_escape_closes_what_it_was_pressed_for(
    window: MainWindow, history: History, wish: Wish
) -> None:
    opened_at_a_result(window, history, SCHNAPSEN, 2)
    for each in covers(window):
        each.hide()
    window.fulfil(wish)
    (cover,) = covers(window)
    hold(cover, Qt.Key.Key_Escape, first=False)
    assert cover.isVisible()
    hold(cover, Qt.Key.Key_Escape)
    assert not cover.isVisible()


def test_escape_leaves_a_lesson_only_when_it_is_pressed_for_it(window: MainWindow) -> None:
    window.open_game(SCHNAPSEN._replace(lesson=True))
    page = window.page
    assert page is not None
    hold(page, Qt.Key.Key_Escape, first=False)
    assert window.page is page
    hold(page, Qt.Key.Key_Escape)
    assert window.page is None


def test_escape_closes_the_rules_only_when_it_is_pressed_for_them(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.open_game(SCHNAPSEN)
    window.fulfil(Wish.RULES)
    rules = window.findChild(RulesBeside)
    assert rules is not None
    for widget in (rules, window.page):
        assert widget is not None
        hold(widget, Qt.Key.Key_Escape, first=False)
        assert rules.isVisible()
    hold(rules, Qt.Key.Key_Escape)
    assert not rules.isVisible()
