"""A bid from a row of chips: chosen first, then confirmed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.engine.rules import Choice
from cardtable.games.spades.model import Bid
from cardtable.table.chip_places import chip_places
from cardtable.table.chips import Chips
from cardtable.table.geometry import geometry
from cardtable.table.places import picture
from cardtable.table.question import Question
from cardtable.table.view import TableView
from tests.table.typed_spades import MINE, bidding, table

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
RATIO = 352 / 252


def show(view: TableView) -> tuple[Chips, list[Choice]]:
    view.show_at_once(table(bidding()))
    view.activateWindow()
    view.focus_hand_or_actions()
    found: list[Choice] = []
    view.choice_made.connect(found.append)
    (chips,) = view.viewport().findChildren(Chips)
    return chips, found


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def chosen(chips: Chips) -> Choice | None:
    return None if chips.chip is None else chips.chip.choice


def test_nothing_is_chosen_at_first(french: TableView) -> None:
    chips, found = show(french)
    assert chips.isVisible()
    assert chosen(chips) is None
    assert not chips.confirm.isVisible()
    assert focused() is chips.buttons[0]
    assert found == []


def test_a_click_chooses_and_the_golden_button_bids(french: TableView) -> None:
    chips, found = show(french)
    QTest.mouseClick(chips.buttons[4], LEFT)
    assert (chosen(chips), found) == (Bid(4), [])
    QTest.mouseClick(chips.buttons[6], LEFT)
    assert chosen(chips) == Bid(6)
    QTest.mouseClick(chips.confirm, LEFT)
    assert found == [Bid(6)]


def test_a_question_under_the_paper_of_a_lesson_stays_away(french: TableView) -> None:
    """Half a question is worse than none."""
    chips, _ = show(french)
    (question,) = french.viewport().findChildren(Question)
    question.hide()
    QTest.mouseClick(chips.buttons[4], LEFT)
    assert not question.isVisible()


def test_the_golden_button_is_read_after_what_it_confirms(french: TableView) -> None:
    chips, _ = show(french)
    assert chips.children()[-1] is chips.confirm


def test_a_double_click_bids(french: TableView) -> None:
    chips, found = show(french)
    QTest.mouseClick(chips.buttons[4], LEFT)
    QTest.mouseDClick(chips.buttons[4], LEFT)
    assert found == [Bid(4)]


def test_digits_typed_together_are_one_figure(french: TableView) -> None:
    chips, found = show(french)
    QTest.keyClick(focused(), Key.Key_1)
    assert chosen(chips) == Bid(1)
    QTest.keyClick(focused(), Key.Key_2)
    assert chosen(chips) == Bid(12)
    QTest.keyClick(focused(), Key.Key_5)
    assert chosen(chips) == Bid(5), "125 is no bid: it begins anew"
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Bid(5)]


def test_the_letter_of_nil_chooses_it(french: TableView) -> None:
    chips, found = show(french)
    QTest.keyClick(focused(), Key.Key_N)
    assert (chosen(chips), found) == (Bid(0), [])
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Bid(0)]


def test_enter_chooses_and_enter_again_bids(french: TableView) -> None:
    chips, found = show(french)
    QTest.keyClick(focused(), Key.Key_Right)
    QTest.keyClick(focused(), Key.Key_Right)
    assert chosen(chips) is None, "walking alone chooses nothing"
    QTest.keyClick(focused(), Key.Key_Return)
    assert (chosen(chips), found) == (Bid(2), [])
    QTest.keyClick(focused(), Key.Key_Return)
    assert found == [Bid(2)]


def test_every_chip_says_its_name_and_worth(french: TableView) -> None:
    chips, _ = show(french)
    for button in chips.buttons:
        assert button.accessibleName() == button.chip.spoken
        assert button.chip.gain in button.accessibleDescription()
        assert button.chip.loss in button.accessibleDescription()
        assert button.isCheckable()


def test_the_next_bidding_begins_with_nothing_chosen(french: TableView) -> None:
    chips, _ = show(french)
    QTest.mouseClick(chips.buttons[4], LEFT)
    show(french)
    assert chosen(chips) is None


@pytest.mark.parametrize(
    ("width", "height", "font"),
    [(800, 552, 1), (1024, 592, 1), (1280, 752, 1), (2560, 1373, 1), (1280, 704, 2)],
)
def test_chips_have_room_between_strip_and_hand(width: float, height: float, font: float) -> None:
    top, here = table(bidding()), geometry(width, height, RATIO, font)
    places = chip_places(top.chips, here)
    lies = picture(top, here)
    crown = min(lies[each].y - lies[each].width * RATIO / 2 for each in MINE)
    for index, box in enumerate(places.chips):
        assert here.table.contains(box)
        assert here.top_free <= box.top() <= box.bottom() < crown
        assert not any(box.intersects(other) for other in places.chips[index + 1 :])
        assert not box.intersects(places.bar)
    assert places.bar.bottom() < crown
