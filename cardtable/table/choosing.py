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
from cardtable.table.scene import TableScene
from cardtable.tabletop.asking import Action

_SECOND_CLICK_MS: Final = 200
_DIGITS: Final = {"0": Rank.TEN, "1": Rank.ACE}
_LAST_TRICK: Final = "T"
_WHY_NOT: Final = "W"


class Choosing(QObject):
    """Is open when the queue has run empty and something is asked; a choice closes it."""

    made = Signal(object)
    """This Choice is the person's."""
    last_trick_asked = Signal()

    def __init__(
        self, scene: TableScene, hand: Hand, parts: TableParts, art: DeckArt, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene, self._hand, self._parts, self._art = scene, hand, parts, art
        self._open = False
        self._since_finish = QElapsedTimer()
        hand.played.connect(self._play)
        hand.refused.connect(self._explain)
        hand.pointed.connect(self._point)
        parts.keys.pressed.connect(self._press_card)
        parts.keys.walked.connect(self._walk)
        parts.actions.chosen.connect(self._act)
        parts.actions.refused.connect(parts.explain_button)
        parts.actions.hovered.connect(self._hover_button)

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
        self._hand.open = tabletop.playable is not None
        self._open = self._hand.open or bool(tabletop.actions)
        self._parts.keys.follow()

    def _choose(self, choice: Choice) -> None:
        if self._open:
            self._open = self._hand.open = False
            self._parts.passing.hush()
            self.made.emit(choice)

    def _play(self, card: Card) -> None:
        self._choose(Play(card))

    def _act(self, action: Action) -> None:
        self._choose(action.choice)

    # ------------------------------------------------------------------ the mouse
    def mouse_down(self, point: QPointF) -> None:
        """A click finishes what moves; else it may take up a card."""
        self._parts.keys.set_ring(False)
        if self._scene.is_moving():
            self._scene.finish()
            self._since_finish.start()
            return
        if self._since_finish.isValid() and self._since_finish.elapsed() < _SECOND_CLICK_MS:
            return
        self._hand.press(point)

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
        text = event.text().upper()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if not text or held or event.isAutoRepeat():
            return False
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or text.isdigit():
            return self._parts.keys.jump(lambda card: self._has_rank(card, text))
        if text == _LAST_TRICK:
            self.last_trick_asked.emit()
            return True
        if text == _WHY_NOT:
            return self._explain_focused()
        return self._open and self._parts.actions.press(text)

    def _has_rank(self, card: Card, key: str) -> bool:
        return key in (card.rank.value, self._art.letter(card)) or _DIGITS.get(key) == card.rank

    # ------------------------------------------------------------------ reasons
    def _point(self, card: Card | None) -> None:
        self._parts.show_pointer(card is not None and self._hand.is_playable(card))
        if card is None or not self._hand.open or self._hand.is_playable(card):
            self._parts.reasons.away()
        else:
            self._parts.explain_card(card, self._geometry, soon=True)

    def _hover_button(self, button: QObject | None) -> None:
        if button is None:
            self._parts.reasons.away()
        else:
            self._parts.explain_button(button, soon=True)

    def _explain(self, card: Card) -> None:
        self._parts.explain_card(card, self._geometry)

    def _explain_focused(self) -> bool:
        refused = [each for each in self._parts.actions.buttons if each.hasFocus()]
        card = self._parts.keys.card
        if refused:
            self._parts.explain_button(refused[0])
        elif card is not None:
            self._explain(card)
        return True
