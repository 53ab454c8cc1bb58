"""The number of a deal would give all cards away: nobody who plays is ever told it."""

import pickle
import pickletools
from random import Random
from typing import Any

from pytestqt.qtbot import QtBot

from cardtable.ai.question import Question
from cardtable.controllers.game_controller import GameController
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import Thinker
from cardtable.engine.deal_numbers import DealNumber
from cardtable.games import part
from cardtable.tabletop.table import Names
from tests.controllers.sitters import Paper
from tests.games.playing import in_every_game, random_match, rules_of

NUMBER = 0x5A17_C0FF_EE42
NAMES = ("You", "Ruth", "Walter", "Alice")


class Listening(Thinker):
    """Keeps what it is asked, and thinks nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[Question[Any]] = []

    def ask(self, question: Question[Any]) -> None:
        self.questions.append(question)

    def warm(self) -> None:
        """No process is needed."""


def told(question: Question[Any]) -> set[object]:
    """Every number and text that goes to the worker with the question."""
    return {argument for _, argument, _ in pickletools.genops(pickle.dumps(question))}


def test_a_number_that_is_told_would_be_found() -> None:
    question: Question[Any] = Question(1, "", None, None, str(DealNumber(NUMBER)), NUMBER)  # type: ignore[arg-type]  # no view is needed
    assert {NUMBER, str(DealNumber(NUMBER))} <= told(question)


@in_every_game
def test_no_question_holds_the_number_of_match_or_deal(
    qtbot: QtBot, game: str, preset: str
) -> None:
    rules, mind = rules_of(game, preset), Listening()
    for choices in range(4, 90, 3):
        match = random_match(rules, NUMBER, Random(choices), choices=choices)
        controller: GameController[Any] = part(game, "controller").Controller(
            match, Names(NAMES[: rules.seats]), mind, Paper(), Manner(auto_play_one=False)
        )
        controller.start()
        controller.hint()
        numbers = {match.number, match.number_at(len(match.steps))}
        secret = numbers | {
            str(DealNumber(each, later)) for each in numbers for later in (False, True)
        }
        for question in mind.questions:
            assert not secret & told(question)
        controller.leave()
    assert mind.questions
    assert any(question.advises for question in mind.questions)
