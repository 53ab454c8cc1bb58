"""How somebody plays who does not calculate: what a search takes for granted of a seat."""

from typing import NamedTuple, Protocol

HAS_TRICK = -1
"""Stands for the pending marriages of a seat that has won a trick: with it they count at once."""


class Knowledge(NamedTuple):
    """What one seat knows. `out` is all that it has not seen, `drawing`: the stock is open."""

    mine: int
    out: int
    my_points: int
    their_points: int
    my_pending: int
    their_pending: int
    drawing: bool = True


class Habit(Protocol):
    """How somebody plays who does not calculate."""

    def lead(self, known: Knowledge) -> int:
        """The card to lead."""

    def closes(self, known: Knowledge) -> bool:
        """Whether to close before leading."""

    def reply(self, known: Knowledge, led: int) -> int:
        """The card to lay on a lead."""
