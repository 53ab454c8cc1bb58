"""A person who plays at random, and notes that are kept in memory."""

from contextlib import AbstractContextManager, nullcontext
from random import Random

from PySide6.QtCore import QObject, Qt

from cardtable.controllers.game_controller import GameController
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import ImmediateThinker, Thinker
from cardtable.engine.match import Match
from cardtable.engine.rules import State, View
from cardtable.games.schnapsen.controller import SchnapsenController
from cardtable.games.schnapsen.model import Public
from cardtable.games.schnapsen.rules import SchnapsenRules
from cardtable.tabletop.table import Names

AT_ONCE = Manner(levels=("guesser",) * 4, pace=0, auto_play_one=True)


class Paper:
    """Notes in memory: what the history would hold."""

    def __init__(self) -> None:
        self.choices: list[list[object]] = []
        self.assisted: set[str] = set()
        self.result: object = None

    def together(self) -> AbstractContextManager[None]:
        return nullcontext()

    def add(self, seat: int, choice: list[object]) -> None:
        del seat
        self.choices.append(choice)

    def cut(self, ordinal: int) -> None:
        del self.choices[ordinal:]
        self.result = None

    def assist(self, kind: str) -> None:
        self.assisted.add(kind)

    def finish(self, result: object) -> None:
        self.result = result


class RandomPerson(QObject):
    """Sits at the table of a controller and chooses at random as soon as it is asked."""

    def __init__(self, controller: GameController[Public], seed: int) -> None:
        super().__init__(controller)
        self.controller = controller
        self.rng = Random(seed)
        self.asked = 0
        later = Qt.ConnectionType.QueuedConnection
        controller.asked.connect(self._choose, later)
        controller.deal_ended.connect(self._go_on, later)

    def _choose(self, seen: View[Public]) -> None:
        self.asked += 1
        self.controller.choose(self.rng.choice(seen.legal))

    def _go_on(self) -> None:
        self.controller.next_deal()


def table(
    number: int = 1,
    *,
    start: State[Public] | None = None,
    manner: Manner = AT_ONCE,
    mind: Thinker | None = None,
    waits_for_table: bool = False,
) -> tuple[SchnapsenController, Paper]:
    """A controller of Schnapsen with the person in seat 0, and its notes."""
    paper = Paper()
    controller = SchnapsenController(
        Match(SchnapsenRules(), number, start),
        Names(("You", "Ruth")),
        mind or ImmediateThinker(),
        paper,
        manner,
        waits_for_table=waits_for_table,
    )
    return controller, paper
