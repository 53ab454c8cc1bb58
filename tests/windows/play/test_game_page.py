"""A real match on the page: by keys alone, saved as it goes, taken up again, in every language."""

import gc
import weakref
from dataclasses import asdict

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ai.players import GUESSER
from cardtable.engine.cards import card, cards
from cardtable.engine.record import plain
from cardtable.engine.rules import Play, view
from cardtable.games.schnapsen.model import STANDARD
from cardtable.games.schnapsen.position import position
from cardtable.languages import LANGUAGES, install
from cardtable.look.seen_first import SeenFirst
from cardtable.look.tool_buttons import BarButton
from cardtable.storage.declared import AUTO_PLAY_ONE, LANGUAGE, PLAYER_NAME, TRICK_REST
from cardtable.storage.history import Head, History
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.saved import match_of
from cardtable.windows.play.last_trick import LastTrickSheet
from cardtable.windows.play.page import TablePage
from cardtable.windows.results.sheet import ResultSheet
from tests.table.seen import panel, toasted

SCHNAPSEN = Sitting("schnapsen", "schnapsen")


def opened(qtbot: QtBot, window: MainWindow, seat_for: Sitting = SCHNAPSEN) -> TablePage:
    """The page of a sitting, once the person is asked for a choice."""
    window.open_game(seat_for)
    page = window.page
    assert isinstance(page, TablePage)
    wait_for_turn(qtbot, page)
    return page


def wait_for_turn(qtbot: QtBot, page: TablePage) -> None:
    match, seat = page.controller.match, page.controller.names.viewer

    def mine() -> bool:
        legal = match.rules.legal(match.state) if match.turn == seat else ()
        return page.table.is_settled() and len(legal) > page.controller.manner.auto_play_one

    qtbot.waitUntil(lambda: mine() or (match.turn != seat and bool(sheets(page))), timeout=20_000)


def sheets(page: TablePage) -> list[ResultSheet]:
    return [sheet for sheet in page.window().findChildren(ResultSheet) if sheet.isVisible()]


def look_at_it(qtbot: QtBot, page: TablePage) -> None:
    """Until a key may send the result away."""
    qtbot.waitUntil(lambda: not sheets(page)[0].findChildren(SeenFirst))


def press(page: TablePage, key: Qt.Key) -> None:
    handle = page.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)


def play_first_legal_by_keys(page: TablePage) -> None:
    """Walk the hand with the arrows to the first playable card and play it with Enter."""
    controller = page.controller
    seen = view(controller.rules, controller.match.state, controller.names.viewer)
    wanted = next(choice.card for choice in seen.legal if isinstance(choice, Play))
    hand = controller.tabletop(controller.match.state).hand
    press(page, Qt.Key.Key_Home)
    for _ in range(hand.index(wanted)):
        press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Return)


def opened_at_a_result(
    qtbot: QtBot, window: MainWindow, quick: Desk, history: History
) -> TablePage:
    """The page of a saved match, once the last card of a deal has been played by keys."""
    quick.settings.put(AUTO_PLAY_ONE, False)
    start = position(
        (cards("SA"), cards("HT")),
        leader=0,
        trump=card("HA").suit,
        won=(cards("CA CK CT CQ CJ DA DK DT"), cards("HA HK HQ HJ DQ DJ ST SK SQ SJ")),
    )
    players = ("human", GUESSER)
    head = Head("schnapsen", "schnapsen", asdict(STANDARD), players, 1, 5, plain(start))
    window.open_game(SCHNAPSEN._replace(match=history.begin(head, 0.0)))
    page = window.page
    assert isinstance(page, TablePage)
    with qtbot.waitSignals([page.controller.asked, page.table.settled]):
        pass
    press(page, Qt.Key.Key_Home)
    press(page, Qt.Key.Key_Return)
    wait_for_turn(qtbot, page)
    assert sheets(page), "that was the last card"
    return page


