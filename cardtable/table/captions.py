"""Short words on the cloth: pills under cards, braces over them, and what was just credited."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.look.canvas import SMALL, Canvas
from cardtable.look.parts_speech import award_size, paint_award
from cardtable.look.parts_table import PillKind, paint_bracket, paint_pill, pill_size
from cardtable.look.theme import Theme
from cardtable.table.arena import drawing
from cardtable.table.drawing import heap_place, pile_place, stock_place
from cardtable.table.four import crown, middle_four, trick_width_four
from cardtable.table.geometry import Geometry
from cardtable.table.painted import Painted
from cardtable.table.places import own_hand
from cardtable.tabletop.table import Award, Brace, Pill, Spot, Tabletop, Tone

KINDS: Final = {
    Tone.QUIET: PillKind.QUIET,
    Tone.GOLD: PillKind.GOLD,
    Tone.GOOD: PillKind.GOOD,
    Tone.BAD: PillKind.BAD,
}
_STEP, _STEP_COMPACT = 34, 31  # from one pill to the next below it, in design pixels


def pill_place(
    pill: Pill, seat: int | None, row: int, tabletop: Tabletop, geometry: Geometry
) -> QPointF:
    """The middle of the upper edge of a pill under the cards of its spot."""
    px = geometry.px
    if pill.spot is Spot.PILE:
        at = pile_place(tabletop, seat or 0, geometry)
        return at + QPointF(0, geometry.pile_width / 2 + px(8) + row * px(26))
    space, step = (4, _STEP_COMPACT) if geometry.compact else (12, _STEP)
    if pill.spot is Spot.DISCARDS:
        place = heap_place(tabletop, geometry)
    else:
        place = stock_place(tabletop, geometry)
    at = place.middle + QPointF(0, geometry.tall(place.width) / 2 + px(space))
    return at + QPointF(0, row * px(step))


def pill_item(
    pill: Pill,
    sign: str | None,
    at: QPointF,
    geometry: Geometry,
    theme: Theme,
    *,
    draws: bool = False,
) -> Painted:
    """A caption; under won tricks it stands straight on the cloth."""
    scale, kind = geometry.scale, KINDS[pill.tone]
    plain = pill.spot is Spot.PILE and pill.tone is Tone.QUIET and sign is None
    size = pill_size(pill.text, scale, kind, sign is not None)
    box = QRectF(at.x() - size.width() / 2, at.y(), size.width(), size.height())
    if pill.spot is Spot.STOCK and draws:
        box.moveLeft(_beside_offer(box, geometry))
    box.moveLeft(_inside(box, geometry))

    def paint(canvas: Canvas, inner: QRectF) -> None:
        if plain:
            canvas.shadowed_text(inner, pill.text, SMALL)
        else:
            paint_pill(canvas, inner, pill.text, kind, sign)

    return Painted(box, paint, theme, scale, 4).at(450 if not plain else 150)


def _beside_offer(box: QRectF, geometry: Geometry) -> float:
    """Under the stock, but not on the offered card, nor on its golden frame."""
    offer = drawing(geometry).offer
    free = offer.width / 2 + geometry.px(10)
    if geometry.mirror:
        return max(box.x(), offer.middle.x() + free)
    return min(box.x(), offer.middle.x() - free - box.width())


def _inside(box: QRectF, geometry: Geometry) -> float:
    table, room = geometry.table, geometry.px(14)
    return max(table.x() + room, min(box.x(), table.right() - room - box.width()))


def brace_item(
    brace: Brace, sign: str | None, tabletop: Tabletop, geometry: Geometry, theme: Theme
) -> Painted:
    """A golden brace over cards of the own hand, with a pill on it."""
    hand = own_hand(tabletop.hand, geometry)
    lies = [hand[card] for card in brace.cards]
    width = lies[0].width
    left = min(lie.x for lie in lies) - width * 0.4
    right = max(lie.x for lie in lies) + width * 0.44
    px = geometry.px
    top = min(lie.y for lie in lies) - geometry.tall(width) / 2 - px(36)
    box = QRectF(left, top, right - left, px(28))

    def paint(canvas: Canvas, inner: QRectF) -> None:
        paint_bracket(canvas, inner.x(), inner.right(), inner.y() + px(14))
        size = pill_size(brace.text, geometry.scale, PillKind.GOLD, sign is not None)
        pill = QRectF(inner.center().x() - size.width() / 2, inner.y(), size.width(), size.height())
        paint_pill(canvas, pill, brace.text, PillKind.GOLD, sign)

    return Painted(box, paint, theme, geometry.scale, 40).at(600)


def award_item(award: Award, geometry: Geometry, theme: Theme) -> Painted:
    """What a team has just been credited, over the hand; in small windows beside the trick."""
    size = award_size(award.text, award.points, geometry.scale)
    box = QRectF(QPointF(0, 0), size)
    box.moveCenter(_award_place(size, geometry))

    def paint(canvas: Canvas, inner: QRectF) -> None:
        paint_award(canvas, inner, award.text, award.points)

    return Painted(box, paint, theme, geometry.scale, 12).at(620)


def _award_place(size: QSizeF, geometry: Geometry) -> QPointF:
    px, table = geometry.px, geometry.table
    bottom = crown(geometry) - px(4)
    if not geometry.compact:
        return QPointF(table.center().x(), bottom - size.height() / 2)
    if geometry.aside:  # over the feet of the hand, whose indices stay free
        return QPointF(table.center().x(), table.bottom() - px(8) - size.height() / 2)
    beside = middle_four(geometry).x() + trick_width_four(geometry) * 1.62 + px(8)
    x = max(beside + size.width() / 2, table.right() - px(18) - size.width() / 2)
    x = min(x, table.right() - px(8) - size.width() / 2)
    return QPointF(geometry.mirrored(x), bottom - size.height() / 2)
