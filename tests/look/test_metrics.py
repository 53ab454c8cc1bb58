"""The figures of the layout, window by window."""

import pytest

from cardtable.look.metrics import (
    LEAST_DESIGN,
    MARGIN,
    fan,
    hand_metrics,
    largest_type,
    window_layout,
    window_scale,
)

GERMAN, SWISS, FRENCH = 400 / 228, 356 / 228, 352 / 252


@pytest.mark.parametrize(
    ("window", "font_scale", "scale", "table", "panel"),
    [
        ((800, 600), 1, 1, (772, 524), 0),
        ((1024, 640), 1, 1, (996, 564), 0),
        ((1280, 800), 1, 1, (954, 724), 284),
        ((1920, 1080), 1, 1.15, (1545, 993), 327),
        ((2560, 1440), 1, 1.4, (2102, 1333), 398),
        ((1280, 800), 2, 2, (1224, 648), 0),
        ((3840, 2160), 1, 2, (3188, 2008), 568),
        ((3840, 2160), 2, 4, (3728, 1856), 0),
    ],
)
def test_table_and_panel(
    window: tuple[int, int],
    font_scale: float,
    scale: float,
    table: tuple[int, int],
    panel: int,
) -> None:
    layout = window_layout(*window, font_scale=font_scale)
    assert layout.scale == scale
    assert (round(layout.table.width()), round(layout.table.height())) == table
    assert layout.panel.width() == panel
    assert layout.compact == (panel == 0)


@pytest.mark.parametrize(
    "window", [(800, 600), (1024, 640), (2560, 720), (900, 1600), (3840, 2160)]
)
def test_the_largest_type_leaves_room_for_every_page(window: tuple[int, int]) -> None:
    width, height = window
    largest = largest_type(width, height)
    assert largest >= 1
    scale = window_scale(width, height, min(2.0, largest))
    assert width / scale >= LEAST_DESIGN[0] - 1e-6
    assert height / scale >= LEAST_DESIGN[1] - 1e-6


@pytest.mark.parametrize(
    ("window", "font_scale", "count", "ratio", "card", "step"),
    [
        ((800, 600), 1, 5, GERMAN, 108, 84),
        ((1024, 640), 1, 5, GERMAN, 116, 84),
        ((1280, 800), 1, 5, GERMAN, 124, 84),
        ((1920, 1080), 1, 5, GERMAN, 170, 84),
        ((2560, 1440), 1, 5, GERMAN, 228, 84),
        ((1280, 800), 2, 5, GERMAN, 133, 84),
        ((1024, 640), 1, 9, SWISS, 130, 74),
        ((1280, 800), 1, 9, SWISS, 139, 65),
        ((800, 600), 1, 13, FRENCH, 124, 39),
        ((1280, 800), 1, 13, FRENCH, 153, 39),
    ],
)
def test_size_of_a_hand(
    window: tuple[int, int], font_scale: float, count: int, ratio: float, card: int, step: int
) -> None:
    layout = window_layout(*window, font_scale=font_scale)
    hand = hand_metrics(layout.table, count, ratio, layout.scale, layout.hand_share)
    width = max(10.0, hand.card_width)
    assert abs(round(width) - card) <= 1
    assert abs(round(hand.step / hand.card_width * 100) - step) <= 1


def test_no_step_hides_the_index() -> None:
    layout = window_layout(800, 600)
    hand = hand_metrics(layout.table, 30, FRENCH, 1.0, layout.hand_share)
    assert hand.step == pytest.approx(hand.card_width * 0.30)


@pytest.mark.parametrize(("width", "height"), [(800, 600), (1024, 640), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("ratio", [1.397, 1.561, 1.754])
def test_larger_cards_still_show_their_index(width: int, height: int, ratio: float) -> None:
    layout = window_layout(width, height)
    usual, *others = (
        hand_metrics(layout.table, 13, ratio, layout.scale, layout.hand_share, size)
        for size in (1.0, 0.8, 1.3)
    )
    small, large = others
    assert small.card_width < usual.card_width < large.card_width
    for each in (small, usual, large):
        assert each.step >= each.card_width * 0.2999
        assert each.card_width + 12 * each.step <= layout.table.width() + 1


def test_the_mirror_puts_the_panel_left_and_the_table_right_of_it() -> None:
    right, left = window_layout(1280, 800), window_layout(1280, 800, mirror=True)
    assert left.panel.x() == MARGIN
    assert left.table.x() == left.panel.right() + MARGIN
    assert left.table.size() == right.table.size()


def test_a_fan_is_even_and_its_middle_is_highest() -> None:
    places = fan(5, 100, 200, 40, 2.5)
    assert [place.turn for place in places] == [-5, -2.5, 0, 2.5, 5]
    assert [place.x for place in places] == [20, 60, 100, 140, 180]
    assert places[2].y == 200 < places[1].y < places[0].y == places[4].y
