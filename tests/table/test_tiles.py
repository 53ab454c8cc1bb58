"""A contract from a row of tiles: pointed at first, then chosen, once."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QEnterEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.match import Match
from cardtable.engine.rules import Choice
from cardtable.games.jass.model import Choose, Contract, Public, Push
from cardtable.table.panel_blocks import Placed
from cardtable.table.tiles import TileButton, Tiles
from cardtable.table.view import TableView
from cardtable.tabletop.table import Pace
from tests.table.seen import action_buttons, lie, panel, point_of
from tests.table.typed_contracts import choosing, leading, must_choose, table

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
BELLS = 3


def show(view: TableView, match: Match[Public] | None = None) -> tuple[Tiles, list[Choice]]:
    view.set_card_name(lambda each: f"<{each}>")
    QCursor.setPos(view.mapToGlobal(QPoint(5, 140)))  # wherever an earlier test has left it
    QApplication.processEvents()
    view.show_at_once(table(match or choosing()))
    view.activateWindow()
    view.focus_hand_or_actions()
    found: list[Choice] = []
    view.choice_made.connect(found.append)
    (tiles,) = view.viewport().findChildren(Tiles)
    return tiles, found


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def point_at(button: TileButton) -> None:
    middle = QPointF(button.rect().center())
    QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))


def leave(button: TileButton) -> None:
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))


def lifted(view: TableView) -> set[Card]:
    """The cards of the hand that stand out of it."""
    top = table(choosing())
    return {each for each in top.hand if lie(view, each).lift > 0}


def told(view: TableView) -> str:
    return panel(view).accessibleDescription()


# ---------------------------------------------------------------------- what stands there
def test_six_tiles_and_the_push_ask_for_a_contract(swiss: TableView) -> None:
    tiles, found = show(swiss)
    assert tiles.isVisible()
    assert [each.tile.choice for each in tiles.buttons] == [Choose(each) for each in Contract]
    (push,) = action_buttons(swiss)
    assert push.isVisible()
    lowest = tiles.mapTo(swiss, tiles.buttons[0].geometry().bottomLeft())
    assert push.mapTo(swiss, QPoint(0, 0)).y() >= lowest.y()
    assert found == []


def test_after_a_push_there_are_only_tiles(swiss: TableView) -> None:
    tiles, _ = show(swiss, must_choose())
    assert tiles.isVisible()
    assert action_buttons(swiss) == []


def test_tiles_go_when_a_card_is_asked_for(swiss: TableView) -> None:
    tiles, _ = show(swiss)
    swiss.show_at_once(table(leading()))
    assert not tiles.isVisible()


def test_every_tile_has_its_name_and_the_row_that_of_the_question(swiss: TableView) -> None:
    tiles, _ = show(swiss)
    assert tiles.accessibleName() == "Contract choice"
    for button in tiles.buttons:
        assert button.accessibleName() == button.tile.spoken
        shown = QAccessible.queryAccessibleInterface(button)
        assert shown.role() is QAccessible.Role.Button
    assert "Under: 20" in tiles.buttons[BELLS].accessibleDescription()
    assert "Trumps in hand: 4" in tiles.buttons[BELLS].accessibleDescription()


# ---------------------------------------------------------------------- the mouse
def test_a_click_chooses_once_though_it_be_a_double_one(swiss: TableView) -> None:
    tiles, found = show(swiss)
    QTest.mouseClick(tiles.buttons[BELLS], LEFT)
    QTest.mouseDClick(tiles.buttons[BELLS], LEFT)
    QTest.mouseClick(tiles.buttons[0], LEFT)
    assert found == [Choose(Contract.DIAMONDS)]


def test_pointing_lifts_its_cards_and_tells_what_it_is_worth(swiss: TableView) -> None:
    tiles, _ = show(swiss)
    before = told(swiss)
    point_at(tiles.buttons[BELLS])
    assert lifted(swiss) == set(cards("DA DK DJ D9"))
    assert "Bells ×2" in told(swiss)
    leave(tiles.buttons[BELLS])
    assert lifted(swiss) == set()
    assert told(swiss) == before


def test_the_slate_stays_as_it_is_while_a_low_panel_tells_what_a_tile_is_worth(
    swiss: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    swiss.resize(1200, 652)
    tiles, _ = show(swiss)
    painted: list[Placed] = []
    monkeypatch.setattr(
        "cardtable.table.panel.paint_block", lambda _, placed: painted.append(placed)
    )
    panel(swiss).grab()
    before = list(painted)
    painted.clear()
    point_at(tiles.buttons[BELLS])
    panel(swiss).grab()
    assert painted[:-1] == before
    assert painted[-1].block == tiles.buttons[BELLS].tile.worth


def test_without_trumps_the_cards_that_speak_for_it_rise(swiss: TableView) -> None:
    tiles, _ = show(swiss)
    point_at(tiles.buttons[4])
    assert lifted(swiss) == set(cards("DA HA"))
    assert "Aces in hand: 2" in told(swiss)
    point_at(tiles.buttons[5])
    assert lifted(swiss) == set()
    assert "Sixes in hand: 0" in told(swiss)


def test_what_was_raised_is_lowered_when_a_card_is_asked_for(
    qtbot: QtBot, swiss: TableView
) -> None:
    tiles, _ = show(swiss)
    point_at(tiles.buttons[BELLS])
    swiss.show_at_once(table(leading()))
    assert "Trumps in hand" not in told(swiss)
    QTest.mouseMove(swiss.viewport(), point_of(swiss, card("HA")))
    qtbot.waitUntil(lambda: lie(swiss, card("HA")).glow)


def test_another_size_keeps_what_is_pointed_at(swiss: TableView) -> None:
    tiles, _ = show(swiss)
    point_at(tiles.buttons[BELLS])
    swiss.resize(1400, 800)
    assert lifted(swiss) == set(cards("DA DK DJ D9"))
    assert "Bells ×2" in told(swiss)


# ---------------------------------------------------------------------- the keyboard
def test_where_the_pointer_rests_the_first_key_chooses_nothing(swiss: TableView) -> None:
    tiles, found = show(swiss)
    point_at(tiles.buttons[0])
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == []
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Choose(Contract.CLUBS)]


def test_walking_raises_and_enter_chooses(swiss: TableView) -> None:
    tiles, found = show(swiss)
    assert focused() is tiles.buttons[0]
    for _ in range(BELLS):
        QTest.keyClick(focused(), Key.Key_Right)
    assert lifted(swiss) == set(cards("DA DK DJ D9"))
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Choose(Contract.DIAMONDS)]


def test_the_first_enter_only_shows_where_the_keyboard_is(swiss: TableView) -> None:
    _, found = show(swiss)
    QTest.keyClick(focused(), Key.Key_Return)
    assert lifted(swiss) == set(cards("CJ C7"))
    assert found == []
    QTest.keyClick(focused(), Key.Key_Space)
    assert found == [Choose(Contract.CLUBS)]


def test_a_held_enter_chooses_nothing_more(swiss: TableView) -> None:
    tiles, found = show(swiss)
    QTest.keyClick(focused(), Key.Key_Right)
    held = QKeyEvent(
        QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(focused(), held)
    assert found == []
    QTest.keyClick(focused(), Key.Key_Return)
    swiss.show_at_once(table(leading()))
    swiss.focus_hand_or_actions()
    for _ in range(3):
        QApplication.sendEvent(focused(), held)
    assert found == [Choose(Contract.HEARTS)]
    assert not tiles.isVisible()


def test_a_digit_raises_and_the_same_again_chooses(swiss: TableView) -> None:
    tiles, found = show(swiss)
    QTest.keyClick(focused(), Key.Key_6)
    assert focused() is tiles.buttons[5]
    QTest.keyClick(focused(), Key.Key_4)
    assert (focused(), found) == (tiles.buttons[BELLS], [])
    QTest.keyClick(focused(), Key.Key_4)
    assert found == [Choose(Contract.DIAMONDS)]


def test_home_end_and_the_ends_of_the_row(swiss: TableView) -> None:
    tiles, _ = show(swiss)
    QTest.keyClick(focused(), Key.Key_End)
    assert focused() is tiles.buttons[5]
    QTest.keyClick(focused(), Key.Key_Right)
    assert focused() is tiles.buttons[5]
    QTest.keyClick(focused(), Key.Key_Home)
    QTest.keyClick(focused(), Key.Key_Left)
    assert focused() is tiles.buttons[0]


def test_in_two_rows_up_and_down_walk_too(swiss: TableView) -> None:
    swiss.resize(800, 552)
    tiles, _ = show(swiss)
    QTest.keyClick(focused(), Key.Key_Right)
    QTest.keyClick(focused(), Key.Key_Down)
    assert focused() is tiles.buttons[4]
    QTest.keyClick(focused(), Key.Key_Down)
    assert focused() is tiles.buttons[4]
    QTest.keyClick(focused(), Key.Key_Up)
    assert focused() is tiles.buttons[1]


def test_tab_comes_to_one_tile_then_to_the_push_then_to_the_hand(swiss: TableView) -> None:
    tiles, _ = show(swiss)
    QTest.keyClick(focused(), Key.Key_Right)
    swiss.focusNextChild()
    assert focused() is action_buttons(swiss)[0]
    swiss.focusNextChild()
    assert focused().accessibleName().startswith("<")
    swiss.focusPreviousChild()
    swiss.focusPreviousChild()
    assert focused() is tiles.buttons[1]


def test_p_pushes(swiss: TableView) -> None:
    _, found = show(swiss)
    QTest.keyClick(focused(), Key.Key_P)
    assert found == [Push()]


def test_while_cards_move_the_tiles_are_away_and_the_keyboard_waits(
    qtbot: QtBot, swiss: TableView
) -> None:
    tiles, found = show(swiss)
    QTest.keyClick(focused(), Key.Key_Right)
    swiss.look.wear(motion=0.2)
    with qtbot.waitSignal(swiss.settled, timeout=4000):
        swiss.enqueue(table(leading()), Pace(150))
        swiss.enqueue(table(must_choose()), Pace(150))
        assert not tiles.isVisible()
        QTest.keyClick(focused(), Key.Key_2)
        QTest.keyClick(focused(), Key.Key_Return)
        assert found == []
    swiss.focus_hand_or_actions()
    assert tiles.isVisible()
    assert focused() in tiles.buttons
    assert found == []


def test_a_click_that_finished_what_moved_does_not_choose_what_came_under_it(
    swiss: TableView,
) -> None:
    tiles, found = show(swiss)
    swiss.look.wear(motion=1.0)
    swiss.enqueue(table(leading()), Pace(300))
    swiss.enqueue(table(must_choose()), Pace(300))
    where = tiles.mapTo(swiss.viewport(), tiles.buttons[0].geometry().center())
    while not swiss.is_settled():
        QTest.mouseClick(swiss.viewport(), LEFT, pos=QPoint(where))
    QTest.mouseClick(tiles.buttons[0], LEFT)
    assert found == []
