"""Computer players of Spades.

*Master* calculates with all that it can know, *Club* and *Beginner* in the same way with less;
*Baseline* plays by rules of thumb alone, and stays as it is: a yardstick.
"""

from collections.abc import Mapping

from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Guesser, Player
from cardtable.games.spades.ai.baseline import Baseline
from cardtable.games.spades.ai.master import Master
from cardtable.games.spades.model import Public

BEGINNER = "beginner"
MASTER = "master"
BASELINE = "baseline"


def players() -> Mapping[str, Player[Public]]:
    """The players by level, and those that only serve to measure others."""
    return {
        BEGINNER: Master(most=6, sight=7, forgets=True, contented=0.01),
        DEFAULT_LEVEL: Master(most=10, sight=10),
        MASTER: Master(),
        BASELINE: Baseline(),
        GUESSER: Guesser(),
    }
