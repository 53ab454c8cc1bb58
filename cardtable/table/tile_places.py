"""Where the tiles of a choice stand, with the question over and the push under them.

All is free between the others' plates and cards; in a large window the tiles stand in a row, in a
small one they are lower, in a narrow one three and three; under very large type they are tight, and
the question goes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from cardtable.look.canvas import BODY, Type
from cardtable.look.parts_choice import ChoiceFace, choice_height, natural_width
from cardtable.look.parts_tile import TileShape
from cardtable.table.four import crown, trick_width_four
from cardtable.table.free import Free, free_between
from cardtable.table.geometry import Geometry
from cardtable.table.places import LIFT
from cardtable.table.question import ASKED, ASKED_SMALL, ASKED_TIGHT
from cardtable.tabletop.table import Tabletop

_GAP, _LOW_GAP, _TIGHT_GAP = 10.0, 8.0, 6.0
_UNDER: Final = 14.0
"""Between question, tiles and push."""
_PUSH, _PUSH_MOST = 300.0, 330.0
RISE: Final = 6.0
"""How far a tile rises: as much air stays over it."""
_NARROW: Final = 872.0
"""A table less wide has three and three tiles."""
_DOWN, _DOWN_ALONE = 0.7, 0.42
"""How much of the air that is left stands over the question, with and without a push."""
_TRICK: Final = 102.0
"""A card of the trick for which the tiles are designed: on larger tables they grow with it."""
_GROWN: Final = 1.25


_LEAST_HIGH, _WORD, _SIGN = 42.0, 58.0, 34.0
"""The lowest tile, the narrowest that has room for its word, and for sign and badge alone."""


@dataclass(frozen=True, slots=True)
class TilePlaces:
    """The boxes of question, tiles and push, in pixels of the view."""

    question: QRectF | None
    """None: there is no room for it."""
    style: Type
    noted: bool
    """Whether there is room for the note under the question."""
    tiles: tuple[QRectF, ...]
    push: QRectF | None
    shape: TileShape
    grown: float
    """By how much what stands on the tiles is larger."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """A way to stand, in design pixels."""

    shape: TileShape
    high: float
    wide: float
    least: float
    """The tiles may be so narrow."""
    columns: int = 6
    style: Type = ASKED_SMALL
    asked: bool = True
    noted: bool = True
    detailed: bool = True
    grown: float = 1.0
    gap: float = _LOW_GAP
    under: float = _LOW_GAP


def tile_places(tabletop: Tabletop, geometry: Geometry) -> TilePlaces:
    """The most generous way to stand that has room."""
    risen = geometry.hand_width * LIFT
    free = free_between(tabletop, geometry, crown(geometry) - risen - geometry.px(8))
    for plan in _plans(geometry):
        found = _stacked(plan, tabletop, geometry, free)
        if found:
            return found
    return _in_a_row(tabletop, geometry, free)


def _plans(geometry: Geometry) -> Iterator[_Plan]:
    if not geometry.compact:
        grown = max(1.0, min(_GROWN, trick_width_four(geometry) / geometry.px(_TRICK)))
        for by in (grown, 1.0):
            yield _Plan(
                TileShape.UPRIGHT,
                *(164 * by, 112 * by, 112 * by),
                style=ASKED,
                grown=by,
                gap=_GAP * by,
                under=_UNDER,
            )
    if geometry.table.width() >= geometry.px(_NARROW):
        yield from _low()
    for flat, noted, detailed in (
        (64, True, True),
        (56, True, True),
        (56, False, True),
        (56, False, False),
        (48, False, False),
    ):
        yield _Plan(TileShape.FLAT, flat, 190, 122, 3, noted=noted, detailed=detailed)
    for tight, asked in ((52, True), (46, True), (52, False), (46, False), (_LEAST_HIGH, False)):
        yield _Plan(
            *(TileShape.TIGHT, tight, 120, _WORD),
            style=ASKED_TIGHT,
            asked=asked,
            noted=False,
            detailed=False,
            gap=_TIGHT_GAP,
            under=_TIGHT_GAP,
        )


def _low() -> Iterator[_Plan]:
    for high, noted, detailed in (
        (138, True, True),
        (126, True, True),
        (118, True, True),
        (118, True, False),
        (118, False, False),
        (94, True, False),
        (94, False, False),
    ):
        yield _Plan(TileShape.LOW, high, 112, 90, noted=noted, detailed=detailed)


# ------------------------------------------------------------------ under one another
def _stacked(plan: _Plan, tabletop: Tabletop, geometry: Geometry, free: Free) -> TilePlaces | None:
    """Question, tiles and push under one another, where there is room for all; else None."""
    px = geometry.px
    rows = -(-len(tabletop.tiles) // plan.columns)
    asked = _question_height(plan, tabletop, geometry)
    body = rows * px(plan.high + plan.gap) - px(plan.gap)
    push = _push_size(plan, tabletop, geometry)
    under = px(plan.under) + push[1] if push else 0.0
    over = asked + px(max(plan.under - 2, RISE))
    for top in free.tops(over + body + under, _DOWN if push else _DOWN_ALONE):
        row = top + over
        half = free.half_width(row - px(RISE), row + body)
        wide = min(px(plan.wide), (2 * half + px(plan.gap)) / plan.columns - px(plan.gap))
        fits = wide >= px(plan.least) and _fits_question(plan, tabletop, geometry, free, top, asked)
        low = row + body + px(plan.under)
        if push and 2 * free.half_width(low, low + push[1]) < push[0]:
            fits = False
        if fits:
            return TilePlaces(
                free.middle_box(top, asked) if plan.asked else None,
                plan.style,
                plan.noted,
                _block(plan, len(tabletop.tiles), wide, row, geometry),
                _centred(geometry, push[0], low, push[1]) if push else None,
                plan.shape,
                plan.grown,
            )
    return None


def _block(
    plan: _Plan, count: int, wide: float, top: float, geometry: Geometry
) -> tuple[QRectF, ...]:
    px = geometry.px
    step, high = wide + px(plan.gap), px(plan.high)
    left = geometry.table.center().x() - (plan.columns * step - px(plan.gap)) / 2
    places = (divmod(index, plan.columns) for index in range(count))
    return tuple(
        QRectF(left + column * step, top + row * (high + px(plan.gap)), wide, high)
        for row, column in places
    )


def _centred(geometry: Geometry, wide: float, top: float, high: float) -> QRectF:
    return QRectF(geometry.table.center().x() - wide / 2, top, wide, high)


def _question_height(plan: _Plan, tabletop: Tabletop, geometry: Geometry) -> float:
    """On one line, with a line for the note."""
    scale = geometry.scale
    if not plan.asked:
        return 0.0
    high = plan.style.height(tabletop.question, scale, 10_000) + 2 * scale
    if plan.noted and tabletop.question_note:
        high += BODY.height(tabletop.question_note, scale, 10_000) + 2 * scale
    return high


def _fits_question(
    plan: _Plan, tabletop: Tabletop, geometry: Geometry, free: Free, top: float, high: float
) -> bool:
    if not plan.asked:
        return True
    wide = plan.style.width(tabletop.question, geometry.scale)
    if plan.noted:
        wide = max(wide, BODY.width(tabletop.question_note, geometry.scale))
    return 2 * free.half_width(top, top + high) >= wide + geometry.px(12)


def _push_size(plan: _Plan, tabletop: Tabletop, geometry: Geometry) -> tuple[float, float] | None:
    """Width and height of the push; None where it is not allowed."""
    if not tabletop.actions:
        return None
    action, px, scale = tabletop.actions[0], geometry.px, geometry.scale
    face = ChoiceFace(action.caption, action.detail if plan.detailed else "", action.icon)
    wide = min(max(px(_PUSH), natural_width(face, scale)), px(_PUSH_MOST))
    return wide, choice_height(face, scale, wide)


def _push_width(tabletop: Tabletop, geometry: Geometry) -> float:
    """How wide the push must be for its caption alone."""
    action = tabletop.actions[0]
    return natural_width(ChoiceFace(action.caption, "", action.icon), geometry.scale)


# ------------------------------------------------------------------ in one tight row
def _in_a_row(tabletop: Tabletop, geometry: Geometry, free: Free) -> TilePlaces:
    """Tiles and push beside one another over the hand, whatever else stands there.

    The push keeps its words; if that leaves too little for those of the tiles, they go.
    """
    px, table = geometry.px, geometry.table
    count, gap, high = len(tabletop.tiles), px(_TIGHT_GAP), px(_LEAST_HIGH)
    left, width = table.x() + gap, table.width() - 2 * gap
    beside = 0.0
    if tabletop.actions:
        beside = min(_push_width(tabletop, geometry) + gap, width - count * (px(_SIGN) + gap))
    unit = (width - beside + gap * (not beside)) / count - gap
    top = max(free.top, free.bottom - high)
    first = left + (beside if geometry.mirror else 0.0)
    boxes = (QRectF(first + index * (unit + gap), top, unit, high) for index in range(count))
    last = left if geometry.mirror else left + width - beside + gap
    shape = TileShape.TIGHT if unit >= px(_WORD) else TileShape.SIGNS
    push = QRectF(last, top, beside - gap, high) if beside else None
    asked = ASKED_TIGHT.height(tabletop.question, geometry.scale, width) + px(RISE)
    over = QRectF(left, top - asked, width, asked - px(RISE))
    question = over if over.top() >= free.top else None
    return TilePlaces(question, ASKED_TIGHT, False, tuple(boxes), push, shape, 1.0)
