"""Where the choices under a question stand: side by side under the cards, or in a column."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from cardtable.look.parts_choice import (
    CAPTION,
    CHOICE,
    ChoiceFace,
    choice_height,
    natural_width,
)
from cardtable.table.arena import stands_under
from cardtable.table.geometry import Geometry

_BETWEEN = 16.0
_UNDER = 10.0
_WIDEST = 330.0


def choice_boxes(
    faces: Sequence[ChoiceFace], box: QRectF, geometry: Geometry
) -> tuple[list[QRectF], bool]:
    """A box a choice, and whether there is room for what follows from it."""
    if not stands_under(geometry):
        return _column(faces, box, geometry)
    return _row(faces, box, geometry), True


def _row(faces: Sequence[ChoiceFace], box: QRectF, geometry: Geometry) -> list[QRectF]:
    if not faces:
        return []
    gap, count = geometry.px(_BETWEEN), len(faces)
    wanted = max(geometry.px(CHOICE), *(natural_width(face, geometry.scale) for face in faces))
    fits = (box.width() - gap * (count - 1)) / count
    width = min(wanted, geometry.px(_WIDEST), fits)
    high = max(choice_height(face, geometry.scale, width) for face in faces)
    left = box.center().x() - (width * count + gap * (count - 1)) / 2
    places = [left + index * (width + gap) for index in range(count)]
    if geometry.mirror:
        places.reverse()
    return [QRectF(x, box.y(), width, high) for x in places]


def _column(
    faces: Sequence[ChoiceFace], box: QRectF, geometry: Geometry
) -> tuple[list[QRectF], bool]:
    """Under one another; without the second lines if they do not fit; at last side by side."""
    if not faces:
        return [], True
    px, scale = geometry.px, geometry.scale
    gap = px(_UNDER)
    plain = [ChoiceFace(face.text, "", face.icon) for face in faces]
    for shown in (faces, plain):
        each = max(choice_height(face, scale, box.width()) for face in shown)
        if each * len(shown) + gap * (len(shown) - 1) <= box.height() + 1:
            boxes = [
                QRectF(box.x(), box.y() + index * (each + gap), box.width(), each)
                for index in range(len(shown))
            ]
            return boxes, shown is faces
    width = (box.width() - gap * (len(faces) - 1)) / len(faces)
    high = px(44)
    places = [box.x() + index * (width + gap) for index in range(len(faces))]
    if geometry.mirror:
        places.reverse()
    return [QRectF(x, box.y(), width, high) for x in places], False


def choices_height(faces: Sequence[ChoiceFace], width: float, geometry: Geometry) -> float:
    """How high a column of these choices is, with their second lines."""
    each = max((choice_height(face, geometry.scale, width) for face in faces), default=0.0)
    return each * len(faces) + geometry.px(_UNDER) * max(0, len(faces) - 1)


def least_height(faces: Sequence[ChoiceFace], width: float, geometry: Geometry) -> float:
    """How high the choices are without their second lines, in a column or in a row."""
    widest = max((CAPTION.width(face.text, geometry.scale) for face in faces), default=0.0)
    if widest + geometry.px(60) <= width / max(1, len(faces)):
        return geometry.px(44)
    return geometry.px(44) * len(faces) + geometry.px(_UNDER) * max(0, len(faces) - 1)
