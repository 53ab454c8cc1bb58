"""Tall windows: what is won, the stock and the opponent's cards keep away from one another."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF

from cardtable.look.metrics import BAR
from cardtable.table.geometry import Geometry, geometry
from cardtable.table.lies import lying
from cardtable.table.places import picture
from cardtable.table.pointing import lie_box
from cardtable.tabletop.spots import Spot
from tests.table.typed import on_lead, table

RATIO = 400 / 228
"""Of the German deck: the tallest cards leave the least room."""
SIZES = ((900, 1600), (800, 1280), (768, 1366), (1080, 1920), (800, 600), (1024, 640), (1280, 800))


def geometries() -> list[Geometry]:
    """All of these windows, with usual and with large cards, for the right and the left hand."""
    return [
        geometry(width, height - BAR, RATIO, mirror=mirror, card_size=size)
        for (width, height), size, mirror in product(SIZES, (1.0, 1.3), (False, True))
    ]


def _name(here: Geometry) -> str:
    hand = "left" if here.mirror else "right"
    return f"{here.width:.0f}x{here.height:.0f} cards {here.card_size} {hand}"


def whole(spot: Spot, seat: int | None, here: Geometry) -> QRectF:
    """Round all cards on a spot, as far as they are in the window."""
    top = table(on_lead())
    lies, found = picture(top, here), QRectF()
    for card in lying(top, spot, seat):
        found = found.united(lie_box(lies[card], here))
    return found.intersected(QRectF(0, 0, here.width, here.height))


each_window = pytest.mark.parametrize("here", geometries(), ids=_name)


@each_window
def test_the_tricks_of_the_opponent_lie_clear_of_his_hand(here: Geometry) -> None:
    fan, pile = whole(Spot.HAND, 1, here), whole(Spot.PILE, 1, here)
    assert not pile.isEmpty()
    assert not fan.intersects(pile)


@each_window
def test_the_stock_lies_clear_of_the_strip_over_it(here: Geometry) -> None:
    if here.compact and here.height > 1.2 * here.width:
        assert whole(Spot.STOCK, None, here).top() > here.top_free + here.px(4)


@each_window
def test_three_lines_of_words_under_the_stock_end_over_the_trick(here: Geometry) -> None:
    if here.compact and here.height > 1.2 * here.width:
        words = here.stock.y() + here.tall(here.stock_width) / 2 + here.px(97)
        assert words < here.middle_y - here.tall(here.trick_width) / 2
