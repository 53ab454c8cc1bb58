"""Shows a hint beside what it speaks of, until something is chosen or it is sent away."""

from PySide6.QtCore import QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.engine.cards import Card
from cardtable.engine.rules import Play
from cardtable.look.buttons import SHADOW_ROOM
from cardtable.look.present import Look
from cardtable.table.deck import card_box
from cardtable.table.geometry import Geometry
from cardtable.table.hint_card import Halo, HintCard
from cardtable.table.hint_places import Obstacle, hint_place
from cardtable.table.lies import Lie, stands
from cardtable.table.parts import TableParts
from cardtable.table.places import LIFT, own_hand
from cardtable.table.plates import plate_box, standing_plates
from cardtable.table.scene import TableScene
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.table import Spot, Tabletop

_WEIGHTS = {Spot.TRICK: 3.0, Spot.OFFER: 3.0, Spot.ASIDE: 1.5, Spot.INDICATOR: 2.0}
"""How much the cards of a spot should stay in sight; those of others less, the own hand's not."""


class Hinting(QObject):
    """One hint at a time."""

    taken = Signal(object)
    """The Choice of the hint is the person's."""
    changed = Signal(bool)
    """Whether a hint stands there now."""

    def __init__(self, scene: TableScene, parts: TableParts, look: Look, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._scene, self._parts, self._viewport = scene, parts, viewport
        self.hint: Hint | None = None
        self.halo = Halo(look, viewport)
        self.card = HintCard(look, viewport)
        self.card.button.clicked.connect(self._take)
        self.card.button.walked.connect(self.close)

    def show(self, hint: Hint, geometry: Geometry) -> None:
        """Let this hint stand there, and bring the keyboard to its button."""
        self.hint = hint
        self.card.tell(hint)
        self._parts.show_versus(hint.versus)
        if isinstance(hint.choice, Play):
            self._light(hint.choice.card)
        self.lay(geometry)
        self.card.button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit(True)

    def close(self) -> None:
        """Take the hint away; the keyboard goes back to what is asked."""
        if self.hint is None:
            return
        self.hint = None
        focused = self.card.button.hasFocus()
        self.halo.hide()
        self._light(None)
        self._parts.show_versus(None)
        if focused:
            self._parts.take_focus()
        self.card.hide()
        self.changed.emit(False)

    def lay(self, geometry: Geometry) -> None:
        """Stand where this size has room."""
        tabletop = self._scene.tabletop
        if self.hint is None or tabletop is None:
            return
        anchor = self._anchor(self.hint, tabletop, geometry)
        obstacles = [*self._cards(tabletop, geometry), *self._widgets(tabletop, geometry)]
        scale = geometry.scale
        place = hint_place(
            anchor, lambda width: self.card.height_in(width, scale), obstacles, geometry
        )
        self.card.lay(place, scale)

    def _take(self) -> None:
        if self.hint is not None:
            self.taken.emit(self.hint.choice)

    def _light(self, card: Card | None) -> None:
        for each, item in self._scene.cards.items():
            item.set_hinted(each == card)

    # ------------------------------------------------------------------ what it speaks of
    def _anchor(self, hint: Hint, tabletop: Tabletop, geometry: Geometry) -> QRectF:
        if isinstance(hint.choice, Play) and hint.choice.card in tabletop.hand:
            self.halo.hide()
            return _visible_part(hint.choice.card, tabletop, geometry)
        widget = self._parts.choices.widget_of(hint.choice)
        if widget is None:
            self.halo.hide()
            return QRectF(geometry.table.center().x(), geometry.hand_top, 1, 1)
        inset = round(geometry.px(SHADOW_ROOM)) if self._parts.choices.is_button(widget) else 0
        box = widget.rect().adjusted(inset, inset, -inset, -inset)
        box.moveTopLeft(widget.mapTo(self._viewport, box.topLeft()))
        self.halo.lay(box)
        return QRectF(box)

    def _cards(self, tabletop: Tabletop, geometry: Geometry) -> list[Obstacle]:
        found, lies = [], self._scene.resting()
        for card, stand in stands(tabletop).items():
            own = stand.spot is Spot.HAND and stand.seat == 0
            if card in lies and not own:
                found.append(Obstacle(_box(lies[card], geometry), _WEIGHTS.get(stand.spot, 0.5)))
        return found

    def _widgets(self, tabletop: Tabletop, geometry: Geometry) -> list[Obstacle]:
        choices, view = self._parts.choices, self._viewport
        asking = [(each, 3.0) for each in choices.tab_stops()] + [(choices.question, 0.4)]
        found = [
            Obstacle(QRectF(widget.rect()).translated(widget.mapTo(view, QPoint(0, 0))), much)
            for widget, much in asking
            if widget.isVisible()
        ]
        strip = self._parts.strip
        if strip.isVisible():
            found.append(Obstacle(QRectF(strip.geometry()), 2.0))
        plates = standing_plates(tabletop, geometry)
        return found + [Obstacle(plate_box(each, tabletop, geometry), 1.5) for each in plates]


def _visible_part(card: Card, tabletop: Tabletop, geometry: Geometry) -> QRectF:
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


def _box(lie: Lie, geometry: Geometry) -> QRectF:
    box = card_box(lie.width, geometry.card_ratio)
    if abs(lie.turn) > 45:
        box = QRectF(box.y(), box.x(), box.height(), box.width())
    return box.translated(lie.x, lie.y)
