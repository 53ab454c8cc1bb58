"""Where cards lie when four sit at the table: viewer, right, across, left. Pure functions."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.look.metrics import fan
from cardtable.table.arena import Place
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie
from cardtable.tabletop.table import Tabletop

SEATS: Final = 4
NINE: Final = 9
"""As many cards as each holds at most: the deck is dealt out."""
RIGHT, ACROSS, LEFT = 1, 2, 3
PLATE: Final = 196
"""Room for the plate of the one across beside his cards, in design pixels."""
_CARD: Final = 102 / 724
"""A card of the trick by the height of a large table; all else at this table is by that card."""
_HAND: Final = 0.9
"""No larger than this part of a card of the hand: a tall window is narrow."""
_DOWN: Final = 0.4
"""The middle of the trick, by the height of the table."""
_TRICK_HEIGHT, _TRICK_HEIGHT_ASIDE = 1.8, 1.35
"""Height of the whole trick by the height of one of its cards; less where type is very large."""
_FAN: Final = 72 / 102
_FAN_STEP, _FAN_STEP_ACROSS, _FAN_STEP_SMALL = 27 / 102, 32 / 102, 19 / 102
_LAID, _LAID_STEP = 64 / 102, 44 / 102
_UNDER_PLATE, _OVER_PLATE = 72, 70
"""Where cards lie that are shown under one plate and over another, in design pixels."""


def seats_four(tabletop: Tabletop) -> bool:
    """Whether four sit at this table."""
    return len(tabletop.plates) == SEATS


def side_of(seat: Seat, geometry: Geometry) -> int:
    """On which side a neighbour sits: 1 right, -1 left.

    Also for left-handers: exchanged, the turn would go the wrong way round.
    """
    return {RIGHT: 1, LEFT: -1}.get(seat, 0)


# ------------------------------------------------------------------ the trick
def crown(geometry: Geometry) -> float:
    """The upper edge of a whole hand in its middle."""
    return geometry.hand_y(NINE) - geometry.tall(geometry.hand_width) / 2


def _room(geometry: Geometry) -> tuple[float, float]:
    """From where to where the trick may reach."""
    top = geometry.top_free if geometry.compact else geometry.table.y() + geometry.px(20)
    return top, crown(geometry) - geometry.px(12)


def _trick_height(geometry: Geometry) -> float:
    return _TRICK_HEIGHT_ASIDE if geometry.aside else _TRICK_HEIGHT


def trick_width_four(geometry: Geometry) -> float:
    """The width of a card of a trick."""
    top, bottom = _room(geometry)
    fits = (bottom - top) / _trick_height(geometry) / geometry.card_ratio
    width = min(geometry.table.height() * _CARD, geometry.hand_width * _HAND, fits)
    if geometry.compact and not geometry.aside:
        width = min(width, (geometry.table.width() / 2 - geometry.px(PLATE)) / 1.62)
    return width


def middle_four(geometry: Geometry) -> QPointF:
    """The middle of the trick."""
    half = geometry.tall(trick_width_four(geometry)) * _trick_height(geometry) / 2
    top, bottom = _room(geometry)
    wanted = geometry.table.y() + geometry.table.height() * _DOWN
    y = max(top + half, min(wanted, bottom - half))
    return QPointF(geometry.table.center().x(), y)


def trick_place_four(seat: Seat, geometry: Geometry) -> tuple[QPointF, float]:
    """The middle of a seat's card in the trick, and its turn."""
    width, middle = trick_width_four(geometry), middle_four(geometry)
    if seat in (RIGHT, LEFT):
        side = side_of(seat, geometry)
        return middle + QPointF(side * width * 1.06, width * 0.01), side * 4.5
    down = geometry.tall(width) * (_trick_height(geometry) - 1) / 2
    return (middle + QPointF(0, -down), 2.0) if seat == ACROSS else (middle + QPointF(0, down), -1)


# ------------------------------------------------------------------ backs
def across_stands(geometry: Geometry) -> bool:
    """Whether there is room for the backs of the one across; a narrow window has none."""
    return not geometry.compact or (
        geometry.table.width() >= geometry.px(966) and not geometry.aside
    )


def across_middle(geometry: Geometry) -> QPointF:
    """The middle of the backs across, cut by the bar; in small windows beside the strip."""
    if not across_stands(geometry):
        return QPointF(geometry.table.center().x(), -geometry.height)
    if not geometry.compact:
        return QPointF(geometry.table.center().x(), geometry.px(16))
    width = trick_width_four(geometry)
    out = geometry.px(PLATE) + width * (_FAN_STEP_SMALL * (NINE - 1) + _FAN) / 2
    return QPointF(geometry.mirrored(geometry.table.right() - out), geometry.px(2))


def across_room(geometry: Geometry) -> float:
    """How much of the upper edge of a small table the one across takes, from its corner."""
    if geometry.aside:
        return geometry.px(18)
    if not across_stands(geometry):
        return geometry.px(PLATE)
    return geometry.px(PLATE + 12) + trick_width_four(geometry) * (
        _FAN_STEP_SMALL * (NINE - 1) + _FAN
    )


