"""Where a match is written down while it is played."""

from contextlib import AbstractContextManager, nullcontext
from typing import Protocol

HINT, UNDO, SAME_DEAL, TYPED_NUMBER, PLAYED_ON = KINDS = (
    "hint",
    "undo",
    "same deal",
    "typed number",
    "played on",
)
"""The kinds of help that keep a match out of averages and streaks, as they are noted."""


class Notes(Protocol):
    """Where every choice is written down before the next is asked."""

    def together(self) -> AbstractContextManager[None]:
        """What is noted inside the block is noted as one: all of it or nothing."""

    def add(self, seat: int, choice: list[object]) -> None:
        """Note the next choice."""

    def cut(self, ordinal: int) -> None:
        """Strike out the choice with this number, counted from 0, and all after it."""

    def assist(self, kind: str) -> None:
        """Mark the match as played with help of this kind."""

    def finish(self, result: object) -> None:
        """Close the page: the match is over."""


class Unwritten:
    """Notes of a match that nobody keeps, as a lesson is one."""

    def add(self, seat: int, choice: list[object]) -> None:
        """Forget the choice."""

    def cut(self, ordinal: int) -> None:
        """Nothing is there to be struck out."""

    def assist(self, kind: str) -> None:
        """Help is what a lesson is for."""

    def together(self) -> AbstractContextManager[None]:
        """Nothing is kept, so nothing can be kept by halves."""
        return nullcontext()

    def finish(self, result: object) -> None:
        """Nothing is kept."""
