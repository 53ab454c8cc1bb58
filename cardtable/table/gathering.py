"""Cards put out together: which ones, their places, how they are taken back and confirmed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.engine.cards import Card
from cardtable.engine.layout import Sight, Zone
from cardtable.look.buttons import SHADOW_ROOM, Button, hand_state, make_pressable
from cardtable.look.canvas import Canvas
from cardtable.look.group import Group
from cardtable.look.parts_controls import ButtonKind, ButtonState
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_GOLD, INK, PAPER, mix
from cardtable.table.arena import exchange
from cardtable.table.drawing import in_slot_order
from cardtable.table.geometry import Geometry
from cardtable.table.texts import take_back
from cardtable.tabletop.asking import Gather
from cardtable.tabletop.table import Spot, Tabletop

_CROSS: Final = 30  # the button that takes a card back, in design pixels


def put_out(tabletop: Tabletop, cards: tuple[Card, ...]) -> Tabletop:
    """The same tabletop with these cards of the hand out before the viewer."""
    if not cards:
        return tabletop
    viewer, spots = tabletop.viewer, dict(tabletop.spots)
    aside = next(name for name, spot in spots.items() if spot is Spot.ASIDE)
    source = tabletop.cards.zone_of(cards[0])
    target = Zone(aside, Sight.OWNER, viewer)
    return replace(
        tabletop,
        cards=tabletop.cards.move(source, target, *cards),
        hand=tuple(card for card in tabletop.hand if card not in cards),
    )


class TakeBack(QAbstractButton):
    """The cross at the corner of a card that was put out."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        make_pressable(self, look, -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        lit = hand_state(self) is ButtonState.HOVER
        fill = mix(INK, PAPER, 0.22) if lit else INK
        canvas.rounded(box, box.width() / 2, fill, CHIP_GOLD, canvas.px(1.4))
        canvas.icon("cross", box.center(), 0.53 * box.width() / canvas.scale, PAPER, 2.4)


class Gathering(Group):
    """The button that confirms, and a cross on every card that is out."""

    confirmed = Signal(object)
    """The Choice that the cards put out make."""
    taken_back = Signal(object)
    """This Card shall come back into the hand."""

    def __init__(self, look: Look, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._look, self._viewport = look, viewport
        self.cards: tuple[Card, ...] = ()
        """The cards that are out, from left to right."""
        self.gather: Gather | None = None
        self._asked: Tabletop | None = None
        self._shown: Tabletop | None = None
        self.confirm = Button(look, parent=viewport)
        self.confirm.clicked.connect(self.press)
        self.crosses: list[TakeBack] = []
        self.confirm.hide()
        self.hide()

    # ------------------------------------------------------------------ which cards
    def adopt(self, tabletop: Tabletop) -> None:
        """This tabletop lies here now; if it is no work of ours, no card is out any more."""
        if tabletop is not self._shown:
            self._asked = self._shown = tabletop
            self.cards = ()

    def fits(self) -> bool:
        """Whether one card more may be put out."""
        return self.gather is not None and len(self.cards) < self.gather.most

    def put(self, card: Card) -> Tabletop:
        """Put a card out; the tabletop with it there."""
        return self._with((*self.cards, card))

    def take(self, card: Card) -> Tabletop:
        """Take a card back; the tabletop without it there."""
        return self._with(tuple(each for each in self.cards if each != card))

    def _with(self, cards: tuple[Card, ...]) -> Tabletop:
        assert self._asked is not None, "something is asked when a card is put out"
        self.cards = in_slot_order(cards)
        self._shown = put_out(self._asked, cards)
        return self._shown

    def press(self) -> None:
        """Confirm the cards that are out."""
        choice = self.gather.choices.get(frozenset(self.cards)) if self.gather else None
        if choice is not None:
            self.confirmed.emit(choice)

    # ------------------------------------------------------------------ in step
    def show_gather(
        self, gather: Gather | None, geometry: Geometry, name: Callable[[Card], str]
    ) -> None:
        """Offer to confirm what is out now, or nothing."""
        self.gather = gather
        self.confirm.setVisible(gather is not None)
        self._show_crosses(geometry, name)
        if gather is not None:
            caption = gather.captions[len(self.cards)]
            self.confirm.setText(caption)
            self.confirm.setAccessibleName(caption)
            self.confirm.set_kind(ButtonKind.PRIMARY if self.cards else ButtonKind.SECONDARY)

    def lay(self, box: QRectF) -> None:
        """Let the button stand in the middle of this box, which names its least width."""
        room = self._look.px(SHADOW_ROOM)
        high = self.confirm.sizeHint().height()
        width = max(round(box.width()) + 2 * room, self.confirm.sizeHint().width())
        x, y = box.center().x() - width / 2, box.center().y() - high / 2
        self.confirm.setGeometry(round(x), round(y), width, high)

    def put_away(self) -> None:
        """Nothing can be put out while cards move; what is out stays out."""
        self.confirm.hide()
        for cross in self.crosses:
            cross.hide()

    def tab_stops(self) -> list[QWidget]:
        """The crosses, then the button."""
        return [*self.crosses, self.confirm]

    def _show_crosses(self, geometry: Geometry, name: Callable[[Card], str]) -> None:
        gather = self.gather
        wanted = self.cards if gather is not None else ()
        while len(self.crosses) < len(wanted):
            self._add_cross()
        while len(self.crosses) > len(wanted):
            gone = self.crosses.pop()
            gone.hide()
            gone.deleteLater()
        if gather is None:
            return
        places = exchange(geometry, gather.most).slots
        side = round(min(geometry.px(_CROSS), places[0].width * 0.36))
        for cross, card, place in zip(self.crosses, wanted, places, strict=False):
            corner = place.width / 2
            x = place.middle.x() + corner - side * 0.62
            y = place.middle.y() - geometry.tall(place.width) / 2 - side * 0.38
            cross.setGeometry(round(x), round(y), side, side)
            cross.setAccessibleName(take_back(name(card)))
            cross.show()

    def _add_cross(self) -> None:
        cross = TakeBack(self._look, self._viewport)
        number = len(self.crosses)
        cross.clicked.connect(lambda: self.taken_back.emit(self.cards[number]))
        self.crosses.append(cross)
