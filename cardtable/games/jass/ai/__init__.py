"""Computer players of Jass.

*Club* tries its choices out; *Baseline* plays by rules of thumb alone, and stays as it is: a
yardstick.
"""

from collections.abc import Mapping

from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Guesser, Player
from cardtable.games.jass.ai.baseline import Baseline
from cardtable.games.jass.ai.club import Club
from cardtable.games.jass.model import Public

BASELINE = "baseline"


def players() -> Mapping[str, Player[Public]]:
    """The players by level, and those that only serve to measure others."""
    return {DEFAULT_LEVEL: Club(), BASELINE: Baseline(), GUESSER: Guesser()}
