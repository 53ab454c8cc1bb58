"""The process in which computers think. It receives Questions and nothing else, and sends answers.

Started by `multiprocessing` with the method *spawn*: nothing of the program's memory is in it, and
no Qt. It ends when its pipe does, also when the program was killed.
"""

import os
import signal
import time
from functools import partial
from multiprocessing.connection import Connection
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from cardtable.ai.advice import Advice
from cardtable.ai.advising import advice
from cardtable.ai.claim import Claim
from cardtable.ai.levels import player_of
from cardtable.ai.players import Budget, Player, ask
from cardtable.ai.question import Question
from cardtable.engine.rules import Choice, P, Rules
from cardtable.games import game_ids, part

NICENESS = 10
"""The table is drawn first; thinking takes what is left of the processor."""


THINKING, ADVISING = 0.9, 1.2
"""Seconds for a thought, and for advice, of a player that knows how to use them."""
LAYOUTS = 2_000
"""More of them tell nothing new."""


def answer(question: Question[P], budget: Budget | None = None) -> Choice:
    """What the asked level chooses, within the budget or one of its own.

    Raises KeyError for a level that there is not.
    """
    rules: Rules[P] = part(question.game, "rules").Rules(question.options)
    player: Player[P] = player_of(part(question.game, "ai").players(), question.level)
    return ask(player, rules, question.view, Random(question.seed), budget)


def claim(question: Question[P]) -> Claim:
    """Whether the rest of the deal is surely the asked seat's, and with which cards."""
    rules: Rules[P] = part(question.game, "rules").Rules(question.options)
    found: Claim = part(question.game, "ai.claiming").claim(rules, question.view)
    return found


def think(question: Question[P], budget: Budget | None = None) -> Choice | Advice | Claim:
    """What is asked for: a choice, advice or a claim. Raises KeyError as `answer`."""
    if question.claims:
        return claim(question)
    return advice(question, budget) if question.advises else answer(question, budget)


def work(pipe: "Connection[Any, Any]") -> None:
    """Answer the newest question until the pipe is closed; the body of the process.

    An exception ends the process: whoever asked sees the pipe close and starts a new one.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[Question[Any]] = SimpleQueue()
    Thread(target=_listen, args=(pipe, questions), daemon=True).start()
    for game in game_ids():
        part(game, "ai.claiming"), part(game, "reasons")  # imported while nobody waits
    while True:
        question = questions.get()
        while not questions.empty():
            question = questions.get()  # nobody waits for the ones before
        lasts = ADVISING if question.advises else THINKING
        enough = partial(over, questions, time.monotonic() + lasts)
        pipe.send((question.number, think(question, Budget(LAYOUTS, enough))))


def over(questions: SimpleQueue[Question[Any]], end: float) -> bool:
    """Whether the time is over, or something newer is asked."""
    return time.monotonic() >= end or not questions.empty()


def _listen(pipe: "Connection[Any, Any]", questions: "SimpleQueue[Question[Any]]") -> None:
    """Take in questions. When the program is gone, be gone too, even in the midst of a thought."""
    while True:
        try:
            questions.put(pipe.recv())
        except (EOFError, OSError):
            os._exit(0)
