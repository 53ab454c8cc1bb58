"""The own cards for the keyboard and the screen reader: one unseen button lies over each.

The buttons take no mouse: the table itself does that. They are children of the view's viewport,
grouped under the name of the hand.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.engine.cards import Card
from cardtable.look.focus_ring import OWN_RING
from cardtable.look.group import Group
from cardtable.table.deck import card_box
from cardtable.table.geometry import Geometry
from cardtable.table.places import own_hand
from cardtable.table.texts import card_state, hand_zone
from cardtable.tabletop.asking import WhyNot
from cardtable.tabletop.table import Tabletop

CardName = Callable[[Card], str]

TWICE_MS: Final = 300
"""A second Enter within this time plays no second card."""
SEEN_MS: Final = 200
"""So long the ring that comes back at one's turn is seen before Enter plays the card in it."""
_WALK: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_BY_KEY: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_PRESS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CardButton(QAbstractButton):
    """Stands for one card of the hand, as long as it is held.

    A screen reader breaks off what it says when the name of what has the keyboard changes: so a
    card keeps its button wherever it moves in the hand.
    """

    focused = Signal(object, object)
    """This button has the keyboard now, for this reason."""
    left = Signal()

    def __init__(self, hand: "CardKeys") -> None:
        super().__init__(hand)
        self._hand = hand
        self.card: Card | None = None
        self.setProperty(OWN_RING, True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: the card itself shows its ring."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(self, event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._hand.take_key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def press_here(self) -> None:
        """What a screen reader's press does: it need not be where the keyboard is."""
        self._hand.press_at(self)


class CardKeys(Group):
    """Walks, names and presses the own cards."""

    pressed = Signal(object)
    """The person wants to play this card."""
    walked = Signal(object)
    """The ring is on this card now, or on none."""

    def __init__(self, viewport: QWidget, card_name: CardName) -> None:
        super().__init__(viewport)
        self.card_name = card_name
        self._buttons: list[CardButton] = []
        self._free: list[CardButton] = []
        self._cards: tuple[Card, ...] = ()
        self._place = 0
        self._ring = False
        self._since_press, self._since_back = QElapsedTimer(), QElapsedTimer()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty(OWN_RING, True)

    # ------------------------------------------------------------------ in step with the table
    def show_hand(self, tabletop: Tabletop, geometry: Geometry) -> None:
        """Lie over the cards of this hand."""
        self.setGeometry(0, 0, round(geometry.width), round(geometry.height))
        before, self._cards = self.card, tabletop.hand
        self._match_buttons()
        if before in self._cards:
            self._place = self._cards.index(before)
        reasons = dict(tabletop.why_not)
        for place, (card, lie) in enumerate(own_hand(self._cards, geometry).items()):
            button = self._buttons[place]
            box = card_box(lie.width, geometry.card_ratio).translated(lie.x, lie.y)
            button.setGeometry(box.toRect())
            self._name(button, place, tabletop, reasons.get(card))
        self._place = max(0, min(self._place, len(self._cards) - 1))
        self.retranslate()
        self.follow()

    def retranslate(self) -> None:
        """The name of the group, in the present language."""
        self.setAccessibleName(hand_zone())

    def _match_buttons(self) -> None:
        """One button for each card, in the order of the hand."""
        kept = {each.card: each for each in self._buttons if each.card in self._cards}
        for button in self._buttons:
            if button.card not in kept:
                button.card = None
                button.hide()
                self._free.append(button)
        self._buttons = [kept.get(card) or self._new_button() for card in self._cards]
        for card, button in zip(self._cards, self._buttons, strict=True):
            button.card = card
            button.raise_()  # what stands further right is told, and lies, over what is left of it
            button.show()

    def _new_button(self) -> CardButton:
        if self._free:
            return self._free.pop()
        button = CardButton(self)
        button.focused.connect(self._take)
        button.left.connect(self._leave)
        button.clicked.connect(button.press_here)
        return button

    def loses_focus(self, tabletop: Tabletop) -> bool:
        """Whether the card that the keyboard is at is not in this tabletop's hand."""
        return self.has_focus() and self.card not in tabletop.hand

    def _name(
        self, button: CardButton, place: int, tabletop: Tabletop, reason: WhyNot | None
    ) -> None:
        assert button.card is not None
        playable = None if tabletop.playable is None else button.card in tabletop.playable
        state = card_state(playable, reason.text if reason else "", place + 1, len(tabletop.hand))
        button.setAccessibleName(self.card_name(button.card))
        button.setAccessibleDescription(state)

    # ------------------------------------------------------------------ walking
    @property
    def card(self) -> Card | None:
        """The card that the keyboard is at."""
        return self._cards[self._place] if self._cards else None

    def has_focus(self) -> bool:
        """Whether the keyboard is in the hand."""
        return any(button.hasFocus() for button in self._buttons)

    @property
    def ring(self) -> bool:
        """Whether keys were used last on the table, not the mouse."""
        return self._ring

    def is_walked(self) -> bool:
        """Whether somebody walks the hand by keys now."""
        return self._ring and self.has_focus()

    def take_focus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> bool:
        """Bring the keyboard to the card where it was last; whether there is one."""
        if self._cards:
            self._buttons[self._place].setFocus(reason)
        return bool(self._cards)

    def come_back(self) -> bool:
        """Bring the keyboard from the whole table to the hand, where it is seen before it plays."""
        self._since_back.start()
        return self.take_focus()

    def tab_stop(self) -> QWidget | None:
        """The one button of the hand that Tab comes to."""
        return self._buttons[self._place] if self._cards else None

    def take_key(self, event: QKeyEvent) -> bool:
        """Walk or press; whether the key was for the hand."""
        key = Qt.Key(event.key())
        if key in _PRESS:
            return self.take_press(event)
        if key in _WALK:
            self.walk(self._place + _WALK[key])
        elif key is Qt.Key.Key_Home:
            self.walk(0)
        elif key is Qt.Key.Key_End:
            self.walk(len(self._cards) - 1)
        else:
            return False
        return True

    def take_press(self, event: QKeyEvent) -> bool:
        """Press where the keyboard is, or was last; whether the key was for that."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if Qt.Key(event.key()) not in _PRESS or control:
            return False
        if not event.isAutoRepeat():
            self._press_seen()
        return True

    def walk(self, place: int) -> None:
        """Bring the keyboard to this place of the hand, if there is one."""
        if 0 <= place < len(self._cards):
            self._place = place
            self._ring = True
            self._since_back.invalidate()
            self._buttons[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self.follow()

    def jump(self, fits: Callable[[Card], bool]) -> bool:
        """Go to the next card that fits, round the end; whether there is one."""
        count = len(self._cards)
        for step in range(1, count + 1):
            place = (self._place + step) % count
            if fits(self._cards[place]):
                self.walk(place)
                return True
        return False

    def press(self) -> None:
        """Ask to play the card that the keyboard is at; not twice in a moment."""
        card = self.card
        if card is None:
            return
        if self._since_press.isValid() and self._since_press.elapsed() < TWICE_MS:
            return
        self._since_press.start()
        self.pressed.emit(card)

    def press_at(self, button: CardButton) -> None:
        """Ask to play the card of this button, and be there."""
        self._place = self._buttons.index(button)
        self.press()

    def _press_seen(self) -> None:
        """Press; but after the mouse, first show where the keyboard is: nothing is played blind."""
        if not (self._ring or QAccessible.isActive()):
            self.set_ring(True)
        elif not self._since_back.isValid() or self._since_back.elapsed() >= SEEN_MS:
            self.press()

    def set_ring(self, ring: bool) -> None:
        """Show the ring after a key, hide it after a click."""
        self._ring = ring
        self.follow()

    def _take(self, button: CardButton, reason: Qt.FocusReason) -> None:
        self._place = self._buttons.index(button)
        if reason in _BY_KEY:
            self._ring = True
        elif reason is Qt.FocusReason.MouseFocusReason:
            self._ring = False
        self.follow()

    def _leave(self) -> None:
        self.walked.emit(None)

    def follow(self) -> None:
        """Tell where the ring is."""
        for place, button in enumerate(self._buttons):
            here = place == self._place
            policy = Qt.FocusPolicy.TabFocus if here else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)
        self.walked.emit(self.card if self._ring and self.has_focus() else None)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
