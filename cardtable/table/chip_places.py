"""Where chips stand: seven and six beside a tall word, in one row, or small where type is large."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from cardtable.table.arena import room
from cardtable.table.geometry import Geometry
from cardtable.tabletop.asking import Chip

_QUESTION, _GAP, _BAR = 44.0, 14.0, 60.0
_ROW = 7
_SIDE = 20.0  # round all, for shadows and the ring


@dataclass(frozen=True, slots=True)
class ChipPlaces:
    """The boxes of question, chips and bar, in pixels of the view."""

    question: QRectF
    chips: tuple[QRectF, ...]
    bar: QRectF
    whole: QRectF
    detailed: bool
    """Whether the chips that stand apart have room for their small words."""


def chip_places(chips: Sequence[Chip], geometry: Geometry) -> ChipPlaces:
    """The widest arrangement that has room."""
    free, px = room(geometry), geometry.px
    block = _block(chips, geometry)
    high = max(box.bottom() for box in block)
    if px(_QUESTION + _GAP + _BAR) + high > free.height():
        return _tight(chips, geometry)
    if geometry.compact and free.width() >= px(64 * len(chips)):
        return _stacked(_one_row(chips, geometry), geometry, detailed=False)
    return _stacked(block, geometry, detailed=True)


def _block(chips: Sequence[Chip], geometry: Geometry) -> list[QRectF]:
    """Seven in a row, or as many as there is room for; what stands apart is at the left."""
    px = geometry.px
    apart = [index for index, chip in enumerate(chips) if chip.detail]
    figures = [index for index, chip in enumerate(chips) if not chip.detail]
    fit = int((room(geometry).width() - px(108) * len(apart) + px(8)) // px(88))
    across = max(1, min(_ROW, fit))
    rows = max(1, -(-len(figures) // across))
    high = px(60 * rows - 8)
    boxes = {index: QRectF(px(108) * at, 0, px(96), high) for at, index in enumerate(apart)}
    left = px(108) * len(apart)
    for at, index in enumerate(figures):
        row, column = divmod(at, across)
        boxes[index] = QRectF(left + column * px(88), row * px(60), px(80), px(52))
    return [boxes[index] for index in range(len(chips))]


def _one_row(chips: Sequence[Chip], geometry: Geometry) -> list[QRectF]:
    px = geometry.px
    boxes, x = [], 0.0
    for chip in chips:
        width = px(76 if chip.detail else 56)
        boxes.append(QRectF(x, 0, width, px(52)))
        x += width + px(7.4)
    return boxes


def _stacked(boxes: list[QRectF], geometry: Geometry, *, detailed: bool) -> ChipPlaces:
    """Question, chips and bar under one another, in the middle of what is free."""
    free, px = room(geometry), geometry.px
    wide = max(box.right() for box in boxes)
    high = max(box.bottom() for box in boxes)
    whole = px(_QUESTION) + high + px(_GAP + _BAR)
    left = free.center().x() - wide / 2
    top = free.y() + max(0.0, free.height() - whole) * 0.5
    at = QPointF(left, top + px(_QUESTION))
    bar = QRectF(left, at.y() + high + px(_GAP), wide, px(_BAR))
    return _placed(
        QRectF(free.x(), top, free.width(), px(_QUESTION)),
        [box.translated(at) for box in boxes],
        bar,
        geometry,
        detailed=detailed,
    )


def _tight(chips: Sequence[Chip], geometry: Geometry) -> ChipPlaces:
    """Large type in a small window: low chips in a row; the bar takes the place of the question."""
    free, px = room(geometry), geometry.px
    gap = px(4)
    shares = [1.7 if chip.detail else 1.0 for chip in chips]
    unit = (free.width() - gap * (len(chips) - 1)) / sum(shares)
    bar = px(52)
    high = min(px(46), free.height() - bar - px(10))
    top = free.y() + (free.height() - high - bar - px(10)) / 2
    boxes, x = [], free.x()
    for share in shares:
        boxes.append(QRectF(x, top + bar + px(10), unit * share, high))
        x += unit * share + gap
    line = QRectF(free.x(), top, free.width(), bar)
    return _placed(line, boxes, line, geometry, detailed=False)


def _placed(
    question: QRectF, boxes: list[QRectF], bar: QRectF, geometry: Geometry, *, detailed: bool
) -> ChipPlaces:
    room_round = geometry.px(_SIDE)
    whole = QRectF(bar)
    for box in boxes:
        whole = whole.united(box)
    whole = whole.adjusted(-room_round, -room_round, room_round, room_round)
    return ChipPlaces(question, tuple(boxes), bar, whole, detailed)
