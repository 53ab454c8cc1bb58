"""What each choice of Schnapsen brings, on average over layouts of the hidden cards.

While the stock is open each layout is solved exactly. A closed deal, and closing, is solved for all
hands together that the other may hold, by what this seat can know.
"""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from math import comb
from random import Random

from cardtable.ai.core.schnapsen import Solver
from cardtable.ai.core.schnapsen_cards import won_by
from cardtable.ai.core.schnapsen_sets import Worlds
from cardtable.ai.players import Budget, Enough, never
from cardtable.games.schnapsen.ai.bits import UNTER, each, replies
from cardtable.games.schnapsen.ai.chances import BEST, Worths, span
from cardtable.games.schnapsen.ai.habitual import after_lead, after_reply, standing
from cardtable.games.schnapsen.ai.reading import Guess, Reading, every, hands, some, ways

CLOSING = 1 << 20
"""Added to a card's bit: close first, then play it."""
EXCHANGING = 1 << 21
"""The same: exchange before that."""
CARD = CLOSING - 1
BATCH = 60
"""Hands that are thought about together: as many as Worlds takes."""
FEW = 400
"""If no more layouts or hands are possible, all are looked at; of more, at most so many hands."""
HANDS = 4
"""Times as many hands as layouts are looked at, if not too many: they take so much less time."""
TURN = 20
"""So many layouts of an open stock take about as long as a batch of hands."""
FINE = 1000
"""Weights are whole numbers there."""


@cache
def solver() -> Solver:
    """The one of this process: its memory is large, and need not be made anew."""
    return Solver()


class Weighing:
    """The sums over all layouts so far, for each candidate.

    `habit` is how likely the other's next choice is taken to be one of habit: see `habitual`. If no
    more than `few` layouts or hands are possible, all are looked at.
    """

    def __init__(self, reading: Reading, worth: Worths, habit: float = 0.0, few: int = FEW) -> None:
        self.reading = reading
        self.worth = worth
        self.habit = habit
        self.few = few
        self.layouts = 0
        self.all_layouts = False
        self.low, self.high = span(worth)
        self.my = standing(reading.my_points, reading.my_pending)
        self.their = standing(reading.their_points, reading.their_pending)
        self.totals: dict[int, float] = dict.fromkeys(candidates(reading), 0.0)
        self.weights: dict[int, float] = dict.fromkeys(self.totals, 0.0)

    def look(self, rng: Random, budget: Budget) -> None:
        """Look at layouts, at least one, until the budget is used up."""
        solver().forget()
        reading, most = self.reading, budget.layouts
        look = self.open if reading.stock_open else self.seen
        asked = reading.failing or (reading.stock_open and not reading.led)
        batches = _batches(reading, rng, most, self.few) if asked else iter(())
        layouts = iter(()) if reading.failing else _layouts(reading, rng, most, self.few)
        turn = 1  # so that playing on is compared with closing however short the time
        while True:
            for guess in (now := list(islice(layouts, turn))):
                look(guess)
                self.layouts += 1
                if budget.enough():
                    return
            if batch := next(batches, None):
                self.closed(batch, budget.enough)
                self.layouts += len(batch) if reading.failing else 0
            if not (batch or now):
                self.all_layouts = ways(reading) <= self.few
                return
            if budget.enough():
                return
            turn = TURN

    def means(self) -> dict[int, float]:
        """What each candidate is worth that was looked at."""
        return {
            one: total / self.weights[one]
            for one, total in self.totals.items()
            if self.weights[one]
        }

    def open(self, guess: Guess) -> None:
        """One layout of an open stock."""
        reading, search = self.reading, solver()
        search.lay(list(guess.talon), reading.up)
        for one in self.totals:
            if one & CLOSING:
                continue
            bit, hand, up = one & CARD, *holding(reading, one)
            if reading.led:
                after = (guess.theirs, hand ^ bit, self.their, self.my, 0, up)
                value = -search.open_replied(reading.led, bit, *after, -self.high, -self.low)
            else:
                before = (hand, guess.theirs, self.my, self.their, 0, up)
                value = search.open_led(bit, *before, self.low, self.high)
            worth = self._worth(value)
            if self.habit:
                worth += self.habit * (self._worth(self._by_habit(one, guess, value)) - worth)
            self._add(one, guess.weight, guess.weight * worth)

    def _by_habit(self, one: int, guess: Guess, value: int) -> int:
        """The value if the other's next choice is one of habit; `value` if he has none."""
        bit, span = one & CARD, (self.low, self.high)
        if self.reading.led:
            found = after_reply(solver(), self.reading, guess, bit, span)
        else:
            held = holding(self.reading, one)
            found = after_lead(solver(), self.reading, guess, bit, *held, span)
        return value if found is None else found

    def closed(self, hands: dict[int, float], enough: Enough = never) -> None:
        """These hands of the other, by their weights, for what closes or has been closed."""
        reading = self.reading
        heaviest, total = max(hands.values()), sum(hands.values())
        weights = [max(1, round(FINE * weight / heaviest)) for weight in hands.values()]
        worlds = Worlds(solver())
        worlds.ask(list(hands), weights)
        deal = self._deal()
        won, lost = self._worth(won_by(self.their, deal)), self._worth(-won_by(self.my, -deal))
        for one in self.totals:
            if one & CLOSING or not reading.stock_open:
                chance = self.won(worlds, one) / sum(weights)
                self._add(one, total, total * (lost + chance * (won - lost)))
                if enough():
                    return

    def won(self, worlds: Worlds, one: int) -> int:
        """The weight of the worlds that this candidate wins in a closed deal."""
        bit, hand, led = one & CARD, holding(self.reading, one)[0], self.reading.led
        if led:
            return worlds.by_reply(led, bit, hand, self.my, self.their, self._deal())
        return worlds.by_lead(bit, hand, self.my, self.their, self._deal())

    def _deal(self) -> int:
        """What the closing brings, as the search wants it."""
        if not self.reading.failing:
            return won_by(self.their, 0)
        return self.reading.gain if self.reading.failing < 0 else -self.reading.gain

    def seen(self, guess: Guess) -> None:
        """The stock is used up: both see everything, and who has not forgotten guesses right."""
        search, led = solver(), self.reading.led
        for one in self.totals:
            mine = self.reading.mine
            if led:
                after = (guess.theirs, mine ^ one, self.their, self.my, 0)
                value = -search.strict_replied(led, one, *after, -self.high, -self.low)
            else:
                before = (mine, guess.theirs, self.my, self.their, 0)
                value = search.strict_led(one, *before, self.low, self.high)
            self._add(one, guess.weight, guess.weight * self._worth(value))

    def _worth(self, points: int) -> float:
        return self.worth[min(max(points, -BEST), BEST) + BEST]

    def _add(self, one: int, weight: float, value: float) -> None:
        self.weights[one] += weight
        self.totals[one] += value


