"""The picture of a typed state: what lies where, in which order, which side up."""

from itertools import pairwise

import pytest

from cardtable.engine.cards import card, cards
from cardtable.engine.rules import Play
from cardtable.table.geometry import Geometry, geometry
from cardtable.table.lies import Lie, lying
from cardtable.table.places import picture
from cardtable.tabletop.table import Spot
from tests.table.typed import match, on_lead, table, to_reply

RATIO = 400 / 228
SIZES = [(800, 552), (1024, 592), (1280, 752), (1920, 1025), (2560, 1373), (3840, 2064)]


def at(width: float = 1280, height: float = 752, **more: object) -> Geometry:
    return geometry(width, height, RATIO, **more)  # type: ignore[arg-type]


def half(lie: Lie) -> float:
    return lie.width * RATIO / 2


def test_every_card_lies_somewhere() -> None:
    top = table(on_lead())
    assert len(picture(top, at())) == 20


def test_only_own_hand_trick_and_indicator_lie_face_up() -> None:
    lies = picture(table(to_reply()), at())
    up = {each for each, lie in lies.items() if lie.face_up}
    assert up == set(cards("SA SJ HA CT SK"))
    lies = picture(table(on_lead()), at())
    assert {each for each, lie in lies.items() if lie.face_up} == set(cards("SK SQ HJ DA CT HK"))


def test_the_hand_lies_in_its_order_from_left_to_right() -> None:
    top = table(on_lead())
    lies = picture(top, at())
    across = [lies[each].x for each in top.hand]
    above = [lies[each].z for each in top.hand]
    assert across == sorted(across)
    assert above == sorted(above)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("font_scale", [1.0, 1.5, 2.0])
def test_the_index_of_every_own_card_is_free(
    width: float, height: float, font_scale: float
) -> None:
    top = table(on_lead())
    lies = picture(top, at(width, height, font_scale=font_scale))
    held = [lies[each] for each in top.hand]
    steps = [right.x - left.x for left, right in pairwise(held)]
    assert min(steps) >= held[0].width * 0.29


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_hand_stays_on_the_table_and_under_the_trick(width: float, height: float) -> None:
    here = at(width, height)
    top = table(to_reply())
    lies = picture(top, here)
    for each in top.hand:
        assert lies[each].y + half(lies[each]) <= height
        assert lies[each].x - lies[each].width / 2 > 0
    trick = lies[card("SK")]
    assert trick.y + half(trick) < here.hand_top
    assert trick.y - half(trick) > 0


def test_opponents_cards_are_cut_by_the_bar() -> None:
    top = table(on_lead())
    lies = picture(top, at())
    for each in lying(top, Spot.HAND, 1):
        assert lies[each].y - half(lies[each]) < 0 < lies[each].y + half(lies[each])


def test_the_indicator_lies_across_and_under_the_stock() -> None:
    top = table(on_lead())
    lies = picture(top, at())
    indicator = lies[card("HK")]
    stock = [lies[each] for each in lying(top, Spot.STOCK)]
    assert indicator.turn == 90
    assert all(indicator.z < lie.z for lie in stock)
    assert stock[0].z > stock[-1].z, "the first of the stock is drawn first"


def test_closed_the_indicator_lies_face_down_on_top() -> None:
    top = table(to_reply())
    lies = picture(top, at())
    lock = lies[card("HK")]
    assert not lock.face_up
    assert all(lock.z > lies[each].z for each in lying(top, Spot.STOCK))


def test_playable_cards_stand_out_and_the_others_are_dark() -> None:
    lies = picture(table(to_reply()), at())
    assert lies[card("SA")].lift > 0
    assert not lies[card("SA")].dim
    assert all(lies[each].dim and not lies[each].lift for each in cards("SJ HA CT"))


def test_mirrored_the_stock_lies_on_the_right() -> None:
    plain, mirrored = at(), at(mirror=True)
    assert plain.stock.x() < plain.table.center().x()
    assert mirrored.stock.x() > mirrored.table.center().x()
    assert mirrored.panel.right() < mirrored.table.x()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_geometry_agrees_with_the_windows_own(width: float, height: float) -> None:
    here = at(width, height)
    assert here.table.y() >= 14
    assert here.table.bottom() < height
    assert here.bar == round(48 * here.scale)


def test_later_cards_of_the_trick_lie_above() -> None:
    played, *_ = match(to_reply()).play(Play(card("SA")))
    lies = picture(table(played.state), at())
    led, reply = lies[card("SK")], lies[card("SA")]
    assert led.z < reply.z
    assert (led.turn, reply.turn) == (-4, 4)
