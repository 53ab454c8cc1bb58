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

CLUB = Master(most=2, alike=0.08, memory=3, plainly=True, habit=0.0, polite=True)
"""Looks at few layouts, and reads nothing from what the other plays."""
NOVICE = Master(most=2, alike=0.15, memory=1, sight=3, plainly=True, habit=0.0, polite=True)
"""Does the usual thing unless it seems worse; counts only the cards that matter most."""


def players() -> Mapping[str, Player[Public]]:
    """The players by level, and those that only serve to measure others."""
    return {
        BEGINNER: NOVICE,
        DEFAULT_LEVEL: CLUB,
        MASTER: Master(),
        BASELINE: Baseline(),
        GUESSER: Guesser(),
    }
