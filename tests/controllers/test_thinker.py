"""Thinking in another process: answers arrive, deaths are survived, nothing is left behind."""

import multiprocessing
import os
import pickle
import pickletools
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.question import Question
from cardtable.controllers.thinker import ImmediateThinker, Thinker
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, view
from cardtable.games.schnapsen.model import STANDARD
from cardtable.games.schnapsen.rules import SchnapsenRules

ROOT = Path(__file__).parents[2]
PROC = Path("/proc")
on_linux = pytest.mark.skipif(not PROC.is_dir(), reason="looks at processes by /proc")
PARENT = """
import sys
from PySide6.QtCore import QCoreApplication
from cardtable.controllers.thinker import Thinker
from tests.controllers.test_thinker import question

if __name__ == "__main__":
    program = QCoreApplication([])
    thinker = Thinker()
    for number in range(100):
        thinker.ask(question(number))
    print(thinker.process_id, flush=True)
    program.exec()
"""


def question(number: int, level: str = "club") -> Question[Any]:
    """What the first lead of a match should be."""
    match = Match(SchnapsenRules(), 11)
    while match.turn == NATURE:
        match.play(match.chance())
    seat = match.turn
    assert seat is not None
    return Question(number, "schnapsen", STANDARD, view(match.rules, match.state, seat), level, 5)


def alive(process: int) -> bool:
    """Whether the process still runs; one that only waits to be buried does not."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def worker_of(thinker: Thinker) -> int:
    process = thinker.process_id
    assert process is not None
    return process


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    del qtbot  # only its event loop is needed
    thinker = Thinker()
    yield thinker
    thinker.close()
    assert not multiprocessing.active_children()


@on_linux
def test_an_answer_arrives_though_the_worker_is_killed(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.warm()
    first = worker_of(thinker)
    os.kill(first, signal.SIGSTOP)  # so that it surely dies before it has answered
    with qtbot.waitSignal(thinker.thought, timeout=10_000) as thought:
        thinker.ask(question(1))
        os.kill(first, signal.SIGKILL)
    assert thought.args is not None
    number, choice = thought.args
    assert number == 1
    assert choice in question(1).view.legal
    assert worker_of(thinker) != first
    assert not alive(first)
    assert b"libQt" not in (PROC / str(thinker.process_id) / "maps").read_bytes()


def test_what_is_forgotten_is_not_heard(qtbot: QtBot, thinker: Thinker) -> None:
    heard: list[int] = []
    thinker.thought.connect(lambda number, _: heard.append(number))
    thinker.ask(question(1))
    thinker.ask(question(2))
    thinker.forget()
    with qtbot.waitSignal(thinker.thought, timeout=10_000):
        thinker.ask(question(3, "guesser"))
    assert heard == [3]


def test_what_is_asked_before_the_worker_is_due_waits_for_it(
    qtbot: QtBot, thinker: Thinker
) -> None:
    thinker.warm_in(20)
    with qtbot.waitSignal(thinker.thought, timeout=10_000) as thought:
        thinker.ask(question(1, "guesser"))
        assert thinker.process_id is None
    assert thought.args is not None
    assert thought.args[0] == 1
    assert thinker.process_id is not None


def test_a_worker_that_always_dies_is_stood_in_for(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.waitSignals([thinker.failed, thinker.thought], timeout=15_000):
        thinker.ask(question(1, "no such level"))
    with qtbot.waitSignal(thinker.thought, timeout=10_000):
        thinker.ask(question(2, "guesser"))


@on_linux
def test_a_stuck_worker_is_killed(qtbot: QtBot, request: pytest.FixtureRequest) -> None:
    thinker = Thinker(patience=800)
    request.addfinalizer(thinker.close)
    thinker.warm()
    stuck = worker_of(thinker)
    os.kill(stuck, signal.SIGSTOP)
    with qtbot.waitSignal(thinker.thought, timeout=10_000):
        thinker.ask(question(1, "guesser"))
    assert thinker.process_id != stuck  # or none at all, on a machine too slow for this patience
    assert not alive(stuck)


@on_linux
def test_closing_ends_the_worker_in_the_midst_of_a_thought(thinker: Thinker) -> None:
    thinker.ask(question(1))
    worker = worker_of(thinker)
    thinker.close()
    assert thinker.process_id is None
    assert not (PROC / str(worker)).exists()


@on_linux
def test_a_killed_program_leaves_no_worker(qtbot: QtBot, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    surroundings = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env=surroundings
    ) as parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        assert alive(worker)
        parent.kill()
    qtbot.waitUntil(lambda: not alive(worker), timeout=5_000)


def test_only_what_a_seat_may_know_leaves_the_program() -> None:
    words = {
        argument
        for _, argument, _ in pickletools.genops(pickle.dumps(question(1)))
        if isinstance(argument, str)
    }
    assert {"Question", "View", "Layout"} <= words
    assert not words & {"State", "Match", "Step", "Record", "SchnapsenRules", "Dice", "Deal"}


def test_an_immediate_thinker_answers_from_the_event_loop(qtbot: QtBot) -> None:
    thinker = ImmediateThinker()
    with qtbot.assertNotEmitted(thinker.thought):
        thinker.ask(question(1))
        thinker.ask(question(2))
    heard: list[int] = []
    thinker.thought.connect(lambda number, _: heard.append(number))
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [2]
    with qtbot.assertNotEmitted(thinker.thought, wait=20):
        thinker.ask(question(3))
        thinker.forget()
