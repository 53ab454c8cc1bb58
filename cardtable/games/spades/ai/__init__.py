"""Computer players of Spades.

*Club* calculates; *Baseline* plays by rules of thumb alone, and stays as it is: a yardstick.
"""

from collections.abc import Mapping

from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Guesser, Player
from cardtable.games.spades.ai.baseline import Baseline
from cardtable.games.spades.ai.club import Club
from cardtable.games.spades.ai.master import Master
from cardtable.games.spades.model import Public

BASELINE = "baseline"
MASTER = "master"


def players() -> Mapping[str, Player[Public]]:
    """The players by level, and those that only serve to measure others."""
    return {MASTER: Master(), DEFAULT_LEVEL: Club(), BASELINE: Baseline(), GUESSER: Guesser()}