def candidates(reading: Reading) -> list[int]:
    """Cards, and on lead while the stock is open also after exchanging, closing, or both."""
    if reading.led:
        return each(reading.mine if reading.stock_open else replies(reading.mine, reading.led))
    if not reading.stock_open:
        return each(reading.mine)
    ways = (EXCHANGING, 0) if reading.mine & UNTER else (0,)
    return [
        bit | way | closing
        for way in ways
        for closing in (0, CLOSING)
        for bit in each(holding(reading, way)[0])
    ]


def holding(reading: Reading, one: int) -> tuple[int, int]:
    """The hand from which this candidate is played, and the indicator then."""
    if one & EXCHANGING:
        return reading.mine ^ UNTER | reading.up, UNTER
    return reading.mine, reading.up


def _layouts(reading: Reading, rng: Random, most: int, few: int) -> Iterator[Guess]:
    if ways(reading) > few:
        return some(reading, rng, most)
    found = list(every(reading))
    rng.shuffle(found)  # so that any first part of them is fair
    return iter(found)


def _batches(reading: Reading, rng: Random, most: int, few: int) -> Iterator[dict[int, float]]:
    """Hands of the other with their weights, as many at a time as are thought about together."""
    if comb(reading.hidden.bit_count(), reading.their_hidden) > few:
        found = [(guess.theirs, 1.0) for guess in some(reading, rng, min(HANDS * most, FEW))]
    else:
        found = list(hands(reading))
        rng.shuffle(found)
    for start in range(0, len(found), BATCH):
        batch: dict[int, float] = {}
        for theirs, weight in found[start : start + BATCH]:
            batch[theirs] = batch.get(theirs, 0.0) + weight
        yield batch
