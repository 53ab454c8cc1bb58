"""Where things lie when four sit at the table: viewer, right, across, left. Pure functions."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.look.metrics import fan
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie
from cardtable.tabletop.table import Tabletop

SEATS = 4
_RIGHT, _ACROSS, _LEFT = 1, 2, 3
_TRICK_HEIGHT = 1.55
"""Height of the whole trick by the height of one of its cards."""


def seats_four(tabletop: Tabletop) -> bool:
    """Whether four sit at this table."""
    return len(tabletop.plates) == SEATS


def _side(seat: Seat, geometry: Geometry) -> int:
    """On which side a neighbour sits: 1 right, -1 left; left-handers see them exchanged."""
    side = {_RIGHT: 1, _LEFT: -1}.get(seat, 0)
    return -side if geometry.mirror else side


def trick_width_four(geometry: Geometry) -> float:
    """The width of a card of a trick: four fit between the action line and the top."""
    free = geometry.hand_top - geometry.px(10) - geometry.action_height - geometry.top_free
    return min(geometry.hand_width * 0.84, free / _TRICK_HEIGHT / geometry.card_ratio)


def trick_place_four(seat: Seat, geometry: Geometry) -> tuple[QPointF, float]:
    """The middle of a seat's card in the trick, and its turn."""
    width = trick_width_four(geometry)
    tall = geometry.tall(width)
    half = tall * _TRICK_HEIGHT / 2
    lowest = geometry.hand_top - geometry.px(8) - geometry.action_height - half
    wanted = geometry.table.y() + geometry.table.height() * 0.355
    y = max(geometry.top_free + half, min(wanted, lowest))
    middle = QPointF(geometry.table.center().x(), y)
    if seat in (_RIGHT, _LEFT):
        side = _side(seat, geometry)
        return middle + QPointF(side * width * 0.86, 0), side * 3.0
    down = tall * (_TRICK_HEIGHT - 1) / 2
    return middle + QPointF(0, -down if seat == _ACROSS else down), 0.0


def side_hand(held: Sequence[Card], seat: Seat, geometry: Geometry) -> dict[Card, Lie]:
    """A neighbour's backs, turned to him and cut by the edge; out of sight in small windows."""
    side, width = _side(seat, geometry), geometry.across_width
    step = min(width * 0.42, geometry.table.height() * 0.3 / max(1, len(held)))
    edge = geometry.table.right() if side > 0 else geometry.table.x()
    out = geometry.tall(width) if geometry.compact else -geometry.px(8)
    x, y = edge + side * out, geometry.table.y() + geometry.table.height() * 0.4
    result = {}
    for index, (card, place) in enumerate(zip(held, fan(len(held), 0, 0, step, -2.0), strict=True)):
        at = QPointF(x + side * place.y, y + side * place.x)
        result[card] = Lie(at.x(), at.y(), 200 + index, place.turn + side * 90, width, up=0.0)
    return result


def plate_box_four(size: QSizeF, seat: Seat, geometry: Geometry) -> QRectF:
    """Where the plate of another seat stands: beside the fan across, under those of the sides."""
    table, px = geometry.table, geometry.px
    if seat == _ACROSS:
        out = table.width() * 0.2
        left = table.center().x() + out
        if geometry.mirror:
            left = table.center().x() - out - size.width()
        return QRectF(QPointF(left, table.y() + px(16)), size)
    right = _side(seat, geometry) > 0
    left = table.right() - px(16) - size.width() if right else table.x() + px(16)
    return QRectF(QPointF(left, table.y() + table.height() * 0.58), size)