def test_a_deal_is_played_by_keys_alone_to_its_result(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    while not sheets(page):
        play_first_legal_by_keys(page)
        wait_for_turn(qtbot, page)
    deals = page.controller.match.deals
    look_at_it(qtbot, page)
    press(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.controller.match.deals == deals + 1)
    assert not sheets(page)


def test_the_keyboard_comes_to_the_hand_after_a_start_by_keys(
    qtbot: QtBot, window: MainWindow
) -> None:
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    QTest.keyClick(handle, Qt.Key.Key_Backtab)
    assert window.ring.target is not None, "the ring shows where the keyboard is"
    page = opened(qtbot, window)
    before = len(page.controller.match.steps)
    play_first_legal_by_keys(page)
    assert len(page.controller.match.steps) > before


def test_keys_of_the_table_work_from_the_bar(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window)
    while page.controller.last_trick() is None and not sheets(page):
        play_first_legal_by_keys(page)
        wait_for_turn(qtbot, page)
    page.findChildren(BarButton)[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(page, Qt.Key.Key_T)
    assert len(window.findChildren(LastTrickSheet)) == 1


def test_every_choice_is_on_the_disk_before_the_next_is_asked(
    qtbot: QtBot, window: MainWindow, history: History
) -> None:
    page = opened(qtbot, window)
    play_first_legal_by_keys(page)
    wait_for_turn(qtbot, page)
    (entry,) = history.unfinished()
    assert match_of(history.load(entry.match)).steps == page.controller.match.steps


def test_a_match_that_was_left_is_taken_up_where_it_stood(
    qtbot: QtBot, window: MainWindow, history: History
) -> None:
    page = opened(qtbot, window)
    play_first_legal_by_keys(page)
    wait_for_turn(qtbot, page)
    steps = list(page.controller.match.steps)
    window.to_start()
    (entry,) = history.unfinished()
    again = opened(qtbot, window, SCHNAPSEN._replace(match=entry.match))
    assert again.controller.match.steps[: len(steps)] == steps
    play_first_legal_by_keys(again)
    assert match_of(history.load(entry.match)).steps == again.controller.match.steps


def test_undo_takes_back_the_last_choice_and_marks_the_match(
    qtbot: QtBot, window: MainWindow, history: History
) -> None:
    page = opened(qtbot, window)
    before = page.controller.match.state
    play_first_legal_by_keys(page)
    wait_for_turn(qtbot, page)
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.controller.match.state == before
    (entry,) = history.unfinished()
    saved = history.load(entry.match)
    assert saved.assisted == {"undo"}
    assert match_of(saved).state == before


def test_a_table_that_was_left_at_its_result_is_let_go(
    qtbot: QtBot, window: MainWindow, quick: Desk, history: History
) -> None:
    page = opened_at_a_result(qtbot, window, quick, history)
    table = weakref.ref(page.table)
    window.to_start()
    del page

    def is_gone() -> bool:
        gc.collect()
        return table() is None

    qtbot.waitUntil(is_gone)


def test_every_entry_of_the_menu_over_a_game_has_an_icon(qtbot: QtBot, window: MainWindow) -> None:
    opened(qtbot, window)
    window.show_menu()
    entries = [each for each in window.menu.actions() if not each.isSeparator()]
    assert [each.text() for each in entries if each.icon().isNull()] == []
    assert len(entries) > 6
    window.menu.close()


def test_what_cannot_be_shown_is_told_to_eye_and_ear(
    qtbot: QtBot, window: MainWindow, quick: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick.settings.put(AUTO_PLAY_ONE, False)  # else a trick may be played before the first turn
    page = opened(qtbot, window)
    told: list[str] = []
    monkeypatch.setattr(page.table, "announce", told.append)
    press(page, Qt.Key.Key_T)
    assert toasted(page.table) == "No trick has been played yet."
    assert "No trick has been played yet." in told


def test_t_lays_the_last_trick_open_and_esc_takes_it_away(
    qtbot: QtBot, window: MainWindow, quick: Desk
) -> None:
    quick.settings.put(AUTO_PLAY_ONE, False)  # else a trick may be played before the first turn
    page = opened(qtbot, window)
    press(page, Qt.Key.Key_T)
    assert window.findChildren(LastTrickSheet) == [], "no trick yet"
    while page.controller.last_trick() is None and not sheets(page):
        play_first_legal_by_keys(page)
        wait_for_turn(qtbot, page)
    press(page, Qt.Key.Key_T)
    assert len(window.findChildren(LastTrickSheet)) == 1
    press(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(LastTrickSheet))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_language_changes_in_the_middle_of_a_match(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, quick: Desk, code: str
) -> None:
    page = opened(qtbot, window)
    told = {"en": "Score", "nl": "Stand", "de": "Spielstand", "hu": "Állás", "cs": "Skóre"}
    quick.settings.put(LANGUAGE, code)
    install(qapp, code)
    qtbot.waitUntil(
        lambda: page.controller.tabletop(page.controller.match.state).panel.title == told[code]
    )
    assert panel(page.table).accessibleDescription() != ""


def test_a_name_and_auto_play_one_follow_the_preferences_at_once(
    qtbot: QtBot, window: MainWindow, quick: Desk
) -> None:
    page = opened(qtbot, window)
    quick.settings.put(PLAYER_NAME, "Zoë")
    quick.settings.put(AUTO_PLAY_ONE, False)
    assert page.controller.names.seats[0] == "Zoë"
    assert page.controller.manner.auto_play_one is False


def test_after_the_last_card_and_the_result_the_keyboard_is_in_the_new_hand(
    qtbot: QtBot, window: MainWindow, quick: Desk, history: History
) -> None:
    page = opened_at_a_result(qtbot, window, quick, history)
    look_at_it(qtbot, page)
    press(page, Qt.Key.Key_Return)
    wait_for_turn(qtbot, page)
    before = len(page.controller.match.steps)
    play_first_legal_by_keys(page)
    assert len(page.controller.match.steps) > before


def test_the_pause_after_a_trick_follows_the_preference(
    qtbot: QtBot, window: MainWindow, quick: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[float] = []
    page = opened(qtbot, window)
    monkeypatch.setattr(page.table, "lengthen_rests", told.append)
    quick.settings.put(TRICK_REST, 2100)
    quick.settings.put(TRICK_REST, TRICK_REST.default)
    assert told == [3.0, 1.0]
