"""A hint on the table: what it points at, what takes it, and what sends it away."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import card
from cardtable.engine.rules import Choice, Play
from cardtable.games.schnapsen.model import Close
from cardtable.games.spades.model import Bid
from cardtable.table.hint_card import ENTER_AFTER_MS, Halo, HintCard
from cardtable.table.panel import PanelWidget
from cardtable.table.view import TableView
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.panel import Versus, VersusRow
from cardtable.tabletop.table import Pace, Tabletop
from tests.table import typed_spades
from tests.table.seen import action_buttons, hinted, lie
from tests.table.typed import on_lead, table, to_reply

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
ROWS = (VersusRow("Daus of bells", 1, "best"), VersusRow("Ten of acorns", 0.4, "-3"))
PLAY = Hint(
    Play(card("DA")), "Lead the Daus of bells", "It is best.", "Play it", Versus("Against", ROWS)
)
SIZES = [(1280, 752), (1024, 592), (800, 552), (2560, 1300)]


def shown(view: TableView, tabletop: Tabletop, hint: Hint) -> tuple[HintCard, list[Choice]]:
    view.show_at_once(tabletop)
    view.activateWindow()
    view.focus_hand_or_actions()
    found: list[Choice] = []
    view.choice_made.connect(found.append)
    view.show_hint(hint)
    (paper,) = view.viewport().findChildren(HintCard)
    return paper, found


def box(view: TableView) -> QRectF:
    (paper,) = view.viewport().findChildren(HintCard)
    place = paper.place
    assert place is not None
    return place.box


def test_it_stands_over_the_card_and_lights_it(view: TableView) -> None:
    paper, _ = shown(view, table(to_reply()), Hint(Play(card("SA")), "Play", "Why.", "Play it"))
    assert paper.isVisible()
    assert hinted(view) == [card("SA")]
    assert box(view).bottom() < lie(view, card("SA")).y


def test_enter_plays_it_but_not_at_once(view: TableView, qtbot: QtBot) -> None:
    paper, found = shown(view, table(on_lead()), PLAY)
    assert QApplication.focusWidget() is paper.button
    QTest.keyClick(paper.button, Key.Key_Return)
    assert found == [], "that Enter was meant for something else"
    qtbot.wait(ENTER_AFTER_MS + 20)
    QTest.keyClick(paper.button, Key.Key_Return)
    assert found == [Play(card("DA"))]


def test_the_button_plays_it(view: TableView) -> None:
    paper, found = shown(view, table(on_lead()), PLAY)
    QTest.mouseClick(paper.button, LEFT)
    assert found == [Play(card("DA"))]


def test_escape_sends_it_away_and_the_keyboard_back_to_the_hand(view: TableView) -> None:
    paper, found = shown(view, table(on_lead()), PLAY)
    QTest.keyClick(paper.button, Key.Key_Escape)
    assert not paper.isVisible()
    assert view.hint is None
    assert QApplication.focusWidget() is not paper.button
    assert hinted(view) == []
    assert found == []


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_Right])
def test_who_walks_the_hand_goes_on_alone(view: TableView, key: Qt.Key) -> None:
    paper, _ = shown(view, table(on_lead()), PLAY)
    QTest.keyClick(paper.button, key)
    assert not paper.isVisible()


def test_another_table_takes_it_away(view: TableView) -> None:
    paper, _ = shown(view, table(on_lead()), PLAY)
    view.show_at_once(table(to_reply()))
    assert not paper.isVisible()


def test_one_that_comes_while_cards_move_waits_for_their_rest(view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    view.set_rests(1.0)
    view.enqueue(table(on_lead()), Pace(0, rest_before=5_000))
    assert not view.is_settled()
    view.show_hint(PLAY)
    assert view.hint is None
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(20, 20))  # a click finishes what moves
    assert view.is_settled()
    assert view.hint == PLAY


def test_the_letter_asks_for_it(view: TableView) -> None:
    view.show_at_once(table(on_lead()))
    asked: list[None] = []
    view.hint_asked.connect(lambda: asked.append(None))
    QTest.keyClick(view, Key.Key_H)
    assert asked == [None]


def test_the_panel_compares_while_it_stands_there(view: TableView) -> None:
    paper, _ = shown(view, table(on_lead()), PLAY)
    (panel,) = view.viewport().findChildren(PanelWidget)
    assert "Ten of acorns: -3" in panel.accessibleDescription()
    QTest.keyClick(paper.button, Key.Key_Escape)
    assert "Ten of acorns" not in panel.accessibleDescription()


def test_a_choice_that_is_no_card_shines(view: TableView) -> None:
    shown(view, table(on_lead()), Hint(Close(), "Close the stock", "", "Close the stock"))
    (halo,) = view.viewport().findChildren(Halo)
    (button,) = (each for each in action_buttons(view) if each.action.choice == Close())
    assert halo.isVisible()
    middle = button.mapTo(view.viewport(), button.rect().center())
    assert halo.geometry().contains(middle)
    assert not box(view).contains(middle)


def test_a_bid_shines_and_can_be_taken(french: TableView) -> None:
    hint = Hint(Bid(4), "Bid 4", "", "Bid: 4")
    paper, found = shown(french, typed_spades.table(typed_spades.bidding()), hint)
    (halo,) = french.viewport().findChildren(Halo)
    assert halo.isVisible()
    QTest.mouseClick(paper.button, LEFT)
    assert found == [Bid(4)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_stays_on_the_table_and_off_the_corners_of_the_hand(
    view: TableView, width: int, height: int
) -> None:
    view.resize(width, height)
    shown(view, table(on_lead()), PLAY)
    place = box(view)
    assert QRectF(view.rect()).contains(place)
    for button in action_buttons(view):
        middle = button.mapTo(view.viewport(), button.rect().center())
        assert not place.contains(middle)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_cards_of_a_trick_stay_in_sight(view: TableView, width: int, height: int) -> None:
    view.resize(width, height)
    shown(view, table(to_reply()), Hint(Play(card("SA")), "Play", "Why it is so.", "Play it"))
    assert not box(view).contains(lie(view, card("SK")).middle)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_it_is_laid_anew_for_another_size(view: TableView, width: int, height: int) -> None:
    shown(view, table(on_lead()), PLAY)
    view.resize(width, height)
    assert QRectF(view.rect()).contains(box(view))
