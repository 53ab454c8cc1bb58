"""The preferences: every declared setting has its row; changes apply at once and survive."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QSlider
from pytestqt.qtbot import QtBot

from cardtable.languages import LANGUAGES
from cardtable.look.controls import Segments, Toggle
from cardtable.storage.declared import (
    ANIMATION,
    AUTO_PLAY_ONE,
    CARD_BACKS,
    DIM_UNPLAYABLE,
    LANGUAGE,
    PACE,
    PLAYER_NAME,
    SETTINGS,
    SOUND_VOLUME,
    THEME,
    TRICK_REST,
    AnySetting,
    Page,
)
from cardtable.storage.settings import Settings
from cardtable.table.deck import deck_facts
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Desk
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.dress.card_looks import wanted_back
from cardtable.windows.main import MainWindow
from cardtable.windows.preferences.card_backs import BackChooser
from cardtable.windows.preferences.rows import Row
from cardtable.windows.preferences.setting_names import setting_name
from cardtable.windows.preferences.setting_values import number_ends, value_name
from cardtable.windows.preferences.sheet import PreferencesSheet

SHOWN = [setting for setting in SETTINGS if setting.page is not Page.HIDDEN]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


@pytest.fixture
def sheet(window: MainWindow) -> PreferencesSheet:
    window.fulfil(Wish.PREFERENCES)
    found = window.findChild(PreferencesSheet)
    assert found is not None
    return found


def row(sheet: PreferencesSheet, setting: AnySetting) -> Row:
    return next(each for each in sheet.rows if each.setting == setting)


@pytest.mark.parametrize("setting", SHOWN, ids=lambda setting: setting.key)
def test_every_setting_has_a_row_with_a_name(sheet: PreferencesSheet, setting: AnySetting) -> None:
    found = row(sheet, setting)
    assert found.name.text() == setting_name(setting)
    target = found.control.widget.focusProxy() or found.control.widget
    assert target.accessibleName().endswith(found.name.text())


@pytest.mark.parametrize("setting", SHOWN, ids=lambda setting: setting.key)
def test_every_value_has_a_name(qapp: object, setting: AnySetting) -> None:
    if setting in CARD_BACKS.values():
        return  # pictures
    for value in setting.choices:
        name = value_name(setting, value)
        assert name == LANGUAGES.get(str(value)) or name != value


@pytest.mark.parametrize(
    "setting", [PACE, TRICK_REST, SOUND_VOLUME], ids=lambda setting: setting.key
)
def test_both_ends_of_a_slider_are_named(qapp: object, setting: AnySetting) -> None:
    low, high = number_ends(setting)
    assert low
    assert high
    assert low != high


@pytest.mark.parametrize("deck", ["french", "german", "swiss"])
def test_every_deck_has_a_back_even_where_there_is_no_choice(deck: str) -> None:
    assert wanted_back(Settings(), deck) in deck_facts(deck).backs


def test_changes_apply_at_once_and_survive(
    sheet: PreferencesSheet, settings: Settings, tmp_path: Path
) -> None:
    for setting in (AUTO_PLAY_ONE, DIM_UNPLAYABLE):
        toggle = row(sheet, setting).control.widget
        assert isinstance(toggle, Toggle)
        QTest.keyClick(toggle, Qt.Key.Key_Space)
    segments = row(sheet, THEME).control.widget
    assert isinstance(segments, Segments)
    QTest.keyClick(segments, Qt.Key.Key_End)
    backs = row(sheet, CARD_BACKS["german"]).control.widget
    assert isinstance(backs, BackChooser)
    QTest.keyClick(backs, Qt.Key.Key_Right)
    slider = row(sheet, PACE).control.widget.focusProxy()
    assert isinstance(slider, QSlider)
    QTest.keyClick(slider, Qt.Key.Key_End)
    name = row(sheet, PLAYER_NAME).control.widget
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "  Anna   Maria ")
    QTest.keyClick(name, Qt.Key.Key_Return)
    for found in (settings, Settings(tmp_path / "settings.json")):
        assert not found.get(AUTO_PLAY_ONE)
        assert not found.get(DIM_UNPLAYABLE)
        assert found.get(THEME) == "evening"
        assert found.get(CARD_BACKS["german"]) == "back2"
        assert found.get(PACE) == PACE.highest
        assert found.get(PLAYER_NAME) == "Anna Maria"


def test_the_room_changes_while_the_preferences_lie_open(
    sheet: PreferencesSheet, desk: Desk
) -> None:
    segments = row(sheet, THEME).control.widget
    QTest.keyClick(segments, Qt.Key.Key_End)
    assert desk.look.theme.dark
    assert sheet.isVisible()


def test_the_language_changes_while_the_preferences_lie_open(
    qtbot: QtBot, sheet: PreferencesSheet, settings: Settings
) -> None:
    settings.put(LANGUAGE, "nl")
    qtbot.waitUntil(lambda: sheet.title.text() == "Voorkeuren")
    assert row(sheet, THEME).name.text() == "Thema"


def test_restoring_defaults_asks_first(
    window: MainWindow, sheet: PreferencesSheet, settings: Settings
) -> None:
    settings.put(ANIMATION, "slow")
    settings.put(AUTO_PLAY_ONE, False)
    sheet.restore.click()
    question = window.findChild(MessageSheet)
    assert question is not None
    assert settings.get(ANIMATION) == "slow"
    question.yes.click()
    assert settings.get(ANIMATION) == ANIMATION.default
    toggle = row(sheet, AUTO_PLAY_ONE).control.widget
    assert isinstance(toggle, Toggle)
    assert toggle.isChecked()


def test_tab_reaches_every_control_of_a_page(window: MainWindow, sheet: PreferencesSheet) -> None:
    for place in range(sheet.pages.count()):
        sheet.pages.setCurrentRow(place)
        reached = set()
        for _ in range(24):
            handle = window.windowHandle()
            assert handle is not None
            QTest.keyClick(handle, Qt.Key.Key_Tab)
            reached.add(window.focusWidget())
        visible = {
            each.control.widget.focusProxy() or each.control.widget
            for each in sheet.rows
            if each.control.widget.isVisible()
        }
        assert visible
        assert visible <= reached
