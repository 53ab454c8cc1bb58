"""Whole matches through a controller, both seats at random, and what they came to."""

from random import Random
from typing import Any, NamedTuple

from PySide6.QtCore import QEventLoop, QObject, Qt

from cardtable.ai.question import Question
from cardtable.controllers.game_controller import GameController
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import Thinker
from cardtable.engine.match import Match, replay
from cardtable.engine.record import decode
from cardtable.engine.rules import View
from cardtable.games import part
from cardtable.tabletop.table import Names
from tests.controllers.sitters import Paper
from tests.games.playing import DEALS_OF_A_MATCH, rules_of, sensible


class Course(NamedTuple):
    """What a random match came to."""

    deals: int
    choices: int
    over: bool
    """Whether somebody won before it was broken off."""


class RandomMind(Thinker):
    """Answers every question at random, but so that matches end."""

    def __init__(self, seed: int) -> None:
        super().__init__(None)
        self._rng = Random(seed)

    def ask(self, question: Question[Any]) -> None:
        answer = self._rng.choice(sensible(question.view.legal, self._rng))
        self.thought.emit(question.number, answer)


class RandomSitter(QObject):
    """The person: answers at random, and breaks off after so many deals."""

    def __init__(self, controller: GameController[Any], seed: int, deals: int) -> None:
        super().__init__(controller)
        self._controller, self._rng, self._deals = controller, Random(seed), deals
        self.loop = QEventLoop(self)
        later = Qt.ConnectionType.QueuedConnection
        controller.asked.connect(self._choose, later)
        controller.deal_ended.connect(self._go_on, later)
        controller.ended.connect(self.loop.quit, later)

    def _choose(self, seen: View[Any]) -> None:
        self._controller.choose(self._rng.choice(sensible(seen.legal, self._rng)))

    def _go_on(self) -> None:
        if self._controller.match.deals < self._deals:
            self._controller.next_deal()
        else:
            self.loop.quit()


def random_course(game: str, preset: str, number: int, deals: int = DEALS_OF_A_MATCH) -> Course:
    """Play the match through the controller and replay its notes; what it came to.

    Raises AssertionError if the replay is another match, or a finished one has no result.
    """
    rules, paper = rules_of(game, preset), Paper()
    seats = ("You", *(f"Player {seat}" for seat in range(1, rules.seats)))
    controller = part(game, "controller").Controller(
        Match(rules, number),
        Names(seats),
        RandomMind(number),
        paper,
        Manner(("guesser",) * 4, 0, True, 0),
    )
    sitter = RandomSitter(controller, number, deals)
    controller.start()
    sitter.loop.exec()
    match = controller.match
    written = [decode(rules.choices, choice) for choice in paper.choices]
    assert replay(rules, written, number).steps == match.steps, f"match {number} of {preset}"
    over = match.turn is None
    wanted = {"scores": list(rules.scores(match.state))} if over else None
    assert paper.result == wanted, f"match {number} of {preset}"
    controller.leave()
    return Course(match.deals, len(written), over)
