"""Thinking in another process: answers arrive, deaths are survived, nothing is left behind."""

import multiprocessing
import os
import pickletools
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.question import Question
from cardtable.controllers.thinker import ImmediateThinker, Thinker
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Play, view
from cardtable.games import part
from cardtable.games.schnapsen.model import STANDARD

SLOW = 3  # seconds that nobody waits for


def question(number: int, level: str = "club", seed: int = 5) -> Question[Any]:
    """What the first lead of a match should be."""
    rules = part("schnapsen", "rules").Rules(STANDARD)
    match: Match[Any] = Match(rules, 11)
    while match.turn == NATURE:
        match.play(match.chance())
    seat = match.turn
    assert seat is not None
    return Question(number, "schnapsen", STANDARD, view(rules, match.state, seat), level, seed)


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()
    assert not multiprocessing.active_children()


def test_an_answer_arrives_and_survives_deaths(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.warm()
    first = thinker.process_id
    assert first is not None
    os.kill(first, signal.SIGSTOP)  # so that it surely dies with the question unanswered
    with qtbot.waitSignal(thinker.thought, timeout=10_000) as thought:
        thinker.ask(question(1))
        os.kill(first, signal.SIGKILL)
    assert thought.args is not None and thought.args[0] == 1
    assert thought.args[1] in question(1).view.legal
    assert thinker.process_id not in (None, first)

    heard: list[int] = []
    thinker.thought.connect(lambda number, _: heard.append(number))
    thinker.ask(question(2))
    thinker.forget()
    with qtbot.waitSignal(thinker.thought, timeout=10_000):
        thinker.ask(question(3))
    assert heard == [3]
    last = thinker.process_id
    thinker.close()
    assert last is not None
    with pytest.raises(ProcessLookupError):
        os.kill(last, 0)


def test_a_worker_that_always_dies_is_replaced(qtbot: QtBot, thinker: Thinker) -> None:
    with (
        qtbot.waitSignals([thinker.failed, thinker.thought], timeout=15_000),
    ):
        thinker.ask(question(7, level="no such level"))


def test_a_stuck_worker_is_killed(qtbot: QtBot) -> None:
    thinker = Thinker(patience=1500)
    try:
        thinker.warm()
        stuck = thinker.process_id
        assert stuck is not None
        os.kill(stuck, signal.SIGSTOP)
        with qtbot.waitSignal(thinker.thought, timeout=10_000):
            thinker.ask(question(1, level="guesser"))
        assert thinker.process_id != stuck
    finally:
        thinker.close()
