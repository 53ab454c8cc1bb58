"""How every card lies: the picture of a tabletop in a geometry. Pure functions."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.look.metrics import fan
from cardtable.table.arena import Place
from cardtable.table.drawing import drawn_cards, pile_place, piles_stand, stock_place
from cardtable.table.four import (
    SEATS,
    across_four,
    laid_open,
    seats_four,
    side_hand,
    team_pile,
    trick_order,
    trick_place_four,
    trick_width_four,
)
from cardtable.table.geometry import Geometry, fan_angle
from cardtable.table.lies import Lie, from_viewer, lying
from cardtable.table.pile_places import spread
from cardtable.tabletop.table import Spot, Tabletop

LIFT: Final = 12 / 126
"""How far a playable card stands out of the hand, by its width."""
HOT_LIFT: Final = 26 / 126
"""The same under the pointer."""
EDGES: Final = 5
"""As many cards of a stack show their edge."""

_Z: Final = {
    Spot.INDICATOR: 10,
    Spot.STOCK: 20,
    Spot.LOCK: 90,
    Spot.PILE: 100,
    Spot.TRICK: 300,
    Spot.HAND: 400,
}


def picture(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """How all cards lie once the tabletop has come to rest."""
    own = lying(tabletop, Spot.HAND, 0)
    held = [card for card in tabletop.hand if card in own]
    held += [card for card in own if card not in held]
    return {
        **_stock(tabletop, geometry),
        **_piles(tabletop, geometry),
        **_others(tabletop, geometry),
        **_trick(tabletop, geometry),
        **_marked(own_hand(held, geometry), tabletop, geometry),
        **drawn_cards(tabletop, geometry),
    }


def own_hand(held: Sequence[Card], geometry: Geometry) -> dict[Card, Lie]:
    """The viewer's fan at the bottom, face up, left to right."""
    count = len(held)
    width, step = geometry.hand(count)
    middle = QPointF(geometry.table.center().x(), geometry.hand_y(count))
    places = fan(count, middle.x(), middle.y(), step * 0.97, fan_angle(count))
    return {
        card: Lie(place.x, place.y, _Z[Spot.HAND] + index, place.turn, width)
        for index, (card, place) in enumerate(zip(held, places, strict=True))
    }


