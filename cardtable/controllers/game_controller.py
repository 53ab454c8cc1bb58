"""Runs one match for the person in front of the screen. It shows nothing itself.

The match never waits for the screen: a choice and all that follows from it are done at once, and
every step is told. Only the *next* choice waits until the table says that it has come to rest.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Generic

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.ai.advice import Advice
from cardtable.ai.levels import MASTER
from cardtable.ai.question import Question
from cardtable.controllers.manner import Manner
from cardtable.controllers.moment import Moment as Moment
from cardtable.controllers.moment import quick
from cardtable.controllers.notes import HINT, UNDO, Notes
from cardtable.controllers.thinker import Thinker
from cardtable.engine.layout import Seat
from cardtable.engine.match import Match, Step
from cardtable.engine.record import encode
from cardtable.engine.rules import NATURE, Choice, P, Rules, State, View, view
from cardtable.engine.shuffle import thought_seed
from cardtable.tabletop.hint import Hint
from cardtable.tabletop.panel import LastTrick
from cardtable.tabletop.sheet import WholeSheet
from cardtable.tabletop.table import Names, Pace, Speech, Tabletop
from cardtable.tabletop.verdict import Verdict


class GameController(QObject, Generic[P]):
    """One match: asks the person, lets the computers think, and tells what happened.

    A game's subclass knows its rules' words and pictures; this class knows only the engine.
    """

    stepped = Signal(object)
    """Moment: something happened."""
    jumped = Signal(object)
    """Tabletop: to be shown without animation (a match taken up, a move taken back)."""
    asked = Signal(object)
    """View: the person in that seat is to choose."""
    hinted = Signal(object)
    """Hint: what `hint` was asked for; None if there is no advice."""
    deal_ended = Signal(object)
    """Verdict: the deal is over; `next_deal` goes on."""
    ended = Signal(object)
    """Verdict: the match is over."""

    GAME = ""

    def __init__(
        self,
        match: Match[P],
        names: Names,
        mind: Thinker,
        notes: Notes,
        manner: Manner | None = None,
        *,
        waits_for_table: bool = False,
    ) -> None:
        super().__init__()
        self.match = match
        self.names = names
        self.manner = manner or Manner()
        self._mind = mind
        self._notes = notes
        self._waits = waits_for_table
        self._settled = True
        self._number = 0
        self._hurries = False
        self._ready: Choice | None = None
        self._undone: list[tuple[Choice, ...]] = []
        self._resting = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play_ready)
        mind.thought.connect(self._on_thought)
        mind.advised.connect(self._on_advised)

    # -- what a game says ------------------------------------------------------------------

    def tabletop(self, state: State[P]) -> Tabletop:
        """What stands on the table in this state."""
        raise NotImplementedError

    def verdict(self) -> Verdict:
        """The result of the deal, or match, that has just ended."""
        raise NotImplementedError

    def pace(self, step: Step[P]) -> Pace:
        """How long the table takes over this step."""
        raise NotImplementedError

    def speech(self, step: Step[P]) -> Speech | None:
        """What a seat says aloud at this step."""
        raise NotImplementedError

    def spoken(self, step: Step[P]) -> tuple[str, ...]:
        """The sentences of the step for a screen reader."""
        raise NotImplementedError

    def whole_sheet(self) -> WholeSheet:
        """The score sheet of the match with all its figures."""
        raise NotImplementedError

    def hint_for(self, seen: View[P], advice: Advice) -> Hint:
        """The advice in words."""
        raise NotImplementedError

    def thinking_time(self, choice: Choice) -> int:
        """The least time in milliseconds before a choice that the person did not make."""
        del choice
        return self.manner.pace

    def deal_is_over(self) -> bool:
        """Whether a deal has ended and the next has not been dealt."""
        raise NotImplementedError

    # -- what a window does ----------------------------------------------------------------

    @property
    def rules(self) -> Rules[P]:
        return self.match.rules

    def start(self) -> None:
        """Show the match as it stands and go on with it: at first, and after a jump."""
        self._resting = self.deal_is_over()
        self.jumped.emit(self.tabletop(self.match.state))
        self._advance()

    def choose(self, choice: Choice) -> None:
        """Make the choice of whoever is to choose. Raises IllegalChoice."""
        self._make(choice)
        self._resting = self.deal_is_over()
        self._advance()

    def choose_together(self, choices: Iterable[Choice]) -> None:
        """Make all these choices quickly; undo takes them back as the one decision they were."""
        first, self._hurries = len(self.match.steps), True
        for choice in choices:
            self._make(choice)
        self._hurries = False
        self.match.join(first)
        self._resting = self.deal_is_over()
        self._advance()

    def next_deal(self) -> None:
        """Go on after a deal has ended."""
        if self._resting:
            self._resting = False
            self._advance()

    def settle(self) -> None:
        """The table has come to rest: what waited for it may go on."""
        self._settled = True
        self._play_when_ready()

    def last_trick(self) -> LastTrick | None:
        """The last trick of the running deal, None before the first."""
        blocks = self.tabletop(self.match.state).panel.blocks
        return next((block for block in blocks if isinstance(block, LastTrick)), None)

    def can_hint(self) -> bool:
        """Whether the person is asked something now."""
        return self.match.turn == self.names.viewer and not (self._ready or self._resting)

    def hint(self) -> None:
        """Let the strongest level think for the person; `hinted` tells what came of it.

        It is given the person's own view alone. A choice, or one taken back, ends the thought.
        """
        if self.can_hint():
            self._ask(self.names.viewer, MASTER, advises=True)

    def ask_for_claim(self) -> int:
        """Ask whether the rest of the deal is surely the person's; the number of the question."""
        self._ask(self.names.viewer, MASTER, claims=True)
        return self._number

    def can_take_back(self) -> bool:
        """Whether the person has made a choice that could have been another."""
        return self.match.last_real_choice(self.names.viewer) is not None

    def take_back(self) -> None:
        """Take back the person's last real choice and all after it, which counts as assistance."""
        if self.can_take_back():
            self._forget()
            self._undone.append(self.match.take_back(self.names.viewer))
            with self._notes.together():
                self._notes.cut(len(self.match.choices))
                self._notes.assist(UNDO)
            self.start()

    def can_redo(self) -> bool:
        """Whether what was taken back can be made again: until another choice is made."""
        return bool(self._undone)

    def redo(self) -> None:
        """Make again what was taken back last, if anything was."""
        if self._undone:
            self._forget()
            with self._notes.together():
                for choice in self._undone.pop():
                    self._note(self.match.play(choice)[0].seat, choice)
            self.start()

    def leave(self) -> None:
        """Stop thinking and playing; the match can be taken up again from its notes."""
        self._forget()
        self._mind.thought.disconnect(self._on_thought)
        self._mind.advised.disconnect(self._on_advised)

    # -- whose turn it is ------------------------------------------------------------------

    def _note(self, seat: Seat | None, choice: Choice) -> None:
        self._notes.add(NATURE if seat is None else seat, encode(choice))

    def _make(self, choice: Choice) -> None:
        """Play the choice, note it, and tell all that followed. Raises IllegalChoice."""
        steps = self.match.play(choice)
        self._forget()
        self._undone.clear()
        self._note(steps[0].seat, choice)
        self._settled = not self._waits
        for step in steps:
            told = self.moment(step)
            self.stepped.emit(quick(told) if self._hurries else told)

    def _advance(self) -> None:
        """Ask whoever has the turn; NATURE is answered at once, in this loop."""
        while self.match.turn == NATURE and not self._resting:
            self._make(self.match.chance())
        turn = self.match.turn
        if turn is None:
            self._notes.finish({"scores": list(self.rules.scores(self.match.state))})
            self.ended.emit(self.verdict())
        elif turn == NATURE:
            self.deal_ended.emit(self.verdict())
        elif turn == self.names.viewer:
            self._ask_person(turn)
        else:
            self._ask(turn, self.manner.level(turn))

    def _ask_person(self, seat: Seat) -> None:
        seen = view(self.rules, self.match.state, seat)
        if self.manner.auto_play_one and len(seen.legal) == 1:
            self._ready = seen.legal[0]
            self._play_when_ready()
            return
        self.asked.emit(seen)

    def _ask(self, seat: Seat, level: str, **wanted: bool) -> None:
        self._number += 1
        seed = thought_seed(self.match.number, len(self.match.steps), seat)
        seen = view(self.rules, self.match.state, seat)
        options = self.rules.options
        self._mind.ask(Question(self._number, self.GAME, options, seen, level, seed, **wanted))

    def _on_thought(self, number: int, choice: Choice) -> None:
        if number == self._number:
            self._ready = choice
            self._play_when_ready()

    def _on_advised(self, number: int, advice: Advice | None) -> None:
        if number != self._number:
            return
        if advice is None:
            self.hinted.emit(None)
            return
        self._notes.assist(HINT)
        seen = view(self.rules, self.match.state, self.names.viewer)
        self.hinted.emit(self.hint_for(seen, advice))

    def _play_when_ready(self) -> None:
        if self._ready is not None and self._settled and not self._pause.isActive():
            self._pause.start(self.thinking_time(self._ready))

    def _play_ready(self) -> None:
        if self._ready is not None:
            self.choose(self._ready)

    def _forget(self) -> None:
        """Let every thought and pause that is under way come to nothing."""
        self._number += 1
        self._ready = None
        self._pause.stop()
        self._mind.forget()

    def moment(self, step: Step[P]) -> Moment[P]:
        """The step as the viewer may know it, with its picture, voice and time."""
        told = replace(step, event=step.event.seen_by(self.names.viewer))
        return Moment(
            told,
            self.tabletop(told.state),
            self.pace(told),
            self.speech(told),
            self.spoken(told),
        )
