"""Computer players of Jass.

*Master* calculates with all that it can know; *Club* and *Beginner* with less of it. *Baseline*
plays by rules of thumb alone, and stays as it is: a yardstick.
"""

from collections.abc import Mapping

from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Guesser, Player
from cardtable.games.jass.ai.baseline import Baseline
from cardtable.games.jass.ai.layouts import BLUNT, FORGETFUL
from cardtable.games.jass.ai.master import Master
from cardtable.games.jass.ai.weighing import Depth
from cardtable.games.jass.model import Public

BASELINE = "baseline"
BEGINNER = "beginner"
MASTER = "master"

CLUB = Master(
    layouts=30,
    most=30,
    inference=BLUNT,
    depth=Depth(at_once=4, after=0, calling=0),
    alike=1.0,
    calls_alike=10.0,
    memory=5,
    polite=True,
)
"""Looks at few layouts and solves only the last tricks; reads nothing from what others choose."""
NOVICE = Master(
    layouts=10,
    most=10,
    inference=FORGETFUL,
    depth=Depth(at_once=2, after=0, calling=0),
    alike=3.0,
    calls_alike=25.0,
    memory=2,
    polite=True,
)
"""Does the usual thing unless it seems worse; forgets who had no more of a suit."""


def players() -> Mapping[str, Player[Public]]:
    """The players by level, and those that only serve to measure others."""
    return {
        BEGINNER: NOVICE,
        DEFAULT_LEVEL: CLUB,
        MASTER: Master(),
        BASELINE: Baseline(),
        GUESSER: Guesser(),
    }
