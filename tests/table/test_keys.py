"""The table for keyboard and ear."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import Card, card
from cardtable.engine.rules import Choice, Play
from cardtable.games.schnapsen.model import Close, Exchange
from cardtable.look.why_not import WhyNot
from cardtable.table.card_keys import CardButton
from cardtable.table.stops import Stop
from cardtable.table.texts import card_state
from cardtable.table.view import TableView
from cardtable.tabletop.table import Tabletop
from tests.table.seen import action_buttons, ringed, toasted
from tests.table.typed import on_lead, table, to_reply

Key = Qt.Key


def show(view: TableView, top: Tabletop) -> list[Choice]:
    """Show the table, bring the keyboard to the hand; the list that gets the choices."""
    view.set_card_name(lambda each: f"<{each}>")
    view.show_at_once(top)
    view.activateWindow()
    view.focus_hand_or_actions()
    found: list[Choice] = []
    view.choice_made.connect(found.append)
    return found


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_a_screen_readers_press_plays_the_card_it_presses_wherever_the_keyboard_is(
    qtbot: QtBot, view: TableView
) -> None:
    top = table(on_lead())
    found = show(view, top)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    QTest.keyClick(focused(), Key.Key_Home)
    third = next(each for each in buttons_of(view) if each.accessibleName() == f"<{top.hand[2]}>")
    actions = QAccessible.queryAccessibleInterface(third).actionInterface()
    actions.doAction("Press")
    qtbot.waitUntil(lambda: bool(found))  # Qt shows the button pressed for a moment
    assert found == [Play(top.hand[2])]


def buttons_of(view: TableView) -> list[CardButton]:
    return [each for each in view.findChildren(CardButton) if each.isVisible()]


def test_arrows_walk_and_enter_plays(qtbot: QtBot, view: TableView) -> None:
    top = table(on_lead())
    found = show(view, top)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    QTest.keyClick(focused(), Key.Key_Home)
    QTest.keyClick(focused(), Key.Key_Right)
    QTest.keyClick(focused(), Key.Key_Right)
    QTest.keyClick(focused(), Key.Key_Left)
    assert focused().accessibleName() == f"<{top.hand[1]}>"
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Play(top.hand[1])]


def test_the_walked_card_shows_the_ring(qtbot: QtBot, view: TableView) -> None:
    top = table(on_lead())
    show(view, top)
    QTest.keyClick(focused(), Key.Key_End)
    assert ringed(view) == top.hand[-1]


def test_a_held_enter_plays_one_card(qtbot: QtBot, view: TableView) -> None:
    found = show(view, table(on_lead()))
    QTest.keyClick(focused(), Key.Key_Home)
    target = focused()
    for held in (False, True, True):
        press = QKeyEvent(
            QEvent.Type.KeyPress,
            Key.Key_Return,
            Qt.KeyboardModifier.NoModifier,
            "\r",
            held,
        )
        QApplication.sendEvent(target, press)
        if found:
            view.show_at_once(table(on_lead()))  # asked again at once
    QTest.keyClick(focused(), Key.Key_Return)  # doubled
    assert len(found) == 1


def test_enter_on_a_dark_card_says_why(qtbot: QtBot, view: TableView) -> None:
    top = table(to_reply())
    found, reasons = show(view, top), list[str]()
    view.why_not_asked.connect(reasons.append)
    QTest.keyClick(focused(), Key.Key_Home)
    QTest.keyClick(focused(), Key.Key_Space)
    assert found == []
    assert reasons == [dict(top.why_not)[top.hand[0]].text]


def test_why_not_is_answered_at_a_playable_card_too(qtbot: QtBot, view: TableView) -> None:
    show(view, table(on_lead()))
    QTest.keyClick(focused(), Key.Key_Home)
    QTest.keyClick(focused(), Key.Key_W)
    assert toasted(view) == "You may play this card."


def test_fixed_letters_press_the_buttons(qtbot: QtBot, view: TableView) -> None:
    found = show(view, table(on_lead()))
    QTest.keyClick(focused(), Key.Key_X)
    view.show_at_once(table(on_lead()))
    view.focus_hand_or_actions()
    QTest.keyClick(focused(), Key.Key_Z)
    assert found == [Exchange(), Close()]


def test_shift_and_letter_or_a_digit_jump_to_a_rank(qtbot: QtBot, view: TableView) -> None:
    show(view, table(on_lead()))
    QTest.keyClick(focused(), Key.Key_K, Qt.KeyboardModifier.ShiftModifier)
    assert focused().accessibleName() == "<SK>"
    QTest.keyClick(focused(), Key.Key_0)
    assert focused().accessibleName() == "<CT>"
    QTest.keyClick(focused(), Key.Key_U, Qt.KeyboardModifier.ShiftModifier)
    assert focused().accessibleName() == "<HJ>"


def test_t_asks_for_the_last_trick(qtbot: QtBot, view: TableView) -> None:
    show(view, table(on_lead()))
    with qtbot.waitSignal(view.last_trick_asked, timeout=500):
        QTest.keyClick(focused(), Key.Key_T)


def test_every_card_says_whether_it_is_playable(view: TableView) -> None:
    top = table(to_reply())
    show(view, top)
    told = {
        each.accessibleName(): each.accessibleDescription() for each in view.findChildren(QWidget)
    }
    reason = dict(top.why_not)[card("HA")].text
    assert "not playable" not in told["<SA>"]
    assert reason in told["<HA>"]


def test_nothing_hidden_is_told(view: TableView) -> None:
    top = table(to_reply())
    show(view, top)
    words = " ".join(
        part
        for each in view.findChildren(QWidget)
        for part in (each.accessibleName(), each.accessibleDescription(), each.toolTip())
    )
    hidden = {str(each) for each in _hidden(top)}
    assert not any(f"<{each}>" in words for each in hidden)
    assert "<SK>" in words, "the card led is told"


def _hidden(top: Tabletop) -> list[Card]:
    open_spots = {"trick", "indicator"}
    return [
        each
        for zone in top.cards.zones()
        if zone.name not in open_spots and not (zone.name == "hand" and zone.owner == top.viewer)
        for each in top.cards[zone]
    ]


def test_tab_goes_from_buttons_to_hand_to_table_to_panel(view: TableView) -> None:
    top = table(on_lead())
    show(view, top)
    action_buttons(view)[0].setFocus(Qt.FocusReason.TabFocusReason)
    names = []
    for _ in range(7):
        names.append(focused().accessibleName())
        view.focusNextChild()
    assert names[:2] == [action.caption for action in top.actions]
    assert names[2].startswith("<")
    assert len(set(names)) == 7, names


def test_from_what_can_only_be_read_arrows_and_escape_lead_back_to_the_hand(
    qtbot: QtBot, view: TableView
) -> None:
    top = table(to_reply())
    show(view, top)
    stop = next(each for each in view.findChildren(Stop) if each.accessibleName())
    for key, expected in (
        (Key.Key_End, top.hand[-1]),
        (Key.Key_Left, top.hand[-2]),
        (Key.Key_Escape, top.hand[-2]),
    ):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(focused(), key)
        assert focused().accessibleName() == f"<{expected}>"


def test_after_the_mouse_the_first_enter_only_shows_the_ring(qtbot: QtBot, view: TableView) -> None:
    top = table(on_lead())
    found = show(view, top)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(600, 300))
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == []
    hinted = ringed(view)
    assert hinted is not None
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Play(hinted)]


def test_a_card_keeps_its_button_while_it_is_held(view: TableView) -> None:
    top = table(on_lead())
    show(view, top)
    before = {each.accessibleName(): each for each in buttons_of(view)}
    view.show_at_once(replace(top, hand=top.hand[:0:-1], playable=None))
    after = {each.accessibleName(): each for each in buttons_of(view)}
    assert len(after) == len(before) - 1
    assert all(before[name] is button for name, button in after.items())
    assert [each.accessibleName() for each in buttons_of(view)] == [
        f"<{each}>" for each in top.hand[:0:-1]
    ], "they are told in the order of the hand"


def test_a_reason_goes_with_the_table(qtbot: QtBot, view: TableView) -> None:
    show(view, table(to_reply()))
    QTest.keyClick(focused(), Key.Key_Home)
    QTest.keyClick(focused(), Key.Key_W)
    assert [each for each in view.window().findChildren(WhyNot) if each.isVisible()]
    view.close_drawing()
    assert not [each for each in view.window().findChildren(WhyNot) if each.isVisible()]


def test_a_reason_among_short_facts_ends_with_its_own_stop() -> None:
    told = card_state(False, "You must follow suit: shields.", 1, 9)
    assert told == "not playable: You must follow suit: shields. card 1 of 9"
