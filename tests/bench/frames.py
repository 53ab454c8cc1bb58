"""Prints the gaps between frames, median and 99th percentile, idle and while the computer thinks.

    python -m tests.bench.frames --seconds 10

A timer of 16 ms stands for the animation; a gap is the time between two of its ticks, as a frame
would see it. Pauses that a table takes on purpose hold up no timer and are not counted. Beside the
gaps stands what the window's own thread worked in them: on a machine that is busy with other
things a gap is long though the program did nothing, but no load makes its work longer.
Thinking means: matches of computer against computer, asked without a pause.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, QTimer, Slot

from cardtable.ai.question import Question
from cardtable.controllers.thinker import Thinker
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, view
from cardtable.games import game_ids, part

FRAME = 16
HEAD = f"{'':<12}{'gaps: median':>14}{'p99':>9}{'longest':>9}{'work: p99':>14}{'most':>9}   (ms)"


class Gap(NamedTuple):
    """Between two ticks: the milliseconds, and those that the thread of the window worked."""

    time: float
    work: float


class Matches(QObject):
    """Match after match of computer against computer, each choice asked at once."""

    def __init__(self, game: str, level: str, thinker: Thinker) -> None:
        super().__init__()
        self._game, self._level, self._thinker = game, level, thinker
        self._options = part(game, "model").STANDARD
        self._number = self._begun = 0
        self._match = self._new_match()
        thinker.thought.connect(self.go_on)

    @property
    def answers(self) -> int:
        """How many choices have been thought about."""
        return self._number

    def ask(self) -> None:
        """Ask for the next choice of the match, or of a new one if it is over."""
        seat = self._match.turn
        while seat is None or seat == NATURE:
            if seat is None:
                self._match = self._new_match()
            else:
                self._match.play(self._match.chance())
            seat = self._match.turn
        self._number += 1
        seen = view(self._match.rules, self._match.state, seat)
        self._thinker.ask(
            Question(self._number, self._game, self._options, seen, self._level, self._number)
        )

    @Slot(int, object)
    def go_on(self, number: int, choice: Choice) -> None:
        """Play the answer and ask on."""
        self._match.play(choice)
        self.ask()

    def _new_match(self) -> Match[Any]:
        self._begun += 1
        return Match(part(self._game, "rules").Rules(self._options), self._begun)


def gaps(seconds: float) -> list[Gap]:
    """What lies between the ticks of a frame's timer, over so many seconds of event loop."""
    ticks: list[Gap] = []
    clock = QTimer(interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
    clock.timeout.connect(lambda: ticks.append(Gap(time.perf_counter(), time.thread_time())))
    clock.start()
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
    clock.stop()
    return [
        Gap((later.time - sooner.time) * 1000, (later.work - sooner.work) * 1000)
        for sooner, later in pairwise(ticks)
    ]


def figures(name: str, found: list[Gap]) -> str:
    """One line: median, 99th percentile and longest of these gaps, and of the work in them."""
    times, works = zip(*found, strict=True)
    middle, late = statistics.median(times), statistics.quantiles(times, n=100)[98]
    hard = statistics.quantiles(works, n=100)[98]
    gap = f"{middle:14.1f}{late:9.1f}{max(times):9.1f}"
    return f"{name:<12}{gap}{hard:14.1f}{max(works):9.1f}"


@contextmanager
def worker() -> Iterator[Thinker]:
    """A thinker with its worker started, closed when the block is left."""
    thinker = Thinker()
    thinker.failed.connect(print)
    thinker.warm()
    try:
        yield thinker
    finally:
        thinker.close()


def main() -> None:
    """Measure an idle event loop, then one whose computer thinks, and print both."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of the two")
    parser.add_argument("--game", choices=game_ids(), default="schnapsen")
    parser.add_argument("--level", help="of the computer; else the game's own")
    arguments = parser.parse_args()
    level = arguments.level or part(arguments.game, "ai").DEFAULT_LEVEL
    application = QCoreApplication([])
    with worker() as thinker:
        print(HEAD)
        gaps(1.0)  # the worker starts
        print(figures("idle", gaps(arguments.seconds)))
        matches = Matches(arguments.game, level, thinker)
        matches.ask()
        print(figures("thinking", gaps(arguments.seconds)))
        print(f"{matches.answers / arguments.seconds:.1f} choices a second at level {level}")
    application.quit()


if __name__ == "__main__":
    main()
