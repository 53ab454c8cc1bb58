"""Tiles, question and push stand clear of each other, of plates, cards, hand and strip."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from cardtable.look.parts_tile import TileShape
from cardtable.table.free import card_extent
from cardtable.table.geometry import Geometry, geometry
from cardtable.table.places import LIFT, picture
from cardtable.table.plates import plate_box, standing_plates
from cardtable.table.tile_places import RISE, TilePlaces, tile_places
from cardtable.tabletop.table import Tabletop
from tests.table.typed_contracts import choosing, must_choose, table

RATIO = 1.55
SIZES = (
    (1280, 752, 1.0),
    (2560, 1373, 1.0),
    (1024, 592, 1.0),
    (800, 552, 1.0),
    (1180, 632, 1.0),
    (1280, 733, 1.4),
    (1280, 704, 2.0),
    (800, 504, 2.0),
)


@pytest.fixture(params=[False, True], ids=["right", "left"])
def mirror(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(params=SIZES, ids=str)
def here(request: pytest.FixtureRequest, mirror: bool) -> Geometry:
    width, height, font = request.param
    return geometry(width, height, RATIO, font, mirror)


@pytest.fixture(params=[choosing, must_choose], ids=["forehand", "pushed"])
def top(request: pytest.FixtureRequest) -> Tabletop:
    return table(request.param())


def standing(places: TilePlaces) -> list[QRectF]:
    return [*places.tiles, *([places.push] if places.push else [])]


def test_nothing_overlaps(top: Tabletop, here: Geometry) -> None:
    places = tile_places(top, here)
    boxes = standing(places)
    assert len(places.tiles) == 6
    assert bool(places.push) == bool(top.actions)
    for first, second in combinations(boxes, 2):
        assert not first.intersects(second)
    for box in boxes:
        assert here.table.contains(box)
        if places.question is not None:
            assert places.question.bottom() <= box.top() - here.px(RISE) + 1


def test_the_hand_has_room_to_rise(top: Tabletop, here: Geometry) -> None:
    lies = picture(top, here)
    crown = min(card_extent(lies[each], here).top() for each in top.hand)
    for box in standing(tile_places(top, here)):
        assert box.bottom() <= crown + here.px(10) - here.hand_width * LIFT


def test_plates_cards_and_strip_stand_clear(top: Tabletop, here: Geometry) -> None:
    lies = picture(top, here)
    others = [card_extent(lie, here) for each, lie in lies.items() if each not in top.hand]
    plates = [plate_box(plate, top, here) for plate in standing_plates(top, here)]
    strip = QRectF(here.table.x(), here.table.y(), here.table.width(), here.px(66))
    for box in standing(tile_places(top, here)):
        assert not any(box.intersects(each) for each in (*others, *plates))
        assert not here.compact or not box.intersects(strip)


@pytest.mark.parametrize(
    ("width", "height", "font", "shape"),
    [
        (1280, 752, 1.0, TileShape.UPRIGHT),
        (2560, 1373, 1.0, TileShape.UPRIGHT),
        (1024, 592, 1.0, TileShape.LOW),
        (800, 552, 1.0, TileShape.FLAT),
        (1280, 704, 2.0, TileShape.TIGHT),
        (800, 504, 2.0, TileShape.SIGNS),
    ],
)
def test_less_room_makes_lower_tiles(
    width: float, height: float, font: float, shape: TileShape
) -> None:
    here = geometry(width, height, RATIO, font)
    assert tile_places(table(choosing()), here).shape is shape


@pytest.mark.parametrize(("width", "height"), [(1280, 752), (1024, 592), (800, 552)])
def test_the_push_stands_under_the_tiles(width: float, height: float) -> None:
    places = tile_places(table(choosing()), geometry(width, height, RATIO))
    assert places.push is not None
    assert places.push.top() >= max(box.bottom() for box in places.tiles)


def test_the_tiles_of_a_large_window_are_as_large_as_drawn(mirror: bool) -> None:
    places = tile_places(table(choosing()), geometry(1280, 752, RATIO, 1.0, mirror))
    assert {box.size().toTuple() for box in places.tiles} == {(112.0, 164.0)}
    assert places.noted
