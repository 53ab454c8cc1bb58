"""Computer players of Schnapsen.

*Master* calculates with all that it can know; *Club* and *Beginner* with less of it. *Baseline*
plays by rules of thumb alone, and stays as it is: a yardstick.
"""

from collections.abc import Mapping

from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Guesser, Player
from cardtable.games.schnapsen.ai.baseline import Baseline
from cardtable.games.schnapsen.ai.master import Master
from cardtable.games.schnapsen.model import Public

BASELINE = "baseline"
BEGINNER = "beginner"
MASTER = "master"

CLUB = Master(most=4, alike=0.06, memory=4, plainly=True, habit=0.0, polite=True)
"""Looks at few layouts, and reads nothing from what the other plays. Master wins two matches of
three against it, at 25 ms a move."""
NOVICE = Master(most=2, alike=0.1, memory=2, sight=5, plainly=True, habit=0.0, polite=True)
"""Does the usual thing unless it seems worse, and always in the first tricks; soon forgets which
low cards are out. Club wins two matches of three against it."""


def players() -> Mapping[str, Player[Public]]:
    """The players by level, and those that only serve to measure others."""
    return {
        BEGINNER: NOVICE,
        DEFAULT_LEVEL: CLUB,
        MASTER: Master(),
        BASELINE: Baseline(),
        GUESSER: Guesser(),
    }
