"""Drawing and exchange: where the cards lie in windows of any size, and how they come there."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from cardtable.engine.cards import Card, cards
from cardtable.engine.rules import Choice, Deal, State
from cardtable.games.spades.model import DealScored, Keep, Public, Redraw, Refuse, Throw
from cardtable.look.theme import DAY
from cardtable.table.arena import drawing as draw_places
from cardtable.table.arena import exchange as exchange_places
from cardtable.table.captions import pill_item, pill_place
from cardtable.table.choreography import choreography
from cardtable.table.deck import card_box
from cardtable.table.drawing import pile_place
from cardtable.table.geometry import geometry
from cardtable.table.lies import Lie, lying
from cardtable.table.places import picture
from cardtable.table.script import Script, at_time
from cardtable.tabletop.table import Pill, Spot, Tabletop
from tests.table.typed_spades import (
    LONG,
    MINE,
    OFFERED,
    bidding,
    drawing,
    exchange,
    match,
    playing,
    table,
)

RATIO = 352 / 252
HERE = geometry(1280, 752, RATIO)
SIZES = [(800, 552, 1), (1024, 592, 1), (1280, 752, 1), (2560, 1373, 1), (1280, 704, 2)]


def box(lie: Lie) -> QRectF:
    return card_box(lie.width, RATIO).translated(lie.x, lie.y)


def steps(
    before: Tabletop, played: list[Tabletop]
) -> list[tuple[dict[Card, Lie], Script, dict[Card, Lie]]]:
    found = []
    for after in played:
        start = picture(before, HERE)
        script = choreography(before, after, start, HERE, 200)
        found.append((start, script, picture(after, HERE)))
        before = after
    return found


def after_choice(choice: Choice) -> list[tuple[dict[Card, Lie], Script, dict[Card, Lie]]]:
    """What each step after this choice of the typed drawing looks like."""
    played = match(drawing()).play(choice)
    return steps(table(drawing()), [table(step.state) for step in played])


# ---------------------------------------------------------------------- places
def test_the_offered_card_is_the_largest_and_lies_open_only_for_its_owner() -> None:
    mine, theirs = picture(table(drawing()), HERE), picture(table(drawing(), viewer=1), HERE)
    assert mine[OFFERED].face_up
    assert mine[OFFERED].glow
    assert mine[OFFERED].width == max(lie.width for lie in mine.values())
    assert not theirs[OFFERED].face_up
    assert theirs[OFFERED].width < mine[OFFERED].width


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize(("width", "height", "font"), SIZES)
def test_nothing_overlaps_while_drawing(
    width: float, height: float, font: float, mirror: bool
) -> None:
    here = geometry(width, height, RATIO, font, mirror)
    places = draw_places(here)
    boxes = [
        card_box(place.width, RATIO).translated(place.middle)
        for place in (places.stock, places.offer, places.heap)
    ]
    boxes.append(places.choices)
    hand = picture(table(bidding()), here)
    crown = min(box(hand[each]).top() for each in MINE)
    for first, second in combinations(boxes, 2):
        assert not first.intersects(second)
    for each in boxes:
        assert here.table.contains(each)
        assert each.bottom() < crown
        assert not here.compact or each.top() >= here.top_free


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize(("width", "height", "font"), SIZES)
def test_thirteen_backs_across_stay_inside_the_window(
    width: float, height: float, font: float, mirror: bool
) -> None:
    here = geometry(width, height, RATIO, font, mirror)
    top = table(bidding())
    lies = picture(top, here)
    held = [box(lies[each]) for each in lying(top, Spot.HAND, 1)]
    assert len(held) == 13
    assert all(each.left() >= 0 and each.right() <= width for each in held)


@pytest.mark.parametrize("mirror", [False, True])
def test_long_words_under_the_stock_keep_off_the_offered_card(
    qapp: QApplication, mirror: bool
) -> None:
    here = geometry(1024, 592, RATIO, 1, mirror)
    top = table(drawing())
    pill = Pill(Spot.STOCK, "Dobírací balíček: 42 karet")
    at = pill_place(pill, None, 0, top, here)
    words = pill_item(pill, None, at, here, DAY, draws=True).sceneBoundingRect()
    offer = draw_places(here).offer
    assert not words.intersects(card_box(offer.width, RATIO).translated(offer.middle))


@pytest.mark.parametrize("mirror", [False, True])
@pytest.mark.parametrize(("width", "height", "font"), SIZES)
def test_nothing_overlaps_in_the_exchange(
    width: float, height: float, font: float, mirror: bool
) -> None:
    here = geometry(width, height, RATIO, font, mirror)
    places = exchange_places(here, 3)
    boxes = [
        card_box(place.width, RATIO).translated(place.middle)
        for place in (*places.slots, places.heap)
    ]
    for first, second in combinations([*boxes, places.choices], 2):
        assert not first.intersects(second)
    for each in boxes:
        assert here.table.contains(each)
        assert each.bottom() < here.hand_top


def test_stock_and_heap_change_sides_for_left_handers() -> None:
    plain, mirrored = draw_places(HERE), draw_places(geometry(1280, 752, RATIO, 1.0, True))
    middle = geometry(1280, 752, RATIO, 1.0, True).table.center().x()
    assert plain.stock.middle.x() < HERE.table.center().x() < plain.heap.middle.x()
    assert mirrored.heap.middle.x() < middle < mirrored.stock.middle.x()


@pytest.mark.parametrize("mirror", [False, True])
def test_the_heap_is_put_away_for_bids_and_play(mirror: bool) -> None:
    here = geometry(1280, 752, RATIO, 1.0, mirror)
    for state in (bidding(), playing()):
        top = table(state)
        lies = picture(top, here)
        for each in lying(top, Spot.DISCARDS):
            assert not box(lies[each]).intersects(QRectF(0, 0, 1280, 752))
    shown = picture(table(exchange(), LONG), here)
    for each in lying(table(exchange(), LONG), Spot.DISCARDS):
        assert here.table.contains(box(shown[each]))


def test_a_card_of_the_heap_lies_as_it_fell() -> None:
    top = table(drawing())
    first = lying(top, Spot.DISCARDS)[0]
    later = table(match(drawing()).play(Refuse())[0].state)
    assert picture(top, HERE)[first].middle == picture(later, HERE)[first].middle


# -------------------------------------------------------------------- movements
def test_a_kept_card_goes_to_the_hand_and_the_next_is_shown_before_it_goes() -> None:
    kept, looked, laid = after_choice(Keep())[:3]
    assert kept[1].legs[OFFERED][-1].end == 220
    (second,) = lying(table(match(drawing()).play(Keep())[1].state), Spot.OFFER, 0)
    assert looked[2][second].face_up
    assert not looked[2][second].glow, "nothing is asked about it"
    assert looked[1].legs[second][-1].end == 200
    assert laid[1].legs[second][-1].end == 180
    assert not laid[2][second].face_up


def test_a_refused_card_turns_over_on_its_way_and_the_next_is_shown_large() -> None:
    refused, drawn = after_choice(Refuse())[:2]
    legs = refused[1].legs[OFFERED]
    assert legs[-1].end == 180
    assert at_time(refused[0][OFFERED], legs, 10).face_up
    assert not refused[2][OFFERED].face_up
    (new,) = [each for each, lie in drawn[2].items() if lie.face_up and not drawn[0][each].face_up]
    way = drawn[1].legs[new]
    shown = at_time(drawn[0][new], way, 210)
    assert shown.width == draw_places(HERE).offer.width
    assert shown.face_up


def test_what_the_other_draws_stays_face_down_and_is_brisk() -> None:
    played = match(drawing()).play(Keep())
    tops = [table(step.state, viewer=1) for step in played]
    for start, script, end in steps(table(drawing(), viewer=1), tops):
        for each, legs in script.legs.items():
            if not end[each].face_up and not start[each].face_up:
                assert all(
                    not at_time(start[each], legs, time).face_up for time in range(0, 400, 20)
                )
                assert legs[-1].end <= 200


def test_every_way_ends_in_the_picture() -> None:
    for choice in (Keep(), Refuse()):
        for start, script, end in after_choice(choice):
            for each, lie in end.items():
                last = at_time(start[each], script.legs.get(each, []), script.length)
                assert last._replace(height=0) == lie._replace(height=0), each


def over(state: State[Public]) -> State[Public]:
    """The same cards, but the deal has its result."""
    deal = state.public.deal
    assert deal is not None
    return replace(
        state, public=replace(state.public, deal=replace(deal, result=DealScored(sides=())))
    )


def test_a_new_deal_is_collected_without_dealing() -> None:
    before = table(playing())
    order = tuple(
        sorted((each for zone in before.cards.zones() for each in before.cards[zone]), reverse=True)
    )
    played = match(playing())
    rules = played.rules
    fresh = rules.apply(over(playing()), Deal(order))
    ((_, script, end),) = steps(before, [table(fresh)])
    assert script.length <= 300
    assert not any(lie.face_up for lie in end.values())


def test_exchanged_cards_go_first_and_others_come() -> None:
    thrown, drawn = MINE[:2], cards("ST SJ")
    played = match(exchange(), LONG)
    put = played.play(Throw(0, tuple(each for each in sorted_like_deck(thrown))))[-1].state
    new = played.play(Redraw(0, drawn))[0].state
    ((start, script, end),) = steps(table(put, LONG), [table(new, LONG)])
    out = max(script.legs[each][0].end for each in thrown)
    assert all(script.legs[each][0].begin >= out for each in drawn)
    assert all(start[each].face_up and not end[each].face_up for each in thrown)
    assert all(end[each].face_up and not start[each].face_up for each in drawn)


def sorted_like_deck(held: tuple[Card, ...]) -> list[Card]:
    deck = list(match(exchange(), LONG).rules.deck)
    return sorted(held, key=deck.index)


def test_nothing_else_is_open() -> None:
    lies = picture(table(drawing()), HERE)
    assert {each for each, lie in lies.items() if lie.face_up} == {*MINE[:3], OFFERED}


def test_the_heap_goes_when_the_last_card_has_come_from_it() -> None:
    played = match(exchange(), LONG)
    put = played.play(Throw(0, tuple(sorted_like_deck(MINE[:2]))))[-1].state
    new = played.play(Redraw(0, cards("ST SJ")))[0].state
    ((start, script, end),) = steps(table(put, LONG), [table(new, LONG)])
    come = max(script.legs[each][-1].end for each in cards("ST SJ"))
    staying = lying(table(put, LONG), Spot.DISCARDS)
    heap = [each for each in staying if not end[each].face_up]
    assert all(script.legs[each][0].begin >= come for each in heap)
    assert all(abs(end[each].x - start[each].x) > 100 for each in heap)


@pytest.mark.parametrize(("width", "height", "stand"), [(1280, 752, True), (1024, 592, False)])
def test_won_tricks_leave_a_table_on_which_the_hand_would_hide_them(
    width: float, height: float, stand: bool
) -> None:
    played = match(playing())
    while not lying(table(played.state), Spot.PILE, 0) + lying(table(played.state), Spot.PILE, 1):
        played.play(played.rules.legal(played.state)[0])
    at = geometry(width, height, RATIO)
    top = table(played.state)
    won = [card for seat in (0, 1) for card in lying(top, Spot.PILE, seat)]
    inside = [at.table.intersects(box(picture(top, at)[card])) for card in won]
    assert inside == [stand] * 2


@pytest.mark.parametrize("size", [0.8, 1.0, 1.3])
def test_won_tricks_lie_over_the_longest_hand(size: float) -> None:
    """Also when cards are as large as they get; they do not move as the hand shrinks."""
    here = geometry(1280, 752, RATIO, card_size=size)
    at = pile_place(table(playing()), 0, here)
    crown = here.hand_y(13) - here.tall(here.hand_width) / 2
    assert at.y() + here.pile_width / 2 + here.px(34) <= crown
