"""How the person chooses: cards and buttons, by mouse, keys or screen reader, once each."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from cardtable.engine.cards import Card, Rank
from cardtable.engine.rules import Choice, Play
from cardtable.table.art import DeckArt
from cardtable.table.geometry import Geometry
from cardtable.table.hand import Hand
from cardtable.table.parts import TableParts
from cardtable.table.scene import Entry, TableScene
from cardtable.table.texts import may_be_played, only_the_last_trick
from cardtable.tabletop.asking import Action, ChoiceTile
from cardtable.tabletop.panel import LastTrick
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Pace, Spot, Tabletop

_SECOND_CLICK_MS: Final = 200
ARRANGE: Final = 200
"""How long a card takes to a place where it is put out, and back."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_DIGITS: Final = {"0": Rank.TEN, "1": Rank.ACE}
_LAST_TRICK: Final = "T"
_WHY_NOT: Final = "W"
_HINT: Final = "H"


class Choosing(QObject):
    """Is open when the queue has run empty and something is asked; a choice closes it."""

    made = Signal(object)
    """This Choice is the person's."""
    denied = Signal(str)
    """Why nothing was done."""
    told = Signal(str)
    """The answer to a question of the person."""
    last_trick_asked = Signal()
    hint_asked = Signal()

    def __init__(
        self, scene: TableScene, hand: Hand, parts: TableParts, art: DeckArt, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene, self._hand, self._parts, self._art = scene, hand, parts, art
        self._open = False
        self._since_finish = QElapsedTimer()
        hand.played.connect(self._play)
        hand.refused.connect(self._refuse)
        hand.pointed.connect(self._point)
        parts.keys.pressed.connect(self._press_card)
        parts.keys.walked.connect(self._walk)
        parts.actions.chosen.connect(self._act)
        parts.actions.refused.connect(parts.explain_button)
        parts.actions.hovered.connect(self._hover_button)
        parts.choices.chips.confirmed.connect(lambda chip: self.choose(chip.choice))
        parts.choices.tiles.chosen.connect(self._choose_tile)
        parts.choices.tiles.pointed.connect(lambda tile: hand.raise_up(tile.lifts if tile else ()))
        parts.choices.gathering.confirmed.connect(self.choose)
        parts.choices.gathering.taken_back.connect(self._take_back)
        hand.dropped.connect(self._drop)
        for refusal in (self.denied, parts.reasons.refused):
            refusal.connect(lambda: scene.heard.emit(Sound.REFUSED))

    @property
    def _geometry(self) -> Geometry:
        return self._hand.geometry

    # ------------------------------------------------------------------ open and closed
    def close(self) -> None:
        """Nothing can be chosen while pictures are shown."""
        self._open = self._hand.open = False
        self._hand.forget()

    def open(self) -> None:
        """Let the person choose what the tabletop at rest offers."""
        tabletop = self._scene.tabletop
        if tabletop is None:
            return
        asks = bool(tabletop.actions or tabletop.chips or tabletop.tiles)
        drops = any(action.drop is not None for action in tabletop.actions)
        self._hand.open = tabletop.playable is not None or tabletop.gather is not None or drops
        self._open = self._hand.open or asks
        self._parts.keys.follow()

    @property
    def is_open(self) -> bool:
        """Whether something is asked of the person now."""
        return self._open

    def choose(self, choice: Choice) -> None:
        """This is the person's choice, if something is asked now."""
        if self._open:
            self._open = self._hand.open = False
            self._parts.passing.hush()
            self.made.emit(choice)

    def _play(self, card: Card) -> None:
        gathering = self._parts.choices.gathering
        if gathering.gather is None:
            self.choose(Play(card))
        elif gathering.fits():
            self._arrange(gathering.put(card))
        else:
            self._hand.fly_back(card)
            self.denied.emit(gathering.gather.too_many)

    def _take_back(self, card: Card) -> None:
        if self._open:
            self._arrange(self._parts.choices.gathering.take(card))

    def _arrange(self, tabletop: Tabletop) -> None:
        """Let cards go to and from their places; nothing is chosen by that yet."""
        self._hand.forget()
        self._scene.enqueue(Entry(tabletop, Pace(ARRANGE)))

    def _drop(self, card: Card, spot: Spot | None) -> None:
        """The offered card, or one that was put out, was dropped somewhere."""
        if card in self._parts.choices.gathering.cards:
            if spot is Spot.HAND:
                self._take_back(card)
                return
        else:
            for action in self._parts.tabletop.actions if self._parts.tabletop else ():
                if spot is not None and action.drop is spot and not action.why_not:
                    self._hand.forget()
                    self._act(action)
                    return
        self._hand.fly_back(card)

    def _choose_tile(self, tile: ChoiceTile) -> None:
        """A second click after one that finished what moved was not meant for the tile under it."""
        if not self._is_second_click():
            self.choose(tile.choice)

    def _is_second_click(self) -> bool:
        return self._since_finish.isValid() and self._since_finish.elapsed() < _SECOND_CLICK_MS

    def _act(self, action: Action) -> None:
        self.choose(action.choice)

    # ------------------------------------------------------------------ the mouse
    def mouse_down(self, point: QPointF) -> None:
        """A click finishes what moves; else it may take up a card."""
        self._parts.keys.set_ring(False)
        self._parts.choices.tiles.set_ring(False)
        if self._scene.is_moving():
            self._scene.finish()
            if self._parts.choices.gathering.gather is None:
                self._since_finish.start()
                return
        if self._is_second_click():
            return
        if not self._hand.press(point):
            self._look_at(self._hand.pile_at(point))

    def _look_at(self, pile: tuple[Card, ...]) -> None:
        """A click on won tricks: the last one may be looked at, the others may not."""
        if not pile or self._scene.tabletop is None:
            return
        blocks = self._scene.tabletop.panel.blocks
        last = next((block for block in blocks if isinstance(block, LastTrick)), None)
        if last is not None and set(last.cards) <= set(pile):
            self.last_trick_asked.emit()
        else:
            self.denied.emit(only_the_last_trick())

    # ------------------------------------------------------------------ the keyboard
    def _press_card(self, card: Card) -> None:
        if self._scene.is_moving():
            self._scene.finish()
        elif self._hand.is_playable(card):
            self._hand.forget()
            self._play(card)
        elif self._open:
            self._explain(card)

    def _walk(self, card: Card | None) -> None:
        """The ring of the keyboard is on this card, or on none."""
        for each, item in self._scene.cards.items():
            item.set_focused(each == card)
        if card is None:
            self._hand.hover_again()
        else:
            self._hand.heat(card if self._hand.is_playable(card) else None)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of the table means; whether it means anything."""
        if self._scene.is_waiting() and event.key() in (*_ENTER, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self._scene.finish()
                self._since_finish.start()
            return True
        if event.key() in _ENTER and not event.isAutoRepeat() and self._open:
            return self._take_enter(event)
        if self._scene.is_moving() and self._parts.hurry(event):
            return True
        if self._parts.leave_stop(event):
            return True
        text = event.text().upper()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if not text or held or event.isAutoRepeat():
            return False
        if self._open and any(
            row.isVisible() and row.type(text)
            for row in (self._parts.choices.chips, self._parts.choices.tiles)
        ):
            return True
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or text.isdigit():
            return self._parts.keys.jump(lambda card: self._has_rank(card, text))
        if text == _LAST_TRICK:
            self.last_trick_asked.emit()
            return True
        if text == _HINT:
            self.hint_asked.emit()
            return True
        if text == _WHY_NOT:
            return self._explain_focused()
        return self._press_action(text)

    def _take_enter(self, event: QKeyEvent) -> bool:
        """Control and Enter confirm the cards put out, Enter alone the chosen chip."""
        choices = self._parts.choices
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if choices.gathering.gather is not None:
                choices.gathering.press()
            return choices.gathering.gather is not None
        return choices.chips.isVisible() and choices.chips.press_enter()

    def _press_action(self, key: str) -> bool:
        """A fixed key chooses; while cards move it finishes that, as a click does."""
        actions = self._parts.actions
        if self._scene.is_moving():
            if not any(button.action.key == key for button in actions.buttons):
                return False
            self._scene.finish()
            self._since_finish.start()
            return True
        if self._is_second_click():
            return False
        return self._open and actions.press(key)

    def _has_rank(self, card: Card, key: str) -> bool:
        return key in (card.rank.value, self._art.letter(card)) or _DIGITS.get(key) == card.rank

    # ------------------------------------------------------------------ reasons
    def _point(self, card: Card | None) -> None:
        loose = card is not None and self._hand.is_loose(card)
        pressable = card is not None and self._hand.is_playable(card)
        self._parts.show_pointer(pressable or card in self._parts.choices.gathering.cards, loose)
        if card is None or not self._hand.open or self._hand.is_playable(card):
            self._parts.reasons.leave()
        else:
            self._parts.explain_card(card, self._geometry, soon=True)

    def _hover_button(self, button: QObject | None) -> None:
        if button is None:
            self._parts.reasons.leave()
        else:
            self._parts.explain_button(button, soon=True)

    def _refuse(self, card: Card) -> None:
        """A click on a card that can't be played: one that is out comes back."""
        if card in self._parts.choices.gathering.cards:
            self._take_back(card)
        else:
            self._explain(card)

    def _explain(self, card: Card) -> None:
        self._parts.explain_card(card, self._geometry)

    def _explain_focused(self) -> bool:
        refused = [each for each in self._parts.actions.buttons if each.hasFocus()]
        card = self._parts.keys.card
        if refused:
            self._parts.explain_button(refused[0])
        elif card is not None and self._open and self._hand.is_playable(card):
            self.told.emit(may_be_played())
        elif card is not None:
            self._explain(card)
        return True
