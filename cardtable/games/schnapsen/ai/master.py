"""The computer player of Schnapsen that calculates, and the weaker ones that know less."""

from dataclasses import dataclass, replace
from random import Random

from cardtable.ai.advice import Advice, Rated
from cardtable.ai.players import Budget
from cardtable.engine.rules import Choice, Rules, View
from cardtable.games.schnapsen.ai import advising, manners, thumb
from cardtable.games.schnapsen.ai.baseline import Baseline
from cardtable.games.schnapsen.ai.chances import GAME_POINTS, worths
from cardtable.games.schnapsen.ai.reading import STOCK, Reading, forgetful, read
from cardtable.games.schnapsen.ai.weighing import CARD, CLOSING, EXCHANGING, FEW, Weighing
from cardtable.games.schnapsen.model import Public

LAYOUTS = 20
"""Layouts in one thought if nothing else is said."""
MOST = 2_000
"""More of them tell nothing new."""
ALIKE = 0.03
"""By how much less of a match than the best a choice may look to be as good. Layouts are solved as
if both saw everything, which makes fine points of what a person rightly calls giving away a ten."""
HABIT = 0.5
"""How likely the other's next choice is taken to be one of habit. Without it the Master would win
53 of 100 matches against itself, and a tenth less against Baseline."""
SAME = 1e-9
"""The same for game points, which are counted out."""
TRICKS = 10
"""In a deal; who remembers so many forgets nothing."""


@dataclass(frozen=True)
class Master:
    """Takes what wins the match most often in layouts that fit the play so far.

    With `for_points` it plays for the game points of this deal against best play, as problems in
    books are meant. `alike` is by how much of a match what somebody does who does not calculate may
    look worse than the best and is still preferred. What makes it weaker: it may look at few
    layouts (`most`), take every layout `plainly` for as likely, play by rules of thumb while more
    than `sight` cards are in the talon, forget low cards played more than `memory` tricks ago,
    and be `polite`: it does nothing insulting though it seems best.
    """

    layouts: int = LAYOUTS
    most: int = MOST
    for_points: bool = False
    plainly: bool = False
    alike: float = ALIKE
    habit: float = HABIT
    sight: int = STOCK
    memory: int = TRICKS
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
        reading = read(seen)
        if self._is_short_sighted(reading):
            return Baseline().choose(rules, seen, rng)
        weighing = self.weigh(reading, seen, rng, budget)
        return advising.choice_of(reading, self.best(reading, weighing.means()))

    def advise(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Advice:
        """The same choice, what the others are worth in game points, and what is proved of it."""
        reading = read(seen)
        if len(seen.legal) == 1 or self._is_short_sighted(reading):
            return Advice((Rated(self.choose_within(rules, seen, rng, budget), 0.0),))
        weighing = self.weigh(reading, seen, rng, budget)
        best = self.best(reading, weighing.means())
        return advising.advice(reading, seen, weighing, best, rng)

    def weigh(self, reading: Reading, seen: View[Public], rng: Random, budget: Budget) -> Weighing:
        """What every candidate is worth to this player within the budget."""
        if self.plainly:
            reading = reading._replace(unlikely={})
        if self.memory < TRICKS:
            reading = forgetful(reading, seen, self.memory)
        to_go = seen.public.match.to_go
        worth = worths(to_go[seen.seat], to_go[1 - seen.seat])
        weighing = (
            Weighing(reading, GAME_POINTS)
            if self.for_points
            else Weighing(reading, worth, self.habit, min(FEW, self.most))
        )
        layouts = min(budget.layouts or self.layouts, self.most)
        weighing.look(rng, replace(budget, layouts=layouts))
        budget.told(weighing.layouts)
        return weighing

    def best(self, reading: Reading, means: dict[int, float]) -> int:
        """The candidate to take by what each is worth."""
        possible = manners.decent(reading, list(means)) if self.polite else list(means)
        least = max(means[one] for one in possible) - (SAME if self.for_points else self.alike)
        good = (one for one in possible if means[one] >= least)
        return min(good, key=lambda one: _oddity(reading, one))

    def _is_short_sighted(self, reading: Reading) -> bool:
        return reading.stock_open and reading.talon > self.sight


def _oddity(reading: Reading, one: int) -> tuple[bool, bool, bool, int]:
    """Small for what a person would do among choices that are as good as each other."""
    card = one & CARD
    usual = thumb.reply(reading) if reading.led else thumb.lead(reading)
    closes = not reading.led and reading.stock_open and thumb.closes(reading)
    return (
        not one & EXCHANGING,
        closes != bool(one & CLOSING),
        card != usual,
        thumb.price(reading, card),
    )
