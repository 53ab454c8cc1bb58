"""Plates, pills, braces, the empty place and the lock: what stands beside the cards."""

from collections.abc import Hashable, Iterator
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.look.canvas import Canvas
from cardtable.look.parts_table import paint_empty_place
from cardtable.look.theme import CHIP_GOLD, INK, Theme
from cardtable.table.arena import Place, exchange, stands_under
from cardtable.table.art import DeckArt
from cardtable.table.captions import award_item, brace_item, pill_item, pill_place
from cardtable.table.drawing import draws, piles_stand
from cardtable.table.geometry import Geometry
from cardtable.table.lies import from_viewer, lying
from cardtable.table.painted import Painted
from cardtable.table.places import lock_lie, trick_place
from cardtable.table.plates import plate_item, standing_plates
from cardtable.tabletop.asking import Gather
from cardtable.tabletop.table import Brace, Pill, Spot, Tabletop


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
        for plate in standing_plates(tabletop, geometry):
            yield ("plate", plate), partial(plate_item, plate, tabletop, geometry, theme)
        if tabletop.award is not None:
            yield (
                ("award", tabletop.award),
                partial(award_item, tabletop.award, geometry, theme),
            )
        rows: dict[tuple[Spot, int | None], int] = {}
        for pill in tabletop.pills:
            narrow = not stands_under(geometry) and geometry.table.width() < geometry.px(760)
            if (geometry.aside or narrow) and pill.spot is not Spot.PILE and draws(tabletop):
                continue  # large type has no room beside the choices; the stops tell it
            if pill.spot is Spot.PILE and not piles_stand(tabletop, geometry):
                continue
            owner = None if pill.seat is None else from_viewer(tabletop, pill.seat)
            row = rows.get((pill.spot, owner), 0)
            rows[pill.spot, owner] = row + 1
            at = pill_place(pill, owner, row, tabletop, geometry)
            yield (
                ("pill", pill, row, at.x()),
                partial(self._pill, pill, at, geometry, theme, draws=draws(tabletop)),
            )
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

    def _pill(
        self, pill: Pill, at: QPointF, geometry: Geometry, theme: Theme, *, draws: bool
    ) -> Painted:
        sign = self._art.sign(pill.suit) if pill.suit else None
        return pill_item(pill, sign, at, geometry, theme, draws=draws)

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


# ------------------------------------------------------------------ places, lock
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
