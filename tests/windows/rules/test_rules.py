"""The rules in the window: beside the table or over it, at the fact that is meant."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games import part
from cardtable.look.tool_buttons import BarButton
from cardtable.look.why_not import WhyNot
from cardtable.storage.declared import LANGUAGE
from cardtable.windows.common.desk import Desk
from cardtable.windows.main import MainWindow
from cardtable.windows.play.page import TablePage
from cardtable.windows.rules.beside import RulesBeside
from cardtable.windows.rules.reader import RulesReader
from cardtable.windows.rules.sheet import RulesSheet
from tests.table.seen import panel, toasted
from tests.windows.tables import asked, opened_and_asked

PRESETS = [
    ("schnapsen", "schnapsen"),
    ("spades", "spades300"),
    ("spades", "spades500"),
    ("jass", "schieber"),
]
Key = Qt.Key


@pytest.fixture
def window(table_window: MainWindow) -> MainWindow:
    table_window.resize(1280, 800)
    return table_window


def press(window: MainWindow, key: Qt.Key) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def reader(window: MainWindow) -> RulesReader:
    (found,) = [each for each in window.findChildren(RulesReader) if each.isVisible()]
    return found


def is_beside(page: TablePage) -> bool:
    return any(each.isVisible() for each in page.findChildren(RulesBeside))


def marked(window: MainWindow) -> str:
    (line,) = [each for each in reader(window).lines if each.marked]
    return line.fact.id


def at_a_dark_card(qtbot: QtBot, window: MainWindow) -> tuple[TablePage, str]:
    """A match of Jass in which the keyboard is on a card that may not be played; its fact."""
    page = opened_and_asked(qtbot, window, "jass", "schieber")
    controller = page.controller
    while not (dark := controller.tabletop(controller.match.state).why_not):
        controller.choose(controller.rules.legal(controller.match.state)[0])
        asked(qtbot, page)
    hand = controller.tabletop(controller.match.state).hand
    press(window, Key.Key_Home)
    for _ in range(hand.index(dark[0][0])):
        press(window, Key.Key_Right)
    return page, dark[0][1].fact


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_f1_opens_the_rules_beside_the_table_at_what_matters_now(
    qtbot: QtBot, window: MainWindow, game: str, preset: str
) -> None:
    page = opened_and_asked(qtbot, window, game, preset)
    press(window, Key.Key_F1)
    assert is_beside(page)
    state, rules = page.controller.match.state, page.controller.rules
    meant = part(game, "rules_page").present(state, rules.options)
    assert marked(window) == meant
    read = reader(window)
    line = next(each for each in read.lines if each.marked)
    qtbot.waitUntil(lambda: not line.visibleRegion().isEmpty())
    assert read.text.hasFocus()


def test_the_table_gives_way_and_gets_its_room_back(qtbot: QtBot, window: MainWindow) -> None:
    page = opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    before = panel(page.table).geometry()
    press(window, Key.Key_F1)
    (beside,) = page.findChildren(RulesBeside)
    assert beside.width() > before.width() + 150
    assert panel(page.table).geometry().left() < before.left() - 150
    press(window, Key.Key_Escape)
    assert not is_beside(page)
    assert panel(page.table).geometry() == before


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_the_keyboard_goes_back_to_the_table(
    qtbot: QtBot, window: MainWindow, game: str, preset: str
) -> None:
    page = opened_and_asked(qtbot, window, game, preset)
    press(window, Key.Key_F1)
    press(window, Key.Key_Escape)
    now = window.focusWidget()
    assert now is not None
    assert page.table.isAncestorOf(now), "not at the way back to the start page"


def test_one_plays_on_while_the_rules_are_open(qtbot: QtBot, window: MainWindow) -> None:
    page = opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    press(window, Key.Key_F1)
    press(window, Key.Key_T)
    assert toasted(page.table), "the keys of the table work from the rules"
    page.table.focus_hand_or_actions()
    before = len(page.controller.match.steps)
    page.controller.choose(page.controller.rules.legal(page.controller.match.state)[0])
    asked(qtbot, page)
    assert len(page.controller.match.steps) > before
    assert is_beside(page)
    press(window, Key.Key_Escape)
    assert not is_beside(page)


def test_the_tool_of_the_bar_opens_and_closes(qtbot: QtBot, window: MainWindow) -> None:
    page = opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    tool = next(each for each in page.findChildren(BarButton) if each.accessibleName() == "Rules")
    tool.click()
    assert is_beside(page)
    tool.click()
    assert not is_beside(page)


def test_a_small_window_lays_them_as_a_sheet(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 640)
    page = opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    press(window, Key.Key_F1)
    assert not is_beside(page)
    assert marked(window)
    press(window, Key.Key_Escape)
    assert not [each for each in window.findChildren(RulesSheet) if each.isVisible()]


def test_rules_beside_the_table_go_when_there_is_no_room_any_more(
    qtbot: QtBot, window: MainWindow
) -> None:
    page = opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    press(window, Key.Key_F1)
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: not is_beside(page))


@pytest.mark.parametrize("mirror", [False, True])
def test_they_stay_where_the_panel_stands(qtbot: QtBot, window: MainWindow, mirror: bool) -> None:
    page = opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    press(window, Key.Key_F1)
    page.table.lay_for(mirror)
    QApplication.processEvents()
    (beside,) = page.findChildren(RulesBeside)
    assert (beside.geometry().center().x() < window.width() / 2) == mirror
    for size in ((1600, 900), (1280, 720)):
        window.resize(*size)
        QApplication.processEvents()
        under = panel(page.table).geometry().translated(page.table.pos())
        assert (beside.geometry().center() - under.center()).manhattanLength() <= 2
        assert (beside.geometry().center().x() < window.width() / 2) == mirror


def test_the_text_is_read_by_keys(qtbot: QtBot, window: MainWindow) -> None:
    opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    press(window, Key.Key_F1)
    bar = reader(window).text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    press(window, Key.Key_End)
    assert bar.value() == bar.maximum()
    press(window, Key.Key_PageUp)
    paged = bar.value()
    assert paged < bar.maximum()
    press(window, Key.Key_Down)
    assert bar.value() > paged
    press(window, Key.Key_Home)
    assert bar.value() == 0


def test_the_pills_lead_to_their_sections(qtbot: QtBot, window: MainWindow) -> None:
    opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    press(window, Key.Key_F1)
    read = reader(window)
    read.pills.setFocus()
    press(window, Key.Key_Home)
    assert read.pills.current == 0
    press(window, Key.Key_Right)
    assert read.pills.current == 1
    assert read.pills.accessibleDescription() == "Setup"
    last = read.pills.boxes(read.pills.width())[-1].center().toPoint()
    QTest.mouseClick(read.pills, Qt.MouseButton.LeftButton, pos=last)
    assert read.pills.accessibleDescription() == "How this table plays it"


def test_a_reason_is_pressed_to_read_its_rule(qtbot: QtBot, window: MainWindow) -> None:
    page, fact = at_a_dark_card(qtbot, window)
    press(window, Key.Key_W)
    reason = window.findChild(WhyNot)
    assert reason is not None
    assert reason.isVisible()
    on_window = reason.mapTo(window, reason.rect().center())
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=on_window)
    assert is_beside(page)
    assert marked(window) == fact
    assert not reason.isVisible()


def test_f1_opens_the_rule_of_the_reason_that_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    page, fact = at_a_dark_card(qtbot, window)
    press(window, Key.Key_W)
    press(window, Key.Key_F1)
    assert is_beside(page)
    assert marked(window) == fact


def test_a_click_beside_a_reason_only_takes_it_away(qtbot: QtBot, window: MainWindow) -> None:
    page, _ = at_a_dark_card(qtbot, window)
    press(window, Key.Key_W)
    reason = window.findChild(WhyNot)
    assert reason is not None
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(640, 90))
    assert not reason.isVisible()
    assert not is_beside(page)


def test_the_rules_follow_the_language_at_once(
    qtbot: QtBot, window: MainWindow, quick: Desk
) -> None:
    opened_and_asked(qtbot, window, "schnapsen", "schnapsen")
    press(window, Key.Key_F1)
    before = marked(window)
    quick.settings.put(LANGUAGE, "cs")
    (beside,) = window.findChildren(RulesBeside)
    qtbot.waitUntil(lambda: "Pravidla" in beside.title.text())
    assert "Pravidla" in beside.accessibleName()
    assert reader(window).pills.accessibleDescription()
    assert marked(window) == before
    quick.settings.put(LANGUAGE, "en")


def test_the_start_page_opens_the_rules_of_the_tile_in_hand(
    qtbot: QtBot, window: MainWindow
) -> None:
    next(tile for tile in window.start.tiles if tile.art.facts.name == "swiss").setFocus()
    press(window, Key.Key_F1)
    (sheet,) = window.findChildren(RulesSheet)
    assert sheet.title.text() == "Rules: Schieber Jass"
    assert sheet.choice.count() == len(window.start.tiles)
    whole = sheet.reader.parentWidget()
    assert whole is not None
    assert whole.height() < 640, "the text scrolls by itself, not the sheet round it"
    sheet.choice.setCurrentIndex(0)
    sheet.choice.activated.emit(0)
    assert sheet.title.text() == "Rules: Two-Handed Spades (300)"
