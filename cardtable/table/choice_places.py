"""Where the choices under a question stand: side by side under the cards, or in a column."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRectF

from cardtable.look.parts_choice import (
    CHOICE,
    FLAT,
    ChoiceFace,
    choice_height,
    has_room,
    low_height,
    natural_width,
    words_width,
)
from cardtable.table.arena import stands_under
from cardtable.table.geometry import Geometry

_BETWEEN = 16.0
_UNDER = 10.0
_WIDEST = 330.0


def choice_boxes(
    faces: Sequence[ChoiceFace], box: QRectF, geometry: Geometry
) -> list[tuple[QRectF, ChoiceFace]]:
    """A box a choice, and what stands on it there."""
    if not faces:
        return []
    if stands_under(geometry):
        return list(zip(_row(faces, box, geometry), faces, strict=True))
    plan = _plan(faces, box.width(), box.height(), geometry)
    gap = geometry.px(_UNDER)
    if not plan.across:
        tops = [box.y() + index * (plan.high + gap) for index in range(len(faces))]
        boxes = [QRectF(box.x(), top, box.width(), plan.high) for top in tops]
        return list(zip(boxes, plan.faces, strict=True))
    width = _share(box.width(), len(faces), geometry)
    lefts = [box.x() + index * (width + gap) for index in range(len(faces))]
    if geometry.mirror:
        lefts.reverse()
    boxes = [QRectF(left, box.y(), width, plan.high) for left in lefts]
    return list(zip(boxes, plan.faces, strict=True))


def choices_height(
    faces: Sequence[ChoiceFace], width: float, room: float, geometry: Geometry
) -> float:
    """How high the choices are that stand beside the cards, if there is so much room."""
    return _plan(faces, width, room, geometry).height(geometry) if faces else 0.0


def _row(faces: Sequence[ChoiceFace], box: QRectF, geometry: Geometry) -> list[QRectF]:
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


def tells(faces: Sequence[ChoiceFace], width: float, room: float, geometry: Geometry) -> bool:
    """Whether in so much room each choice can say what follows from it."""
    shown = _plan(faces, width, room, geometry).faces if faces else ()
    return all(each.detail == face.detail for each, face in zip(shown, faces, strict=True))


class _Plan(NamedTuple):
    """Choices side by side, or under one another; how high each is, and what stands on it."""

    across: bool
    high: float
    faces: Sequence[ChoiceFace]

    def height(self, geometry: Geometry) -> float:
        """Of all of them."""
        if self.across:
            return self.high
        return self.high * len(self.faces) + geometry.px(_UNDER) * (len(self.faces) - 1)


def _plan(faces: Sequence[ChoiceFace], width: float, room: float, geometry: Geometry) -> _Plan:
    """The first that fits. What follows from a choice goes last, after air and icons."""
    plans = list(_plans(faces, width, geometry))
    fitting = (each for each in plans if each.height(geometry) <= room + 1)
    return next(fitting, plans[-1])


def _plans(faces: Sequence[ChoiceFace], width: float, geometry: Geometry) -> Iterator[_Plan]:
    scale, share = geometry.scale, _share(width, len(faces), geometry)
    bare = [ChoiceFace(face.text, face.detail) for face in faces]
    for height, shown in ((choice_height, faces), (low_height, faces), (low_height, bare)):
        yield _Plan(False, _highest(height, shown, scale, width), _begun(shown, scale, width))
    plain = [ChoiceFace(face.text, "", face.icon) for face in faces]
    for shown in (faces, bare, plain):
        if all(has_room(face, scale, share) for face in shown):
            yield _Plan(True, _highest(low_height, shown, scale, share), shown)
    yield _Plan(False, geometry.px(FLAT), _begun(plain, scale, width))
    yield _Plan(True, geometry.px(FLAT), plain)


def _begun(faces: Sequence[ChoiceFace], scale: float, width: float) -> list[ChoiceFace]:
    """The faces so that their words, and the icons before them, begin at one place."""
    widest = max(words_width(face, scale, width) for face in faces)
    return [replace(face, words=widest) for face in faces]


def _highest(
    height: Callable[[ChoiceFace, float, float], float],
    faces: Sequence[ChoiceFace],
    scale: float,
    width: float,
) -> float:
    return max(height(face, scale, width) for face in faces)


def _share(width: float, count: int, geometry: Geometry) -> float:
    """How wide each of so many is, side by side."""
    return (width - geometry.px(_UNDER) * (count - 1)) / count
