"""How well a computer plays: the levels that a person may choose from, the weakest first."""

from collections.abc import Mapping

from cardtable.ai.players import DEFAULT_LEVEL, Player
from cardtable.engine.rules import P

BEGINNER = "beginner"
MASTER = "master"
LEVELS = (BEGINNER, DEFAULT_LEVEL, MASTER)


def player_of(players: Mapping[str, Player[P]], level: str) -> Player[P]:
    """The player of this level; one of the usual level, if the game has none of this.

    Raises KeyError for what is neither a level nor a player of the game.
    """
    if level in LEVELS and level not in players:
        return players[DEFAULT_LEVEL]
    return players[level]
