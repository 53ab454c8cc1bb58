"""The start page: what it offers and how the keyboard goes about it."""

import dataclasses
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.languages import LANGUAGES
from cardtable.storage.declared import HOUSE_RULES, LANGUAGE, TEXT_SIZE, Setting
from cardtable.storage.history import History
from cardtable.storage.settings import Settings
from cardtable.windows.commands import ON_START, Wish
from cardtable.windows.common.desk import Sitting
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.offers import offers, own_offers
from cardtable.windows.start.layout import start_layout
from cardtable.windows.start.tile import GameTile
from cardtable.windows.start.tile_text import badge_box
from tests.windows.conftest import MakeWindow, Opened
from tests.windows.matches import every_game, unfinished


def press(window: MainWindow, key: Qt.Key) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def schnapsen(window: MainWindow) -> GameTile:
    """The tile of Schnapsen."""
    presets = [offer.preset for offer in offers()]
    return window.start.tiles[presets.index("schnapsen")]


def test_the_order_of_the_tiles_is_that_of_the_pictures() -> None:
    presets = [offer.preset for offer in offers()]
    assert presets == ["spades300", "spades500", "schnapsen", "schieber"]


def test_the_tile_of_jass_shows_what_is_played(window: MainWindow) -> None:
    tile = window.start.tiles[3]
    assert tile.accessibleName() == (
        "Schieber Jass · You and a computer partner · First to 3000 · New match"
    )
    assert tile.art.facts.name == "swiss"


def test_a_narrow_tile_goes_on_in_one_word(window: MainWindow, history: History) -> None:
    unfinished(history)
    window.desk.settings.put(HOUSE_RULES["spades"].wanted, True)
    window.start.refresh()
    tile = next(each for each in window.start.tiles if each.fresh.isVisible())
    spoken = tile.accessibleName()
    window.resize(800, 600)
    assert tile.main.text() == "Continue"
    assert tile.fresh.sizeHint().width() <= tile.fresh.width()
    assert tile.accessibleName() == spoken
    window.resize(1280, 800)
    assert tile.main.text().startswith("Continue: deal ")


@pytest.mark.parametrize("language", ["nl", "de", "hu", "cs", "en"])
def test_no_button_of_seven_tiles_is_cut_in_the_smallest_window(
    window: MainWindow, language: str
) -> None:
    for house in HOUSE_RULES.values():
        window.desk.settings.put(house.wanted, True)
    window.desk.settings.put(LANGUAGE, language)
    window.resize(800, 600)
    assert len(window.start.tiles) == 7
    for tile in window.start.tiles:
        air = 12  # of which a button may lose so much before its words do
        assert tile.main.sizeHint().width() - air <= tile.main.width(), tile.main.text()


def test_rules_of_ones_own_get_a_tile_only_when_they_are_wanted(window: MainWindow) -> None:
    settings, before = window.desk.settings, len(window.start.tiles)
    settings.put(HOUSE_RULES["spades"].wanted, True)
    assert len(window.start.tiles) == before + 1
    settings.put(HOUSE_RULES["spades"].wanted, False)
    assert len(window.start.tiles) == before


def test_rules_of_ones_own_are_played_as_the_preferences_say(
    window: MainWindow, opened: Opened
) -> None:
    settings = window.desk.settings
    target: Setting[Any] = next(
        rule for rule in HOUSE_RULES["spades"].rules if rule.key == "spades.target"
    )
    settings.put(HOUSE_RULES["spades"].wanted, True)
    settings.put(target, 700)
    own = next(offer for offer in own_offers(settings) if offer.game == "spades")
    assert own.options.target == 700
    press(window, Qt.Key.Key_3)
    assert opened == [Sitting("spades", own.preset)]


def test_every_switch_of_ones_own_rules_is_an_option_of_the_game() -> None:
    for offer in own_offers(Settings()):
        fields = {rule.key.split(".")[-1] for rule in HOUSE_RULES[offer.game].rules}
        assert fields <= {field.name for field in dataclasses.fields(offer.options)}


def test_there_is_a_tile_for_every_preset(window: MainWindow) -> None:
    assert len(window.start.tiles) == len(offers()) >= 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1])
def test_the_keyboard_alone_opens_a_game(window: MainWindow, opened: Opened, key: Qt.Key) -> None:
    press(window, key)
    assert opened == [Sitting("spades", "spades300")]
    assert window.page is not None


def test_each_tile_leads_to_the_lesson_of_its_game(window: MainWindow, opened: Opened) -> None:
    schnapsen(window).lesson.click()
    assert opened == [Sitting("schnapsen", "schnapsen", lesson=True)]


def test_an_unfinished_match_is_offered_with_its_score(
    window: MainWindow, history: History
) -> None:
    unfinished(history)
    window.start.refresh()
    tile = schnapsen(window)
    assert tile.main.text().startswith("Continue: deal ")
    assert "Score" in tile.accessibleName()
    assert tile.fresh.isVisible()


def test_enter_goes_on_with_the_unfinished_match(
    window: MainWindow, history: History, opened: Opened
) -> None:
    match = unfinished(history)
    window.to_start()
    press(window, Qt.Key.Key_Return)
    assert opened == [Sitting("schnapsen", "schnapsen", match)]


