"""The computer player of Schnapsen that calculates.

It asks of every choice what best play would bring in many layouts of the hidden cards, exactly in
each of them, and takes the best on average: all possible layouts once few are left, a sample
before.
"""

from dataclasses import dataclass
from functools import cache
from random import Random

from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.schnapsen.ai import thumb
from cardtable.games.schnapsen.ai.bits import each, replies
from cardtable.games.schnapsen.ai.reading import Guess, Reading, guesses, read
from cardtable.games.schnapsen.ai.stock import StockSolver, failing
from cardtable.games.schnapsen.ai.strict import BEST, Solver, open_points
from cardtable.games.schnapsen.model import Close, Exchange, Public

LAYOUTS = 60
WORK = 60_000
"""Positions that may be looked at for one choice; no further layout is begun after that."""
TRUST = 0.05
"""By how much of a match a choice must look better than the rule of thumb to be preferred."""
CAUTION = 0.3
"""The weight of what a closer gets who plays on by rules of thumb, not seeing the other's hand."""
THUMB = thumb.Thumb()
DEEP = 5
"""While more cards are in the talon, both are taken to play by rules of thumb: else it is slow."""
CLOSING = 1 << 20
"""Added to a card's bit: close first, then lead it."""
SHARES = (0.43, 0.46, 0.11)
"""How often a deal brings its winner one, two, three points (3,000 deals between equals)."""


@dataclass(frozen=True)
class Club:
    """Calculates what each choice brings in imagined layouts."""

    layouts: int = LAYOUTS
    work: int = WORK
    trust: float = TRUST
    caution: float = CAUTION
    deep: int = DEEP

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """The choice that wins the match most often, on average over the layouts."""
        del rules
        if Exchange() in seen.legal:
            return Exchange()  # first of all: it never hurts
        if len(seen.legal) == 1:
            return seen.legal[0]
        reading = read(seen)
        chances = self._chances(reading, seen, rng)
        best = max(chances, key=chances.__getitem__)
        return Close() if best & CLOSING else Play(reading.card_of(best))

    def _chances(self, reading: Reading, seen: View[Public], rng: Random) -> dict[int, float]:
        """The chance to win the match by each candidate, in favour of the rule of thumb."""
        to_go = seen.public.match.to_go
        worth = _worths(to_go[seen.seat], to_go[1 - seen.seat])
        totals = dict.fromkeys(_candidates(reading), 0.0)
        weight, work = 0.0, 0
        most = self.layouts * (1 if reading.stock_open else 5)  # a closed deal takes no time
        for guess in guesses(reading, rng, most):
            values, size = _values(reading, guess, self.deep)
            for candidate, found in values.items():
                chance = worth[found[0]]
                if len(found) > 1:
                    chance += self.caution * (worth[found[1]] - chance)
                totals[candidate] += guess.weight * chance
            weight, work = weight + guess.weight, work + size
            if work > self.work:
                break
        chances = {candidate: total / weight for candidate, total in totals.items()}
        for candidate in chances:
            chances[candidate] -= self.trust * _oddity(reading, candidate)
        return chances


def _candidates(reading: Reading) -> list[int]:
    """Cards, and on lead while the stock is open each card after closing as well."""
    if not reading.led:
        cards = each(reading.mine)
        return cards + [bit | CLOSING for bit in cards] if reading.stock_open else cards
    return each(reading.mine if reading.stock_open else replies(reading.mine, reading.led))


def _oddity(reading: Reading, candidate: int) -> float:
    """How far from the rules of thumb: 0 for what they say, 1 to 3 for anything else.

    Each guess is played as if both saw everything, which makes fine points of what a person
    rightly calls giving away a ten. So what is dear must look a good deal better.
    """
    card = candidate & ~CLOSING
    closes = not reading.led and reading.stock_open and thumb.closes(reading)
    if closes or card != candidate:
        return float(closes != (card != candidate))
    usual = thumb.reply(reading) if reading.led else thumb.lead(reading)
    if card == usual or not reading.stock_open:
        return float(card != usual)
    dearer = thumb.price(reading, card) - thumb.price(reading, usual)
    return 1 + min(max(dearer / 10, 0), 2)


Values = dict[int, tuple[int, ...]]
"""For each candidate what it brings in one guess, by each way to look at it."""


def _values(reading: Reading, guess: Guess, deep: int) -> tuple[Values, int]:
    """What each candidate brings, and how much work it was to find.

    With best play by both; and if this seat closes or has closed, also if it plays on by rules of
    thumb: for then it does not see what it must guess at.
    """
    if not reading.stock_open:
        return _strict_values(reading, guess)
    stock = StockSolver(guess.talon, THUMB, deep)
    mine, theirs, up = reading.mine, guess.theirs, reading.up
    values: Values = {}
    if reading.led:
        for bit in each(mine):
            value = stock.replied(reading.led, bit, theirs, mine ^ bit, *_their(reading), 0, up)
            values[bit] = (-value,)
        return values, stock.size
    my, fails = _my(reading), failing(reading.their_pending)
    gain = open_points(reading.their_points, reading.their_pending)
    closing = (
        stock.closing(reading.their_points, reading.their_pending),
        Solver(gain, THUMB, sum(guess.talon)),
    )
    for bit in each(mine):
        values[bit] = (stock.led(bit, mine, theirs, *my, 0, up),)
        values[bit | CLOSING] = tuple(c.led(bit, mine, theirs, *my, fails) for c in closing)
    return values, stock.size + closing[1].size


def _strict_values(reading: Reading, guess: Guess) -> tuple[Values, int]:
    """The same when nobody draws any more."""
    mine, theirs, led, fails = reading.mine, guess.theirs, reading.led, reading.failing
    solvers = [Solver(reading.gain)]
    if fails < 0:
        solvers.append(Solver(reading.gain, THUMB, sum(guess.talon)))
    values: Values = {}
    for bit in _candidates(reading):
        if led:
            hands = (theirs, mine ^ bit, *_their(reading), -fails)
            values[bit] = tuple(-solver.replied(led, bit, *hands) for solver in solvers)
        else:
            hands = (mine, theirs, *_my(reading), fails)
            values[bit] = tuple(solver.led(bit, *hands) for solver in solvers)
    return values, sum(solver.size for solver in solvers)


def _my(reading: Reading) -> tuple[int, int, int, int]:
    """Points and pending marriages as the solvers want them if this seat leads."""
    return reading.my_points, reading.their_points, reading.my_pending, reading.their_pending


def _their(reading: Reading) -> tuple[int, int, int, int]:
    """The same if the other leads."""
    return reading.their_points, reading.my_points, reading.their_pending, reading.my_pending


def _worths(mine: int, theirs: int) -> dict[int, float]:
    """The chance to win the match after a deal with this result; a little for the points."""
    return {
        points: _match_chance(mine - max(points, 0), theirs - max(-points, 0)) + points / 1000
        for points in range(-BEST, BEST + 1)
    }


@cache
def _match_chance(mine: int, theirs: int) -> float:
    """The chance to win the match from these points to go, between equals."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    won = sum(s * _match_chance(mine - p, theirs) for p, s in enumerate(SHARES, 1))
    lost = sum(s * _match_chance(mine, theirs - p) for p, s in enumerate(SHARES, 1))
    return (won + lost) / 2
