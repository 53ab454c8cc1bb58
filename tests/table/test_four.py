"""A table for four: where everything lies, what is shown for a moment, how it moves."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import Card, card, cards
from cardtable.engine.match import Step
from cardtable.engine.rules import Deal, Play, State, TrickWon
from cardtable.games.jass.model import Public, WeisScored
from cardtable.table.bubbles import bubble_place
from cardtable.table.choreography import choreography
from cardtable.table.deck import card_box
from cardtable.table.four import across_room, crown, team_pile, trick_width_four
from cardtable.table.free import card_extent
from cardtable.table.geometry import Geometry, geometry
from cardtable.table.lies import Lie, lying
from cardtable.table.places import LIFT, own_hand, picture, trick_place
from cardtable.table.plates import plate_box, standing_plates
from cardtable.table.script import Leg
from cardtable.table.stops import Stops
from cardtable.tabletop.table import Spot
from tests.table.typed_jass import (
    HANDS,
    before_the_last_card,
    choosing,
    match,
    table,
    third_to_play,
    two_tricks_won,
)

RATIO = 352 / 224
SIZES = ((800, 552), (1024, 592), (1180, 632), (1280, 752), (1920, 1025), (2560, 1373))
FULL = cards("C8 C9 CQ CT")
FULL_HAND = cards("C8 C9 CQ CT D8 D9 DQ DT")


@pytest.fixture(params=SIZES, ids=lambda size: "x".join(map(str, size)))
def here(request: pytest.FixtureRequest) -> Geometry:
    width, height = request.param
    return geometry(width, height, RATIO)


def finished() -> list[Step[Public]]:
    """The last card of the first trick and what follows from it."""
    return match(before_the_last_card()).play(Play(card("CT")))


def resting() -> Step[Public]:
    """The first trick is full, the Weis is credited and shown."""
    return next(step for step in finished() if isinstance(step.event, WeisScored))


@pytest.mark.parametrize("card_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1180, 632), (1280, 752), (1920, 1025), (2560, 1373)])
def test_the_tricks_of_the_own_team_lie_clear_of_the_hand(
    size: tuple[int, int], card_size: float
) -> None:
    here = geometry(*size, RATIO, card_size=card_size)
    place = team_pile(0, here)
    wide, high = here.tall(here.pile_width), here.pile_width
    pile = QRectF(place.x() - wide / 2, place.y() - high / 2, wide + here.px(52), high)
    lifted = here.hand_width * LIFT
    for count in range(1, 9):
        for lie in own_hand(FULL_HAND[:count], here).values():
            turned = QTransform().translate(lie.x, lie.y - lifted).rotate(lie.turn)
            outline = turned.map(QPolygonF(card_box(lie.width, RATIO)))
            assert here.compact or not outline.intersects(QPolygonF(pile)), count


def box(lie: Lie) -> QRectF:
    """A card that lies nearly straight."""
    return card_box(lie.width, RATIO).translated(lie.x, lie.y)


# ------------------------------------------------------------------ places
def test_the_trick_lies_between_the_upper_edge_and_the_hand(here: Geometry) -> None:
    top = table(third_to_play())
    half = here.tall(trick_width_four(here)) / 2
    places = [trick_place(top, seat, here)[0] for seat in range(4)]
    assert min(at.y() for at in places) - half >= here.table.y()
    assert max(at.y() for at in places) + half <= crown(here)


def test_the_cards_of_a_trick_lie_before_their_seats_and_all_show_their_index(
    here: Geometry,
) -> None:
    lies = picture(table(resting().state), here)
    own, right, across, left = (lies[each] for each in FULL)
    assert left.x < across.x < right.x
    assert across.y < right.y < own.y
    assert own.z > across.z, "the nearer card lies over the far one's foot"
    assert own.y - across.y > here.tall(own.width) * 0.5
    assert right.x - own.x >= own.width


def test_left_handers_see_their_neighbours_where_they_sit(here: Geometry) -> None:
    other = geometry(here.width, here.height, RATIO, mirror=True)
    top = table(resting().state)
    for place, seat in ((here, 1), (other, 1)):
        assert trick_place(top, seat, place)[0].x() > place.table.center().x()
        (plate,) = [each for each in top.plates if each.seat == seat]
        assert plate_box(plate, top, place).center().x() > place.table.center().x()


@pytest.mark.parametrize("mirror", [False, True])
def test_plates_trick_and_hand_do_not_overlap(here: Geometry, mirror: bool) -> None:
    here = geometry(here.width, here.height, RATIO, mirror=mirror)
    top = table(third_to_play())
    plates = [plate_box(plate, top, here) for plate in standing_plates(top, here)]
    width = trick_width_four(here)
    trick = [
        card_box(width, RATIO).translated(trick_place(top, seat, here)[0]) for seat in range(4)
    ]
    hand = [box(lie) for lie in own_hand(top.hand, here).values()]
    assert len(plates) == (3 if here.compact else 4)
    for one, two in combinations(plates, 2):
        assert not one.intersects(two)
    for plate in plates:
        assert here.table.contains(plate)
        assert not any(plate.intersects(other) for other in (*trick, *hand))


def test_the_strip_of_a_small_window_leaves_room_for_the_one_across(here: Geometry) -> None:
    if not here.compact:
        pytest.skip("a large window has a panel instead")
    top = table(third_to_play())
    (plate,) = [each for each in top.plates if each.seat == 2]
    free = here.table.right() - across_room(here)
    assert plate_box(plate, top, here).x() >= free
    backs = [box(lie) for each, lie in picture(top, here).items() if each in HANDS[2]]
    shown = [each for each in backs if each.bottom() > 0]
    assert all(each.x() >= free - here.px(4) for each in shown if each.y() < here.px(40))


def test_the_index_of_nine_own_cards_is_free(here: Geometry) -> None:
    top = table(choosing())
    held = [picture(top, here)[each] for each in top.hand]
    assert len(held) == 9
    assert min(right.x - left.x for left, right in pairwise(held)) >= held[0].width * 0.29
    assert all(here.table.contains(box(lie).center()) for lie in held)


def test_the_tricks_of_a_team_lie_on_its_side_of_a_large_table() -> None:
    here, top = geometry(1280, 752, RATIO), table(two_tricks_won())
    lies = picture(top, here)
    for team, side in ((0, -1), (1, 1)):
        won = lying(top, Spot.PILE, team)
        assert won
        assert all(not lies[each].face_up for each in won)
        assert (lies[won[0]].x - here.table.center().x()) * side > 0
    assert lying(top, Spot.PILE, 0)[0] in FULL


# ------------------------------------------------------------------ what may be seen
def test_only_own_cards_and_the_trick_lie_face_up(here: Geometry) -> None:
    top = table(third_to_play())
    up = {each for each, lie in picture(top, here).items() if lie.face_up}
    assert up == {*HANDS[0], *cards("CQ CT")}


def test_while_a_full_trick_rests_only_its_winner_and_the_weis_glow(here: Geometry) -> None:
    top = table(resting().state)
    lies = picture(top, here)
    assert top.taker == 2
    glowing = {each for each, lie in lies.items() if lie.glow}
    assert glowing == {card("CQ"), *cards("HA HK HQ HJ")}
    assert not any(lies[each].dim or lies[each].lift for each in top.hand)


def test_a_shown_weis_lies_open_before_its_owner_and_goes_back(here: Geometry) -> None:
    lies = picture(table(resting().state), here)
    shown = [lies[each] for each in cards("HA HK HQ HJ")]
    assert all(lie.face_up and not lie.dim for lie in shown)
    assert all(here.table.contains(box(lie)) for lie in shown)
    assert not any(box(lie).intersects(box(lies[own])) for lie in shown for own in HANDS[0][3:])
    after = next(step for step in finished() if isinstance(step.event, TrickWon))
    lies = picture(table(after.state), here)
    assert not any(lies[each].face_up for each in cards("HA HK HQ HJ"))


# ------------------------------------------------------------------ how it moves
def test_the_best_card_glows_and_the_trick_goes_to_its_team() -> None:
    here = geometry(1280, 752, RATIO)
    before = resting().state
    after = next(step for step in finished() if isinstance(step.event, TrickWon)).state
    start = picture(table(before), here)
    script = choreography(table(before), table(after), start, here, 200)
    first = {each: script.legs[each][0].lie.glow for each in FULL}
    assert first == {each: each == card("CQ") for each in FULL}
    last = script.legs[card("CQ")][-1].lie
    assert abs(last.x - team_pile(0, here).x()) < here.px(20)
    (cue,) = script.cues
    assert cue.text


def test_packets_of_three_go_round_from_the_middle() -> None:
    here = geometry(1280, 752, RATIO)
    played = match(two_tricks_won())
    while not any(isinstance(step.event, Deal) for step in played.steps):
        legal = played.rules.legal(played.state)
        played.play(legal[0] if legal else played.chance())
    index = next(at for at, step in enumerate(played.steps) if isinstance(step.event, Deal))
    before, after = played.steps[index - 1].state, played.steps[index].state
    start = picture(table(before), here)
    script = choreography(table(before), table(after), start, here, 200)
    dealt = sorted(script.legs, key=lambda each: flight(script.legs[each]))
    seats = [next(s for s in range(4) if each in hand_of(after, s)) for each in dealt]
    deal = after.public.deal
    assert deal is not None
    assert seats == [(deal.forehand + packet) % 4 for packet in range(12) for _ in range(3)]


def flight(legs: list[Leg]) -> float:
    """When a card leaves the pack: its first leg that rises."""
    return next(leg.begin for leg in legs if leg.arc)


def hand_of(state: State[Public], seat: int) -> tuple[Card, ...]:
    return lying(table(state), Spot.HAND, seat)


# ------------------------------------------------------------------ what is said
@pytest.mark.parametrize("mirror", [False, True])
def test_what_the_others_say_covers_no_hand_and_no_plate(here: Geometry, mirror: bool) -> None:
    here = geometry(here.width, here.height, RATIO, mirror=mirror)
    top = table(resting().state)
    size = QSizeF(250 * here.scale, 62 * here.scale)
    hand = [box(lie) for lie in own_hand(top.hand, here).values()]
    plates = [plate_box(plate, top, here) for plate in standing_plates(top, here)]
    for seat in (1, 2, 3):
        bubble, _ = bubble_place(size, seat, top, here)
        assert here.table.contains(bubble)
        assert not any(bubble.intersects(each) for each in (*hand, *plates))


@pytest.mark.parametrize("font_scale", [1.4, 2.0])
def test_very_large_type_in_a_small_window_leaves_trick_and_hand_free(font_scale: float) -> None:
    here = geometry(1024, 592, RATIO, font_scale=font_scale)
    top = table(resting().state)
    lies = picture(top, here)
    plates = [plate_box(plate, top, here) for plate in standing_plates(top, here)]
    cards_shown = [box(lies[each]) for each in (*FULL, *top.hand)]
    for one, two in combinations(plates, 2):
        assert not one.intersects(two)
    assert not any(plate.intersects(each) for plate in plates for each in cards_shown)
    assert min(each.y() for each in cards_shown[:4]) >= here.top_free - 1


# ------------------------------------------------------------------ what is read
def test_the_stops_tell_who_played_what_and_what_each_seat_is(qtbot: QtBot) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    stops = Stops(around, str)
    stops.show(table(third_to_play()), geometry(1280, 752, RATIO))
    told = [stop.accessibleName() for stop in stops.widgets if stop.accessibleName()]
    assert told[0] == "Trick on the table, Walter: CQ, Alice: CT"
    assert [words.split(",")[0] for words in told[1:]] == ["Ruth", "Walter", "Alice"]
    assert "deals" in told[1]
    assert told[1].endswith("Ruth holds 9 cards.")
    assert not any("DA" in words for words in told), "the hand of another is counted, never named"


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize(
    ("width", "height", "scale"), [(1280, 728, 1.5), (1180, 608, 1.25), (900, 1552, 1.0)]
)
def test_cards_that_the_partner_shows_lie_clear_of_all_plates(
    width: int, height: int, scale: float, mirror: bool
) -> None:
    here = geometry(width, height, RATIO, scale, mirror)
    top = table(resting().state)
    lies = picture(top, here)
    shown = [lies[each] for each in top.laid]
    assert shown
    for plate in standing_plates(top, here):
        box = plate_box(plate, top, here)
        assert not any(box.intersects(card_extent(lie, here)) for lie in shown), plate.name
