"""A table under sheets: play may go on beneath, but the person at a sheet is not disturbed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollBar
from pytestqt.qtbot import QtBot

from cardtable.engine.rules import NATURE, Play, view
from cardtable.look.sheet import SheetDialog
from cardtable.storage.declared import ANIMATION, LAST_PRESET, PLAYER_NAME, AnySetting
from cardtable.storage.history import History
from cardtable.storage.trouble import Problem, Trouble
from cardtable.table.card_keys import CardButton
from cardtable.table.deck import deck_facts
from cardtable.tabletop.verdict import TallyRow, Verdict, VerdictRow
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.main import MainWindow
from cardtable.windows.play.page import TablePage
from cardtable.windows.preferences.sheet import PreferencesSheet
from cardtable.windows.results.sheet import ResultSheet
from cardtable.windows.scores.sheet import ScoreSheet
from tests.windows.tables import quick_desk, window_on

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot: QtBot, desk: Desk, history: History) -> Iterator[TablePage]:
    """A new match on the table, the person being asked for a choice."""
    window = window_on(qtbot, quick_desk(desk, history))
    window.open_game(Sitting("schnapsen", "schnapsen"))
    assert isinstance(window.page, TablePage)
    wait_for_turn(qtbot, window.page)
    yield window.page
    window.close()


def wait_for_turn(qtbot: QtBot, page: TablePage) -> None:
    """Until the person has a real choice, or a deal is over."""
    match = page.controller.match

    def asked() -> bool:
        legal = match.rules.legal(match.state) if match.turn == 0 else ()
        over = match.turn != 0 and page.controller.deal_is_over()
        return page.table.is_settled() and (len(legal) > 1 or over)

    qtbot.waitUntil(asked, timeout=20_000)


def play_one(page: TablePage) -> None:
    """Make the first legal play, past mouse and keys."""
    controller = page.controller
    seen = view(controller.rules, controller.match.state, 0)
    page.table.choice_made.emit(next(each for each in seen.legal if isinstance(each, Play)))


def laid(page: TablePage, kind: type[SheetDialog]) -> list[SheetDialog]:
    return [sheet for sheet in page.window().findChildren(kind) if sheet.isVisible()]


def press(page: TablePage, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    handle = page.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, held)


def test_whoever_writes_his_name_keeps_the_keyboard_while_play_goes_on(
    qtbot: QtBot, page: TablePage
) -> None:
    press(page, Qt.Key.Key_Comma, CONTROL)
    (sheet,) = laid(page, PreferencesSheet)
    field = sheet.findChild(QLineEdit)
    assert field is not None
    field.setFocus(Qt.FocusReason.MouseFocusReason)
    play_one(page)
    wait_for_turn(qtbot, page)
    assert page.window().focusWidget() is field


def test_after_a_sheet_the_keyboard_is_in_the_hand_again(qtbot: QtBot, page: TablePage) -> None:
    page.setFocus()
    press(page, Qt.Key.Key_Comma, CONTROL)
    (sheet,) = laid(page, PreferencesSheet)
    sheet.dismiss()
    assert isinstance(QApplication.focusWidget(), CardButton)


def test_undo_waits_until_the_sheet_is_closed(qtbot: QtBot, page: TablePage) -> None:
    play_one(page)
    wait_for_turn(qtbot, page)
    steps = list(page.controller.match.steps)
    press(page, Qt.Key.Key_Comma, CONTROL)
    (sheet,) = laid(page, PreferencesSheet)
    press(page, Qt.Key.Key_Z, CONTROL)
    assert page.controller.match.steps == steps
    sheet.dismiss()
    press(page, Qt.Key.Key_Z, CONTROL)
    assert len(page.controller.match.steps) < len(steps)


def test_a_result_waits_until_the_sheet_before_it_is_closed(qtbot: QtBot, page: TablePage) -> None:
    press(page, Qt.Key.Key_Comma, CONTROL)
    (sheet,) = laid(page, PreferencesSheet)
    while not page.controller.deal_is_over():
        play_one(page)
        wait_for_turn(qtbot, page)
    qtbot.wait(700)  # longer than a result rests: a sheet that must not come has no signal
    assert not laid(page, ResultSheet)
    sheet.dismiss()
    qtbot.waitUntil(lambda: bool(laid(page, ResultSheet)))


def test_undo_under_the_result_takes_it_away(qtbot: QtBot, page: TablePage) -> None:
    while not page.controller.deal_is_over():
        play_one(page)
        wait_for_turn(qtbot, page)
    qtbot.waitUntil(lambda: bool(laid(page, ResultSheet)))
    press(page, Qt.Key.Key_Z, CONTROL)
    assert not laid(page, ResultSheet)
    assert not page.controller.deal_is_over()
    wait_for_turn(qtbot, page)


def test_names_that_change_while_cards_fly_stand_there_when_they_lie(
    qtbot: QtBot, desk: Desk, page: TablePage
) -> None:
    desk.settings.put(ANIMATION, "normal")
    play_one(page)
    assert not page.table.is_settled()
    desk.settings.put(PLAYER_NAME, "Zoë")
    qtbot.waitUntil(page.table.is_settled, timeout=20_000)
    shown = page.table._scene.tabletop
    assert shown is not None
    assert "Zoë" in {plate.name for plate in shown.plates}


def test_trouble_that_comes_with_a_new_table_is_told_over_it(
    qtbot: QtBot, desk: Desk, page: TablePage
) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)

    def fail(setting: AnySetting) -> None:
        if setting == LAST_PRESET:
            window.show_problem(Problem(Trouble.READ_ONLY, Path("/settings.json")), True)

    desk.settings.put(LAST_PRESET, "")
    desk.settings.subscribe(fail)
    window._put_on_table(Sitting("schnapsen", "schnapsen"))
    (sheet,) = [each for each in window.findChildren(MessageSheet) if each.isVisible()]
    above = window.childAt(sheet.mapTo(window, sheet.paper.center()))
    assert above is not None
    assert sheet.isAncestorOf(above), "the sheet lies over the page"
    sheet.dismiss()
    qtbot.waitUntil(lambda: isinstance(window.focusWidget(), CardButton), timeout=20_000)


def test_a_result_of_a_match_needs_no_scrolling(qtbot: QtBot, page: TablePage) -> None:
    verdict = Verdict(
        "Final result",
        "Wilhelmine wins the match, though not by much",
        "You took tricks, but fewer than 33 card points: 2 game points.",
        "+2",
        "game points",
        rows=(VerdictRow(0, "You", "1 trick", "21", 0.3), VerdictRow(1, "W.", "66", "78", 1.0)),
        tally_caption="Game points to zero",
        tally=(TallyRow(0, "You", 1, 1, 7), TallyRow(1, "W.", 2, 0, 7)),
        match_over=True,
        course=((7, 7), (5, 4), (1, 2), (1, 0)),
    )
    sheet = ResultSheet(page.window(), page.table.look, deck_facts("german"), verdict)
    page.window().resize(1280, 800)
    sheet.lay()
    qtbot.wait(20)
    bars = [each for each in sheet.findChildren(QScrollBar) if each.isVisible()]
    assert bars == []
    sheet.dismiss()


def test_a_table_that_is_left_keeps_nothing_alive(
    qtbot: QtBot, desk: Desk, page: TablePage
) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    art, subscribed = page.table.art, len(desk.settings._callbacks)
    qtbot.waitUntil(art.is_ready, timeout=20_000)
    window.to_start()
    assert len(desk.settings._callbacks) == subscribed - 1
    assert art.pixmap(art.back, 100).isNull(), "its pictures are let go"
    qtbot.waitUntil(lambda: not window.findChildren(TablePage))


def test_a_table_left_before_it_began_does_not_begin(
    qtbot: QtBot, desk: Desk, page: TablePage
) -> None:
    window = page.window()
    assert isinstance(window, MainWindow)
    window._put_on_table(Sitting("schnapsen", "schnapsen"))
    left = window.page
    assert isinstance(left, TablePage)
    controller = left.controller
    window.to_start()
    qtbot.wait(50)  # long enough for a timer of 0 ms
    assert controller.match.steps == []


def test_the_result_of_a_match_leads_to_its_score_sheet(qtbot: QtBot, page: TablePage) -> None:
    match = page.controller.match
    while not page.controller.deal_is_over():
        chance = match.chance() if match.turn == NATURE else None
        match.play(chance or match.rules.legal(match.state)[0])
    page._results.tell(Verdict("", "", "", "", "", (), "", (), match_over=True), None)
    with qtbot.waitSignal(page.result_shown) as shown:
        page._results.rest()
    result = next(iter(shown.args or ()))
    assert isinstance(result, ResultSheet)
    result.scores.click()
    (scores,) = (each for each in page.window().findChildren(ScoreSheet) if each.isVisible())
    assert len(scores.rows) == 1
    scores.files.saved.emit("Saved: x.pdf")
    window = page.window()
    assert isinstance(window, MainWindow)
    assert window.toast.text == "Saved: x.pdf"
    assert window.toast.isVisible(), "over the sheet, not on the table under it"
