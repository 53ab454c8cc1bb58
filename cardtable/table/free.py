"""What is free round the middle of a table: between plates, cards of others and the own hand."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie
from cardtable.table.places import picture
from cardtable.table.plates import plate_box, standing_plates
from cardtable.tabletop.table import Tabletop

_AIR, _SIDE, _STEP = 8.0, 20.0, 4.0


@dataclass(frozen=True, slots=True)
class Free:
    """From `top` to `bottom` of the view, without what stands in the way."""

    top: float
    bottom: float
    in_the_way: tuple[QRectF, ...]
    geometry: Geometry

    def tops(self, high: float, share: float) -> Iterator[float]:
        """Where a block of this height may begin: `share` of the air above it, or near that."""
        slack = self.bottom - self.top - high
        if slack < 0:
            return
        wanted, step = self.top + slack * share, self.geometry.px(_STEP)
        yield wanted
        for away in range(1, math.ceil(slack / step) + 1):
            for top in (wanted + away * step, wanted - away * step):
                if self.top <= top <= self.top + slack:
                    yield top

    def half_width(self, top: float, bottom: float) -> float:
        """How far something centred may reach to both sides, if it stands between these heights."""
        middle, px = self.geometry.table.center().x(), self.geometry.px
        half = self.geometry.table.width() / 2 - px(_SIDE)
        for box in self.in_the_way:
            if box.top() < bottom and box.bottom() > top:
                away = max(box.left() - middle, middle - box.right())
                half = min(half, away - px(_AIR))
        return max(0.0, half)

    def middle_box(self, top: float, high: float) -> QRectF:
        """A centred box as wide as is free there."""
        half = self.half_width(top, top + high)
        return QRectF(self.geometry.table.center().x() - half, top, 2 * half, high)


def free_between(tabletop: Tabletop, geometry: Geometry, bottom: float) -> Free:
    """What is free down to `bottom`."""
    px = geometry.px
    plates = [plate_box(plate, tabletop, geometry) for plate in standing_plates(tabletop, geometry)]
    others = [
        card_extent(lie, geometry)
        for card, lie in picture(tabletop, geometry).items()
        if card not in tabletop.hand
    ]
    air = px(_AIR)
    boxes = [box.adjusted(0, -air, 0, air) for box in (*plates, *others)]
    middle = geometry.table.center().x()
    over = [
        box.bottom()
        for box in boxes
        if box.left() < middle < box.right() and box.center().y() < geometry.table.center().y()
    ]
    top = geometry.top_free + px(4) if geometry.compact else geometry.table.y() + px(12)
    return Free(max([top, *over]), bottom, tuple(boxes), geometry)


def card_extent(lie: Lie, geometry: Geometry) -> QRectF:
    """The upright box round a card that may be turned."""
    turn = math.radians(lie.turn)
    wide, tall = lie.width, geometry.tall(lie.width)
    across = wide * abs(math.cos(turn)) + tall * abs(math.sin(turn))
    down = wide * abs(math.sin(turn)) + tall * abs(math.cos(turn))
    return QRectF(lie.x - across / 2, lie.y - down / 2, across, down)
