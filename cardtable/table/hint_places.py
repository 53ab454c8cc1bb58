"""Where the card of a hint stands: by what it speaks of, over as little else as may be."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from cardtable.engine.cards import Card
from cardtable.look.parts_hint import TAIL
from cardtable.look.parts_speech import Side, Tail
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Stand, stands
from cardtable.tabletop.table import Spot, Tabletop

WIDTHS: Final = (640, 560, 500, 430, 380)
"""How wide the card may be, in design pixels, the nicest first."""
_SHIFTS: Final = (0.5, 0.3, 0.7, 0.12, 0.88)
"""At which share of the card's width it points."""
_LIFTS: Final = (0, 24, 48, 72, 96, 120, 160, 200, 240)
"""How far the card may stand from what it speaks of, in design pixels."""
_NEAR: Final = 1.6
"""As many times the length of the tail the card may stand away and still point."""
_MARGIN: Final = 12
_WEIGHTS: Final = {
    Spot.TRICK: 3.0,
    Spot.OFFER: 5.0,
    Spot.ASIDE: 1.5,
    Spot.INDICATOR: 2.0,
    Spot.STOCK: 1.0,
    Spot.DISCARDS: 1.0,
}
"""How much the cards of a spot should stay in sight."""
_OWN: Final = 0.2
"""How much the own hand should, but for its corners."""
_CORNERS: Final = 0.32
"""How much of a card from above shows what it is, by its height."""
_PILLS: Final = 76
"""How far the captions reach under the stock, in design pixels."""
_FAR: Final = 0.012
"""How bad it is to stand a pixel further away, by the share of the card that covers something."""

_TOO_MUCH: Final = 0.4
"""As much a card beside something may hide, by its size; over it or under it there may be more."""


class Obstacle(NamedTuple):
    """Something that should stay in sight, and how much."""

    box: QRectF
    weight: float = 1.0


class HintPlace(NamedTuple):
    """The card without its tail, and the tail."""

    box: QRectF
    tail: Tail | None
    """None if it stands so far away that a tail would point at something else."""


def card_obstacles(
    tabletop: Tabletop, boxes: Mapping[Card, QRectF], geometry: Geometry
) -> list[Obstacle]:
    """What lies on the table: of the own hand above all the corners with the ranks."""
    heaps: dict[Stand, QRectF] = {}
    for card, stand in stands(tabletop).items():
        if card in boxes:
            heaps[stand] = heaps.get(stand, QRectF()).united(boxes[card])
    found = []
    for stand, box in heaps.items():
        if stand.spot is Spot.HAND and stand.seat == 0:
            corners = QRectF(box)
            corners.setHeight(box.height() * _CORNERS)
            found += [Obstacle(corners, 3.0), Obstacle(box, _OWN)]
            continue
        if stand.spot is Spot.STOCK:
            box.adjust(0, 0, 0, geometry.px(_PILLS))
        found.append(Obstacle(box, _WEIGHTS.get(stand.spot, 0.5)))
    return found


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
                    far = _FAR * (lift / 24 + 2 * rank + abs(shift - 0.5) + 2 * below)
                    if far >= least:
                        continue  # whatever it covers, it cannot be better
                    place = _at(anchor, size, (px(lift), shift), room, px(TAIL + 3), below=below)
                    cost = _cost(place.box, obstacles, room) + far
                    if cost < least:
                        best, least = place, cost
    return best


def place_beside(
    anchor: QRectF,
    height: Callable[[float], float],
    obstacles: Sequence[Obstacle],
    geometry: Geometry,
) -> HintPlace | None:
    """Right or left of the anchor; None where it would hide too much there."""
    px, table = geometry.px, geometry.table
    room = table.adjusted(px(_MARGIN), px(4), -px(_MARGIN), -px(4))
    best, least = None, _TOO_MUCH
    for rank, design in enumerate(WIDTHS):
        width, gap = px(design), px(TAIL + 3)
        high = height(width)
        for share in (0.5, 0.35, 0.65):
            top = max(room.y(), min(anchor.center().y() - high * share, room.bottom() - high))
            at = max(0.2, min(0.8, (anchor.center().y() - top) / high))
            right = QRectF(anchor.right() + gap, top, width, high)
            left = right.translated(anchor.x() - right.right() - gap, 0)
            for box, side in ((right, Side.LEFT), (left, Side.RIGHT)):
                cost = _cost(box, obstacles, room) + _FAR * (2 * rank + abs(share - 0.5))
                if cost < least:
                    best, least = HintPlace(box, Tail(side, at)), cost
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
    side = Side.TOP if below else Side.BOTTOM
    tail = None if lift > _NEAR * gap else Tail(side, max(0.06, min(0.94, at)))
    return HintPlace(QRectF(left, top, width, high), tail)


def _cost(box: QRectF, obstacles: Sequence[Obstacle], room: QRectF) -> float:
    """By how much of its size the card covers what should be seen; much more off the table."""
    whole = box.width() * box.height()
    covered = sum(_area(box.intersected(each.box)) * each.weight for each in obstacles)
    outside = whole - _area(box.intersected(room))
    return (covered + 20 * outside) / whole


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())
