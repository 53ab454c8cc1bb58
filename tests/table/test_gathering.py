"""Cards put out for an exchange, taken back, and confirmed."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.engine.cards import Card
from cardtable.engine.rules import Choice
from cardtable.games.spades.model import Throw
from cardtable.look.parts_controls import ButtonKind
from cardtable.table.gathering import Gathering
from cardtable.table.view import TableView
from cardtable.tabletop.table import Tabletop
from tests.table.seen import lie, point_of, toasted
from tests.table.typed_spades import LONG, exchange, match, table

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def show(view: TableView) -> tuple[Gathering, list[Choice], Tabletop]:
    top = table(exchange(), LONG)
    view.set_card_name(lambda each: f"<{each}>")
    view.show_at_once(top)
    view.activateWindow()
    view.focus_hand_or_actions()
    found: list[Choice] = []
    view.choice_made.connect(found.append)
    (gathering,) = view.viewport().findChildren(Gathering)
    return gathering, found, top


def click(view: TableView, card: Card) -> None:
    QTest.mouseClick(view.viewport(), LEFT, pos=point_of(view, card))


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def out(found: list[Choice]) -> set[Card]:
    (choice,) = found
    assert isinstance(choice, Throw)
    return set(choice.cards)


def kind(gathering: Gathering) -> ButtonKind:
    return gathering.confirm.face.kind


def cards_out(gathering: Gathering) -> tuple[Card, ...]:
    return gathering.cards


def test_clicked_cards_go_out_and_the_button_counts(french: TableView) -> None:
    gathering, found, top = show(french)
    assert top.gather is not None
    assert gathering.confirm.text() == top.gather.captions[0]
    assert kind(gathering) is ButtonKind.SECONDARY
    for count, card in enumerate(top.hand[:2], 1):
        click(french, card)
        assert lie(french, card).y < 400
        assert lie(french, card).glow
        assert gathering.confirm.text() == top.gather.captions[count]
    assert kind(gathering) is ButtonKind.PRIMARY
    QTest.mouseClick(gathering.confirm, LEFT)
    assert out(found) == set(top.hand[:2])


def test_nothing_may_be_exchanged(french: TableView) -> None:
    gathering, found, _ = show(french)
    QTest.mouseClick(gathering.confirm, LEFT)
    assert out(found) == set()


def test_a_click_on_the_card_or_its_cross_takes_it_back(french: TableView) -> None:
    gathering, found, top = show(french)
    first, second = top.hand[:2]
    click(french, first)
    click(french, second)
    assert gathering.crosses[0].accessibleName().endswith(f"<{first}>")
    QTest.mouseClick(gathering.crosses[0], LEFT)
    assert cards_out(gathering) == (second,)
    click(french, second)
    assert cards_out(gathering) == ()
    assert lie(french, first).y > 500
    assert not any(each.isVisible() for each in gathering.crosses)
    assert found == []


def test_a_fourth_card_is_refused_with_a_reason(french: TableView) -> None:
    gathering, _, top = show(french)
    assert top.gather is not None
    for card in top.hand[:4]:
        click(french, card)
    assert set(cards_out(gathering)) == set(top.hand[:3])
    assert toasted(french) == top.gather.too_many != ""
    assert lie(french, top.hand[3]).y > 500


def test_cards_are_dragged_out_and_back(french: TableView) -> None:
    gathering, _, top = show(french)
    card, port = top.hand[5], french.viewport()
    drag(port, point_of(french, card), QPoint(400, 250))
    assert cards_out(gathering) == (card,)
    drag(port, point_of(french, card), QPoint(500, 640))
    assert cards_out(gathering) == ()
    drag(port, point_of(french, card), point_of(french, card) + QPoint(40, 10))
    assert cards_out(gathering) == ()


def drag(port: QWidget, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, (start + end) / 2)
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, LEFT, pos=end)


def test_enter_puts_out_and_control_enter_confirms(french: TableView) -> None:
    _, found, top = show(french)
    QTest.keyClick(focused(), Key.Key_Home)
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == []
    QTest.keyClick(focused(), Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert out(found) == {top.hand[0]}


def test_another_exchange_begins_empty(french: TableView) -> None:
    gathering, _, top = show(french)
    click(french, top.hand[0])
    show(french)
    assert cards_out(gathering) == ()
    assert lie(french, top.hand[0]).y > 500


def test_confirmed_cards_stay_where_they_were_put(french: TableView) -> None:
    gathering, found, top = show(french)
    for card in (top.hand[4], top.hand[0], top.hand[0]):
        click(french, card if card not in cards_out(gathering) else top.hand[2])
    before = {card: lie(french, card).middle for card in cards_out(gathering)}
    assert len(before) == 3
    QTest.mouseClick(gathering.confirm, LEFT)
    thrown = match(exchange(), LONG).play(found[0])[0].state
    french.show_at_once(table(thrown, LONG))
    assert {card: lie(french, card).middle for card in before} == before
