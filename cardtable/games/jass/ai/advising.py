"""What a player of Jass that calculates can tell of its choice."""

from random import Random
from typing import Protocol

from cardtable.ai.advice import Advice, Rated
from cardtable.ai.players import Budget
from cardtable.ai.weighing import Weighed, rated
from cardtable.engine.rules import Choice, Rules, View
from cardtable.games.jass.ai.chances import is_near
from cardtable.games.jass.ai.weighing import CERTAINTY
from cardtable.games.jass.model import Options, Public
from cardtable.games.jass.scoring import team_of


class Weigher(Protocol):
    """A player that can tell what every choice is worth to it."""

    def values(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Weighed:
        """What every legal choice brings on average, in points after the factor."""

    def best(self, rules: Rules[Public], seen: View[Public], weighed: Weighed) -> Choice:
        """The choice to make by these values."""


def advise(
    player: Weigher, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
) -> Advice:
    """What the player would choose within the budget, beside what the other choices bring."""
    if len(seen.legal) == 1:
        return Advice((Rated(seen.legal[0], 0.0),), all_layouts=True)
    weighed = player.values(rules, seen, rng, budget)
    found = rated(weighed.values, player.best(rules, seen, weighed))
    chance = found[0].value / CERTAINTY if _for_the_match(rules, seen) else None
    return Advice(found, weighed.layouts, chance=chance)


def _for_the_match(rules: Rules[Public], seen: View[Public]) -> bool:
    """Whether the values are chances to win the match."""
    deal, options, team = seen.public.deal, rules.options, team_of(seen.seat)
    assert isinstance(options, Options)
    if deal is None or deal.contract is None:
        return False
    scores = seen.public.scores
    to_go = options.target - scores[team], options.target - scores[1 - team]
    return is_near(to_go, options.factor(deal.contract))
