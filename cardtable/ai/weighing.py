"""What a player that thinks in layouts found, and the advice that it gives."""

from collections.abc import Iterable
from dataclasses import dataclass

from cardtable.ai.advice import Rated, Reason
from cardtable.engine.rules import Choice


@dataclass(frozen=True)
class Weighed:
    """What each legal choice is worth on average over so many layouts, the more the better.

    The unit is the game's. No layouts: the player did not need to think. `reasons` are what those
    layouts prove of some choices.
    """

    values: tuple[tuple[Choice, float], ...]
    layouts: int
    reasons: tuple[tuple[Choice, Reason], ...] = ()


def rated(values: Iterable[tuple[Choice, float]], best: Choice) -> tuple[Rated, ...]:
    """The choices as advice has them, the best first.

    The best is what the player would do. What looks a trifle better, but not by enough for that
    player to prefer it, is left out.
    """
    found = dict(values)
    most = found.pop(best)
    others = (Rated(choice, value) for choice, value in found.items() if value <= most)
    return (Rated(best, most), *sorted(others, key=lambda each: -each.value))
