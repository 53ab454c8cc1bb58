"""Undo and redo by their keys while cards fly, the computer thinks and results lie."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.look.tool_buttons import BarButton
from cardtable.storage.declared import ANIMATION
from cardtable.storage.history import History
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.saved import match_of
from cardtable.windows.play.page import TablePage
from cardtable.windows.results.sheet import ResultSheet
from tests.games.playing import PRESETS, sensible
from tests.windows.tables import opened, opened_at_a_result

MOMENTS = 6  # for each rule set; tests/bench/undo.py takes as many as one likes
Ctrl = Qt.KeyboardModifier.ControlModifier
Shift = Qt.KeyboardModifier.ShiftModifier


def press(page: TablePage, key: Qt.Key, modifiers: Qt.KeyboardModifier = Ctrl) -> None:
    handle = page.window().windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key, modifiers)


def go_on(page: TablePage, rng: Random) -> None:
    """Let a moment pass; the person acts when it is his turn, or looks at a result."""
    controller, match = page.controller, page.controller.match
    for _ in range(rng.randrange(1, 25)):
        QApplication.processEvents()
    if match.turn == controller.names.viewer:
        controller.choose(rng.choice(sensible(match.rules.legal(match.state), rng)))
    elif controller.deal_is_over() and rng.random() < 0.3:
        controller.next_deal()


def undo_and_redo(page: TablePage, history: History, saved: int, rng: Random) -> bool:
    """Go back some choices and forth again; whether there was one to go back to."""
    match = page.controller.match
    now, depth = list(match.steps), 0
    while page.controller.can_take_back() and depth < rng.choice((1, 2, 4)):
        place = match.last_real_choice(0)
        press(page, Qt.Key.Key_Z)
        assert match.steps == now[:place]
        assert page.table.is_settled(), "nothing flies any more"
        depth += 1
    assert match_of(history.load(saved)).steps == match.steps, "a kill now would lose nothing"
    for _ in range(depth):
        press(page, *rng.choice(((Qt.Key.Key_Y, Ctrl), (Qt.Key.Key_Z, Ctrl | Shift))))
    assert match.steps[: len(now)] == now, "the computer may have gone on since"
    assert match_of(history.load(saved)).steps == match.steps
    return depth > 0


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_at_any_moment_of_flight_and_thought(
    qtbot: QtBot, window: MainWindow, history: History, quick: Desk, game: str, preset: str
) -> None:
    rng, moments = Random(preset), 0
    page = opened(qtbot, window, Sitting(game, preset))
    quick.settings.put(ANIMATION, "fast")
    while moments < MOMENTS:
        go_on(page, rng)
        moments += undo_and_redo(page, history, quick.notebook.match, rng)


@pytest.mark.parametrize("sheet_lies", [False, True], ids=["at rest", "under the result"])
def test_at_the_end_of_a_deal(
    qtbot: QtBot, window: MainWindow, history: History, quick: Desk, sheet_lies: bool
) -> None:
    def sheets() -> list[ResultSheet]:
        return [each for each in window.findChildren(ResultSheet) if each.isVisible()]

    page = opened_at_a_result(window, history, Sitting("schnapsen", "schnapsen"))
    if sheet_lies:
        qtbot.waitUntil(lambda: bool(sheets()))
    now = list(page.controller.match.steps)
    press(page, Qt.Key.Key_Z)
    assert not sheets()
    assert len(page.controller.match.steps) < len(now)
    press(page, Qt.Key.Key_Y)
    assert page.controller.match.steps == now
    qtbot.waitUntil(lambda: bool(sheets()))
    assert history.load(quick.notebook.match).assisted == {"undo"}


def test_the_tool_of_redo_comes_and_goes(qtbot: QtBot, window: MainWindow) -> None:
    page = opened(qtbot, window, Sitting("schnapsen", "schnapsen"))
    (redo,) = (each for each in page.findChildren(BarButton) if each.accessibleName() == "Redo")
    assert not redo.isVisible()
    qtbot.waitUntil(lambda: page.controller.can_hint())
    page.controller.choose(page.controller.rules.legal(page.controller.match.state)[-1])
    press(page, Qt.Key.Key_Z)
    assert redo.isVisible()
    redo.click()
    assert not redo.isVisible()


def test_undo_is_offered_while_the_first_card_flies(
    qtbot: QtBot, window: MainWindow, quick: Desk
) -> None:
    page = opened(qtbot, window, Sitting("schnapsen", "schnapsen"))
    qtbot.waitUntil(lambda: page.controller.can_hint())
    quick.settings.put(ANIMATION, "slow")
    page.controller.choose(page.controller.rules.legal(page.controller.match.state)[-1])
    assert not page.table.is_settled()
    (undo,) = (each for each in page.findChildren(BarButton) if each.accessibleName() == "Undo")
    assert undo.isEnabled()


def test_nothing_to_redo_is_told(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(qtbot, window, Sitting("schnapsen", "schnapsen"))
    said: list[str] = []
    monkeypatch.setattr(page.table, "toast", said.append)
    page._back.redo()
    assert said == ["There is nothing to redo."]