def across_four(held: Sequence[Card], geometry: Geometry) -> dict[Card, Lie]:
    """The backs of the one across, opening upwards."""
    trick, middle = trick_width_four(geometry), across_middle(geometry)
    step = trick * (_FAN_STEP_SMALL if geometry.compact else _FAN_STEP_ACROSS)
    places = fan(len(held), middle.x(), middle.y(), step, -1.3)
    width = trick * _FAN
    return {
        card: Lie(place.x, place.y, 200 + index, place.turn, width, up=0.0, shadow=0.4)
        for index, (card, place) in enumerate(zip(held, places, strict=True))
    }


def side_half(geometry: Geometry) -> float:
    """Half the height of a neighbour's whole fan."""
    return trick_width_four(geometry) * (_FAN_STEP * (NINE - 1) + _FAN) / 2


def side_hand(held: Sequence[Card], seat: Seat, geometry: Geometry) -> dict[Card, Lie]:
    """A neighbour's backs, turned to him and cut by the edge; out of sight in small windows."""
    side, trick = side_of(seat, geometry), trick_width_four(geometry)
    width, step = trick * _FAN, trick * _FAN_STEP
    edge = geometry.table.right() if side > 0 else geometry.table.x()
    out = geometry.tall(width) if geometry.compact else geometry.px(8)
    x, y = edge + side * out, side_middle(geometry)
    result = {}
    for index, (card, place) in enumerate(zip(held, fan(len(held), 0, 0, step, -1.4), strict=True)):
        at = QPointF(x + side * place.y, y + side * place.x)
        result[card] = Lie(at.x(), at.y(), 200 + index, place.turn + side * 90, width, up=0.0)
    return result


def trick_order(seat: Seat) -> int:
    """How high a card of the trick lies: the viewer's own over that of the one across."""
    return (ACROSS, LEFT, RIGHT, 0).index(seat)


def side_middle(geometry: Geometry) -> float:
    """The height of the middle of a neighbour's fan."""
    return geometry.table.y() + geometry.table.height() * _DOWN


# ------------------------------------------------------------------ laid open
def laid_open(cards: Sequence[Card], seat: Seat, geometry: Geometry) -> dict[Card, Lie]:
    """Cards that another seat shows for a moment, upright in a row before him."""
    trick = trick_width_four(geometry)
    width, count = _laid_width(seat, geometry), len(cards)
    middle, room = _laid_room(seat, geometry)
    step = min(trick * _LAID_STEP, (room - width) / max(1, count - 1))
    places = fan(count, middle.x(), middle.y(), step, 2.4 if seat == ACROSS else 0.0)
    return {
        card: Lie(place.x, place.y, 350 + index, place.turn, width, glow=True)
        for index, (card, place) in enumerate(zip(cards, places, strict=True))
    }


def _laid_width(seat: Seat, geometry: Geometry) -> float:
    """The width of such a card; between two plates as much as there is room for."""
    width = trick_width_four(geometry) * _LAID
    if seat != ACROSS or geometry.aside or across_stands(geometry):
        return width
    free = side_middle(geometry) - geometry.table.y() - geometry.px(_UNDER_PLATE + _OVER_PLATE)
    return min(width, free / geometry.card_ratio)


def _laid_room(seat: Seat, geometry: Geometry) -> tuple[QPointF, float]:
    """The middle and the width of the row."""
    trick, px = trick_width_four(geometry), geometry.px
    tall = geometry.tall(_laid_width(seat, geometry))
    if seat == ACROSS:
        middle, top = across_middle(geometry), geometry.table.y() + px(20)
        if not across_stands(geometry):  # then under his plate, or where it would stand
            out = geometry.table.width() / 2 - trick * 1.7
            side = -1 if geometry.aside else 1  # under his plate, or across from it
            middle = QPointF(geometry.mirrored(geometry.table.center().x() + side * out), 0)
            top = geometry.table.y() + px(_UNDER_PLATE)
        return QPointF(middle.x(), top + tall / 2), trick * 3.2
    side, table = side_of(seat, geometry), geometry.table
    edge = table.right() if side > 0 else table.x()
    outer = edge - side * (px(14) if geometry.compact else geometry.tall(trick * _FAN) / 2 + px(4))
    inner = table.center().x() + side * (trick * 1.62 + px(10))
    y = side_middle(geometry) + (tall / 2 + px(30) if geometry.compact else trick * 0.3)
    if geometry.aside:  # between the strip and the plate
        y = geometry.top_free + px(4) + tall / 2
    return QPointF((outer + inner) / 2, y), abs(inner - outer)


# ------------------------------------------------------------------ stock and won tricks
def pack_place(geometry: Geometry) -> Place:
    """Where the pack lies before it is dealt: in the middle."""
    return Place(middle_four(geometry), trick_width_four(geometry))


def team_pile(team: int, geometry: Geometry) -> QPointF:
    """The middle of the first trick of a team: beside the viewer's plate, or under the right fan.

    The viewer's lies over his hand, whose cards stand out of it while they may be played.

    In small windows it leaves the table on that side: the strip tells what has been won.
    """
    px, table = geometry.px, geometry.table
    y = crown(geometry) - px(24)
    if team == 0:
        x, y = table.x() + px(24 + 212), y - px(12 + 40 * max(0.0, geometry.card_size - 1))
        x, y = (x, geometry.height * 1.2) if geometry.compact else (x, y)
    else:
        x = table.right() + px(80) if geometry.compact else table.right() - px(96)
    return QPointF(geometry.mirrored(x), y)
