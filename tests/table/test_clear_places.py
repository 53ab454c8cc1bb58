"""Schnapsen in any window: plate, pills, stock, trick and won tricks keep clear of one another."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from cardtable.look.metrics import BAR, PANEL, WIDE_PANEL, largest_type, window_scale
from cardtable.look.theme import EVENING
from cardtable.table.captions import pill_item, pill_place
from cardtable.table.drawing import piles_stand
from cardtable.table.free import card_extent
from cardtable.table.geometry import Geometry, geometry
from cardtable.table.lies import Lie, lying
from cardtable.table.pile_places import pile, spread
from cardtable.table.places import picture, trick_place
from cardtable.table.plates import plate_box, standing_plates
from cardtable.tabletop.table import Spot, Tabletop
from tests.table.typed import on_lead, table, to_reply

RATIO = 400 / 228
"""Of the German deck: the tallest cards leave the least room."""
TOUCH = 8
"""Pixels by which the upright boxes may meet: cards in the trick are turned a little."""
WINDOWS = (
    *((800, 600), (1024, 640), (1180, 680), (1260, 700), (1280, 800), (1400, 1300)),
    *((800, 1280), (900, 1600)),
)


def windows(*, cards: float = 1.0) -> list[Geometry]:
    """With and without the rules beside, in usual and large type, for the right and left hand."""
    found = []
    for (width, height), wanted, panel, mirror in product(
        WINDOWS, (1.0, 1.5, 2.0), (PANEL, WIDE_PANEL), (False, True)
    ):
        size = min(wanted, largest_type(width, height))
        tall = height - round(BAR * window_scale(width, height, size))
        made = geometry(width, tall, RATIO, size, mirror, panel, cards)
        if panel == PANEL or not made.compact:
            found.append(made)
    return found


def _name(here: Geometry) -> str:
    beside, hand = round(here.panel.width()), "left" if here.mirror else "right"
    return f"{here.width:.0f}x{here.height:.0f} type {here.scale} panel {beside} {hand}"


each_window = pytest.mark.parametrize("here", windows(), ids=_name)


def round_cards(top: Tabletop, here: Geometry, *spots: tuple[Spot, int | None]) -> QRectF:
    """Round all cards on these spots, as far as they are in the window."""
    lies, found = picture(top, here), QRectF()
    for spot, seat in spots:
        for card in lying(top, spot, seat):
            found = found.united(card_extent(lies[card], here))
    return found.intersected(QRectF(0, 0, here.width, here.height))


def round_trick(top: Tabletop, here: Geometry) -> QRectF:
    """Round the places of both cards of a trick."""
    found = QRectF()
    for seat in (0, 1):
        at, turn, width = trick_place(top, seat, here)
        found = found.united(card_extent(Lie(at.x(), at.y(), 0, turn, width), here))
    return found


def pills(top: Tabletop, here: Geometry) -> dict[str, QRectF]:
    """What is written under the cards."""
    found: dict[str, QRectF] = {}
    rows: dict[object, int] = {}
    for pill in top.pills:
        if pill.spot is Spot.PILE and not piles_stand(top, here):
            continue
        row = rows[pill.spot, pill.seat] = rows.get((pill.spot, pill.seat), -1) + 1
        at = pill_place(pill, pill.seat, row, top, here)
        item = pill_item(pill, None, at, here, EVENING)
        found[f"{pill.text} {pill.seat}"] = item.mapRectToScene(item.box)
    return found


def index_of(lie: Lie) -> QRectF:
    """Round the letter and the sign in the corner of a card, which may be turned."""
    width, tall = lie.width, lie.width * RATIO
    corner = QRectF(-width / 2, -tall / 2 - lie.lift, width * 0.17, tall * 0.16)
    return QTransform().translate(lie.x, lie.y).rotate(lie.turn).mapRect(corner)


def met(boxes: dict[str, QRectF]) -> list[str]:
    """Which of these lie over one another."""
    found = []
    for (one, first), (two, second) in combinations(boxes.items(), 2):
        common = first.intersected(second)
        if min(common.width(), common.height()) > TOUCH:
            found.append(f"{one} and {two}: {common.width():.0f} x {common.height():.0f}")
    return found


@each_window
def test_nothing_lies_over_the_plate_the_pills_or_the_won_tricks(here: Geometry) -> None:
    top = table(to_reply())  # closed: three pills under the stock
    boxes = {
        "stock": round_cards(top, here, (Spot.STOCK, None), (Spot.LOCK, None)),
        "trick": round_trick(top, here),
        "own tricks": round_cards(top, here, (Spot.PILE, 0)),
        "his tricks": round_cards(top, here, (Spot.PILE, 1)),
        **pills(top, here),
    }
    for plate in standing_plates(top, here):
        boxes[f"plate of {plate.name}"] = plate_box(plate, top, here)
    assert met(boxes) == []


@each_window
def test_the_indicator_lies_clear_of_the_trick(here: Geometry) -> None:
    top = table(on_lead())
    stock = round_cards(top, here, (Spot.STOCK, None), (Spot.INDICATOR, None))
    assert met({"stock": stock, "trick": round_trick(top, here)}) == []


@each_window
def test_many_won_tricks_do_not_reach_under_the_trick(here: Geometry) -> None:
    top = table(to_reply())
    last = pile(1, here).x() + spread(1, here) * (-1 if here.mirror else 1)
    box = card_extent(Lie(last, pile(1, here).y(), 0, 90, here.pile_width), here)
    if piles_stand(top, here):
        assert met({"last won trick": box, "trick": round_trick(top, here)}) == []


@each_window
def test_the_place_of_the_viewers_plate_does_not_depend_on_its_words(here: Geometry) -> None:
    top = table(to_reply())
    if here.compact:
        return
    mine = top.plates[0]
    tops = {
        plate_box(replace(mine, name=name, note=note), top, here).top()
        for name, note in (("Bo", "plays"), ("Bartholomäus-Maximilian", "has taken the trick"))
    }
    assert len(tops) == 1


@pytest.mark.parametrize("here", windows(cards=1.3), ids=_name)
def test_no_pill_of_the_stock_lies_on_the_index_of_a_large_card(here: Geometry) -> None:
    for state in (on_lead(), to_reply()):
        top = table(state)
        lies, words = picture(top, here), pills(top, here)
        for card in top.hand:
            index = index_of(lies[card])
            assert not [each for each, pill in words.items() if pill.intersects(index)], card
