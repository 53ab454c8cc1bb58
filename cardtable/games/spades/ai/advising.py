"""What a player of Spades that calculates can tell of its choice."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Protocol

from cardtable.ai.advice import Advice, Rated, Reason
from cardtable.ai.players import Budget
from cardtable.ai.weighing import Weighed, rated
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.spades import reasons
from cardtable.games.spades.ai import keeping
from cardtable.games.spades.ai.bits import BIT_OF
from cardtable.games.spades.ai.chances import chance
from cardtable.games.spades.ai.layouts import evidence_of, layouts
from cardtable.games.spades.ai.reading import read
from cardtable.games.spades.model import DoubleNil, Keep, Options, Public, Refuse, Throw

TRICK = 10
"""What a trick that was bid is worth in points."""
DEAL = 50
"""What a deal brings, about: so many points more or less are compared."""


class Weigher(Protocol):
    """A player that can tell what every choice is worth to it."""

    def values(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Weighed:
        """What every legal choice is worth: the chance to win the match, or tricks."""

    def best(self, seen: View[Public], weighed: Weighed) -> Choice:
        """The choice to make by these values."""


def advise(
    player: Weigher, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
) -> Advice:
    """What the player would choose within the budget, beside what other choices are worth.

    A chance to win the match is told in the points that one would give for it.
    """
    if len(seen.legal) == 1:
        return Advice((Rated(seen.legal[0], 0.0),), all_layouts=True)
    weighed = player.values(rules, seen, rng, budget)
    best = player.best(seen, weighed)
    value = dict(weighed.values)[best]
    why = dict(weighed.reasons).get(best)
    match best:
        case Throw():
            return Advice((Rated(best, 0.0),), reason=why)
        case Keep() | Refuse():
            return Advice(rated(((one, TRICK * worth) for one, worth in weighed.values), best))
    if not weighed.layouts and best != DoubleNil():
        return Advice((Rated(best, 0.0),), reason=why)
    points = _in_points(rules, seen)
    found = rated(((one, points(worth)) for one, worth in weighed.values), best)
    told = Advice(found, weighed.layouts, chance=min(max(value, 0.0), 1.0), reason=why)
    if isinstance(best, Play) and reasons.reason(rules, seen, told) is None:
        return replace(told, reason=_by_counting(seen, best, rng, budget))
    return told


def _by_counting(seen: View[Public], best: Play, rng: Random, budget: Budget) -> Reason | None:
    """In how many layouts this card makes a bid, or breaks one."""
    deal, reading = seen.public.deal, read(seen)
    assert deal is not None, "cards are played in a deal"
    some = layouts(reading, evidence_of(deal, seen.seat), rng, keeping.MANY)
    return keeping.reason(reading, 1 - seen.seat, BIT_OF[best.card], some, budget.enough)


def _in_points(rules: Rules[Public], seen: View[Public]) -> Callable[[float], float]:
    """Chances as the points that one would have to win, from this score, to have them."""
    options, match, seat = rules.options, seen.public.match, seen.seat
    assert isinstance(options, Options)

    def after(points: int) -> float:
        scores = [score + points * (one == seat) for one, score in enumerate(match.scores)]
        return chance(scores, match.bags, seat, options.target)

    now, whole = after(0), after(DEAL) - after(-DEAL)
    return lambda worth: (worth - now) * 2 * DEAL / whole
