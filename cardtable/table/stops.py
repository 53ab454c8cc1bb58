"""Read-only stops for the keyboard: trick, stock, piles and the other's cards, as words."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.engine.cards import Card
from cardtable.table.arena import Place, drawing, exchange
from cardtable.table.drawing import heap_place, heap_stands, pile_place, stock_place
from cardtable.table.four import middle_four, seats_four, trick_width_four
from cardtable.table.geometry import Geometry
from cardtable.table.lies import from_viewer, lying
from cardtable.table.plates import plate_box
from cardtable.table.texts import (
    across_zone,
    aside_zone,
    cards_held,
    joined,
    offer_zone,
    piles_zone,
    trick_zone,
)
from cardtable.tabletop.table import Spot, Tabletop

_STOPS: Final = 7
_READABLE: Final = Qt.FocusPolicy.TabFocus


class Stop(QLabel):
    """A part of the table that can be read but not pressed: a label, to a screen reader too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the table draws it."""


class Stops:
    """The stops of one table; they tell nothing that the viewer may not know."""

    def __init__(self, viewport: QWidget, card_name: Callable[[Card], str]) -> None:
        self.card_name = card_name
        self._viewport = viewport
        self.widgets: tuple[Stop, ...] = tuple(Stop(viewport) for _ in range(_STOPS))

    def has_focus(self) -> bool:
        """Whether the keyboard is at one of them."""
        return any(stop.hasFocus() for stop in self.widgets)

    def show(self, tabletop: Tabletop, geometry: Geometry) -> None:
        """Say and cover what lies on the table now."""
        for stop, (box, words) in zip(self.widgets, self._told(tabletop, geometry), strict=True):
            stop.setGeometry(box.toRect())
            stop.setAccessibleName(words)
            stop.setFocusPolicy(_READABLE if words else Qt.FocusPolicy.NoFocus)

    def _told(self, tabletop: Tabletop, geometry: Geometry) -> Iterator[tuple[QRectF, str]]:
        if seats_four(tabletop):
            return self._told_of_four(tabletop, geometry)
        return self._told_of_two(tabletop, geometry)

    def _told_of_four(self, tabletop: Tabletop, geometry: Geometry) -> Iterator[tuple[QRectF, str]]:
        """The trick with who played what, then each other seat in the order of play."""
        names = {plate.seat: plate.name for plate in tabletop.plates}
        played = zip(tabletop.trick_seats, lying(tabletop, Spot.TRICK), strict=False)
        trick = [f"{names[seat]}: {self.card_name(card)}" for seat, card in played]
        width = trick_width_four(geometry)
        asked = tabletop.question and not trick  # the question stands where the trick would lie
        yield (
            _round(middle_four(geometry), width * 3.2, geometry.tall(width) * 1.8),
            "" if asked else joined((trick_zone(), *trick)),
        )
        others = sorted(
            (plate for plate in tabletop.plates if plate.seat != tabletop.viewer),
            key=lambda plate: from_viewer(tabletop, plate.seat),
        )
        for plate in others:
            held = lying(tabletop, Spot.HAND, from_viewer(tabletop, plate.seat))
            laid = [self.card_name(card) for card in tabletop.laid if card in held]
            marks = (mark.words for mark in plate.marks)
            words = (plate.name, plate.note, *marks, *laid, cards_held(plate.name, len(held)))
            yield plate_box(plate, tabletop, geometry), joined(words)
        unused = _STOPS - 1 - len(others)
        yield from [(QRectF(), "")] * unused

    def _told_of_two(self, tabletop: Tabletop, geometry: Geometry) -> Iterator[tuple[QRectF, str]]:
        trick = [self.card_name(card) for card in lying(tabletop, Spot.TRICK)]
        width = geometry.trick_width
        middle = QPointF(geometry.table.center().x(), geometry.middle_y)
        asked = tabletop.question and not trick  # the question stands where the trick would lie
        yield (
            _round(middle, width * 2.3, geometry.tall(width) * 1.06),
            "" if asked else joined((trick_zone(), *trick)),
        )
        place = stock_place(tabletop, geometry)
        shown = [self.card_name(card) for card in lying(tabletop, Spot.INDICATOR)]
        yield _over(place, geometry), joined((*_pills(tabletop, Spot.STOCK), *shown))
        names = {plate.seat: plate.name for plate in tabletop.plates}
        piles = [
            f"{names.get(pill.seat, '')}: {pill.text}"
            for pill in tabletop.pills
            if pill.spot is Spot.PILE and pill.seat is not None
        ]
        high = geometry.tall(geometry.pile_width)
        yield (
            _round(pile_place(tabletop, 0, geometry), high * 1.2, geometry.pile_width * 1.3),
            joined((piles_zone(), *piles)),
        )
        count = len(lying(tabletop, Spot.HAND, 1))
        notes = [
            joined((plate.name, plate.note))
            for plate in tabletop.plates
            if plate.seat != tabletop.viewer
        ]
        bottom = geometry.across.y() + geometry.tall(geometry.across_width) / 2
        size = QSizeF(geometry.across_width * 3.4, max(8.0, bottom))
        box = QRectF(QPointF(geometry.across.x() - size.width() / 2, 4), size)
        yield box, joined((*notes, f"{across_zone()}: {count}"))
        yield from self._drawn(tabletop, geometry)

    def _drawn(self, tabletop: Tabletop, geometry: Geometry) -> Iterator[tuple[QRectF, str]]:
        """The offered card, the discards, and the cards put out."""
        heap = heap_place(tabletop, geometry)
        words = joined(_pills(tabletop, Spot.DISCARDS)) if heap_stands(tabletop) else ""
        yield _over(heap, geometry), words
        places = ((Spot.OFFER, drawing(geometry).offer, offer_zone()),)
        for spot, place, zone in (
            *places,
            (Spot.ASIDE, exchange(geometry, 3).slots[1], aside_zone()),
        ):
            held = [self.card_name(card) for card in lying(tabletop, spot, 0)]
            yield _over(place, geometry), f"{zone}: {joined(held)}" if held else ""


def _pills(tabletop: Tabletop, spot: Spot) -> list[str]:
    return [pill.text for pill in tabletop.pills if pill.spot is spot]


def _over(place: Place, geometry: Geometry) -> QRectF:
    return _round(place.middle, place.width * 1.1, geometry.tall(place.width) * 1.05)


def _round(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)
