"""Where things are on a table that a hint or a lesson points at, and what it should not hide."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.engine.rules import Choice
from cardtable.look.buttons import SHADOW_ROOM
from cardtable.table.deck import card_box
from cardtable.table.geometry import Geometry
from cardtable.table.hint_places import Obstacle, card_obstacles
from cardtable.table.lies import Lie, lying
from cardtable.table.parts import TableParts
from cardtable.table.places import LIFT, own_hand
from cardtable.table.plates import plate_box, standing_plates
from cardtable.table.scene import TableScene
from cardtable.tabletop.spots import Spot
from cardtable.tabletop.table import Tabletop

_OF_A_SEAT: Final = frozenset({Spot.HAND, Spot.PILE, Spot.OFFER, Spot.ASIDE})
"""Spots that every seat has one of; the viewer's is meant."""


class Pointing:
    """Finds boxes in pixels of the viewport, while the table is at rest."""

    def __init__(self, scene: TableScene, parts: TableParts, viewport: QWidget) -> None:
        self._scene, self._parts, self._viewport = scene, parts, viewport

    def choice_box(self, choice: Choice, geometry: Geometry) -> QRect | None:
        """The button, chip or tile that makes the choice; None if a card of the hand does."""
        widget = self._parts.choices.widget_of(choice)
        if widget is None:
            return None
        inset = round(geometry.px(SHADOW_ROOM)) if self._parts.choices.is_button(widget) else 0
        box = widget.rect().adjusted(inset, inset, -inset, -inset)
        box.moveTopLeft(widget.mapTo(self._viewport, box.topLeft()))
        return box

    def spot_box(self, spot: Spot, tabletop: Tabletop, geometry: Geometry) -> QRectF | None:
        """Round the cards that lie on the spot; None if there are none."""
        seat = 0 if spot in _OF_A_SEAT else None
        lies = self._scene.resting()
        found = QRectF()
        for card in lying(tabletop, spot, seat):
            found = found.united(lie_box(lies[card], geometry))
        return None if found.isEmpty() else found

    def card_box(self, card: Card, tabletop: Tabletop, geometry: Geometry) -> QRectF | None:
        """What is seen of the card; None if it is not on the table."""
        if card in tabletop.hand:
            return visible_part(card, tabletop, geometry)
        lie = self._scene.resting().get(card)
        return None if lie is None else lie_box(lie, geometry)

    def seat_box(self, seat: Seat, tabletop: Tabletop, geometry: Geometry) -> QRectF | None:
        """The plate of the seat; None where it has none."""
        for plate in standing_plates(tabletop, geometry):
            if plate.seat == seat:
                return plate_box(plate, tabletop, geometry)
        return None

    def obstacles(self, tabletop: Tabletop, geometry: Geometry) -> list[Obstacle]:
        """What should stay in sight: cards, what asks, what tells."""
        lies = {card: lie_box(lie, geometry) for card, lie in self._scene.resting().items()}
        found = card_obstacles(tabletop, lies, geometry)
        choices = self._parts.choices
        asking: list[QWidget] = [*choices.tab_stops(), *choices.chips.buttons]
        found += [Obstacle(self._place(each), 3.0) for each in asking if each.isVisible()]
        if choices.question.isVisible():
            found.append(Obstacle(self._place(choices.question), 0.4))
        if self._parts.strip.isVisible():
            found.append(Obstacle(self._place(self._parts.strip), 3.0))
        plates = standing_plates(tabletop, geometry)
        return found + [Obstacle(plate_box(each, tabletop, geometry), 6.0) for each in plates]

    def _place(self, widget: QWidget) -> QRectF:
        return QRectF(widget.rect()).translated(widget.mapTo(self._viewport, QPoint(0, 0)))


def over_hand(geometry: Geometry) -> QRectF:
    """The middle of the upper edge of the hand: where a card belongs that points at nothing."""
    return QRectF(geometry.table.center().x(), geometry.hand_top, 1, 1)


def visible_part(card: Card, tabletop: Tabletop, geometry: Geometry) -> QRectF:
    """What the next card leaves of a card in the hand, at its upper edge."""
    lies = own_hand(tabletop.hand, geometry)
    lie = lies[card]
    box = card_box(lie.width, geometry.card_ratio).translated(lie.x, lie.y)
    step = geometry.hand(len(tabletop.hand)).step
    last = card == tabletop.hand[-1]
    wide = box.width() if last else min(step, box.width())
    playable = tabletop.playable is not None and card in tabletop.playable
    top = box.y() - (geometry.hand_width * LIFT if playable else 0)
    return QRectF(box.x(), top, wide, 40)


def lie_box(lie: Lie, geometry: Geometry) -> QRectF:
    """The upright box of a card as it lies."""
    box = card_box(lie.width, geometry.card_ratio)
    if abs(lie.turn) > 45:
        box = QRectF(box.y(), box.x(), box.height(), box.width())
    return box.translated(lie.x, lie.y)
