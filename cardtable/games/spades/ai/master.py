"""The computer player of Spades that calculates, and the weaker ones that know less."""

from dataclasses import dataclass, replace
from random import Random

from cardtable.ai.advice import Because, Reason
from cardtable.ai.players import Budget
from cardtable.ai.weighing import Weighed
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.spades.ai import baseline, calling, drawing, weighing
from cardtable.games.spades.ai.advising import advise
from cardtable.games.spades.ai.bits import BIT_OF, CARD_OF, HEIGHT, PLAIN, SPADES, bits, each
from cardtable.games.spades.ai.chances import by_tricks, double_nil
from cardtable.games.spades.ai.layouts import NO_EVIDENCE, evidence_of, layouts
from cardtable.games.spades.ai.manners import insults
from cardtable.games.spades.ai.reading import Reading, read
from cardtable.games.spades.ai.weighing import Weighing
from cardtable.games.spades.model import (
    HAND_SIZE,
    Bid,
    DoubleNil,
    Keep,
    Look,
    Options,
    Public,
    Refuse,
    Throw,
)

LAYOUTS = 60
"""Layouts in one thought if nothing else is said."""
MOST = 2_000
"""More of them tell nothing new."""
REMEMBERED = 10
"""The height of a queen: who forgets remembers what he has thrown away from there up."""
THRIFT = 0.0004
"""By how much of a match a card must look better for each step that it is higher."""


@dataclass(frozen=True)
class Master:
    """Takes what wins the match most often in layouts that fit the play so far.

    What makes it weaker: it may look at few layouts (`most`), play by rules of thumb with more than
    `sight` cards in hand, forget low cards that it has thrown away, or be `contented` with the card
    of somebody who does not calculate if that looks worse by no more than so much of a match.
    """

    layouts: int = LAYOUTS
    most: int = MOST
    sight: int = HAND_SIZE
    forgets: bool = False
    contented: float = 0.0
    straying: float = weighing.STRAYING

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
        return self.best(seen, weighed)

    advise = advise

    def values(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Weighed:
        """What every legal choice is worth.

        Bids and cards in the chance to win the match, on average over the layouts, and so double
        nil, without any. What is done while drawing in tricks, or steps of danger for a nil.
        """
        options, deal = rules.options, seen.public.deal
        assert isinstance(options, Options)
        assert deal is not None, "nobody chooses before the deal"
        reading = forgetful(read(seen)) if self.forgets else read(seen)
        budget = replace(budget, layouts=min(budget.layouts or self.layouts, self.most))
        match seen.legal[0]:
            case DoubleNil():
                nil, usual = double_nil(seen.public.match, seen.seat, options.target)
                why = Reason(Because.CHANCES, number=_of_hundred(nil), of=_of_hundred(usual))
                reasons = (DoubleNil(), why), (Look(), why)
                return Weighed(((DoubleNil(), nil), (Look(), usual)), 0, reasons)
            case Keep() | Refuse():
                keep, refuse = drawing.worths(reading)
                return Weighed(((Keep(), keep), (Refuse(), refuse)), 0)
            case Throw():
                return _throws(seen.legal)
            case Bid():
                return self._bids(reading, seen, options, rng, budget)
        return self._cards(reading, seen, options, rng, budget)

    def best(self, seen: View[Public], weighed: Weighed) -> Choice:
        """The choice to make by these values."""
        if not isinstance(seen.legal[0], Play):
            return max(weighed.values, key=lambda one: one[1])[0]
        reading = read(seen)
        usual = baseline.play(reading)
        cards = {BIT_OF[one.card]: value for one, value in weighed.values if isinstance(one, Play)}
        if not weighed.layouts or cards[usual] >= max(cards.values()) - self.contented > 0:
            return Play(CARD_OF[usual])
        polite = [bit for bit in cards if not insults(reading, bit)] or list(cards)
        return Play(CARD_OF[max(polite, key=lambda bit: cards[bit] - THRIFT * price(bit))])

    def _cards(
        self, reading: Reading, seen: View[Public], options: Options, rng: Random, budget: Budget
    ) -> Weighed:
        """The chance to win the match with each card that may be played."""
        deal = seen.public.deal
        assert deal is not None
        ends = _worths(seen, options, reading.my_bid or 0, reading.their_bid or 0)
        found = Weighing(reading, ends, self.straying)
        if reading.left <= self.sight:
            some = layouts(reading, evidence_of(deal, seen.seat), rng, budget.layouts)
            found.look(some, budget)
        means = found.means()
        plays = (one for one in seen.legal if isinstance(one, Play))
        return Weighed(tuple((one, means[BIT_OF[one.card]]) for one in plays), found.layouts)

    def _bids(
        self, reading: Reading, seen: View[Public], options: Options, rng: Random, budget: Budget
    ) -> Weighed:
        """The chance to win the match with each bid."""
        deal = seen.public.deal
        assert deal is not None
        tried = calling.Tried(reading, leads=deal.first == seen.seat)
        some = layouts(reading, NO_EVIDENCE, rng, budget.layouts)
        tried.look(some, budget)
        if not tried.layouts:
            worths = calling.by_counting(reading)
        else:
            worths = tried.worths(lambda mine, theirs: _worths(seen, options, mine, theirs))
        bids = tuple(Bid(bid) for bid in range(HAND_SIZE + 1))
        reasons = tuple((bid, tried.reason(bid.tricks)) for bid in bids if tried.layouts)
        return Weighed(tuple(zip(bids, worths, strict=True)), tried.layouts, reasons)


def forgetful(reading: Reading) -> Reading:
    """What is left of the reading if low cards that one has thrown away are forgotten."""
    low = sum(bit for bit in each(reading.back & PLAIN) if HEIGHT[bit] < REMEMBERED)
    return reading._replace(
        hidden=reading.hidden | low, unseen=reading.unseen | low, back=reading.back & ~low
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


def _throws(legal: tuple[Choice, ...]) -> Weighed:
    """The most dangerous cards are the best to throw away."""
    throws = [one for one in legal if isinstance(one, Throw)]
    values = ((one, sum(map(drawing.danger, each(bits(one.cards))))) for one in throws)
    why = Reason(Because.THROWS_HIGH)
    return Weighed(tuple(values), 0, tuple((one, why) for one in throws if one.cards))


def _of_hundred(chance: float) -> int:
    return round(100 * min(max(chance, 0.0), 1.0))
