"""The keyboard while the others play: it waits at the whole table."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.rules import Play
from cardtable.table.view import TableView
from cardtable.tabletop.table import Pace
from tests.table.test_keys import focused, show
from tests.table.typed import on_lead, table
from tests.table.typed_spades import drawing
from tests.table.typed_spades import table as table_of_spades

Key = Qt.Key


def test_the_keyboard_waits_at_the_whole_table_from_a_play_to_the_next_turn(
    view: TableView,
) -> None:
    top = table(on_lead())
    show(view, top)
    QTest.keyClick(focused(), Key.Key_Home)
    others = replace(top, hand=top.hand[1:], playable=None, actions=())
    view.show_at_once(others)
    view.focus_hand_or_actions()
    assert focused() is view
    view.show_at_once(replace(others, playable=frozenset(others.hand)))
    view.focus_hand_or_actions()
    assert focused().accessibleName() == f"<{others.hand[0]}>"


def test_while_it_waits_arrows_lead_into_the_hand(view: TableView) -> None:
    top = table(on_lead())
    show(view, top)
    QTest.keyClick(focused(), Key.Key_Home)
    view.show_at_once(replace(top, hand=top.hand[1:], playable=None, actions=()))
    QTest.keyClick(focused(), Key.Key_End)
    assert focused().accessibleName() == f"<{top.hand[-1]}>"


def test_while_it_waits_tab_leads_to_the_hand_first(view: TableView) -> None:
    top = table(on_lead())
    show(view, top)
    QTest.keyClick(focused(), Key.Key_Home)
    view.look.wear(motion=1.0)
    for left in (1, 2):
        view.enqueue(replace(top, hand=top.hand[left:], playable=None, actions=()), Pace(400))
    QTest.keyClick(focused(), Key.Key_Return)  # let the first one come to its end
    assert (focused(), view.is_settled()) == (view, False)
    QTest.keyClick(focused(), Key.Key_Tab)
    assert focused().accessibleName() == f"<{top.hand[1]}>"


def test_while_it_waits_enter_finishes_what_moves_and_plays_nothing(view: TableView) -> None:
    top = table(on_lead())
    found = show(view, top)
    QTest.keyClick(focused(), Key.Key_Home)
    view.look.wear(motion=1.0)
    view.enqueue(replace(top, hand=top.hand[1:], playable=None, actions=()), Pace(400))
    assert focused() is view
    QTest.keyClick(focused(), Key.Key_Return)
    assert view.is_settled()
    assert found == []


def test_what_is_pressed_as_the_turn_comes_plays_no_card_that_was_not_seen_ringed(
    qtbot: QtBot, view: TableView
) -> None:
    top = table(on_lead())
    found = show(view, top)
    QTest.keyClick(focused(), Key.Key_Home)
    view.show_at_once(replace(top, hand=top.hand[1:], playable=None, actions=()))
    view.focus_hand_or_actions()
    assert focused() is view
    view.show_at_once(replace(top, hand=top.hand[1:]))
    view.focus_hand_or_actions()
    QTest.keyClick(focused(), Key.Key_Return)  # meant for the cards that moved until now
    assert found == []

    def plays() -> bool:
        QTest.keyClick(focused(), Key.Key_Return)
        return bool(found)

    qtbot.waitUntil(plays)
    assert found == [Play(top.hand[1])]


def test_what_is_pressed_as_a_question_comes_chooses_nothing(
    qtbot: QtBot, french: TableView
) -> None:
    asks = table_of_spades(drawing())
    found = show(french, replace(asks, actions=(), playable=None))
    french.focus_hand_or_actions()
    assert focused() is french
    french.show_at_once(asks)
    french.focus_hand_or_actions()
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == []

    def chooses() -> bool:
        QTest.keyClick(focused(), Key.Key_Return)
        return bool(found)

    qtbot.waitUntil(chooses)
    assert found == [asks.actions[0].choice]
