"""What the preferences of the cards do, deck by deck, and whose name is whose."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.storage.declared import (
    CARD_BACKS,
    COMPUTER_NAMES,
    LANGUAGE,
    LAST_PRESET,
    LETTERS,
    LOCAL,
    Page,
)
from cardtable.storage.settings import Settings
from cardtable.windows.commands import Wish
from cardtable.windows.common.desk import Sitting
from cardtable.windows.dress.card_looks import lettering
from cardtable.windows.main import MainWindow
from cardtable.windows.preferences.card_backs import BackChooser
from cardtable.windows.preferences.rows import is_offered
from cardtable.windows.preferences.sheet import PAGES, PreferencesSheet


@pytest.fixture
def sheet(window: MainWindow) -> PreferencesSheet:
    window.fulfil(Wish.PREFERENCES)
    (found,) = window.findChildren(PreferencesSheet)
    return found


@pytest.mark.parametrize("deck", CARD_BACKS)
def test_the_small_table_shows_the_deck_whose_back_is_chosen(
    sheet: PreferencesSheet, settings: Settings, deck: str
) -> None:
    chooser = next(r for r in sheet.rows if r.setting == CARD_BACKS[deck]).control.widget
    assert isinstance(chooser, BackChooser)
    QTest.keyClick(chooser, Qt.Key.Key_Right)
    assert settings.get(CARD_BACKS[deck]) == "back2"
    assert sheet.preview.deck == deck
    assert sheet.preview.art.back == "back2"
    sheet.preview.grab()


OWN_TABLES = [  # rule set, page, deck and cloth that the small table shows
    ("", Page.CARDS, "french", "slate"),
    ("gone", Page.CARDS, "french", "slate"),
    ("schnapsen", Page.CARDS, "german", "green"),
    ("schieber", Page.TABLE, "swiss", "petrol"),
    ("spades500", Page.TABLE, "french", "burgundy"),
    ("spades500", Page.SPADES, "french", "burgundy"),
    ("schieber", Page.SPADES, "french", "slate"),
    ("spades300", Page.JASS, "swiss", "petrol"),
]


@pytest.mark.parametrize(("played", "page", "deck", "ground"), OWN_TABLES)
def test_the_small_table_is_that_of_the_game_played_last_or_of_the_page(
    window: MainWindow, settings: Settings, played: str, page: Page, deck: str, ground: str
) -> None:
    settings.put(LAST_PRESET, played)
    window.fulfil(Wish.PREFERENCES)
    (sheet,) = window.findChildren(PreferencesSheet)
    sheet.pages.setCurrentRow(PAGES.index(page))
    assert (sheet.preview.deck, sheet.preview.ground) == (deck, ground)
    sheet.pages.setCurrentRow(PAGES.index(Page.SCHNAPSEN))
    sheet.pages.setCurrentRow(PAGES.index(page))
    assert (sheet.preview.deck, sheet.preview.ground) == (deck, ground), "as before"


def test_the_small_table_is_that_of_the_game_on_the_table(
    window: MainWindow, settings: Settings
) -> None:
    window.open_game(Sitting("schnapsen", "schnapsen"))
    settings.put(LAST_PRESET, "schieber")  # as a lesson leaves it
    window.fulfil(Wish.PREFERENCES)
    (sheet,) = window.findChildren(PreferencesSheet)
    assert sheet.preview.deck == "german"


LOCAL_LETTERS = [  # deck, languages with letters of their own, and without
    ("french", "nl de hu", "en cs"),
    ("swiss", "nl de hu cs", "en"),
]


@pytest.mark.parametrize(("deck", "own", "none"), LOCAL_LETTERS)
def test_letters_are_those_of_the_language_where_it_has_some(
    deck: str, own: str, none: str
) -> None:
    settings = Settings()
    settings.put(LETTERS[deck], LOCAL)
    for language in (*own.split(), *none.split()):
        settings.put(LANGUAGE, language)
        local = language in own.split()
        assert lettering(settings, deck)[0] == (language if local else "int")
        assert is_offered(LETTERS[deck], settings) == local
    settings.put(LETTERS[deck], "international")
    settings.put(LANGUAGE, "nl")
    assert lettering(settings, deck)[0] == "int"


def test_german_cards_have_no_choice_of_letters() -> None:
    settings = Settings()
    settings.put(LANGUAGE, "hu")
    assert lettering(settings, "german") == ("int", "hu")


def test_it_is_said_whose_name_is_whose(sheet: PreferencesSheet) -> None:
    rows = [row for row in sheet.rows if row.setting in COMPUTER_NAMES]
    assert [row.name.text() for row in rows] == [
        "Name: Right opponent",
        "Name: Partner",
        "Name: Left opponent",
    ]
    assert rows[0].tip.text() == "The opponent in the games for two."
