"""A result comes by itself: it is seen before a key or click can send it away."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.look import seen_first
from cardtable.look.present import Look
from cardtable.look.seen_first import SeenFirst
from cardtable.look.sheet import SheetDialog
from cardtable.table.deck import deck_facts
from cardtable.tabletop.verdict import Verdict, VerdictRow
from cardtable.windows.lessons.end import LessonEnd
from cardtable.windows.results.sheet import ResultSheet

CLOSING = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape)
SHEETS = ("result", "lesson")


def _made(kind: str, host: QWidget, look: Look) -> SheetDialog:
    if kind == "lesson":
        return LessonEnd(host, look, lambda: "You know the rules now.")
    rows = (VerdictRow(0, "You", "5 tricks", "66", 1.0),)
    verdict = Verdict("Deal 1", "You win the deal", "You have 66.", "+1", "", rows, "", ())
    return ResultSheet(host, look, deck_facts("german"), verdict)


@pytest.fixture(params=SHEETS)
def sheet(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    styled: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[SheetDialog]:
    """One that has just been laid, without movement."""
    monkeypatch.setattr(seen_first, "SEEN", 150)
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(1024, 640)
    host.show()
    look = Look()
    look.wear(motion=0.0)
    sheet = _made(request.param, host, look)
    sheet.lay()
    yield sheet  # not returned: the host lives as long as its name here


def press(sheet: QWidget, key: Qt.Key, repeats: bool = False) -> None:
    """Press the key where the keyboard is; of held keys Qt's tests know nothing."""
    target = sheet.window().focusWidget()
    assert target is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats)
        QApplication.sendEvent(target, event)


def seen(qtbot: QtBot, sheet: QWidget) -> None:
    qtbot.waitUntil(lambda: not sheet.findChildren(SeenFirst))


@pytest.mark.parametrize("key", CLOSING)
def test_a_quick_key_was_meant_for_the_table_a_later_one_closes(
    qtbot: QtBot, sheet: QWidget, key: Qt.Key
) -> None:
    press(sheet, key)
    assert sheet.isVisible()
    seen(qtbot, sheet)
    press(sheet, key)
    assert not sheet.isVisible()


@pytest.mark.parametrize("key", CLOSING)
def test_a_held_key_never_closes(qtbot: QtBot, sheet: QWidget, key: Qt.Key) -> None:
    seen(qtbot, sheet)
    press(sheet, key, repeats=True)
    assert sheet.isVisible()


def test_a_double_click_does_not_hit_the_button_that_came_under_it(
    qtbot: QtBot, sheet: QWidget
) -> None:
    button = sheet.window().focusWidget()
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sheet.isVisible()
    seen(qtbot, sheet)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()


def test_tab_walks_at_once(sheet: QWidget) -> None:
    before = sheet.window().focusWidget()
    press(sheet, Qt.Key.Key_Tab)
    assert sheet.window().focusWidget() is not before


def test_a_screen_reader_presses_at_once(sheet: QWidget) -> None:
    button = sheet.window().focusWidget()
    assert button is not None
    button.click()  # type: ignore[attr-defined]  # a Button
    assert not sheet.isVisible()
