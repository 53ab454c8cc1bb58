"""What the person does with the own cards by mouse: pointing, clicking, dragging."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform

from cardtable.engine.cards import Card
from cardtable.table.deck import card_box
from cardtable.table.drawing import heap_place
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie, lying
from cardtable.table.places import HOT_LIFT, LIFT
from cardtable.table.scene import TableScene
from cardtable.table.script import FLYING
from cardtable.tabletop.table import Spot, Tabletop

DRAG_FROM: Final = 8
"""As many pixels the mouse moves before a press becomes a drag."""
_HOVER_MS: Final = 90
RAISED: Final = LIFT / HOT_LIFT
"""How far cards rise that a choice speaks of, by the one under the pointer."""
_HEAP_REACH: Final = 0.8
"""How far from its middle the heap takes what is dropped, by a card's size."""


class Hand(QObject):
    """The own cards under the mouse. It moves them a little, and tells what was meant."""

    played = Signal(object)
    """This playable card was clicked, or dropped on the table."""
    refused = Signal(object)
    """This card was clicked, though it can't be played."""
    dropped = Signal(object, object)
    """This loose card was dropped on this Spot, or on none."""
    pointed = Signal(object)
    """The pointer is over this card of the hand now, or over none."""

    def __init__(self, scene: TableScene, geometry: Geometry, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self.geometry = geometry
        self.open = False
        """Whether a card may be played now."""
        self.one_click = self.drags = True
        """Whether one click plays a card, else a second; whether it may be dragged there."""
        self.lifted: Card | None = None
        """The card that the first of two clicks has lifted."""
        self.hot: Card | None = None
        self.pressed: Card | None = None
        self.dragging = False
        self._press_at = QPointF()
        self._pointer: QPointF | None = None
        self._warm: dict[Card, float] = {}
        self._warming = QVariantAnimation(self)
        self._warming.setStartValue(0.0)
        self._warming.setEndValue(1.0)
        self._warming.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._warming.valueChanged.connect(self._warm_up)
        self._from: dict[Card, float] = {}
        self._over: Card | None = None
        self._raised: frozenset[Card] = frozenset()

    # ------------------------------------------------------------------ which card
    def card_at(self, point: QPointF) -> Card | None:
        """The uppermost own card at this point of the scene."""
        tabletop = self._scene.tabletop
        if tabletop is None:
            return None
        for card in reversed((*tabletop.hand, *self._loose(tabletop))):
            item = self._scene.cards.get(card)
            if item is not None and _covers(item.lie, point, self.geometry):
                return card
        return None

    def pile_at(self, point: QPointF) -> tuple[Card, ...]:
        """The cards of the pile of won tricks at this point of the scene; none if there is none."""
        tabletop = self._scene.tabletop
        if tabletop is None:
            return ()
        spots, resting = dict(tabletop.spots), self._scene.resting()
        for zone, held in tabletop.cards.piles():
            if spots.get(zone.name) is Spot.PILE and any(
                _covers(resting[card], point, self.geometry) for card in held
            ):
                return held
        return ()

    def is_playable(self, card: Card) -> bool:
        """Whether the card may be played now, or put out."""
        tabletop = self._scene.tabletop
        if tabletop is None or not self.open:
            return False
        if tabletop.gather is not None:
            return card in tabletop.hand
        return tabletop.playable is not None and card in tabletop.playable

    def is_loose(self, card: Card) -> bool:
        """Whether the card is no card of the hand, but may be dragged somewhere now."""
        tabletop = self._scene.tabletop
        return self.open and tabletop is not None and card in self._loose(tabletop)

    def _loose(self, tabletop: Tabletop) -> tuple[Card, ...]:
        """The viewer's offered card, if it may be dropped somewhere, and what he has put out."""
        found: tuple[Card, ...] = ()
        if any(action.drop is not None for action in tabletop.actions):
            found = lying(tabletop, Spot.OFFER, 0)
        return found + lying(tabletop, Spot.ASIDE, 0) if tabletop.gather is not None else found

    # ------------------------------------------------------------------ the mouse
    def hover(self, point: QPointF | None) -> None:
        """The pointer is here, without a button."""
        self._pointer = point
        over = self.card_at(point) if point is not None else None
        if over != self._over:
            self._over = over
            self.pointed.emit(over)
        self.heat(over if over is not None and self.is_playable(over) else None)

    def hover_again(self) -> None:
        """The cards have moved under the pointer, or the keyboard has left them."""
        self.hover(self._pointer)

    def press(self, point: QPointF) -> bool:
        """A button was pressed; whether it was on a card."""
        self.pressed = self.card_at(point)
        self._press_at = point
        self.dragging = False
        if self.pressed is None and self.lifted is not None:
            self.lifted = None  # a click beside the cards puts it down again
            self._warm_anew()
        return self.pressed is not None

    def drag(self, point: QPointF) -> None:
        """The pointer moved with the button held."""
        card = self.pressed
        if card is None or not ((self.is_playable(card) and self.drags) or self.is_loose(card)):
            return
        away = point - self._press_at
        if not self.dragging and away.manhattanLength() < DRAG_FROM:
            return
        self.dragging = True
        rest = self._scene.resting()[card]
        lift = self.geometry.hand_width * HOT_LIFT
        self._scene.cards[card].lay(
            rest._replace(
                x=rest.x + away.x(),
                y=rest.y + away.y(),
                z=rest.z + FLYING,
                turn=rest.turn * 0.4,
                lift=lift,
                height=0.8,
                glow=True,
            )
        )

    def release(self, point: QPointF) -> None:
        """The button was let go."""
        card, self.pressed = self.pressed, None
        dragged, self.dragging = self.dragging, False
        if card is None:
            return
        if dragged:
            self._drop(card, point)
        elif self.card_at(point) == card:
            if self.is_playable(card):
                self._click(card)
            else:
                self.refused.emit(card)

    def _click(self, card: Card) -> None:
        """Play the card; or lift it first, and play it when it is clicked again."""
        gathers = self._scene.tabletop is not None and self._scene.tabletop.gather is not None
        if self.one_click or gathers or card == self.lifted:
            self.forget()
            self.played.emit(card)
        else:
            self.lifted = card
            self.heat(card)
            self._warm_anew()

    def _drop(self, card: Card, point: QPointF) -> None:
        if self.is_loose(card):
            self.hot = None
            self.dropped.emit(card, self.spot_at(point))
        elif self.geometry.plays_here(point) and self.is_playable(card):
            self.forget()
            self.played.emit(card)
        else:
            self.fly_back(card)

    def spot_at(self, point: QPointF) -> Spot | None:
        """Where a card dropped at this point would go: to the hand, to the discards, or nowhere."""
        if not self.geometry.plays_here(point):
            return Spot.HAND
        tabletop = self._scene.tabletop
        if tabletop is None:
            return None
        place = heap_place(tabletop, self.geometry)
        high = self.geometry.tall(place.width) * _HEAP_REACH
        box = QRectF(0, 0, place.width * 2 * _HEAP_REACH, high * 2)
        box.moveCenter(place.middle)
        return Spot.DISCARDS if box.contains(point) else None

    def fly_back(self, card: Card) -> None:
        """A card that was dropped where it may not go returns."""
        self._warm[card] = 1.0
        self.hot = None
        self._scene.fly_home(card)

    # ------------------------------------------------------------------ warmth
    def raise_up(self, cards: Iterable[Card]) -> None:
        """Lift these cards a little, as those that something else speaks of; no others."""
        self._raised = frozenset(cards)
        self._warm_anew()

    def heat(self, card: Card | None) -> None:
        """Lift this card out of the hand as the one that is meant, and let go the others."""
        if card == self.hot or self.dragging:
            return
        self.hot = card
        self._warm_anew()

    def _warm_anew(self) -> None:
        """Begin to lift what shall be lifted, and to let go what not."""
        self._from = dict(self._warm)
        for card in (*self._raised, *(each for each in (self.hot, self.lifted) if each)):
            self._from.setdefault(card, 0.0)
        self._warming.stop()
        lasts = 0 if self._scene.reduced else round(_HOVER_MS * min(1.0, self._scene.speed))
        self._warming.setDuration(lasts)
        self._warming.start()
        if lasts == 0:
            self._warm_up(1.0)

    def forget(self) -> None:
        """Nothing is pointed at any more; the cards stay as they lie."""
        self._warming.stop()
        self.hot, self._warm, self._from, self._raised = None, {}, {}, frozenset()
        self.lifted = None
        self.pressed, self.dragging = None, False

    def _warm_up(self, share: float) -> None:
        if self._scene.is_moving():
            return
        rest = self._scene.resting()
        lift = self.geometry.hand_width * HOT_LIFT
        for card, start in self._from.items():
            goal = (
                1.0 if card in (self.hot, self.lifted) else RAISED if card in self._raised else 0.0
            )
            warm = start + (goal - start) * share
            self._warm[card] = warm
            lie = rest.get(card)
            if lie is not None:
                lifted = lie.lift + (lift - lie.lift) * warm
                self._scene.cards[card].lay(lie._replace(lift=lifted, glow=goal == 1.0))
        self._warm = {card: warm for card, warm in self._warm.items() if warm > 0}


def _covers(lie: Lie, point: QPointF, geometry: Geometry) -> bool:
    """Whether a card covers the point; where it lay before it was lifted counts too."""
    turn = QTransform().translate(lie.x, lie.y).rotate(lie.turn)
    inverted, _ = turn.inverted()
    box = card_box(lie.width, geometry.card_ratio)
    return box.adjusted(0, -lie.lift, 0, 0).contains(inverted.map(point))
