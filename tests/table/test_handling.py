"""One click or two, dragging or not: as the person likes it."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import card
from cardtable.engine.rules import Choice, Play
from cardtable.table.view import TableView
from tests.table.seen import lie, point_of
from tests.table.typed import on_lead, table

LEFT = Qt.MouseButton.LeftButton
FIRST, OTHER = card("DA"), card("HJ")
BESIDE = QPoint(500, 200)


def asked(view: TableView) -> list[Choice]:
    view.show_at_once(table(on_lead()))
    found: list[Choice] = []
    view.choice_made.connect(found.append)
    return found


def click(view: TableView, at: QPoint) -> None:
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseClick(view.viewport(), LEFT, pos=at)


def test_with_two_clicks_the_first_lifts_and_the_second_plays(
    qtbot: QtBot, view: TableView
) -> None:
    view.hand.one_click = False
    found = asked(view)
    at = point_of(view, FIRST)
    low = lie(view, FIRST).lift
    click(view, at)
    qtbot.waitUntil(lambda: lie(view, FIRST).lift > low)
    assert found == []
    click(view, at)
    assert found == [Play(FIRST)]


def test_a_click_on_another_card_lifts_that_one(qtbot: QtBot, view: TableView) -> None:
    view.hand.one_click = False
    found = asked(view)
    first, other = point_of(view, FIRST), point_of(view, OTHER)
    for at in (first, other, first):
        click(view, at)
    assert found == []
    click(view, first)
    assert found == [Play(FIRST)]


def test_a_lifted_card_stays_up_while_the_pointer_is_elsewhere(
    qtbot: QtBot, view: TableView
) -> None:
    view.hand.one_click = False
    asked(view)
    low = lie(view, FIRST).lift
    click(view, point_of(view, FIRST))
    qtbot.waitUntil(lambda: lie(view, FIRST).lift > low)
    high = lie(view, FIRST).lift
    QTest.mouseMove(view.viewport(), BESIDE)
    qtbot.wait(20)
    assert lie(view, FIRST).lift == high


def test_a_click_beside_the_cards_puts_it_down(qtbot: QtBot, view: TableView) -> None:
    view.hand.one_click = False
    found = asked(view)
    low, at = lie(view, FIRST).lift, point_of(view, FIRST)
    click(view, at)
    click(view, BESIDE)
    qtbot.waitUntil(lambda: lie(view, FIRST).lift == low)
    click(view, at)
    assert found == []


def test_without_dragging_a_card_stays_in_the_hand(qtbot: QtBot, view: TableView) -> None:
    view.hand.drags = False
    found, port = asked(view), view.viewport()
    at, before = point_of(view, OTHER), lie(view, OTHER).y
    QTest.mousePress(port, LEFT, pos=at)
    QTest.mouseMove(port, at - QPoint(0, 100))
    QTest.mouseMove(port, BESIDE)
    assert lie(view, OTHER).y == before
    QTest.mouseRelease(port, LEFT, pos=BESIDE)
    assert found == []
