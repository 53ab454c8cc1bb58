"""Where a speech bubble stands and whence its tail comes: by its speaker, never over a hand."""

from PySide6.QtCore import QRectF, QSizeF

from cardtable.engine.layout import Seat
from cardtable.look.parts_speech import Side, Tail
from cardtable.table.drawing import longest_hand
from cardtable.table.four import (
    ACROSS,
    LEFT,
    RIGHT,
    crown,
    seats_four,
    side_middle,
    side_of,
    trick_width_four,
)
from cardtable.table.geometry import Geometry
from cardtable.table.lies import from_viewer
from cardtable.table.plates import plate_box
from cardtable.tabletop.table import Tabletop

_STRIP = 66
"""How far the strip of a small window reaches down, in design pixels."""


def bubble_place(
    size: QSizeF, speaker: Seat, tabletop: Tabletop, geometry: Geometry
) -> tuple[QRectF, Tail]:
    """The box of the bubble and its tail."""
    seat = from_viewer(tabletop, speaker)
    plate = next((each for each in tabletop.plates if each.seat == speaker), None)
    if seats_four(tabletop) and plate is not None and seat:
        face = plate_box(plate, tabletop, geometry)
        return _of_four(size, seat, face, tabletop, geometry)
    if geometry.compact or plate is None:
        return _without_plate(size, seat, tabletop, geometry)
    face = plate_box(plate, tabletop, geometry)
    if seat == 0:
        return _own(size, face, longest_hand(tabletop), geometry)
    top = face.center().y() - size.height() / 2
    if geometry.mirror:
        return _box(face.right() + geometry.px(20), top, size), Tail(Side.LEFT)
    return _box(face.x() - geometry.px(20) - size.width(), top, size), Tail(Side.RIGHT)


def _own(size: QSizeF, face: QRectF, held: int, geometry: Geometry) -> tuple[QRectF, Tail]:
    """Over the viewer's plate, and over his hand if he holds so many cards."""
    px, width = geometry.px, size.width()
    left = face.x() if not geometry.mirror else face.right() - width
    half = (held - 1) / 2 * geometry.hand(held).step + geometry.hand_width * 0.6
    room = geometry.table.width() / 2 - half - px(24)
    over_hand = held > 5 and face.y() < geometry.hand_top  # and no stock lies there
    lowest = face.y() if width < room or over_hand else geometry.hand_top
    at = px(40) / width
    box = _box(left, lowest - px(18) - size.height(), size)
    return box, Tail(Side.BOTTOM, 1 - at if geometry.mirror else at)


def _without_plate(
    size: QSizeF, seat: int, tabletop: Tabletop, geometry: Geometry
) -> tuple[QRectF, Tail]:
    """Over the left end of the own hand, or beside the other's tricks under his cards."""
    px, table, width = geometry.px, geometry.table, size.width()
    if seat == 0:
        top = crown(geometry) if seats_four(tabletop) else geometry.hand_top
        box = _box(table.x() + px(26), top - px(16) - size.height(), size)
        tail = Tail(Side.BOTTOM, 0.84)
    else:
        right = table.right() - px(84) - geometry.tall(geometry.pile_width) / 2 - px(14)
        box = _box(right - width, table.y() + px(58), size)
        tail = Tail(Side.TOP, 0.84)
    if geometry.mirror:
        box.moveLeft(2 * table.center().x() - box.right())
        tail = Tail(tail.side, 1 - tail.at)
    return box, tail


# ------------------------------------------------------------------ four at the table
def _of_four(
    size: QSizeF, seat: Seat, face: QRectF, tabletop: Tabletop, geometry: Geometry
) -> tuple[QRectF, Tail]:
    if geometry.aside:
        return _beside_the_trick(size, seat, geometry)
    if seat != ACROSS:
        return _aside(size, seat, face, geometry)
    near = LEFT if geometry.mirror else RIGHT
    plate = next(each for each in tabletop.plates if from_viewer(tabletop, each.seat) == near)
    return _across(size, face, plate_box(plate, tabletop, geometry), geometry)


def _across(size: QSizeF, face: QRectF, beside: QRectF, geometry: Geometry) -> tuple[QRectF, Tail]:
    """Under the plate of the one across: clear of the trick and of the neighbour's plate."""
    px, table = geometry.px, geometry.table
    top, width = face.bottom() + px(14), size.width()
    inner = table.center().x() + trick_width_four(geometry) * 0.6
    outer = table.right() - px(14)
    if geometry.mirror:
        face, beside = (_turned(each, geometry) for each in (face, beside))
    if beside.y() < top + size.height():
        outer = min(outer, beside.x() - px(8))
    left = min(max(inner, face.center().x() - width * 0.5), outer - width)
    at = max(0.14, min(0.86, (face.center().x() - left) / width))
    box = _box(left, top, size)
    if geometry.mirror:
        box, at = _turned(box, geometry), 1 - at
    return box, Tail(Side.TOP, at)


def _turned(box: QRectF, geometry: Geometry) -> QRectF:
    """The box on the other side of the table."""
    turned = QRectF(box)
    turned.moveLeft(2 * geometry.table.center().x() - box.right())
    return turned


def _aside(size: QSizeF, seat: Seat, face: QRectF, geometry: Geometry) -> tuple[QRectF, Tail]:
    """Before the fan of a neighbour; in small windows over his plate."""
    px, table = geometry.px, geometry.table
    right = side_of(seat, geometry) > 0
    if geometry.compact:
        left = face.right() - size.width() if right else face.x()
        at = px(40) / size.width()
        top, side = face.y() - px(14) - size.height(), Side.BOTTOM
        if top < table.y() + px(_STRIP):  # large type: under the plate, clear of the strip
            top, side = face.bottom() + px(14), Side.TOP
        return _box(left, top, size), Tail(side, 1 - at if right else at)
    out = px(66)
    left = table.right() - out - size.width() if right else table.x() + out
    over_the_trick = side_middle(geometry) - trick_width_four(geometry) * 0.88 - size.height()
    top = max(over_the_trick, face.bottom() + px(6))
    return _box(left, top, size), Tail(Side.RIGHT if right else Side.LEFT)


def _beside_the_trick(size: QSizeF, seat: Seat, geometry: Geometry) -> tuple[QRectF, Tail]:
    """Where very large type leaves no room for plates."""
    table, pad = geometry.table, geometry.px(8)
    right = side_of(seat, geometry) > 0 or (seat == ACROSS and not geometry.mirror)
    left = table.right() - pad - size.width() if right else table.x() + pad
    tail = Tail(Side.RIGHT if right else Side.LEFT)
    if seat == ACROSS:
        tail = Tail(Side.TOP, 0.86 if right else 0.14)
    return _box(left, geometry.top_free, size), tail


def _box(left: float, top: float, size: QSizeF) -> QRectF:
    return QRectF(left, top, size.width(), size.height())
