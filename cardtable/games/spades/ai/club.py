"""The computer player of Spades that calculates.

It counts what a card adds to its hand while drawing, plays many imagined deals out to bid, and
plays the card that brings most in many guesses at the other's hand, the last tricks exactly.
"""

from dataclasses import dataclass
from random import Random

from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.spades.ai import bidding, drawing, playing
from cardtable.games.spades.ai.bits import CARD_OF, each
from cardtable.games.spades.ai.reading import Reading, read
from cardtable.games.spades.ai.worth import by_tricks, chance
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

BLIND = 0.1
"""How often a double nil is made by somebody who has seen no card yet."""
USUAL = 45
"""What a deal brings either player, about."""


@dataclass(frozen=True)
class Club:
    """Calculates what each choice brings in imagined hands of the other."""

    layouts: int = playing.LAYOUTS
    work: int = playing.WORK
    bids: int = bidding.LAYOUTS

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """The choice that wins the match most often, on average over the guesses."""
        options = rules.options
        assert isinstance(options, Options)
        if len(seen.legal) == 1:
            return seen.legal[0]
        reading = read(seen)
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
                return Bid(self._bid(reading, seen, options, rng))
        worths = _worths(seen, options, reading.my_bid or 0, reading.their_bid or 0)
        return Play(CARD_OF[playing.best_card(reading, worths, rng, self.layouts, self.work)])

    def _bid(self, reading: Reading, seen: View[Public], options: Options, rng: Random) -> int:
        deal = seen.public.deal
        assert deal is not None
        return bidding.best_bid(
            reading,
            lambda mine, theirs: _worths(seen, options, mine, theirs),
            rng,
            leads=deal.first == seen.seat,
            most=self.bids,
        )


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
