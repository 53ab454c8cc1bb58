"""The strongest computer player of Spades."""

from dataclasses import dataclass, replace
from random import Random

from cardtable.ai.players import Budget
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.spades.ai import baseline, drawing, weighing
from cardtable.games.spades.ai.bits import CARD_OF, HEIGHT, SPADES, each
from cardtable.games.spades.ai.calling import best_bid
from cardtable.games.spades.ai.chances import by_tricks, chance
from cardtable.games.spades.ai.layouts import NO_EVIDENCE, evidence_of, layouts
from cardtable.games.spades.ai.reading import Reading, read
from cardtable.games.spades.ai.weighing import Weighing, candidates
from cardtable.games.spades.model import (
    Bid,
    DoubleNil,
    Keep,
    Look,
    Options,
    Public,
    Refuse,
    Throw,
)
from cardtable.games.spades.scoring import DOUBLE_NIL

LAYOUTS = 60
"""Layouts in one thought if nothing else is said."""
BLIND = 0.1
"""How often a double nil is made by somebody who has seen no card yet."""
USUAL = 45
"""What a deal brings either player, about."""
THRIFT = 0.0004
"""By how much of a match a card must look better for each step that it is higher."""


@dataclass(frozen=True)
class Master:
    """Takes what wins the match most often in layouts that fit the play so far."""

    layouts: int = LAYOUTS
    plainly: bool = False
    """Whether every layout counts as likely that agrees with what is seen."""
    straying: float = weighing.STRAYING
    thrift: float = THRIFT

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """The best choice in as many layouts as this player looks at."""
        return self.choose_within(rules, seen, rng, Budget())

    def choose_within(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Choice:
        """The best choice within the budget."""
        options = rules.options
        assert isinstance(options, Options)
        if len(seen.legal) == 1:
            return seen.legal[0]
        reading = read(seen)
        budget = replace(budget, layouts=budget.layouts or self.layouts)
        match seen.legal[0]:
            case DoubleNil():
                return DoubleNil() if _desperate(seen, options) else Look()
            case Keep() | Refuse():
                return Keep() if drawing.keeps(reading) else Refuse()
            case Throw():
                cards = {CARD_OF[bit] for bit in each(drawing.thrown(reading))}
                throws = (one for one in seen.legal if isinstance(one, Throw))
                return next(one for one in throws if set(one.cards) == cards)
            case Bid():
                return Bid(self._bid(reading, seen, options, rng, budget))
        only = candidates(reading)
        if len(only) == 1:
            return Play(CARD_OF[only[0]])
        means = self.weigh(seen, options, rng, budget).means()
        if not means:
            return Play(CARD_OF[baseline.play(reading)])
        best = max(means, key=lambda bit: means[bit] - self.thrift * price(bit))
        return Play(CARD_OF[best])

    def weigh(self, seen: View[Public], options: Options, rng: Random, budget: Budget) -> Weighing:
        """What each card that may be played is worth, within the budget."""
        reading, deal = read(seen), seen.public.deal
        assert deal is not None
        ends = _worths(seen, options, reading.my_bid or 0, reading.their_bid or 0)
        found = Weighing(reading, ends, self.straying)
        evidence = NO_EVIDENCE if self.plainly else evidence_of(deal, seen.seat)
        some = layouts(reading, evidence, rng, budget.layouts, plainly=self.plainly)
        found.look(some, budget)
        return found

    def _bid(
        self, reading: Reading, seen: View[Public], options: Options, rng: Random, budget: Budget
    ) -> int:
        deal = seen.public.deal
        assert deal is not None
        return best_bid(
            reading,
            lambda mine, theirs: _worths(seen, options, mine, theirs),
            layouts(reading, NO_EVIDENCE, rng, budget.layouts, plainly=self.plainly),
            budget,
            leads=deal.first == seen.seat,
        )


def price(bit: int) -> int:
    """What is parted with, whatever the calculation says."""
    return HEIGHT[bit] + 13 * bool(bit & SPADES)


def _worths(seen: View[Public], options: Options, my_bid: int, their_bid: int) -> tuple[float, ...]:
    """What 0 to 13 tricks are worth to the seat with these bids."""
    deal = seen.public.deal
    assert deal is not None
    bids = (my_bid, their_bid) if seen.seat == 0 else (their_bid, my_bid)
    return by_tricks(seen.public.match, options, seen.seat, bids, deal.double_nil)


def _desperate(seen: View[Public], options: Options) -> bool:
    """Whether a double nil, unlikely as it is, wins the match more often than a usual deal."""
    match, me = seen.public.match, seen.seat

    def after(mine: int) -> float:
        scores = [score + USUAL for score in match.scores]
        scores[me] = match.scores[me] + mine
        return chance(scores, match.bags, me, options.target)

    made = BLIND * after(DOUBLE_NIL) + (1 - BLIND) * after(-DOUBLE_NIL)
    return made > after(USUAL)
