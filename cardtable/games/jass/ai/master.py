"""The computer player of Jass that calculates, and the weaker ones that know less."""

from dataclasses import dataclass, replace
from random import Random

from cardtable.ai.players import Budget
from cardtable.ai.weighing import Weighed
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.jass.ai import manners
from cardtable.games.jass.ai.advising import advise
from cardtable.games.jass.ai.baseline import seen_in_bits
from cardtable.games.jass.ai.bits import LOWEST_TOP, RANKS, table_of
from cardtable.games.jass.ai.contracts import best_contract, pushes
from cardtable.games.jass.ai.layouts import SHARP, Inference
from cardtable.games.jass.ai.thumb import Seen, card_to_play
from cardtable.games.jass.ai.weighing import DEEP, Depth, Values, Weighing
from cardtable.games.jass.model import (
    HAND,
    HAND_SIZE,
    Choose,
    DealPublic,
    Options,
    Public,
    Push,
)

LAYOUTS = 40
"""Layouts in one thought if nothing else is said."""
MOST = 600
"""More of them tell nothing new."""
CALLS = 4
"""As many times more layouts for a contract, which weighs more."""
ALIKE = 0.5
"""Points by which a card may look worse than the best to be as good."""
CALLS_ALIKE = 5.0
"""The same for contracts, of which fewer are tried so exactly."""


@dataclass(frozen=True)
class Master:
    """Takes what brings its team most in layouts that fit the calls and the play so far.

    `alike` and `calls_alike` are by how many points the usual choice of somebody who does not
    calculate may look worse than the best and is still preferred. What makes it weaker: it may look
    at few layouts (`most`), infer less, forget cards played more than `memory` tricks ago, and be
    `polite`: it does nothing insulting though it seems best.
    """

    layouts: int = LAYOUTS
    most: int = MOST
    inference: Inference = SHARP
    depth: Depth = DEEP
    alike: float = ALIKE
    calls_alike: float = CALLS_ALIKE
    memory: int = HAND_SIZE
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
        weighed = self.values(rules, seen, rng, budget)
        budget.told(weighed.layouts)
        return self.best(rules, seen, weighed)

    advise = advise

    def values(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Weighed:
        """What every legal choice brings on average, in points after the factor."""
        weighing = Weighing(rules, seen, self.inference, self.depth)
        layouts = min(budget.layouts or self.layouts, self.most)
        if weighing.deal.contract is None:
            layouts *= CALLS
        weighing.look(rng, replace(budget, layouts=layouts))
        return Weighed(tuple(weighing.means().items()), weighing.layouts)

    def best(self, rules: Rules[Public], seen: View[Public], weighed: Weighed) -> Choice:
        """The choice to make by these values."""
        deal, options, values = seen.public.deal, rules.options, dict(weighed.values)
        assert deal is not None, "nobody chooses before the deal"
        assert isinstance(options, Options)
        if deal.contract is not None:
            return self._card(seen, deal, values, options.factor(deal.contract))
        hand = [card for card in seen.cards[HAND[seen.seat]] if card]
        usual: Choice = Choose(best_contract(hand, options))
        if Push() in values and pushes(hand, options):
            usual = Push()
        best = max(values, key=values.__getitem__)
        return usual if values[usual] >= values[best] - self.calls_alike else best

    def _card(self, seen: View[Public], deal: DealPublic, values: Values, factor: int) -> Choice:
        assert deal.contract is not None, "cards are played in a contract"
        table = table_of(deal.contract)
        known = remembered(seen_in_bits(seen, deal, table), deal, self.memory)
        means = {table.number[one.card]: values[one] for one in values if isinstance(one, Play)}
        possible = manners.decent(known, list(means)) if self.polite else list(means)
        least = max(means[card] for card in possible) - self.alike * factor
        good = [card for card in possible if means[card] >= least]
        usual = card_to_play(known)
        return Play(table.cards[min(good, key=lambda card: manners.oddity(known, card, usual))])


def remembered(known: Seen, deal: DealPublic, memory: int) -> Seen:
    """What the seat knows if it forgets plain cards, but not aces, after so many tricks."""
    old = deal.tricks[: max(len(deal.tricks) - memory, 0)]
    numbers = [known.table.number[card] for trick in old for card in trick.cards]
    forgotten = sum(
        1 << number
        for number in numbers
        if number % RANKS != RANKS - 1 and not (known.table.trumps and number >= LOWEST_TOP)
    )
    return known._replace(out=known.out | forgotten)
