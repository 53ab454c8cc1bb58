"""Where the buttons stand: in the middle over the hand, but not over what the stock says."""

from dataclasses import replace

import pytest

from cardtable.games.schnapsen.model import Close
from cardtable.look.parts_table import PillKind, pill_size
from cardtable.table.captions import pill_place
from cardtable.table.view import TableView
from cardtable.tabletop.asking import Action
from cardtable.tabletop.table import Spot, Tabletop
from tests.table.seen import action_buttons
from tests.table.typed import on_lead, table

SIZES = ((1280, 740), (1024, 600))


def three_buttons() -> Tabletop:
    """What stands there when the rest may be claimed too."""
    found = table(on_lead())
    long = Action(Close(), "A maradék ütések igénylése", "check")
    return replace(found, actions=(*found.actions, long))


def edges(view: TableView) -> tuple[float, float]:
    """The left and the right edge of all buttons."""
    boxes = [
        each.rect().translated(each.mapTo(view, each.rect().topLeft()))
        for each in action_buttons(view)
    ]
    return min(box.left() for box in boxes), max(box.right() for box in boxes)


def pills(view: TableView, shown: Tabletop) -> list[tuple[float, float]]:
    """The edges of the words under the stock."""
    geometry, found = view._geometry, []
    for row, pill in enumerate(each for each in shown.pills if each.spot is Spot.STOCK):
        middle = pill_place(pill, None, row, shown, geometry).x()
        half = (
            pill_size(pill.text, geometry.scale, PillKind.QUIET, pill.suit is not None).width() / 2
        )
        found.append((middle - half, middle + half))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_three_buttons_leave_the_words_under_the_stock_free(
    view: TableView, size: tuple[int, int], mirrored: bool
) -> None:
    view.resize(*size)
    view.lay_for(mirrored)
    shown = three_buttons()
    view.show_at_once(shown)
    left, right = edges(view)
    assert view._geometry.table.left() <= left
    assert right <= view._geometry.table.right()
    assert pills(view, shown)
    assert all(end <= left or right <= begin for begin, end in pills(view, shown))
