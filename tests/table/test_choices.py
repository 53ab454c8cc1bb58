"""Keep or discard: by buttons, by two keys, by dragging the offered card."""

from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice
from cardtable.games.spades.model import DISCARDS, HAND, Keep, Public, Refuse
from cardtable.games.spades.rules import SpadesRules
from cardtable.table.action_line import ChoiceButton
from cardtable.table.bubbles import bubble_place
from cardtable.table.geometry import geometry
from cardtable.table.plates import plate_box
from cardtable.table.question import Question
from cardtable.table.view import TableView
from cardtable.tabletop.table import Pace, Tabletop
from tests.table.seen import action_buttons, lie
from tests.table.typed_spades import OFFERED, drawing, playing, table

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
PACE = Pace(200)


def show(view: TableView, top: Tabletop) -> list[Choice]:
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


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    port = view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, (start + end) / 2)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, pos=end)


def offered_at(view: TableView) -> QPoint:
    return QPoint(round(lie(view, OFFERED).x), round(lie(view, OFFERED).y))


def test_the_question_and_what_follows_stand_on_the_table(french: TableView) -> None:
    top = table(drawing())
    show(french, top)
    (question,) = french.viewport().findChildren(Question)
    assert question.isVisible()
    assert question.accessibleName() == top.question
    assert [each.accessibleDescription() for each in action_buttons(french)] == [
        action.detail for action in top.actions
    ]
    sizes = {each.size().toTuple() for each in action_buttons(french)}
    assert len(sizes) == 1, "equal looks: none is recommended"
    assert all(isinstance(each, ChoiceButton) for each in action_buttons(french))


def test_when_the_line_asks_it_has_the_keyboard(french: TableView) -> None:
    show(french, table(drawing()))
    assert focused() is action_buttons(french)[0]
    french.show_at_once(table(playing()))
    french.focus_hand_or_actions()
    assert focused().accessibleName().startswith("<")


def test_who_walks_the_hand_is_left_there(french: TableView) -> None:
    show(french, table(drawing()))
    french.focusNextChild()
    french.focusNextChild()
    QTest.keyClick(focused(), Key.Key_Right)
    here = focused().accessibleName()
    assert here.startswith("<")
    french.focus_hand_or_actions()
    assert focused().accessibleName() == here


def test_enter_presses_the_focused_choice_once(french: TableView) -> None:
    found = show(french, table(drawing()))
    QTest.keyClick(focused(), Key.Key_Right)
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Refuse()]


def test_two_keys_do_for_the_whole_drawing(french: TableView) -> None:
    """Whatever has the keyboard when the buttons are made anew, the next key reaches them."""
    match = Match(SpadesRules(), 3)
    found = show(french, table(match.state))
    keys = 0
    while match.state.public.deal is None or len(match.state.cards[HAND[0]]) < 13:
        if match.turn == NATURE:
            _show(french, match, match.chance())
        elif match.turn == 1:
            _show(french, match, match.rules.legal(match.state)[0])
        else:
            QTest.keyClick(focused(), Key.Key_K if keys % 2 else Key.Key_D)
            keys += 1
            assert len(found) == keys
            _show(french, match, found[-1])
    assert keys == 13
    assert found[:2] == [Refuse(), Keep()]


def _show(view: TableView, match: Match[Public], choice: Choice) -> None:
    for step in match.play(choice):
        view.enqueue(table(step.state), PACE)
    view.focus_hand_or_actions()


def test_the_offered_card_dragged_to_the_hand_is_kept(french: TableView) -> None:
    found = show(french, table(drawing()))
    drag(french, offered_at(french), QPoint(500, 640))
    assert found == [Keep()]


def test_the_offered_card_dragged_to_the_discards_is_refused(french: TableView) -> None:
    top = table(drawing())
    found = show(french, top)
    heap = lie(french, top.cards[DISCARDS][0])
    drag(french, offered_at(french), QPoint(round(heap.x), round(heap.y)))
    assert found == [Refuse()]


def test_dropped_elsewhere_or_clicked_nothing_is_chosen(french: TableView) -> None:
    found = show(french, table(drawing()))
    rest = lie(french, OFFERED)
    drag(french, offered_at(french), offered_at(french) + QPoint(60, 20))
    QTest.mouseClick(french.viewport(), LEFT, pos=offered_at(french))
    assert found == []
    assert lie(french, OFFERED) == rest


def test_the_offered_card_is_read_to_its_owner_alone(qtbot: QtBot, french: TableView) -> None:
    show(french, table(drawing()))
    assert _is_told(french, f"<{OFFERED}>")
    french.show_at_once(table(drawing(), viewer=1))
    assert not _is_told(french, f"<{OFFERED}>")


def _is_told(view: TableView, name: str) -> bool:
    return any(name in each.accessibleName() for each in view.findChildren(QWidget))


def test_what_the_viewer_says_does_not_cover_his_plate() -> None:
    top, here = table(playing()), geometry(1280, 752, 352 / 252)
    (plate,) = [each for each in top.plates if each.seat == 0]
    bubble, _ = bubble_place(QSizeF(140, 62), 0, top, here)
    face = plate_box(plate, top, here)
    assert not bubble.intersects(face)


def test_a_key_while_cards_move_finishes_that_and_chooses_nothing(french: TableView) -> None:
    found = show(french, table(drawing()))
    french.look.wear(motion=1.0)
    played = Match(SpadesRules(), 0, drawing()).play(Keep())
    french.enqueue(table(played[0].state), PACE)
    assert not french.is_settled()
    QTest.keyClick(focused(), Key.Key_K)
    assert french.is_settled()
    assert found == []


def test_with_reduced_motion_cards_appear_in_their_places(qtbot: QtBot, french: TableView) -> None:
    show(french, table(drawing()))
    french.look.wear(motion=1.0)
    french.set_reduced_motion(True)
    after = table(Match(SpadesRules(), 0, drawing()).play(Keep())[0].state)
    start = lie(french, OFFERED)
    seen = [start]
    french.scene().changed.connect(lambda _: seen.append(lie(french, OFFERED)))
    with qtbot.waitSignal(french.settled, timeout=2000):
        french.enqueue(after, PACE)
    assert {each.middle.toTuple() for each in seen} <= {
        start.middle.toTuple(),
        lie(french, OFFERED).middle.toTuple(),
    }