def _marked(hand: dict[Card, Lie], tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """The hand with playable cards lifted and the others dark, when the viewer is to play.

    Else those that he shows glow, until they are taken up again.
    """
    lift = geometry.hand_width * LIFT
    if tabletop.playable is None:
        return {
            card: lie._replace(lift=lift, glow=True) if card in tabletop.laid else lie
            for card, lie in hand.items()
        }
    return {
        card: lie._replace(lift=lift) if card in tabletop.playable else lie._replace(dim=True)
        for card, lie in hand.items()
    }


def _others(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """The backs of all who are not the viewer."""
    if not seats_four(tabletop):
        return _opened(across_hand(lying(tabletop, Spot.HAND, 1), geometry), tabletop, geometry)
    result: dict[Card, Lie] = {}
    for seat in range(1, SEATS):
        held = lying(tabletop, Spot.HAND, seat)
        shown = [card for card in tabletop.laid if card in held]
        backs = [card for card in held if card not in shown]
        fan_of = partial(side_hand, seat=seat) if seat % 2 else across_four
        result |= {**fan_of(backs, geometry=geometry), **laid_open(shown, seat, geometry)}
    return result


def trick_place(tabletop: Tabletop, seat: Seat, geometry: Geometry) -> tuple[QPointF, float, float]:
    """The middle, turn and width of a seat's card in the trick."""
    if seats_four(tabletop):
        return *trick_place_four(seat, geometry), trick_width_four(geometry)
    return *geometry.trick(seat), geometry.trick_width


def across_hand(held: Sequence[Card], geometry: Geometry) -> dict[Card, Lie]:
    """The opponent's backs, opening upwards, cut by the bar."""
    width, middle = geometry.across_width, geometry.across
    step = min(width * 0.61, geometry.table.width() * 0.4 / max(1, len(held)))
    beside = min(middle.x(), geometry.width - middle.x()) - width * 0.56  # they are turned a little
    step = min(step * (0.7 if geometry.compact else 1), 2 * beside / max(1, len(held) - 1))
    places = fan(len(held), middle.x(), middle.y(), step, -2.0)
    return {
        card: Lie(place.x, place.y, 200 + index, place.turn, width, up=0.0, shadow=0.4)
        for index, (card, place) in enumerate(zip(held, places, strict=True))
    }


def _stock(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """The stock across the indicator; once closed, the indicator face down across the stock."""
    stack = lying(tabletop, Spot.STOCK)[::-1]  # the first is drawn first, so it lies on top
    result = stacked(stack, geometry, stock_place(tabletop, geometry))
    width = geometry.stock_width
    place = geometry.indicator
    for card in lying(tabletop, Spot.INDICATOR):
        result[card] = Lie(place.x(), place.y(), _Z[Spot.INDICATOR], 90.0, width)
    for card in lying(tabletop, Spot.LOCK):
        result[card] = lock_lie(len(stack), geometry)
    return result


def stacked(
    stack: Sequence[Card], geometry: Geometry, place: Place | None = None
) -> dict[Card, Lie]:
    """A face-down stack on the place of the stock, the lowest card first."""
    result = {}
    place = place or Place(geometry.stock, geometry.stock_width)
    for index, card in enumerate(stack):
        at = stack_place(index, len(stack), place)
        shadow = 0.4 if index == 0 else 0.25 if index >= len(stack) - EDGES else 0.0
        z = _Z[Spot.STOCK] + index
        result[card] = Lie(at.x(), at.y(), z, 0.0, place.width, up=0.0, shadow=shadow)
    return result


def stack_place(index: int, count: int, place: Place) -> QPointF:
    """The middle of a card of a stack: only the uppermost show their edges."""
    rise = index - max(0, count - 1 - EDGES)
    step = place.width / 104
    return place.middle + QPointF(-1.3 * step, -1.8 * step) * max(0, rise)


def lock_lie(stack_height: int, geometry: Geometry) -> Lie:
    """The closed indicator: face down across the stock."""
    place = Place(geometry.stock, geometry.stock_width)
    at = stack_place(stack_height, stack_height + 1, place)
    return Lie(at.x(), at.y(), _Z[Spot.LOCK], 90.0, geometry.stock_width, up=0.0)


def _trick(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """The cards of the trick: each before its seat, the later ones above; of four, all in view."""
    result = {}
    played = lying(tabletop, Spot.TRICK)
    for order, (card, seat) in enumerate(zip(played, tabletop.trick_seats, strict=False)):
        place = from_viewer(tabletop, seat)
        at, turn, width = trick_place(tabletop, place, geometry)
        z = _Z[Spot.TRICK] + (trick_order(place) if seats_four(tabletop) else order)
        best = seat == tabletop.taker and len(played) == len(tabletop.plates)
        result[card] = Lie(at.x(), at.y(), z, turn, width, glow=best)
    return result


def _piles(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """Won tricks: small, face down, crossed, a little further right each."""
    result = {}
    width, size = geometry.pile_width, max(2, len(tabletop.plates))
    for seat in (0, 1):  # four seats: the owner of a pile is a team, whose first seat it names
        won, four = lying(tabletop, Spot.PILE, seat), seats_four(tabletop)
        at = team_pile(seat, geometry) if four else pile_place(tabletop, seat, geometry)
        if not four and not piles_stand(tabletop, geometry):
            at.setY(geometry.height + width if seat == 0 else -width)
        tricks = (len(won) + size - 1) // size
        step = min(geometry.px(9), spread(0 if four else seat, geometry) / max(1, tricks - 1))
        step = -step if geometry.mirror else step
        for index, card in enumerate(won):
            trick, second = divmod(index, size)
            turn = 90.0 + (trick * 37 % 7 - 3) + (2.5 if second % 2 else -2.5)
            x, y = at.x() + trick * step, at.y() - trick * geometry.px(1.2)
            z = _Z[Spot.PILE] + seat * 40 + index
            result[card] = Lie(x, y, z, turn, width, up=0.0, shadow=0.3)
    return result


def _opened(hand: dict[Card, Lie], tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """The opponent's hand, with the cards that lie open face up and wholly in view."""
    top = geometry.table.y() + geometry.tall(geometry.across_width) / 2 + geometry.px(8)
    return {
        card: lie._replace(up=1.0, y=max(top, lie.y)) if card in tabletop.laid else lie
        for card, lie in hand.items()
    }
