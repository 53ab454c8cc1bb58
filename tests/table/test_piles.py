"""Won tricks: the last one may be looked at again, the others may not."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardtable.engine.cards import Card, card
from cardtable.engine.rules import Play
from cardtable.games.schnapsen.model import WON
from cardtable.table.view import TableView
from cardtable.tabletop.panel import LastTrick
from cardtable.tabletop.table import Tabletop
from tests.table.seen import lie
from tests.table.typed import match, on_lead, table

REFUSED = "Only the last trick may be looked at."


def last_of(tabletop: Tabletop) -> LastTrick:
    return next(block for block in tabletop.panel.blocks if isinstance(block, LastTrick))


def click_on(view: TableView, card: Card) -> None:
    found = lie(view, card)
    at = QPoint(round(found.x), round(found.y))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.fixture
def tabletop(view: TableView) -> Tabletop:
    """After a trick that seat 0 has taken; seat 1 has one from before."""
    played = match(on_lead())
    played.play(Play(card("DA")))
    played.play(Play(card("SA")))
    shown = table(played.state)
    view.show_at_once(shown)
    return shown


def test_a_click_on_the_pile_with_the_last_trick_asks_for_it(
    view: TableView, tabletop: Tabletop
) -> None:
    asked: list[bool] = []
    view.last_trick_asked.connect(lambda: asked.append(True))
    click_on(view, last_of(tabletop).cards[0])
    assert asked == [True]


def test_a_click_on_the_other_pile_is_refused(
    view: TableView, tabletop: Tabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    view._choosing.denied.connect(said.append)
    loser = 1 - last_of(tabletop).seat
    click_on(view, tabletop.cards[WON[loser]][0])
    assert said == [REFUSED]
