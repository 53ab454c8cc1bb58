"""The table in a window: queue, clicks, drags, sizes."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import card
from cardtable.engine.rules import Choice, Play
from cardtable.games.schnapsen.model import Close
from cardtable.table.view import TableView
from cardtable.tabletop.table import Pace, Speech, Tabletop
from tests.table.seen import action_buttons, is_speaking, lie, panel, point_of, strip
from tests.table.typed import match, on_lead, table, to_reply

LEFT = Qt.MouseButton.LeftButton


def chosen(view: TableView) -> list[Choice]:
    found: list[Choice] = []
    view.choice_made.connect(found.append)
    return found


def click(qtbot: QtBot, view: TableView, at: QPoint) -> None:
    QTest.mouseMove(view.viewport(), at)
    QTest.mouseClick(view.viewport(), LEFT, pos=at)


def test_a_click_on_a_playable_card_plays_it_once(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    found = chosen(view)
    at = point_of(view, card("DA"))
    click(qtbot, view, at)
    click(qtbot, view, at)
    assert found == [Play(card("DA"))]


def test_a_dark_card_is_not_played_but_explained(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(to_reply()))
    found, reasons = chosen(view), list[str]()
    view.why_not_asked.connect(reasons.append)
    click(qtbot, view, point_of(view, card("HA")))
    assert found == []
    assert reasons == [dict(table(to_reply()).why_not)[card("HA")].text]


def test_a_card_dragged_onto_the_table_is_played(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    found, port = chosen(view), view.viewport()
    at = point_of(view, card("HJ"))
    QTest.mousePress(port, LEFT, pos=at)
    QTest.mouseMove(port, at - QPoint(0, 100))
    QTest.mouseMove(port, QPoint(500, 250))
    assert lie(view, card("HJ")).y < 400
    QTest.mouseRelease(port, LEFT, pos=QPoint(500, 250))
    assert found == [Play(card("HJ"))]


def test_a_card_let_go_over_the_hand_returns(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    found, port = chosen(view), view.viewport()
    rest, at = lie(view, card("HJ")), point_of(view, card("HJ"))
    QTest.mousePress(port, LEFT, pos=at)
    QTest.mouseMove(port, at + QPoint(-40, -20))
    assert lie(view, card("HJ")).x < rest.x
    QTest.mouseRelease(port, LEFT, pos=at + QPoint(-40, -20))
    assert found == []
    assert lie(view, card("HJ")) == rest


def test_a_pointed_card_lifts_and_the_last_sinks(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    rest = lie(view, card("DA")).lift
    QTest.mouseMove(view.viewport(), QPoint(400, 300))
    QTest.mouseMove(view.viewport(), point_of(view, card("DA")))
    qtbot.waitUntil(lambda: lie(view, card("DA")).lift > rest)
    QTest.mouseMove(view.viewport(), QPoint(400, 300))
    qtbot.waitUntil(lambda: lie(view, card("DA")).lift == rest)


def test_buttons_give_their_choice(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    found = chosen(view)
    close = next(each for each in action_buttons(view) if each.action.choice == Close())
    assert close.isVisible()
    QTest.mouseClick(close, LEFT)
    QTest.mouseClick(close, LEFT)
    assert found == [Close()]


def test_a_refused_button_says_why(qtbot: QtBot, view: TableView) -> None:
    played = match(on_lead())
    played.play(Close())
    view.show_at_once(table(played.state))
    found, reasons = chosen(view), list[str]()
    view.why_not_asked.connect(reasons.append)
    QTest.mouseClick(action_buttons(view)[0], LEFT)
    assert found == []
    assert reasons == [table(played.state).actions[0].why_not]


def queue_of(*choices: Choice) -> list[Tabletop]:
    played = match(on_lead())
    return [table(step.state) for choice in choices for step in played.play(choice)]


def test_the_queue_is_shown_in_order_and_settles_once(qtbot: QtBot, view: TableView) -> None:
    view.look.wear(motion=0.02)
    view.show_at_once(table(on_lead()))
    tops = queue_of(Play(card("CT")), Play(card("CA")))
    shown: list[Tabletop] = []
    settled: list[int] = []
    view.shown.connect(shown.append)
    view.settled.connect(lambda: settled.append(len(shown)))
    with qtbot.waitSignal(view.settled, timeout=3000):
        for top in tops:
            view.enqueue(top, Pace(180))
        assert not view.is_settled()
    assert shown == tops
    assert settled == [len(tops)]
    assert view.is_settled()


def test_while_a_trick_rests_it_is_still_that_trick_which_is_shown(
    qtbot: QtBot, view: TableView
) -> None:
    view.look.wear(motion=0.02)
    view.set_rests(1.0)
    view.show_at_once(table(on_lead()))
    shown: list[Tabletop] = []
    view.shown.connect(shown.append)
    (next_one,) = queue_of(Play(card("CT")))[:1]
    view.enqueue(next_one, Pace(0, rest_before=60))
    assert shown == []
    qtbot.waitUntil(view.is_settled)
    assert shown == [next_one]


def test_without_motion_the_queue_is_shown_at_once(view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    tops = queue_of(Play(card("CT")), Play(card("CA")))
    for top in tops:
        view.enqueue(top, Pace(180, rest_before=700))
        assert view.is_settled()
    assert not lie(view, card("CT")).face_up


def test_showing_at_once_stops_what_flies(qtbot: QtBot, view: TableView) -> None:
    view.look.wear(motion=1.0)
    view.show_at_once(table(on_lead()))
    rest = lie(view, card("CT"))
    for top in queue_of(Play(card("CT")), Play(card("CA"))):
        view.enqueue(top, Pace(180))
    qtbot.waitUntil(lambda: lie(view, card("CT")).y < rest.y)
    view.show_at_once(table(on_lead()))
    assert view.is_settled()
    assert lie(view, card("CT")) == rest


def test_a_click_while_cards_move_brings_them_to_their_end(qtbot: QtBot, view: TableView) -> None:
    view.look.wear(motion=1.6)
    view.show_at_once(table(on_lead()))
    found = chosen(view)
    view.enqueue(queue_of(Play(card("CT")))[-1], Pace(180))
    assert not view.is_settled()
    QTest.mouseClick(view.viewport(), LEFT, pos=point_of(view, card("DA")))
    assert view.is_settled()
    assert found == []
    view.show_at_once(table(on_lead()))
    QTest.mouseClick(view.viewport(), LEFT, pos=point_of(view, card("DA")))
    assert found == [], "a second click at once does nothing"


def test_a_finished_trick_rests_as_long_as_is_wished(qtbot: QtBot, view: TableView) -> None:
    view.set_rests(None)
    tops = queue_of(Play(card("CT")))
    for motion in (1.0, 0.0):
        view.look.wear(motion=motion)
        view.lengthen_rests(1e4)
        view.show_at_once(table(on_lead()))
        view.enqueue(tops[-1], Pace(180, rest_before=700))
        assert not view.is_settled()
        QTest.mouseClick(view.viewport(), LEFT, pos=point_of(view, card("DA")))
        assert view.is_settled(), "a click takes the trick at once"
    view.lengthen_rests(1e-4)
    view.show_at_once(table(on_lead()))
    with qtbot.waitSignal(view.settled, timeout=3000):
        view.enqueue(tops[-1], Pace(180, rest_before=70_000))


def test_a_new_size_lays_everything_anew(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    before = lie(view, card("DA"))
    assert panel(view).isVisible()
    assert not strip(view).isVisible()
    view.resize(1024, 592)
    qtbot.waitUntil(strip(view).isVisible)
    assert not panel(view).isVisible()
    assert lie(view, card("DA")).width < before.width
    view.resize(1280, 752)
    qtbot.waitUntil(panel(view).isVisible)
    assert lie(view, card("DA")) == before


def test_resizing_mid_flight_arrives_and_goes_on(qtbot: QtBot, view: TableView) -> None:
    view.look.wear(motion=0.5)
    view.show_at_once(table(on_lead()))
    tops = queue_of(Play(card("CT")), Play(card("CA")))
    with qtbot.waitSignal(view.settled, timeout=5000):
        for top in tops:
            view.enqueue(top, Pace(180))
        view.resize(1100, 700)
    assert not lie(view, card("CT")).face_up


def test_what_is_said_stands_on_the_table_for_a_while(view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    view.enqueue(table(on_lead()), Pace(0), Speech(1, "20", "leaves"))
    assert is_speaking(view)
    view.show_at_once(table(on_lead()))
    assert not is_speaking(view)


def test_reduced_motion_flies_nothing(qtbot: QtBot, view: TableView) -> None:
    view.look.wear(motion=1.0)
    view.set_reduced_motion(True)
    view.set_rests(1.0)
    view.show_at_once(table(on_lead()))
    hand, rest = lie(view, card("CT")), set()
    with qtbot.waitSignal(view.settled, timeout=3000):
        view.enqueue(queue_of(Play(card("CT")))[-1], Pace(180, rest_before=50))
        rest.add(lie(view, card("CT")))
    assert rest == {hand}
    assert lie(view, card("CT")).y < hand.y


def test_pictures_are_drawn_for_every_width_that_is_shown(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    qtbot.waitUntil(view.art.is_ready, timeout=10_000)
    for each in table(on_lead()).hand:
        width = round(lie(view, each).width * view.devicePixelRatioF())
        assert view.art.pixmap(view.art.face(each), width).width() == width


def test_the_picture_is_not_empty(qtbot: QtBot, view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    qtbot.waitUntil(view.art.is_ready, timeout=10_000)
    image = view.grab().toImage()
    at = point_of(view, card("DA"))
    row = {image.pixelColor(at.x() + x, at.y() + y).rgb() for x in range(60) for y in range(60)}
    assert len(row) > 100, "the card is drawn"