def test_a_new_match_beside_an_unfinished_one_asks_first(
    window: MainWindow, history: History, opened: Opened
) -> None:
    unfinished(history)
    window.start.refresh()
    schnapsen(window).fresh.click()
    question = window.findChild(MessageSheet)
    assert question is not None
    assert opened == []
    question.yes.click()
    assert opened == [Sitting("schnapsen", "schnapsen")]
    assert history.unfinished() == ()


def test_saying_no_keeps_the_unfinished_match(
    window: MainWindow, history: History, opened: Opened
) -> None:
    match = unfinished(history)
    window.to_start()
    window.new_match()
    press(window, Qt.Key.Key_Escape)
    assert opened == []
    assert [entry.match for entry in history.unfinished()] == [match]


def test_a_broken_match_is_not_offered(window: MainWindow, history: History) -> None:
    match = unfinished(history, choices=3)
    history.add(match, 3, 0, ["Play", "HA", "nonsense"], 2000.0)
    window.start.refresh()
    assert not schnapsen(window).fresh.isVisible()


def test_the_list_of_languages_changes_the_language_at_once(
    qtbot: QtBot, window: MainWindow
) -> None:
    box = window.start.languages
    assert [box.itemText(i) for i in range(box.count())] == list(LANGUAGES.values())
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: window.windowTitle() == "Kartentisch")
    assert window.start.tools[Wish.PREFERENCES].accessibleName() == "Einstellungen"


def test_the_page_follows_a_language_chosen_elsewhere(qtbot: QtBot, window: MainWindow) -> None:
    window.desk.settings.put(LANGUAGE, "hu")
    qtbot.waitUntil(lambda: window.start.languages.currentText() == "Magyar")


def test_tab_reaches_everything_on_the_page(window: MainWindow, history: History) -> None:
    unfinished(history)
    window.start.refresh()
    window.start.focus_first()
    page = window.start
    reached = {window.focusWidget()}
    for _ in range(20):
        press(window, Qt.Key.Key_Tab)
        reached.add(window.focusWidget())
    lessons = [tile.lesson for tile in page.tiles]
    wanted = {*page.tiles, *lessons, schnapsen(window).fresh, *page.tools.values(), page.languages}
    assert reached == wanted


def test_arrows_walk_between_tiles_and_a_digit_opens_one(
    make_window: MakeWindow, opened: Opened
) -> None:
    window = make_window()
    tiles = window.start.tiles
    tiles[0].setFocus()
    walked = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        press(window, key)
        walked.append(next(i for i, tile in enumerate(tiles) if tile.hasFocus()))
    assert walked == [1, 2, 3, 2]
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert tiles[0].hasFocus(), "after the last comes the first"
    press(window, Qt.Key.Key_3)
    assert [sitting.preset for sitting in opened] == ["schnapsen"]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(800, 600, 1), (1024, 640, 1), (1280, 800, 1), (1920, 1080, 1.15), (2560, 1440, 1.4)],
)
def test_tiles_stand_apart_and_inside_the_page(
    count: int, width: int, height: int, scale: float
) -> None:
    layout = start_layout(QSize(width, height), scale, count, [120, 120, 120, 110, 90])
    room = round(26 * scale)
    papers = [tile.adjusted(room, room, -room, -room) for tile in layout.tiles]
    assert len(papers) == count
    for paper in papers:
        assert paper.left() >= 0 and paper.right() < width
        assert layout.head.bottom() < paper.top()
        assert paper.bottom() < layout.tools[0].top()
    for left, right in pairwise(papers):
        assert left.right() < right.left()
    assert layout.tools[-1].right() < layout.languages.left()


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(800, 600, 1.25), (1024, 640, 1.6), (900, 1600, 1.4)]
)
def test_in_large_type_no_tool_is_under_the_languages(
    width: int, height: int, scale: float
) -> None:
    layout = start_layout(QSize(width, height), scale, 4, [200] * len(ON_START))
    for left, right in pairwise((*layout.tools, layout.languages)):
        assert left.right() < right.left()
    assert layout.languages.width() >= 160 * scale, "less would cut a name"


def test_in_large_type_the_way_to_the_lesson_leaves_the_points_free(
    window: MainWindow, history: History
) -> None:
    every_game(history)
    window.desk.settings.put(TEXT_SIZE, "200")
    window.resize(1024, 640)
    window.start.refresh()
    assert window.desk.look.scale > 1.5
    for tile in window.start.tiles:
        badge = badge_box(tile._picture(), tile._words.tile.badge, tile._look.scale)
        assert not badge.intersects(QRectF(tile.lesson.geometry())) or not tile._words.tile.badge


def test_a_lone_game_lies_wide_and_several_stand(make_window: MakeWindow) -> None:
    alone = start_layout(QSize(1280, 800), 1, 1, []).tiles[0]
    one_of_four = start_layout(QSize(1280, 800), 1, 4, []).tiles[0]
    assert alone.width() > alone.height()
    assert one_of_four.width() < one_of_four.height()


def test_a_match_whose_record_is_damaged_is_told_of_and_kept(
    make_window: MakeWindow, history: History
) -> None:
    match = unfinished(history)
    before = len(history.load(match).choices)
    history.cut(match, before - 1)
    history.add(match, before - 1, 0, ["Play", "no such card"], 0.0)
    window = make_window()
    (sheet,) = window.findChildren(MessageSheet)
    assert sheet.isVisible()
    sheet.dismiss()
    assert not schnapsen(window).fresh.isVisible(), "a new match only"
    assert len(history.load(match).choices) == before
    window.to_start()
    assert not [each for each in window.findChildren(MessageSheet) if each.isVisible()]
