"""Hints: asked of the strongest level by the person's own view, marked, and dropped in time."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.advice import Advice, Rated
from cardtable.ai.levels import MASTER
from cardtable.ai.question import Question
from cardtable.controllers.manner import Manner
from cardtable.controllers.thinker import ImmediateThinker, Thinker
from cardtable.engine.cards import card
from cardtable.engine.rules import Play, view
from cardtable.tabletop.hint import Hint
from tests.controllers.sitters import AT_ONCE, table
from tests.controllers.test_game_controller import ENDING, Overheard

SLOW = Manner(("guesser",) * 2, 10_000)


def test_a_hint_is_given_and_the_match_marked(qtbot: QtBot) -> None:
    mind = Overheard()
    controller, paper = table(start=ENDING, mind=mind)
    controller.start()
    assert controller.can_hint()
    with qtbot.waitSignal(controller.hinted) as told:
        controller.hint()
        assert paper.assisted == set(), "nothing is shown yet"
    (hint,) = told.args or [None]
    assert isinstance(hint, Hint)
    assert hint.choice in view(controller.rules, controller.match.state, 0).legal
    assert hint.title
    assert paper.assisted == {"hint"}
    assert paper.choices == []


def test_the_strongest_level_is_asked_and_given_the_own_view(qtbot: QtBot) -> None:
    mind = Overheard()
    controller, _ = table(start=ENDING, mind=mind)
    controller.start()
    with qtbot.waitSignal(controller.hinted):
        controller.hint()
    (asked,) = mind.questions
    assert (asked.level, asked.advises) == (MASTER, True)
    assert asked.view == view(controller.rules, controller.match.state, 0)


def test_a_choice_ends_the_search(qtbot: QtBot) -> None:
    controller, paper = table(start=ENDING, manner=SLOW)
    controller.start()
    hints: list[object] = []
    controller.hinted.connect(hints.append)
    controller.hint()
    controller.choose(Play(card("HT")))
    qtbot.wait(20)
    assert hints == []
    assert paper.assisted == set()


def test_taking_back_ends_the_search(qtbot: QtBot) -> None:
    controller, paper = table(start=ENDING, manner=SLOW)
    controller.start()
    controller.choose(Play(card("HT")))
    controller.take_back()
    hints: list[object] = []
    controller.hinted.connect(hints.append)
    controller.hint()
    controller.leave()
    qtbot.wait(20)
    assert hints == []
    assert paper.assisted == {"undo"}


def test_nothing_is_hinted_while_the_computer_has_the_turn(qtbot: QtBot) -> None:
    mind = Overheard()
    controller, _ = table(start=ENDING, mind=mind, manner=SLOW)
    controller.start()
    controller.choose(Play(card("HT")))
    assert not controller.can_hint()
    controller.hint()
    assert [question.advises for question in mind.questions] == [False]


def test_nothing_is_hinted_of_a_card_that_plays_itself(qtbot: QtBot) -> None:
    controller, _ = table(start=ENDING, manner=AT_ONCE, waits_for_table=True)
    controller.start()
    controller.choose(Play(card("HT")))
    controller.settle()
    qtbot.waitUntil(lambda: controller.match.turn == 0 or controller.deal_is_over())
    assert not controller.can_hint()


class Wrong(ImmediateThinker):
    """Its worker advises what is not legal."""

    def _put(self) -> None:
        assert self._question is not None
        bad: Any = Advice((Rated(Play(card("CJ")), 1.0),))
        self._received.emit(self._started, self._question.number, bad)


def test_advice_against_the_rules_is_no_advice(qtbot: QtBot) -> None:
    controller, paper = table(start=ENDING, mind=Wrong())
    controller.start()
    with qtbot.waitSignal(controller.hinted) as told:
        controller.hint()
    assert told.args == [None]
    assert paper.assisted == set()


def test_a_worker_advises_too(qtbot: QtBot) -> None:
    mind = Thinker()
    controller, _ = table(start=ENDING, mind=mind)
    controller.start()
    with qtbot.waitSignal(controller.hinted, timeout=20_000) as told:
        controller.hint()
    (hint,) = told.args or [None]
    assert isinstance(hint, Hint)
    controller.leave()
    mind.close()


@pytest.mark.parametrize("advises", [False, True])
def test_a_question_is_answered_as_asked(qtbot: QtBot, advises: bool) -> None:
    controller, _ = table(start=ENDING)
    seen = view(controller.rules, controller.match.state, 0)
    mind = ImmediateThinker()
    options = controller.rules.options
    question = Question(7, "schnapsen", options, seen, "club", 1, advises)
    with qtbot.waitSignal(mind.advised if advises else mind.thought) as told:
        mind.ask(question)
    number, answer = told.args or [0, None]
    assert number == 7
    assert isinstance(answer, Advice) == advises
