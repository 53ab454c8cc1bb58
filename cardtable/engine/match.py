"""A match in progress: the steps taken so far. Undo, replay and review are reading them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic

from cardtable.engine.layout import Seat
from cardtable.engine.rules import Choice, Deal, Event, P, Rules, State, after, with_sight
from cardtable.engine.shuffle import Dice, number_of_deal


class IllegalChoice(ValueError):
    """The rules do not allow this choice now."""


@dataclass(frozen=True, slots=True)
class Step(Generic[P]):
    """One event, who chose it (None: the rules), and the state after it."""

    seat: Seat | None
    event: Event
    state: State[P]


class Match(Generic[P]):
    """The steps so far, and what the match number will bring.

    A match begins at the start of the game or at any typed position.
    """

    def __init__(self, rules: Rules[P], number: int = 0, start: State[P] | None = None) -> None:
        self.rules = rules
        self.number = number
        self.start = with_sight(rules, rules.start() if start is None else start)
        self.steps: list[Step[P]] = []
        self._joined: dict[int, tuple[Choice, ...]] = {}

    @property
    def state(self) -> State[P]:
        return self.steps[-1].state if self.steps else self.start

    @property
    def turn(self) -> Seat | None:
        """Who is to choose: a seat, NATURE, or None when the match is over."""
        return self.rules.turn(self.state)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All choices so far, NATURE's included: what a record keeps."""
        return _choices(self.steps)

    @property
    def deals(self) -> int:
        """How many deals have been dealt since the start."""
        return sum(isinstance(step.event, Deal) for step in self.steps)

    def copy(self) -> "Match[P]":
        """The match as it stands now, which goes no further with this one."""
        again = Match(self.rules, self.number, self.start)
        again.steps = list(self.steps)
        again._joined = dict(self._joined)
        return again

    def play(self, choice: Choice) -> list[Step[P]]:
        """Make the choice and all that follows from it; the new steps.

        Raises IllegalChoice, and then nothing has changed.
        """
        turn = self.turn
        if turn is None or not self.rules.allows(self.state, choice):
            raise IllegalChoice(choice)
        first = len(self.steps)
        self._add(turn, choice)
        while event := self.rules.follow(self.state):
            self._add(None, event)
        return self.steps[first:]

    def chance(self) -> Choice:
        """NATURE's next choice. It hangs on match number and deal alone: undo never re-rolls it."""
        return self.rules.chance(self.state, Dice(self.number_at(len(self.steps))))

    def number_at(self, index: int) -> int:
        """The number of the deal that step `index` belongs to; its dice are all chance in it.

        Until lots are drawn, and in a deal that was typed in, it is the number of the match.
        """
        deals = [at for at, step in enumerate(self.steps[:index]) if isinstance(step.event, Deal)]
        lot = self.rules.next_lot(self.before(index))
        if lot is not None:
            return number_of_deal(self.number, len(deals) + 1, lot, self.rules.seats)
        return self.number_at(deals[-1]) if deals else self.number

    def before(self, index: int) -> State[P]:
        """The state in which step `index` was taken."""
        return self.steps[index - 1].state if index else self.start

    def last_real_choice(self, seat: Seat) -> int | None:
        """The index of the step with the seat's last choice that had an alternative, if any.

        Of choices that are joined it is the first.
        """
        single = self._last_free(seat)
        for first in sorted(self._joined, reverse=True):
            last = self._last_joined(first)
            if last is not None and self.steps[first].seat == seat:
                return first if single is None or single <= last else single
        return single

    def join(self, first: int) -> None:
        """Let all choices from this step on be taken back together: one decision made them."""
        self._joined[first] = _choices(self.steps[first:])

    def _last_joined(self, first: int) -> int | None:
        """The step with the last of the choices joined there; None if they are not there now."""
        places = [i for i, step in enumerate(self.steps) if i >= first and _is_choice(step)]
        joined = self._joined[first]
        if _choices(self.steps[first:])[: len(joined)] != joined:
            return None
        return places[len(joined) - 1]

    def _last_free(self, seat: Seat) -> int | None:
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].seat == seat and len(self.rules.legal(self.before(index))) > 1:
                return index
        return None

    def take_back(self, seat: Seat) -> tuple[Choice, ...]:
        """Forget the seat's last real choice and all after it; the choices forgotten, for redo.

        Without a real choice nothing changes.
        """
        index = self.last_real_choice(seat)
        if index is None:
            return ()
        gone = self.steps[index:]
        del self.steps[index:]
        return _choices(gone)

    def _add(self, seat: Seat | None, event: Event) -> None:
        self.steps.append(Step(seat, event, after(self.rules, self.state, event)))


def _choices(steps: list[Step[P]]) -> tuple[Choice, ...]:
    return tuple(step.event for step in steps if isinstance(step.event, Choice))


def _is_choice(step: Step[P]) -> bool:
    return isinstance(step.event, Choice)


def replay(
    rules: Rules[P],
    choices: Iterable[Choice],
    number: int = 0,
    start: State[P] | None = None,
) -> Match[P]:
    """The match in which these choices were made. Raises IllegalChoice at the first illegal one."""
    match = Match(rules, number, start)
    for choice in choices:
        match.play(choice)
    return match
