"""Where the cards of a trick of four and the plates of the neighbours lie."""

import pytest
from PySide6.QtCore import QSizeF

from cardtable.table.four import plate_box_four, trick_place_four, trick_width_four
from cardtable.table.geometry import Geometry, geometry

SIZES = ((800, 552), (1024, 588), (1280, 748), (2560, 1388))


@pytest.fixture(params=SIZES)
def here(request: pytest.FixtureRequest) -> Geometry:
    width, height = request.param
    return geometry(width, height, 1.55)


def test_a_trick_of_four_fits_between_the_top_and_the_action_line(here: Geometry) -> None:
    half = here.tall(trick_width_four(here)) / 2
    (own, _), (far, _) = (trick_place_four(seat, here) for seat in (0, 2))
    assert far.y() - half >= here.top_free - 1
    assert own.y() + half <= here.hand_top - here.action_height


def test_neighbours_lie_on_their_own_side_and_change_it_for_left_handers(here: Geometry) -> None:
    other = geometry(here.width, here.height, 1.55, mirror=True)
    size = QSizeF(150, 40)
    for table, side in ((here, 1), (other, -1)):
        middle = table.table.center().x()
        assert (trick_place_four(1, table)[0].x() - middle) * side > 0
        assert (trick_place_four(3, table)[0].x() - middle) * side < 0
        assert (plate_box_four(size, 1, table).center().x() - middle) * side > 0
        assert table.table.contains(plate_box_four(size, 3, table))
