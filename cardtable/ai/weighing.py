"""What a player that thinks in layouts found."""

from dataclasses import dataclass

from cardtable.engine.rules import Choice


@dataclass(frozen=True)
class Weighed:
    """What each legal choice is worth on average over so many layouts, the more the better.

    The unit is the game's. No layouts: the player did not need to think.
    """

    values: tuple[tuple[Choice, float], ...]
    layouts: int
