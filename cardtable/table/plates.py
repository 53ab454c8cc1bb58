"""The name plates of the seats: which stand, where, and how they look."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.engine.layout import Seat
from cardtable.look.canvas import Canvas
from cardtable.look.parts_table import paint_plate, plate_size
from cardtable.look.theme import Theme
from cardtable.table.drawing import longest_hand
from cardtable.table.four import (
    ACROSS,
    crown,
    seats_four,
    side_half,
    side_middle,
    side_of,
    trick_width_four,
)
from cardtable.table.geometry import Geometry
from cardtable.table.lies import from_viewer
from cardtable.table.painted import Painted
from cardtable.tabletop.table import Plate, Tabletop

_MOST: Final = 240
_MOST_SMALL: Final = 172
"""The widest plate of four in a small window, where the trick needs the middle."""
_LEAST: Final = 104
"""A narrower one would say no name."""
_PLATE, _AIR, _PAD_SMALL = 48, 8, 18


def standing_plates(tabletop: Tabletop, geometry: Geometry) -> tuple[Plate, ...]:
    """The plates that stand: in small windows the strip tells of the viewer, and of one other.

    Where type is very large they stand beside the trick, if there is room for them.
    """
    if not geometry.compact:
        return tabletop.plates
    if not seats_four(tabletop):
        return ()
    others = tuple(plate for plate in tabletop.plates if from_viewer(tabletop, plate.seat))
    return _beside_trick(others, tabletop, geometry) if geometry.aside else others


def _beside_trick(
    others: tuple[Plate, ...], tabletop: Tabletop, geometry: Geometry
) -> tuple[Plate, ...]:
    """Those of the others for whom there is room between the strip and the hand."""
    px, high = geometry.px, crown(geometry) - geometry.top_free
    if tabletop.tiles or high < px(_PLATE + 2 * _AIR) or _side_room(geometry) < px(_LEAST):
        return ()
    if tabletop.laid or high < px(2 * _PLATE + 3 * _AIR):
        return tuple(each for each in others if from_viewer(tabletop, each.seat) != ACROSS)
    return others


def _side_room(geometry: Geometry) -> float:
    """The width on either side of the trick."""
    trick = trick_width_four(geometry) * 1.62 + geometry.px(_AIR)
    return geometry.table.width() / 2 - trick - geometry.px(_PAD_SMALL)


def plate_box(plate: Plate, tabletop: Tabletop, geometry: Geometry) -> QRectF:
    """Where a name plate stands: across at the upper right, the viewer's at the lower left.

    Beside the hand if there is room, else over it. Of four, each beside or over his cards.
    """
    seat = from_viewer(tabletop, plate.seat)
    four = seats_four(tabletop)
    most = float(_MOST_SMALL if four and geometry.compact else _MOST)
    if four and geometry.aside:
        most = max(_LEAST, min(most, _side_room(geometry) / geometry.scale))
    size = plate_size(plate.name, plate.note, geometry.scale, most, len(plate.marks))
    if four and seat:
        return _of_four(size, seat, geometry)
    table, pad = geometry.table, geometry.px(24)
    if seat:
        left, top = table.right() - pad - size.width(), table.y() + geometry.px(26)
    else:
        left, held = table.x() + pad, longest_hand(tabletop)  # it shall not move as that shrinks
        fits = geometry.has_room_beside(held) and not four
        if fits:
            size.setWidth(min(size.width(), geometry.beside_hand(held)))
        top = table.bottom() - geometry.px(70) if fits else geometry.hand_top - geometry.px(58)
    if geometry.mirror:
        left = 2 * table.center().x() - left - size.width()
    return QRectF(QPointF(left, top), size)


def _of_four(size: QSizeF, seat: Seat, geometry: Geometry) -> QRectF:
    """Beside the fan across, over the fans at the sides; in small windows at mid height."""
    table, px = geometry.table, geometry.px
    if seat == ACROSS and geometry.aside:  # over the plate of his right neighbour
        left, top = table.right() - px(_PAD_SMALL) - size.width(), geometry.top_free + px(_AIR)
        if geometry.mirror:
            left = 2 * table.center().x() - left - size.width()
        return QRectF(QPointF(left, top), size)
    if seat == ACROSS:
        left = table.center().x() + trick_width_four(geometry) * 1.86
        top = table.y() + px(20)
        if geometry.compact:
            left, top = table.right() - px(18) - size.width(), table.y() + px(17)
        if geometry.mirror:
            left = 2 * table.center().x() - left - size.width()
        return QRectF(QPointF(left, top), size)
    right = side_of(seat, geometry) > 0
    pad = px(18 if geometry.compact else 24)
    left = table.right() - pad - size.width() if right else table.x() + pad
    if geometry.aside:
        top = crown(geometry) - px(_AIR) - size.height()
    elif geometry.compact:
        top = side_middle(geometry) - size.height() - px(8)
    else:
        under_the_other = table.y() + px(26) + size.height()
        top = side_middle(geometry) - side_half(geometry) - px(6) - size.height()
        top = max(top, under_the_other)
    return QRectF(QPointF(left, top), size)


def plate_item(plate: Plate, tabletop: Tabletop, geometry: Geometry, theme: Theme) -> Painted:
    """A name plate."""
    ring = theme.them if from_viewer(tabletop, plate.seat) % 2 else theme.us
    marks = tuple(mark.picture for mark in plate.marks)

    def paint(canvas: Canvas, box: QRectF) -> None:
        paint_plate(canvas, box, plate.name, plate.note, plate.face, plate.active, ring, marks)

    return Painted(plate_box(plate, tabletop, geometry), paint, theme, geometry.scale).at(500)
