"""Pages of the preferences: they grow from what is declared, scroll, and tell of a bad folder."""

import dataclasses
from enum import Enum
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import game_ids, part
from cardtable.look.present import Look
from cardtable.storage.declared import HOUSE_RULES, LETTERS, OWN_DECKS, HouseRules, Page, Setting
from cardtable.storage.settings import Settings
from cardtable.windows.commands import Wish
from cardtable.windows.main import MainWindow
from cardtable.windows.preferences import house_words
from cardtable.windows.preferences import page as preference_page
from cardtable.windows.preferences import rows as preference_rows
from cardtable.windows.preferences.folder_control import FolderControl
from cardtable.windows.preferences.page import PreferencePage
from cardtable.windows.preferences.sheet import PAGES, PreferencesSheet
from tests.table.test_own_deck import make


@pytest.fixture
def sheet(window: MainWindow) -> PreferencesSheet:
    window.fulfil(Wish.PREFERENCES)
    (found,) = window.findChildren(PreferencesSheet)
    return found


def simple_fields(game: str) -> dict[str, Any]:
    """The options of a game that a switch, a number or a word can tell."""
    hints = get_type_hints(part(game, "model").Options)
    return {
        name: hint
        for name, hint in hints.items()
        if isinstance(hint, type) and issubclass(hint, bool | int | Enum)
    }


@pytest.mark.parametrize("game", game_ids())
def test_every_option_of_a_game_has_a_row(qapp: object, game: str) -> None:
    rules = {rule.key.split(".")[-1]: rule for rule in HOUSE_RULES[game].rules}
    model, words = part(game, "model"), part(game, "option_words")
    assert set(rules) == set(simple_fields(game))
    for field, rule in rules.items():
        assert words.option_name(field)
        usual = getattr(model.STANDARD, field)
        assert rule.default == (usual.value if isinstance(usual, Enum) else usual)
        for value in rule.choices:
            kind = simple_fields(game)[field]
            dataclasses.replace(model.STANDARD, **{field: kind(value)})  # the game allows it
            if isinstance(value, str):
                assert words.option_value(field, value)


def test_a_new_option_gets_its_row_without_any_code_of_the_dialog(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = Setting("spades.blind_nil", False, Page.SPADES)
    old = HOUSE_RULES["spades"]
    house = {**HOUSE_RULES, "spades": HouseRules(old.wanted, (*old.rules, fresh))}
    monkeypatch.setattr(preference_page, "SETTINGS", (old.wanted, *old.rules, fresh))
    for module in (house_words, preference_rows):
        monkeypatch.setattr(module, "HOUSE_RULES", house)
    words = part("spades", "option_words")
    monkeypatch.setattr(words, "option_name", lambda field: f"the option {field}")
    settings = Settings()
    settings.put(old.wanted, True)
    page = PreferencePage(Page.SPADES, settings, Look())
    qtbot.addWidget(page)
    page.retell()
    row = page.rows[-1]
    assert row.setting == fresh
    assert row.name.text() == "the option blind_nil"
    assert not row.whole.isHidden()


def test_every_page_has_a_name_and_an_own_place(sheet: PreferencesSheet) -> None:
    names = [sheet.pages.item(place).text() for place in range(sheet.pages.count())]
    assert all(names)
    assert len(set(names)) == len(PAGES)


@pytest.mark.parametrize("size", [(1024, 640), (800, 600)])
def test_the_keyboard_scrolls_to_every_control(
    window: MainWindow, sheet: PreferencesSheet, size: tuple[int, int]
) -> None:
    window.resize(*size)
    sheet.pages.setCurrentRow(PAGES.index(Page.CARDS))
    seen = []
    for _ in range(16):
        handle = window.windowHandle()
        assert handle is not None
        QTest.keyClick(handle, Qt.Key.Key_Tab)
        now = window.focusWidget()
        assert now is not None
        rows = [row for row in sheet.rows if row.whole.isAncestorOf(now)]
        for row in rows:
            seen.append(row.setting)
            assert not now.visibleRegion().isEmpty(), row.setting.key
            assert now.visibleRegion().boundingRect().height() == now.height()
    offered = [
        row.setting
        for row in sheet.rows
        if row.setting.page is Page.CARDS and row.setting not in LETTERS.values()
    ]
    assert set(offered) <= set(seen)


def folder(sheet: PreferencesSheet, deck: str) -> FolderControl:
    row = next(row for row in sheet.rows if row.setting == OWN_DECKS[deck])
    assert isinstance(row.control, FolderControl)
    return row.control


def test_a_good_folder_is_taken_and_shown(
    qtbot: QtBot, sheet: PreferencesSheet, settings: Settings, tmp_path: Path
) -> None:
    control, own = folder(sheet, "swiss"), make(tmp_path / "own")
    control.try_folder(str(own))
    qtbot.waitUntil(lambda: settings.get(OWN_DECKS["swiss"]) == str(own))
    assert control.name.text() == "own"
    assert sheet.preview.deck == "swiss"
    assert sheet.preview.art.facts.own
    control.ours.click()
    assert settings.get(OWN_DECKS["swiss"]) == ""
    assert not sheet.preview.art.facts.own


def test_a_bad_folder_is_refused_with_its_reason(
    qtbot: QtBot, sheet: PreferencesSheet, settings: Settings, tmp_path: Path
) -> None:
    control, own = folder(sheet, "swiss"), make(tmp_path / "own")
    (own / "sEB.svg").unlink()
    control.try_folder(str(own))
    qtbot.waitUntil(lambda: bool(control.trouble.text()))
    assert control.trouble.text() == (
        "The deck folder cannot be used. Pictures missing: 1\nFirst missing card: Banner of acorns"
    )
    assert settings.get(OWN_DECKS["swiss"]) == ""
    (own / "deck.json").write_text("[]")
    control.try_folder(str(own))
    qtbot.waitUntil(lambda: "deck.json" in control.trouble.text())
