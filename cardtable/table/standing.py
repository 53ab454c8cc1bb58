"""Plates, pills, braces, the empty place and the lock: what stands beside the cards."""

from collections.abc import Hashable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.look.canvas import SMALL, Canvas
from cardtable.look.parts_table import (
    PillKind,
    paint_bracket,
    paint_empty_place,
    paint_pill,
    paint_plate,
    pill_size,
    plate_size,
)
from cardtable.look.theme import CHIP_GOLD, INK, Theme
from cardtable.table.arena import Place, exchange
from cardtable.table.art import DeckArt
from cardtable.table.drawing import draws, heap_place, longest_hand, piles_stand, stock_place
from cardtable.table.four import SEATS, plate_box_four
from cardtable.table.geometry import Geometry
from cardtable.table.lies import from_viewer, lying
from cardtable.table.painted import Painted
from cardtable.table.places import lock_lie, own_hand, trick_place
from cardtable.tabletop.asking import Gather
from cardtable.tabletop.table import Brace, Pill, Plate, Spot, Tabletop, Tone

KINDS: Final = {
    Tone.QUIET: PillKind.QUIET,
    Tone.GOLD: PillKind.GOLD,
    Tone.GOOD: PillKind.GOOD,
    Tone.BAD: PillKind.BAD,
}
_STEP, _STEP_COMPACT = 34, 31  # from one pill to the next below it, in design pixels


