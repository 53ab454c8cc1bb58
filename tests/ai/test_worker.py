"""What the worker answers, and when it stops thinking."""

import time
from queue import SimpleQueue
from random import Random
from typing import Any

from cardtable.ai.claim import Claim
from cardtable.ai.players import Budget
from cardtable.ai.question import Question
from cardtable.ai.worker import answer, over, think
from cardtable.engine.rules import view
from cardtable.games.schnapsen.ai.master import Master
from cardtable.games.schnapsen.model import STANDARD
from tests.ai.claim_moments import ask, leads
from tests.ai.seats import moments


def question(level: str) -> Question[Any]:
    """About the first choice of a match."""
    rules, state, seat = next(moments("schnapsen", 1))
    return Question(1, "schnapsen", STANDARD, view(rules, state, seat), level, 5)


def test_an_answer_within_a_budget_is_what_the_player_chooses_within_it() -> None:
    asked, (rules, _, _) = question("master"), next(moments("schnapsen", 1))
    budget = Budget(3)
    chosen = Master().choose_within(rules, asked.view, Random(asked.seed), budget)
    assert answer(asked, budget) == chosen


def test_players_without_patience_are_asked_as_ever() -> None:
    asked = question("baseline")
    assert answer(asked, Budget(3)) == answer(asked) in asked.view.legal


def test_a_claim_is_answered_by_the_proof_of_the_game() -> None:
    rules, state, seen, line = next(
        (rules, state, seen, line)
        for number in range(20)
        for rules, state, seen in leads("schnapsen", number)
        if (line := ask("schnapsen", rules, seen).line)
    )
    del rules, state
    asked = Question(1, "schnapsen", STANDARD, seen, "master", 5, claims=True)
    assert think(asked) == Claim(line)


def test_a_thought_is_over_with_its_time_or_when_something_newer_is_asked() -> None:
    questions: SimpleQueue[Question[Any]] = SimpleQueue()
    later = time.monotonic() + 100
    assert not over(questions, later)
    assert over(questions, time.monotonic())
    questions.put(question("club"))
    assert over(questions, later)
