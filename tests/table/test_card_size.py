"""Cards of the size that a person wants, as far as there is room."""

import pytest

from cardtable.table.geometry import geometry

SIZES = [(800, 552), (1024, 592), (1280, 752), (2560, 1373)]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("ratio", [1.397, 1.561, 1.754])
def test_large_cards_leave_the_choices_their_room(width: int, height: int, ratio: float) -> None:
    usual, large = (geometry(width, height, ratio, card_size=size) for size in (1.0, 1.3))
    assert large.aside == usual.aside
    assert large.hand_width >= usual.hand_width
    assert large.hand_top > large.top_free


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_small_cards_are_smaller_everywhere(width: int, height: int) -> None:
    usual, small = (geometry(width, height, 1.561, card_size=size) for size in (1.0, 0.8))
    assert small.hand_width < usual.hand_width
    assert small.stock_width < usual.stock_width
    assert small.hand_width == small.hand(13).card_width == small.hand(1).card_width
