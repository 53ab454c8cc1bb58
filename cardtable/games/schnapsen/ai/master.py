"""The strongest computer player of Schnapsen."""

from dataclasses import dataclass, replace
from random import Random

from cardtable.ai.players import Budget
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.schnapsen.ai import thumb
from cardtable.games.schnapsen.ai.chances import GAME_POINTS, worths
from cardtable.games.schnapsen.ai.reading import Reading, read
from cardtable.games.schnapsen.ai.weighing import CARD, CLOSING, EXCHANGING, Weighing
from cardtable.games.schnapsen.model import Close, Exchange, Public

LAYOUTS = 20
"""Layouts in one thought if nothing else is said."""
ALIKE = 0.03
"""By how much less of a match than the best a choice may look to be as good. Layouts are solved as
if both saw everything, which makes fine points of what a person rightly calls giving away a ten."""
HABIT = 0.5
"""How likely the other's next choice is taken to be one of habit."""
SAME = 1e-9
"""The same for game points, which are counted out."""


@dataclass(frozen=True)
class Master:
    """Takes what wins the match most often in layouts that fit the play so far.

    With `for_points` it plays for the game points of this deal against best play, as problems in
    books are meant;
    with `plainly` every layout is as likely that agrees with what it sees.
    """

    layouts: int = LAYOUTS
    for_points: bool = False
    plainly: bool = False
    alike: float = ALIKE
    habit: float = HABIT

    def choose(self, rules: Rules[Public], seen: View[Public], rng: Random) -> Choice:
        """The best choice in as many layouts as this player looks at."""
        return self.choose_within(rules, seen, rng, Budget())

    def choose_within(
        self, rules: Rules[Public], seen: View[Public], rng: Random, budget: Budget
    ) -> Choice:
        """The best choice within the budget."""
        del rules
        if len(seen.legal) == 1:
            return seen.legal[0]
        reading, to_go = read(seen), seen.public.match.to_go
        if self.plainly:
            reading = reading._replace(unlikely={})
        worth = worths(to_go[seen.seat], to_go[1 - seen.seat])
        weighing = (
            Weighing(reading, GAME_POINTS)
            if self.for_points
            else Weighing(reading, worth, self.habit)
        )
        weighing.look(rng, replace(budget, layouts=budget.layouts or self.layouts))
        means = weighing.means()
        least = max(means.values()) - (SAME if self.for_points else self.alike)
        best = min(
            (one for one, mean in means.items() if mean >= least),
            key=lambda one: _oddity(reading, one),
        )
        if best & EXCHANGING:
            return Exchange()
        return Close() if best & CLOSING else Play(reading.card_of(best & CARD))


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
