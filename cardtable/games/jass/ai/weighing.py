"""What each choice of Jass brings, on average over layouts of the hidden cards.

Cards are played out by habit until few tricks are left, and these solved exactly. Values are points
after the factor that the own team makes more than the other; near the end of a match, chances to
win it, in shares of CERTAINTY.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import NamedTuple

from cardtable.ai.core.jass import ALL, by_strength, distinct, kind_of, points
from cardtable.ai.core.jass_calls import extras
from cardtable.ai.core.jass_rest import JassRest
from cardtable.ai.core.jass_solver import JassSolver
from cardtable.ai.form import is_compiled
from cardtable.ai.players import Budget
from cardtable.engine.rules import Choice, Play, Rules, View
from cardtable.games.jass.ai.bits import Table, each, table_of
from cardtable.games.jass.ai.chances import after_points, is_near
from cardtable.games.jass.ai.layouts import NUMBER, SHARP, Hands, Inference, layouts, promises
from cardtable.games.jass.model import (
    HAND_SIZE,
    SEATS,
    TRICK,
    Choose,
    Contract,
    DealPublic,
    Options,
    Public,
    Push,
)
from cardtable.games.jass.scoring import ALL_TRICKS, LAST_TRICK, team_of

CERTAINTY = 500
"""Points that winning a match instead of losing it is worth beside others."""
WHOLE = 157
"""The points of all cards and of the last trick."""

Values = dict[Choice, float]
Worth = Callable[[int, int, int], float]
"""What a gain is worth: points ahead, all points there are, points ahead of Weis and Stöck."""


class Depth(NamedTuple):
    """How many tricks at most are solved exactly: at once, after others by habit, in a contract
    that is only thought of."""

    at_once: int = 6
    after: int = 5
    calling: int = 5


DEEP = Depth() if is_compiled() else Depth(at_once=5, after=4, calling=2)
"""What there is time for."""


@cache
def solver() -> JassSolver:
    """The one of this process."""
    return JassSolver(16)


@cache
def rest() -> JassRest:
    """The one of this process."""
    return JassRest(solver())


class Weighing:
    """The sums over all layouts so far, for each legal choice."""

    def __init__(
        self,
        rules: Rules[Public],
        seen: View[Public],
        inference: Inference = SHARP,
        depth: Depth = DEEP,
    ) -> None:
        deal = seen.public.deal
        assert deal is not None, "nobody chooses before the deal"
        assert isinstance(rules.options, Options)
        self.rules, self.options, self.seen = rules, rules.options, seen
        self.deal: DealPublic = deal
        self.side = -1 if team_of(seen.seat) else 1
        self.inference, self.depth = inference, depth
        self.table: Table = table_of(deal.contract or Contract.OBENABE)
        self.totals: Values = dict.fromkeys(seen.legal, 0.0)
        self.layouts = 0
        self.worths: dict[tuple[Contract, int, int, int], float] = {}

    def look(self, rng: Random, budget: Budget) -> None:
        """Look at layouts, at least one, until the budget is used up."""
        known: dict[Hands, list[float]] = {}
        look = self._contracts if self.deal.contract is None else self._cards
        for hands in layouts(self.rules, self.seen, rng, self.inference):
            if hands not in known:
                known[hands] = look(hands)
            for choice, value in zip(self.seen.legal, known[hands], strict=True):
                self.totals[choice] += value
            self.layouts += 1
            if self.layouts >= budget.layouts or budget.enough():
                return

    def means(self) -> Values:
        """What each choice is worth."""
        return {choice: total / self.layouts for choice, total in self.totals.items()}

    def worth(self, contract: Contract, ahead: int, there: int, extra: int) -> float:
        """What it is worth to be so many points ahead of those that are there, and `extra`."""
        key = contract, ahead, there, extra
        if key not in self.worths:
            self.worths[key] = self._worth(*key)
        return self.worths[key]

    def _worth(self, contract: Contract, ahead: int, there: int, extra: int) -> float:
        factor, scores = self.options.factor(contract), self.seen.public.scores
        mine, theirs = scores[team_of(self.seen.seat)], scores[1 - team_of(self.seen.seat)]
        to_go = self.options.target - mine, self.options.target - theirs
        if not is_near(to_go, factor):
            return float(factor * (ahead + extra))
        if abs(ahead) > there:
            there += ALL_TRICKS
        gains = (there + ahead) // 2 + max(extra, 0), (there - ahead) // 2 + max(-extra, 0)
        return CERTAINTY * after_points(to_go, factor * gains[0], factor * gains[1])

    def _contracts(self, hands: Hands) -> list[float]:
        """What each contract brings in this layout, and pushing: what the partner would choose."""
        found: Values = {}
        for contract, number in NUMBER.items():
            kind, chooser = kind_of(number), self.seen.seat % 2
            a, b, c, d = (by_strength(hand, number) for hand in hands)
            begin = kind, self.deal.forehand, 0, 0, 0, 0, 3, chooser, self.depth.calling
            ahead = self.side * int(rest().value(a, b, c, d, *begin))
            extra = self.side * int(extras(*hands, number, self.deal.forehand))
            found[Choose(contract)] = self.worth(contract, ahead, WHOLE, extra)
        if Push() in self.totals:
            promised = promises(hands[(self.seen.seat + 2) % SEATS], self.options)
            found[Push()] = found[Choose(max(promised, key=promised.__getitem__))]
        return [found[choice] for choice in self.seen.legal]

    def _cards(self, hands: Hands) -> list[float]:
        """What each legal card brings in this layout."""
        deal, table = self.deal, self.table
        contract = deal.contract
        assert contract is not None, "cards are played in a contract"
        lying = [1 << table.number[card] for card in self.seen.cards[TRICK] if card]
        first, second, third = (*lying, 0, 0, 0)[:3]
        trick = first, second, third
        kind, in_play = kind_of(NUMBER[contract]), sum(hands) | sum(lying)
        there = int(points(in_play, kind)) + LAST_TRICK
        won = {team_of(one.winner) for one in deal.tricks}
        sweeps = 3 if not won else 0 if len(won) == 2 else 1 + won.pop()
        numbers = [table.number[one.card] for one in self.seen.legal if isinstance(one, Play)]
        if HAND_SIZE - len(deal.tricks) <= self.depth.at_once:
            solver().set_up(*hands, kind, deal.leader, *trick, sweeps)
            solved = solver().values()
            ahead = {number: int(solved[number]) for number in numbers}
        else:
            ahead = self._played_out(hands, trick, kind, sweeps, numbers, in_play)
        return [self.worth(contract, self.side * ahead[number], there, 0) for number in numbers]

    def _played_out(
        self,
        hands: Hands,
        trick: tuple[int, int, int],
        kind: int,
        sweeps: int,
        numbers: list[int],
        in_play: int,
    ) -> dict[int, int]:
        """What each card brings when everybody plays by habit at first."""
        deal, found, value = self.deal, dict[int, int](), 0
        assert deal.chosen_by is not None, "cards are played in a contract"
        blank = sum(1 << number for number in each(ALL) if not self.table.worth[number])
        apart = distinct(sum(1 << number for number in numbers), in_play, blank)
        for number in sorted(numbers):
            if apart >> number & 1:  # else it is worth what the one before it is
                after = 1 << number, sweeps, deal.chosen_by % 2, self.depth.after
                value = int(rest().value(*hands, kind, deal.leader, *trick, *after))
            found[number] = value
        return found
