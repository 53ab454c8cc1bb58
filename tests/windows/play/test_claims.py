"""Claiming in the window: button, key and menu, and why not."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import cards
from cardtable.engine.match import Match
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import DECK, SchnapsenRules
from cardtable.storage.declared import ASK_UNDO, AUTO_PLAY_ONE, CLAIM
from cardtable.table.action_line import ActionButton
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.main import MainWindow
from cardtable.windows.matches import sitting
from cardtable.windows.play.claims import ClaimRest
from cardtable.windows.play.page import TablePage

NOT_LEADING = "You can claim only when you lead."
NOT_SURE = "The remaining tricks are not certain: play on."
SWITCHED_OFF = "Claiming is switched off in Preferences."
YOURS = "The remaining tricks are yours."


@pytest.fixture
def window(table_window: MainWindow) -> MainWindow:
    table_window.resize(1280, 800)
    return table_window


class Ending:
    """A page on which the person leads with these cards, the other holding those."""

    def __init__(
        self, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, held: str
    ) -> None:
        mine, theirs = (cards(hand) for hand in held.split("/"))
        gone = tuple(card for card in DECK if card not in (*mine, *theirs))
        trump = cards("SA")[0].suit
        start = position((mine, theirs), leader=0, trump=trump, won=(gone, ()), points=(30, 30))
        monkeypatch.setattr(
            sitting, "_new_match", lambda desk, wanted: Match(SchnapsenRules(), 0, start)
        )
        window.open_game(Sitting("schnapsen", "schnapsen"))
        page = window.page
        assert isinstance(page, TablePage)
        self.page, self.toasts = page, self._listen(page, monkeypatch)
        qtbot.waitUntil(lambda: page.table.is_settled() and page.controller.can_hint())

    def _listen(self, page: TablePage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        said: list[str] = []
        monkeypatch.setattr(page.table, "toast", said.append)
        return said

    def press(self, key: Qt.Key) -> None:
        handle = self.page.window().windowHandle()
        assert handle is not None
        QTest.keyClick(handle, key)

    def button(self) -> ActionButton | None:
        found = self.page.table.findChildren(ActionButton)
        shown = (each for each in found if each.isVisible())
        return next((each for each in shown if isinstance(each.action.choice, ClaimRest)), None)

    def entry(self) -> Any:
        words = "Clai&m Remaining Tricks"
        entries = (each.action for each in self.page.menu_actions())
        return next(each for each in entries if each.text() == words)

    def is_over(self) -> bool:
        return bool(self.page.controller.deal_is_over())


def test_the_button_stands_on_the_table_when_the_rest_is_sure(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ending = Ending(qtbot, window, monkeypatch, "SA ST/SK HA")
    qtbot.waitUntil(lambda: ending.button() is not None)
    button = ending.button()
    assert button is not None
    assert button.text() == "Claim Remaining Tricks"
    assert ending.entry().isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert ending.is_over()
    assert ending.toasts == [YOURS]


def test_the_key_claims_too_and_undo_brings_all_back(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ending = Ending(qtbot, window, monkeypatch, "SA ST/SK HA")
    before = ending.page.controller.match.state
    ending.press(Qt.Key.Key_C)
    qtbot.waitUntil(ending.is_over)
    ending.page._back._undo()
    assert ending.page.controller.match.state == before
    qtbot.waitUntil(lambda: ending.button() is not None)


def test_what_is_not_sure_is_refused_with_its_reason(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ending = Ending(qtbot, window, monkeypatch, "SA HT/SK HA")
    qtbot.waitUntil(lambda: not ending.entry().isEnabled())
    assert ending.entry().statusTip() == NOT_SURE
    assert ending.button() is None
    ending.press(Qt.Key.Key_C)
    assert ending.toasts == [NOT_SURE]
    assert not ending.is_over()


def test_the_last_trick_needs_no_button_but_may_be_claimed(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, desk: Desk
) -> None:
    desk.settings.put(AUTO_PLAY_ONE, False)
    ending = Ending(qtbot, window, monkeypatch, "SA/SK")
    qtbot.waitUntil(lambda: ending.entry().isEnabled())
    qtbot.wait(20)
    assert ending.button() is None
    ending.press(Qt.Key.Key_C)
    assert ending.is_over()


def test_preferences_switch_it_off_and_on_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, desk: Desk
) -> None:
    desk.settings.put(CLAIM, False)
    ending = Ending(qtbot, window, monkeypatch, "SA ST/SK HA")
    qtbot.wait(20)
    assert ending.button() is None
    assert ending.entry().statusTip() == SWITCHED_OFF
    ending.press(Qt.Key.Key_C)
    assert ending.toasts == [SWITCHED_OFF]
    desk.settings.put(CLAIM, True)
    qtbot.waitUntil(lambda: ending.button() is not None)


def test_a_change_of_words_leaves_the_button(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ending = Ending(qtbot, window, monkeypatch, "SA ST/SK HA")
    qtbot.waitUntil(lambda: ending.button() is not None)
    ending.page.retranslate()
    qtbot.waitUntil(ending.page.table.is_settled)
    assert ending.button() is not None


def test_who_does_not_lead_cannot_claim(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ending = Ending(qtbot, window, monkeypatch, "SA ST/SK HA")
    monkeypatch.setattr(ending.page.controller, "can_hint", lambda: False)
    ending.press(Qt.Key.Key_C)
    assert ending.toasts == [NOT_LEADING]


def test_undo_asks_before_if_that_is_wanted(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, desk: Desk
) -> None:
    desk.settings.put(ASK_UNDO, True)
    ending = Ending(qtbot, window, monkeypatch, "SA ST/SK HA")
    controller = ending.page.controller
    before = controller.match.state
    controller.choose(controller.rules.legal(before)[0])
    qtbot.waitUntil(ending.page.table.is_settled)
    for agrees in (False, True):
        ending.page._back.undo()
        question = next(each for each in window.findChildren(MessageSheet) if each.isVisible())
        assert controller.match.state != before
        assert question.no.text() == "Leave it"  # "Zrušit" is said of a move too
        QTest.mouseClick(question.yes if agrees else question.no, Qt.MouseButton.LeftButton)
        assert (controller.match.state == before) is agrees
