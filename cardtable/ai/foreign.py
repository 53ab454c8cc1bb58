"""A computer player that is another program, asked line by line; see docs/protocol.md.

It gets what a player of our own gets, a View, and nothing of where the hidden cards lie. Each seat
at each table has a process of its own, so that no two seats share a memory. What a program does
wrong is a Forfeit; its process is then ended, and started anew for the next question.
"""

import json
import os
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from threading import Event, Timer
from time import perf_counter
from typing import IO, Any, NamedTuple

from cardtable.engine.layout import Seat
from cardtable.engine.record import decode, encode, plain
from cardtable.engine.rules import Choice, P, Rules, View

VERSION = 1
"""Of the protocol. Goes up when an older program would no longer understand."""
TIME = 10_000
"""Milliseconds for a choice, if nothing else is said."""
GRACE = 0.2
"""Seconds more than it is told: the way there and back, and other programs."""
STARTING, ENDING = 30.0, 2.0
"""Seconds to say hello, and to end after bye."""
LONGEST = 4096
"""Bytes of an answer."""


class Wrong(StrEnum):
    """What loses a deal, but for playing badly."""

    CRASH = "crash"
    GARBAGE = "garbage"
    ILLEGAL = "illegal"
    LATE = "late"


class Forfeit(Exception):
    """A program did not answer as it must, and loses what is being played."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(wrong)
        self.wrong = wrong


class Moment(NamedTuple):
    """Where in a contest a question is asked.

    `match` and `deal` count from 1, `step` from 0. Never the number that the deals are made from.
    """

    game: str
    match: int
    deal: int
    step: int
    scores: tuple[int, ...]


def hello(game: str, seat: Seat) -> dict[str, Any]:
    """What a program is told first."""
    return {"v": VERSION, "hello": "cardtable", "game": game, "seat": seat}


def question(moment: Moment, rules: Rules[P], seen: View[P], milliseconds: int) -> dict[str, Any]:
    """All that a program is told when it is to choose: what its seat may know, as plain JSON."""
    return {
        "v": VERSION,
        "match": moment.match,
        "deal": moment.deal,
        "step": moment.step,
        "game": moment.game,
        "options": plain(rules.options),
        "seat": seen.seat,
        "zones": plain(seen.cards),
        "seen": plain(seen.seen),
        "public": plain(seen.public),
        "scores": list(moment.scores),
        "legal": [encode(choice) for choice in seen.legal],
        "time_ms": milliseconds,
    }


def answered(rules: Rules[P], seen: View[P], written: object) -> Choice:
    """The choice that was answered. Raises Forfeit if it is none, or not legal."""
    try:
        choice = decode(rules.choices, written)
    except ValueError as error:
        raise Forfeit(Wrong.GARBAGE) from error
    if choice not in seen.legal:
        raise Forfeit(Wrong.ILLEGAL)
    return choice


class Process:
    """A running program that answers each line with a line."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._running = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )

    def ask(self, asked: Mapping[str, Any], seconds: float) -> object:
        """The JSON of its answer. Raises Forfeit, when it is still to be killed."""
        late = Event()

        def end() -> None:
            late.set()
            self.kill()  # which also ends the waiting below

        clock = Timer(seconds, end)
        clock.start()
        try:
            self._write(asked)
            line = _pipe(self._running.stdout).readline(LONGEST)
        except OSError:
            line = b""
        finally:
            clock.cancel()
        if late.is_set():
            raise Forfeit(Wrong.LATE)
        if not line:
            raise Forfeit(Wrong.CRASH)
        try:
            return json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Forfeit(Wrong.GARBAGE) from error

    def close(self) -> None:
        """Say bye, and let it end by itself if it does so soon."""
        clock = Timer(ENDING, self.kill)
        clock.start()
        with suppress(OSError):  # it may be gone already
            self._write({"v": VERSION, "bye": "cardtable"})
        self._bury()
        clock.cancel()

    def kill(self) -> None:
        """End it at once, and what it has started."""
        if self._running.returncode is not None:
            return
        with suppress(OSError):  # it may be gone already
            if hasattr(os, "killpg"):
                os.killpg(self._running.pid, signal.SIGKILL)
            else:
                self._running.kill()

    def end(self) -> None:
        """Kill it and leave nothing of it behind."""
        self.kill()
        self._bury()

    def _bury(self) -> None:
        with suppress(OSError):  # what it has not read is lost with it
            _pipe(self._running.stdin).close()
        self._running.wait()
        _pipe(self._running.stdout).close()

    def _write(self, told: Mapping[str, Any]) -> None:
        pipe = _pipe(self._running.stdin)
        pipe.write(json.dumps(told).encode() + b"\n")
        pipe.flush()


@dataclass
class Foreign:
    """A program as a player: a process for each table and seat, started when first asked."""

    command: tuple[str, ...]
    milliseconds: int = TIME
    _processes: dict[tuple[int, Seat], Process] = field(default_factory=dict)

    def choose(
        self, moment: Moment, table: int, rules: Rules[P], seen: View[P]
    ) -> tuple[Choice, float]:
        """Its choice, and the seconds until it came. Raises Forfeit."""
        at = table, seen.seat
        try:
            if at not in self._processes:
                self._processes[at] = Process(self.command)
                self._greet(self._processes[at], moment.game, seen.seat)
            asked = question(moment, rules, seen, self.milliseconds)
            begin = perf_counter()
            answer = self._processes[at].ask(asked, self.milliseconds / 1000 + GRACE)
            return answered(rules, seen, answer), perf_counter() - begin
        except Forfeit:
            self._processes.pop(at).end()
            raise

    def close(self) -> None:
        """End all processes."""
        while self._processes:
            _, process = self._processes.popitem()
            process.close()

    def _greet(self, process: Process, game: str, seat: Seat) -> None:
        answer = process.ask(hello(game, seat), STARTING)
        if not isinstance(answer, dict) or answer.get("v") != VERSION or "hello" not in answer:
            raise Forfeit(Wrong.GARBAGE)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None, "all are pipes"
    return pipe
