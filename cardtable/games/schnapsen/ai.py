"""Computer players of Schnapsen."""

from collections.abc import Mapping

from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Guesser, Player, Sampler
from cardtable.games.schnapsen.model import Public


def players() -> Mapping[str, Player[Public]]:
    """The players by level."""
    return {DEFAULT_LEVEL: Sampler(), GUESSER: Guesser()}
