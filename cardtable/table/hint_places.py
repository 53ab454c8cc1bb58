"""Where the card of a hint stands: by what it speaks of, over as little else as may be."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from cardtable.look.parts_hint import TAIL
from cardtable.look.parts_speech import Side, Tail
from cardtable.table.geometry import Geometry

WIDTHS: Final = (640, 560, 500, 430, 380)
"""How wide the card may be, in design pixels, the nicest first."""
_SHIFTS: Final = (0.5, 0.3, 0.7, 0.12, 0.88)
"""At which share of the card's width it points."""
_LIFTS: Final = (0, 24, 48, 72, 96, 120, 160)
"""How far the card may stand from what it speaks of, in design pixels."""
_MARGIN: Final = 12
_FAR: Final = 0.02
"""How bad it is to stand a pixel further away, by the share of the card that covers something."""


class Obstacle(NamedTuple):
    """Something that should stay in sight, and how much."""

    box: QRectF
    weight: float = 1.0


class HintPlace(NamedTuple):
    """The card without its tail, and the tail."""

    box: QRectF
    tail: Tail


def hint_place(
    anchor: QRectF,
    height: Callable[[float], float],
    obstacles: Sequence[Obstacle],
    geometry: Geometry,
) -> HintPlace:
    """Over the anchor, or under it; `height` gives the card's height for a width."""
    px, table = geometry.px, geometry.table
    room = table.adjusted(px(_MARGIN), px(4), -px(_MARGIN), -px(4))
    best, least = HintPlace(QRectF(), Tail(Side.BOTTOM)), float("inf")
    for rank, design in enumerate(WIDTHS):
        width = min(px(design), room.width())
        size = (width, height(width))
        for lift in _LIFTS:
            for shift in _SHIFTS:
                for below in (False, True):
                    place = _at(anchor, size, (px(lift), shift), room, px(TAIL + 3), below=below)
                    cost = _cost(place.box, obstacles, room)
                    cost += _FAR * (lift / 24 + rank + abs(shift - 0.5) + 2 * below)
                    if cost < least:
                        best, least = place, cost
    return best


def _at(
    anchor: QRectF,
    size: tuple[float, float],
    shifted: tuple[float, float],
    room: QRectF,
    gap: float,
    *,
    below: bool,
) -> HintPlace:
    (width, high), (lift, shift) = size, shifted
    left = anchor.center().x() - width * shift
    left = max(room.x(), min(left, room.right() - width))
    top = anchor.bottom() + gap + lift if below else anchor.y() - gap - lift - high
    at = (anchor.center().x() - left) / width
    return HintPlace(
        QRectF(left, top, width, high),
        Tail(Side.TOP if below else Side.BOTTOM, max(0.06, min(0.94, at))),
    )


def _cost(box: QRectF, obstacles: Sequence[Obstacle], room: QRectF) -> float:
    """By how much of its size the card covers what should be seen; much more off the table."""
    whole = box.width() * box.height()
    covered = sum(_area(box.intersected(each.box)) * each.weight for each in obstacles)
    outside = whole - _area(box.intersected(room))
    return (covered + 20 * outside) / whole


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())
