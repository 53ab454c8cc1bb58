"""Where two seats lay the tricks that they have won: beside their hands, clear of all else."""

from typing import Final

from PySide6.QtCore import QPointF

from cardtable.engine.layout import Seat
from cardtable.table.geometry import Geometry

_UNDER_BACKS: Final = 14
"""From the backs across to the pile under them, in design pixels, as all this."""
_SPREAD: Final = 52
"""From the first trick to the last one, less in large type."""
_BESIDE_PILLS: Final = 112
_AIR: Final = 6


def pile(seat_from_viewer: Seat, geometry: Geometry) -> QPointF:
    """The middle of the first trick that a seat has won."""
    px = geometry.px
    x = geometry.mirrored(geometry.table.right() - px(84 if geometry.compact else 104))
    if seat_from_viewer == 0:
        return QPointF(x, _own_y(geometry))
    if geometry.aside:
        x = max(_least_x(geometry), min(_usual_x(geometry), _most_x(geometry) - px(_SPREAD)))
        return QPointF(geometry.mirrored(x), geometry.middle_y - px(14))
    usual = geometry.table.y() + px(74 if geometry.compact else 126)
    backs = geometry.across.y() + geometry.tall(geometry.across_width) / 2  # large in a tall window
    return QPointF(x, max(usual, backs + px(_UNDER_BACKS) + geometry.pile_width / 2))


def spread(seat_from_viewer: Seat, geometry: Geometry) -> float:
    """How far the last trick may lie from the first: not under the trick that is played."""
    most = geometry.px(_SPREAD)
    if seat_from_viewer == 0 or not geometry.aside:
        return most
    first = geometry.mirrored(pile(1, geometry).x())
    return max(0.0, min(most, _most_x(geometry) - first))


def has_room(geometry: Geometry) -> bool:
    """Whether both piles can lie: with large type there is little between stock and trick."""
    return not geometry.aside or _least_x(geometry) <= _most_x(geometry)


# -- in large type, beside the trick; mirrored for left-handers ------------------------------


def _usual_x(geometry: Geometry) -> float:
    return geometry.table.center().x() - geometry.trick_width * 1.6


def _least_x(geometry: Geometry) -> float:
    """Beside the pills of the stock, or beside its indicator."""
    if geometry.stock_over_hand:
        return geometry.table.x() + geometry.stock_share + geometry.px(_BESIDE_PILLS)
    reach = geometry.indicator_reach + geometry.px(_AIR)
    beside = geometry.mirrored(geometry.stock.x()) + reach
    return beside + geometry.tall(geometry.pile_width) / 2


def _most_x(geometry: Geometry) -> float:
    """Beside the trick."""
    edge = geometry.table.center().x() - geometry.trick_reach - geometry.px(_AIR)
    return edge - geometry.tall(geometry.pile_width) / 2


def _own_y(geometry: Geometry) -> float:
    """Beside the hand; over it and the buttons where a narrow table has no room beside it."""
    px = geometry.px
    beside = geometry.before_hand - px(84 if geometry.compact else 104)
    if beside < geometry.tall(geometry.pile_width) / 2 and not geometry.aside:
        return geometry.action_bottom - px(44 + 60)
    return geometry.table.bottom() - px(94 if geometry.compact else 172)