class Standing:
    """Keeps these things in step with the tabletop; only what changes is made anew."""

    def __init__(self, scene: QGraphicsScene, art: DeckArt) -> None:
        self._scene, self._art = scene, art
        self._items: dict[Hashable, Painted] = {}

    def clear(self) -> None:
        """Take everything away: the size or the room has changed."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items = {}

    def begin(self, tabletop: Tabletop) -> None:
        """Take away what must not stand while cards move there."""
        gone = {"brace", "place"}
        if is_fresh(tabletop):
            gone |= {"pill", "lock"}
        for key in [key for key in self._items if isinstance(key, tuple) and key[0] in gone]:
            self._scene.removeItem(self._items.pop(key))

    def show(self, tabletop: Tabletop, geometry: Geometry, theme: Theme) -> None:
        """Let stand what the tabletop says."""
        wanted = {}
        for key, make in self._wanted(tabletop, geometry, theme):
            wanted[key] = self._items.pop(key) if key in self._items else make()
        for item in self._items.values():
            self._scene.removeItem(item)
        for item in wanted.values():
            if item.scene() is None:
                self._scene.addItem(item)
        self._items = wanted

    def _wanted(
        self, tabletop: Tabletop, geometry: Geometry, theme: Theme
    ) -> Iterator[tuple[Hashable, "partial[Painted]"]]:
        if not geometry.compact:
            for plate in tabletop.plates:
                seat = from_viewer(tabletop, plate.seat)
                yield (
                    ("plate", plate),
                    partial(
                        plate_item,
                        plate,
                        seat,
                        geometry,
                        theme,
                        longest_hand(tabletop),
                        len(tabletop.plates),
                    ),
                )
        rows: dict[tuple[Spot, int | None], int] = {}
        for pill in tabletop.pills:
            if geometry.aside and pill.spot is not Spot.PILE and draws(tabletop):
                continue  # large type has no room beside the choices; the stops tell it
            if pill.spot is Spot.PILE and not piles_stand(tabletop, geometry):
                continue
            owner = None if pill.seat is None else from_viewer(tabletop, pill.seat)
            row = rows.get((pill.spot, owner), 0)
            rows[pill.spot, owner] = row + 1
            at = pill_place(pill, owner, row, tabletop, geometry)
            yield ("pill", pill, row, at.x()), partial(self._pill, pill, at, geometry, theme)
        for brace in tabletop.braces:
            yield (
                ("brace", brace, tabletop.hand),
                partial(self._brace, brace, tabletop, geometry, theme),
            )
        if tabletop.place_for and 0 not in _trick_seats(tabletop):
            yield (
                ("place", tabletop.place_for),
                partial(place_item, tabletop, geometry, theme),
            )
        if tabletop.gather is not None:
            yield from self._slots(tabletop.gather, tabletop, geometry, theme)
        if lying(tabletop, Spot.LOCK):
            height = len(lying(tabletop, Spot.STOCK))
            yield ("lock", height), partial(lock_item, height, geometry, theme)

    def _slots(
        self, gather: Gather, tabletop: Tabletop, geometry: Geometry, theme: Theme
    ) -> Iterator[tuple[Hashable, "partial[Painted]"]]:
        """The empty places of cards that may be put out, and the arrows beside them."""
        out = len(lying(tabletop, Spot.ASIDE, 0))
        places = exchange(geometry, gather.most)
        for index in range(out, gather.most):
            words = gather.place if index == out else ""
            make = partial(slot_item, words, places.slots[index], geometry, theme)
            yield ("slot", index, words), make
        yield ("arrows",), partial(arrows_item, places.arrows, geometry, theme)

    def _pill(self, pill: Pill, at: QPointF, geometry: Geometry, theme: Theme) -> Painted:
        sign = self._art.sign(pill.suit) if pill.suit else None
        return pill_item(pill, sign, at, geometry, theme)

    def _brace(self, brace: Brace, tabletop: Tabletop, geometry: Geometry, theme: Theme) -> Painted:
        sign = self._art.sign(brace.suit) if brace.suit else None
        return brace_item(brace, sign, tabletop, geometry, theme)


def is_fresh(tabletop: Tabletop) -> bool:
    """Whether a deal has just begun: nothing is won yet and nothing played."""
    anywhere = (Spot.TRICK, Spot.LOCK, Spot.DISCARDS)
    before = [Spot.PILE, *((Spot.OFFER, Spot.HAND) if draws(tabletop) else ())]
    return not any(lying(tabletop, spot) for spot in anywhere) and not any(
        lying(tabletop, spot, seat) for spot in before for seat in (0, 1)
    )


def _trick_seats(tabletop: Tabletop) -> tuple[int, ...]:
    return tuple(from_viewer(tabletop, seat) for seat in tabletop.trick_seats)


# ------------------------------------------------------------------ plates
def plate_box(plate: Plate, seat: int, geometry: Geometry, held: int = 5, seats: int = 2) -> QRectF:
    """Where a name plate stands: across at the upper right, the viewer's at the lower left.

    Beside a hand of `held` cards if there is room, else over it.
    """
    size = plate_size(plate.name, plate.note, geometry.scale)
    if seat and seats == SEATS:
        return plate_box_four(size, seat, geometry)
    table, pad = geometry.table, geometry.px(24)
    if seat:
        left = table.right() - pad - size.width()
        top = table.y() + geometry.px(26)
    else:
        left = table.x() + pad
        hand = geometry.hand(held)
        edge = table.center().x() - (held - 1) / 2 * hand.step - hand.card_width * 0.62
        fits = left + size.width() < edge
        top = table.bottom() - geometry.px(70) if fits else geometry.hand_top - geometry.px(58)
    if geometry.mirror:
        left = 2 * table.center().x() - left - size.width()
    return QRectF(QPointF(left, top), size)


def plate_item(
    plate: Plate, seat: int, geometry: Geometry, theme: Theme, held: int = 5, seats: int = 2
) -> Painted:
    """A name plate."""

    def paint(canvas: Canvas, box: QRectF) -> None:
        ring = theme.them if seat % 2 else theme.us
        paint_plate(canvas, box, plate.name, plate.note, plate.face, plate.active, ring)

    box = plate_box(plate, seat, geometry, held, seats)
    return Painted(box, paint, theme, geometry.scale).at(500)


# ------------------------------------------------------------------ pills
def pill_place(
    pill: Pill, seat: int | None, row: int, tabletop: Tabletop, geometry: Geometry
) -> QPointF:
    """The middle of the upper edge of a pill under the cards of its spot."""
    px = geometry.px
    if pill.spot is Spot.PILE:
        at = geometry.pile(seat or 0)
        return at + QPointF(0, geometry.pile_width / 2 + px(8) + row * px(26))
    space, step = (4, _STEP_COMPACT) if geometry.compact else (12, _STEP)
    if pill.spot is Spot.DISCARDS:
        place = heap_place(tabletop, geometry)
    else:
        place = stock_place(tabletop, geometry)
    at = place.middle + QPointF(0, geometry.tall(place.width) / 2 + px(space))
    return at + QPointF(0, row * px(step))


def pill_item(
    pill: Pill, sign: str | None, at: QPointF, geometry: Geometry, theme: Theme
) -> Painted:
    """A caption; under won tricks it stands straight on the cloth."""
    scale, kind = geometry.scale, KINDS[pill.tone]
    plain = pill.spot is Spot.PILE and pill.tone is Tone.QUIET and sign is None
    size = pill_size(pill.text, scale, kind, sign is not None)
    box = QRectF(at.x() - size.width() / 2, at.y(), size.width(), size.height())
    box.moveLeft(_inside(box, geometry))

    def paint(canvas: Canvas, inner: QRectF) -> None:
        if plain:
            canvas.shadowed_text(inner, pill.text, SMALL)
        else:
            paint_pill(canvas, inner, pill.text, kind, sign)

    return Painted(box, paint, theme, scale, 4).at(450 if not plain else 150)


def _inside(box: QRectF, geometry: Geometry) -> float:
    table, room = geometry.table, geometry.px(14)
    return max(table.x() + room, min(box.x(), table.right() - room - box.width()))


# ------------------------------------------------------------------ braces, place, lock
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


def place_item(tabletop: Tabletop, geometry: Geometry, theme: Theme) -> Painted:
    """The dashed place of the viewer's card in the trick."""
    at, turn, width = trick_place(tabletop, 0, geometry)
    box = QRectF(0, 0, width, geometry.tall(width))
    box.moveCenter(at)

    def paint(canvas: Canvas, inner: QRectF) -> None:
        paint_empty_place(canvas, inner, tabletop.place_for, 16)

    return Painted(box, paint, theme, geometry.scale, 4).turned(turn).at(5)


