"""Claims: asked of the worker from the person's own View, and played out as ordinary plays.

The claimer plays the cards of his claim. The others lay what the rules allow; since nothing that
they lay can change who gets what, each lays the first card that it may.
"""

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.ai.claim import Claim
from cardtable.controllers.game_controller import GameController
from cardtable.controllers.thinker import Thinker
from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, P, Play


class Claiming(QObject):
    """Finds out whether the person may claim the rest of a deal, and plays it."""

    found = Signal(object)
    """Claim: what `seek` asked for; one without cards if the rest is not sure."""

    def __init__(self, controller: GameController[Any], mind: Thinker) -> None:
        super().__init__(controller)
        self._controller = controller
        self._number = -1
        self._mind = mind
        mind.claimed.connect(self._on_claimed)

    def leave(self) -> None:
        """Hear no answers any more: other matches are asked about."""
        self._mind.claimed.disconnect(self._on_claimed)

    def is_in_time(self) -> bool:
        """Whether the person is to lead a card now: only then may he claim."""
        controller = self._controller
        state = controller.match.state
        lies = any(zone.name == "trick" for zone in state.cards.zones())
        if lies or not controller.can_hint():
            return False
        return any(isinstance(choice, Play) for choice in controller.rules.legal(state))

    def seek(self) -> None:
        """Let it be found out; another question, a choice or undo ends the thought."""
        if self.is_in_time():
            self._number = self._controller.ask_for_claim()

    def make(self, claim: Claim) -> None:
        """Play the rest of the deal."""
        controller = self._controller
        controller.choose_together(rest(controller.match, controller.names.viewer, claim))

    def _on_claimed(self, number: int, claim: Claim) -> None:
        if number == self._number:
            self.found.emit(claim)


def rest(match: Match[P], seat: Seat, claim: Claim) -> Iterator[Choice]:
    """The next choice, as long as the deal goes on; each is to be made before the next is taken."""
    line = iter(claim.line)
    while (turn := match.turn) is not None and turn != NATURE:
        if turn == seat:
            yield Play(next(line))
        else:
            yield next(each for each in match.rules.legal(match.state) if isinstance(each, Play))
