"""What is asked of a computer player: all that leaves for the worker process, and nothing else."""

from dataclasses import dataclass
from typing import Generic

from cardtable.engine.rules import P, View


@dataclass(frozen=True, slots=True)
class Question(Generic[P]):
    """Which choice a seat should make, or what to advise it. Plain values; the truth is not there.

    `number` tells answers apart: no two questions to one Thinker have the same. `options` are those
    of the game's rules. `level` is one of LEVELS, or a name that the game's `players()` has. The
    `seed` decides all chance in the thought: the same question has the same answer.
    """

    number: int
    game: str
    options: object
    view: View[P]
    level: str
    seed: int
    advises: bool = False
    """Whether Advice is wanted, and no choice."""
    claims: bool = False
    """Whether a Claim is wanted, and no choice."""
