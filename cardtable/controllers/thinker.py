"""Lets computers think in another process. Only Questions go there: nothing else can be known."""

from collections.abc import Callable
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from cardtable.ai.advice import Advice
from cardtable.ai.claim import NOT_SURE, Claim
from cardtable.ai.question import Question
from cardtable.engine.rules import Choice, Play

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

DEATHS = 3
"""So often may the worker die over one question before somebody else answers it."""
PATIENCE = 20_000
"""Milliseconds after which a thought is taken for stuck."""

_Answer = Choice | Advice | Claim
_Received = Callable[[int, int, _Answer], object]
_Broke = Callable[[int], object]


class Thinker(QObject):
    """One worker process, and the one question that it is thinking about.

    It is started by `warm`, or else by the first question, and started again whenever it dies.
    `close` must be called before the program ends.
    """

    thought = Signal(int, object)
    """The number of the question, and the Choice. Always emitted after `ask` has returned."""
    advised = Signal(int, object)
    """The number of a question that wants advice, and the Advice; None if none could be found."""
    claimed = Signal(int, object)
    """The number of a question about a claim, and the Claim; NOT_SURE if none could be found."""
    failed = Signal(str)
    """What went wrong, for the log. The question is answered all the same."""

    _received = Signal(int, int, object)  # from the reading thread: which worker, number, answer
    _broke = Signal(int)  # from the reading thread: which worker has ended

    def __init__(self, parent: QObject | None = None, patience: int = PATIENCE) -> None:
        super().__init__(parent)
        self._worker: _Worker | None = None
        self._started = 0
        self._question: Question[Any] | None = None
        self._deaths = 0
        self._due = False
        self._clock = QTimer(self, interval=patience, singleShot=True)
        self._clock.timeout.connect(self._lose_patience)
        self._received.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._broke.connect(self._mourn, Qt.ConnectionType.QueuedConnection)

    def warm(self) -> None:
        """Start the worker now, so that the first answer comes at once."""
        if self._worker is None:
            self._started += 1
            self._worker = _Worker(self._started, self._received.emit, self._broke.emit)

    def warm_in(self, milliseconds: int) -> None:
        """Start the worker a little later. What is asked meanwhile waits for it.

        Starting it holds up whoever starts it by 30 ms; the first picture comes first.
        """
        self._due = True
        QTimer.singleShot(milliseconds, self._warm_now)

    def ask(self, question: Question[Any]) -> None:
        """Think about this question, and no longer about an earlier one."""
        self._question, self._deaths = question, 0
        self._put()

    def forget(self) -> None:
        """Let the answer that is still being thought about fall on deaf ears."""
        self._question = None
        self._clock.stop()

    def close(self) -> None:
        """End the worker at once and wait until it is gone. Asking again starts a new one."""
        self.forget()
        self._bury()

    @property
    def process_id(self) -> int | None:
        """The worker's process number, None if there is none."""
        return self._worker.process.pid if self._worker else None

    def _put(self) -> None:
        """Send the question to the worker, unless that is still to be started."""
        self._clock.start()
        if self._due:
            return
        try:
            self.warm()
            assert self._worker is not None, "just warmed"
            self._worker.pipe.send(self._question)
        except OSError:  # it died a moment ago, or no process can be started
            self._broke.emit(self._started)

    @Slot()
    def _warm_now(self) -> None:
        self._due = False
        if self._question is None:
            self.warm()
        else:
            self._put()

    @Slot(int, int, object)
    def _take(self, origin: int, number: int, answer: _Answer) -> None:
        question = self._question
        if origin != self._started or question is None or number != question.number:
            return
        if _is_answer(answer, question):
            self._answer(question, answer)
        else:
            self._replace(question, f"{question.level} chose {answer!r}, which is not legal")

    @Slot()
    def _lose_patience(self) -> None:
        if self._worker is not None:
            self._worker.process.kill()  # its pipe closes, and `_mourn` does the rest
        else:
            self._broke.emit(self._started)

    @Slot(int)
    def _mourn(self, origin: int) -> None:
        """The worker is dead: bury it, and ask another if an answer is awaited."""
        if origin != self._started:
            return
        self._bury()
        question = self._question
        if question is None:
            return
        self._deaths += 1
        if self._deaths < DEATHS:
            self._put()
        else:
            self._replace(question, f"the worker died {DEATHS} times over a question")

    def _replace(self, question: Question[Any], problem: str) -> None:
        """Answer in the place of a player that cannot."""
        self.failed.emit(f"{question.game}: {problem}")
        if question.claims:
            self._answer(question, NOT_SURE)
        elif question.advises:
            self._answer(question, None)
        else:
            self._answer(question, Random(question.seed).choice(question.view.legal))

    def _answer(self, question: Question[Any], answer: _Answer | None) -> None:
        self.forget()
        signal = self.advised if question.advises else self.thought
        (self.claimed if question.claims else signal).emit(question.number, answer)

    def _bury(self) -> None:
        self._started += 1  # what an old worker still has to say is not heard
        if self._worker is not None:
            self._worker.end()
            self._worker = None


class ImmediateThinker(Thinker):
    """The same, without a process: answers as soon as control is back in the event loop.

    For tests, and for machines that allow no second process.
    """

    def warm(self) -> None:
        """Nothing is needed."""

    def _put(self) -> None:
        from cardtable.ai import worker  # noqa: PLC0415  # as below

        question = self._question
        assert question is not None, "only called to ask"
        self._received.emit(self._started, question.number, worker.think(question))


def _is_answer(answer: _Answer, question: Question[Any]) -> bool:
    """Whether it answers what was asked, and by the rules."""
    if isinstance(answer, Claim):
        first = answer.line[:1]
        return question.claims and all(Play(card) in question.view.legal for card in first)
    choices = [each.choice for each in answer.rated] if isinstance(answer, Advice) else [answer]
    legal = bool(choices) and all(choice in question.view.legal for choice in choices)
    return legal and isinstance(answer, Advice) == question.advises


class _Worker:
    """A running process, our end of its pipe, and the thread that reads from it."""

    def __init__(self, name: int, received: _Received, broke: _Broke) -> None:
        # Imported when a worker is needed: the window need not wait 20 ms for it.
        import multiprocessing  # noqa: PLC0415

        from cardtable.ai import worker  # noqa: PLC0415

        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(
            target=worker.work, args=(theirs,), name="cardtable-worker", daemon=True
        )
        self.process.start()
        theirs.close()  # else the pipe would never be seen to close
        self._thread = Thread(target=_read, args=(self.pipe, name, received, broke), daemon=True)
        self._thread.start()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self._thread.join()
        self.pipe.close()
        self.process.close()


def _read(pipe: "Connection[Any, Any]", name: int, received: _Received, broke: _Broke) -> None:
    """Hand on answers until the worker is gone. Runs in a thread of its own."""
    while True:
        try:
            number, choice = pipe.recv()
        except (EOFError, OSError):
            broke(name)
            return
        received(name, number, choice)
