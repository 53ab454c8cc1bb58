"""The start page: what it offers and how the keyboard goes about it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.languages import LANGUAGES
from cardtable.storage.declared import LANGUAGE
from cardtable.storage.history import History
from cardtable.windows import start
from cardtable.windows.desk import Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.message import MessageSheet
from cardtable.windows.start import offers
from cardtable.windows.start_layout import start_layout
from tests.windows.conftest import MakeWindow, Opened
from tests.windows.matches import unfinished


def press(window: MainWindow, key: Qt.Key) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def test_there_is_a_tile_for_every_preset(window: MainWindow) -> None:
    assert len(window.start.tiles) == len(offers()) >= 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1])
def test_the_keyboard_alone_opens_a_game(window: MainWindow, opened: Opened, key: Qt.Key) -> None:
    press(window, key)
    assert opened == [Sitting("schnapsen", "schnapsen")]
    assert window.page is not None


def test_an_unfinished_match_is_offered_with_its_score(
    window: MainWindow, history: History
) -> None:
    unfinished(history)
    window.start.refresh()
    tile = window.start.tiles[0]
    assert tile.main.text().startswith("Continue: deal ")
    assert "Score" in tile.accessibleName()
    assert tile.fresh.isVisible()


def test_enter_goes_on_with_the_unfinished_match(
    window: MainWindow, history: History, opened: Opened
) -> None:
    match = unfinished(history)
    window.start.refresh()
    press(window, Qt.Key.Key_Return)
    assert opened == [Sitting("schnapsen", "schnapsen", match)]


def test_a_new_match_beside_an_unfinished_one_asks_first(
    window: MainWindow, history: History, opened: Opened
) -> None:
    unfinished(history)
    window.start.refresh()
    window.start.tiles[0].fresh.click()
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
    window.start.refresh()
    window.new_match()
    press(window, Qt.Key.Key_Escape)
    assert opened == []
    assert [entry.match for entry in history.unfinished()] == [match]


def test_a_broken_match_is_not_offered(window: MainWindow, history: History) -> None:
    match = unfinished(history, choices=3)
    history.add(match, 3, 0, ["Play", "HA", "nonsense"], 2000.0)
    window.start.refresh()
    assert not window.start.tiles[0].fresh.isVisible()


def test_the_list_of_languages_changes_the_language_at_once(
    qtbot: QtBot, window: MainWindow
) -> None:
    box = window.start.languages
    assert [box.itemText(i) for i in range(box.count())] == list(LANGUAGES.values())
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    qtbot.waitUntil(lambda: window.windowTitle() == "Kartentisch")
    assert window.start.tools["preferences"].accessibleName() == "Einstellungen"


def test_the_page_follows_a_language_chosen_elsewhere(qtbot: QtBot, window: MainWindow) -> None:
    window._desk.settings.put(LANGUAGE, "hu")
    qtbot.waitUntil(lambda: window.start.languages.currentText() == "Magyar")


def test_tab_reaches_everything_on_the_page(window: MainWindow, history: History) -> None:
    unfinished(history)
    window.start.refresh()
    window.start.focus_first()
    page = window.start
    reached = {window.focusWidget()}
    for _ in range(12):
        press(window, Qt.Key.Key_Tab)
        reached.add(window.focusWidget())
    wanted = {page.tiles[0], page.tiles[0].fresh, *page.tools.values(), page.languages}
    assert reached == wanted


def test_arrows_walk_between_tiles_and_a_digit_opens_one(
    make_window: MakeWindow, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    only = offers()[0]
    three = tuple(replace(only, preset=preset) for preset in ("one", "two", "schnapsen"))
    monkeypatch.setattr(start, "offers", lambda: three)
    window = make_window()
    tiles = window.start.tiles
    tiles[0].setFocus()
    walked = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        press(window, key)
        walked.append(next(i for i, tile in enumerate(tiles) if tile.hasFocus()))
    assert walked == [1, 2, 0, 2]
    press(window, Qt.Key.Key_3)
    assert [sitting.preset for sitting in opened] == ["schnapsen"]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
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
    assert not window.start.tiles[0].fresh.isVisible(), "a new match only"
    assert len(history.load(match).choices) == before
    window.to_start()
    assert not [each for each in window.findChildren(MessageSheet) if each.isVisible()]