def slot_item(words: str, place: Place, geometry: Geometry, theme: Theme) -> Painted:
    """The dashed place of a card that may be put out."""
    box = QRectF(0, 0, place.width, geometry.tall(place.width))
    box.moveCenter(place.middle)

    def paint(canvas: Canvas, inner: QRectF) -> None:
        paint_empty_place(canvas, inner, words, 15)

    return Painted(box, paint, theme, geometry.scale, 4).at(5)


def arrows_item(at: QPointF, geometry: Geometry, theme: Theme) -> Painted:
    """The two arrows of an exchange."""
    side = geometry.px(48)
    box = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)

    def paint(canvas: Canvas, inner: QRectF) -> None:
        canvas.icon("swap", inner.center(), 48, theme.table_text, 1.3)

    return Painted(box, paint, theme, geometry.scale, 4).at(5)


def lock_item(stack: int, geometry: Geometry, theme: Theme) -> Painted:
    """The lock on a closed stock."""
    side = min(geometry.px(48), geometry.stock_width * 0.46)
    box = QRectF(0, 0, side, side)
    box.moveCenter(lock_lie(stack, geometry).middle)

    def paint(canvas: Canvas, inner: QRectF) -> None:
        canvas.rounded(inner, inner.width() / 2, INK, CHIP_GOLD, canvas.px(1.6))
        canvas.icon("lock", inner.center(), 26 * side / geometry.px(48), CHIP_GOLD)

    return Painted(box, paint, theme, geometry.scale, 4).at(95)
