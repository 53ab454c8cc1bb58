"""High contrast comes and goes with the preference or the desktop, wherever one is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.storage.declared import ANIMATION, CARD_BACKS, COLOURS, CONTRAST, THEME
from cardtable.table.scene import TableScene
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.dress import appearance
from cardtable.windows.lessons.page import LessonPage
from cardtable.windows.main import MainWindow
from cardtable.windows.play.page import TablePage
from cardtable.windows.start.first_start import FirstStart

GAMES = [
    Sitting("spades", "spades300"),
    Sitting("schnapsen", "schnapsen"),
    Sitting("jass", "schieber", lesson=True),
]


@pytest.fixture
def window(table_window: MainWindow) -> MainWindow:
    return table_window


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.game)
def test_it_comes_and_goes_in_the_middle_of_a_deal(
    qtbot: QtBot, window: MainWindow, desk: Desk, game: Sitting
) -> None:
    window.open_game(game)
    page = window.page
    assert isinstance(page, TablePage | LessonPage)
    scene, art = page.table.scene(), page.table.art
    assert isinstance(scene, TableScene)
    qtbot.waitUntil(lambda: bool(scene.cards) and page.table.is_settled(), timeout=10_000)
    for wanted in ("on", "off"):
        desk.settings.put(CONTRAST, wanted)
        strong = wanted == "on"
        assert desk.look.theme.strong is strong
        assert art.facts.dress.strong is strong
        assert {item.theme.strong for item in scene.cards.values()} == {strong}
        qtbot.waitUntil(art.is_ready, timeout=10_000)
    assert window.page is page


def test_it_comes_while_cards_fly(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.open_game(GAMES[1])
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.controller.match.turn == 0 and page.table.is_settled())
    desk.settings.put(ANIMATION, "slow")
    page._choose(page.controller.rules.legal(page.controller.match.state)[-1])
    desk.settings.put(CONTRAST, "on")
    desk.settings.put(ANIMATION, "off")
    qtbot.waitUntil(page.table.is_settled)
    assert page.table.art.facts.dress.strong


def test_it_goes_with_day_evening_and_the_colours(desk: Desk) -> None:
    desk.settings.put(CONTRAST, "on")
    for theme, dark in (("day", False), ("evening", True)):
        desk.settings.put(THEME, theme)
        assert (desk.look.theme.dark, desk.look.theme.strong) == (dark, True)
    for deck, setting in COLOURS.items():
        desk.settings.put(setting, "safe")
        assert (desk.look.dress(deck).colours, desk.look.dress(deck).strong) == ("four", True)
    assert set(COLOURS) == set(CARD_BACKS)


def test_as_the_system_it_follows_the_desktop(
    qapp: QApplication, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = qapp.styleHints().accessibility()
    for strong in (True, False):
        monkeypatch.setattr(appearance, "desktop_is_strong", lambda app, told=strong: told)
        hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
        assert desk.look.theme.strong is strong
        for wanted in ("on", "off"):
            desk.settings.put(CONTRAST, wanted)
            assert desk.look.theme.strong is (wanted == "on")
        desk.settings.put(CONTRAST, "system")


def test_a_desktop_that_says_nothing_wants_no_high_contrast(qapp: QApplication, desk: Desk) -> None:
    assert not appearance.desktop_is_strong(qapp)
    assert not desk.look.theme.strong


def test_the_games_to_choose_from_change_too(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    sheet = FirstStart(window, window.look, desk.settings)
    sheet.lay()
    desk.settings.put(CONTRAST, "on")
    assert {button.art.facts.dress.strong for button in sheet.games.buttons} == {True}
    qtbot.waitUntil(lambda: all(button.art.is_ready() for button in sheet.games.buttons))
    sheet.dismiss()
