"""The computer player of Jass that calculates, and the weaker ones that know less."""

from dataclasses import dataclass, replace
from random import Random

from cardtable.ai.players import Budget
from cardtable.ai.weighing import Weighed
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.jass.ai import manners
from cardtable.games.jass.ai.baseline import seen_in_bits
from cardtable.games.jass.ai.bits import table_of
from cardtable.games.jass.ai.layouts import SHARP, Inference
from cardtable.games.jass.ai.thumb import card_to_play
from cardtable.games.jass.ai.weighing import DEEP, Depth, Weighing
from cardtable.games.jass.model import Options, Public

LAYOUTS = 40
"""Layouts in one thought if nothing else is said."""
MOST = 600
"""More of them tell nothing new."""
ALIKE = 0.5
"""Points by which a choice may look worse than the best to be as good."""


@dataclass(frozen=True)
class Master:
    """Takes what brings its team most in layouts that fit the calls and the play so far.

    `alike` is by how many points what a person would do may look worse than the best and still be
    preferred; with `polite` nothing insulting is done though it may be best.
    """

    layouts: int = LAYOUTS
    most: int = MOST
    inference: Inference = SHARP
    depth: Depth = DEEP
    alike: float = ALIKE
    polite: bool = False

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """The best choice in as many layouts as this player looks at."""
        return self.choose_within(rules, seen, rng, Budget())

    def choose_within(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Choice:
        """The best choice within the budget."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.best(rules, seen, self.values(rules, seen, rng, budget))

    def values(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Weighed:
        """What every legal choice brings on average."""
        weighing = Weighing(rules, seen, self.inference, self.depth)
        layouts = min(budget.layouts or self.layouts, self.most)
        weighing.look(rng, replace(budget, layouts=layouts))
        return Weighed(tuple(weighing.means().items()), weighing.layouts)

    def best(self, rules: Rules[Public], seen: View[Public], weighed: Weighed) -> Choice:
        """The choice to make by these values."""
        deal = seen.public.deal
        assert deal is not None, "nobody chooses before the deal"
        values = dict(weighed.values)
        if deal.contract is None:
            return max(values, key=values.__getitem__)
        assert isinstance(rules.options, Options)
        known = seen_in_bits(seen, deal, table_of(deal.contract))
        number, cards = known.table.number, known.table.cards
        means = {number[one.card]: values[one] for one in values if isinstance(one, Play)}
        possible = manners.decent(known, list(means)) if self.polite else list(means)
        least = max(means[card] for card in possible)
        least -= self.alike * rules.options.factor(deal.contract)
        good = [card for card in possible if means[card] >= least]
        usual = card_to_play(known)
        return Play(cards[min(good, key=lambda card: manners.oddity(known, card, usual))])
