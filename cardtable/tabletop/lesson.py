"""A lesson as plain values: a fixed position, and what the person is told and asked in it."""

from dataclasses import dataclass
from typing import Any

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.engine.rules import Choice, State
from cardtable.tabletop.spots import Spot

About = Card | Spot | Seat | None
"""What a prompt speaks of: a card, the cards of a spot, a seat; None: the table as a whole."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One or two sentences, and the move that they ask for."""

    text: str
    choice: Choice | None = None
    """None: this is to be read; then one goes on."""
    also: tuple[Choice, ...] = ()
    """Other moves that are as good."""
    otherwise: str = ""
    """Why the lesson wants this move: told to who makes another."""
    about: About = None
    """Where a prompt to be read belongs; the others stand by what they ask for."""
    replies: tuple[Choice, ...] = ()
    """What the others do next, up to the person's next turn."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short course in one game, in the present language. Everything in it is legal play."""

    preset: str
    """The rule set that it is played by."""
    start: State[Any]
    prompts: tuple[Prompt, ...]
    praise: str
    """What is said at its end, besides that it was done well."""


@dataclass(frozen=True, slots=True)
class LessonCard:
    """What the card of a lesson says at one moment, and where it belongs."""

    text: str
    remark: str
    """What is said to another move than the wanted one; empty before."""
    place: int
    """Which card of the lesson this is, from 1."""
    count: int
    choice: Choice | None
    about: About
    button: str
    """The word that goes on; empty where a move is asked for."""
