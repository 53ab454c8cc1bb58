"""Values of a deal while the stock is open, when its order and both hands are known.

Its methods look like those of the Solver for the strict rules, but the positions differ: the stock
here, the closer there. What both do alike is in `strict`; a common form of the rest would pass more
to each of thousands of positions, and the little that is shared already costs a twentieth.
"""

from cardtable.games.schnapsen.ai.bits import MATE, TAKERS, TRUMPS, UNTER, WORTH, each
from cardtable.games.schnapsen.ai.habit import Habit, Knowledge
from cardtable.games.schnapsen.ai.strict import (
    BEST,
    HAS_TRICK,
    Solver,
    bounds,
    declared,
    least,
    open_points,
)
from cardtable.games.schnapsen.scoring import WIN

TOO_MANY = 10_000
"""Positions with an open stock in one layout; a tenth of a second."""


class StockSolver:
    """Finds what best play by both brings: drawing, exchanging and closing included.

    The talon is given with the card drawn first at the front. `drawn` counts the cards gone from
    it, `up` is the indicator. All else is as in Solver. Whoever can exchange does so: holding the
    Unter back only serves to hide it.

    Early in a deal this takes long. With a habit, both seats play by it while more than `deep`
    cards are left in the talon, and the value is exact from there on only; also once so many
    positions have been met that it would take too long.
    """

    def __init__(self, talon: tuple[int, ...], habit: Habit | None = None, deep: int = 0) -> None:
        self._talon = talon
        self._habit = habit
        self._shallow = len(talon) - deep if habit else 0  # cards drawn until all is tried
        self._strict = tuple(Solver(gain) for gain in range(BEST + 1))
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    @property
    def size(self) -> int:
        """How many positions are kept: a measure of work that is the same on every machine."""
        return len(self._known) + sum(solver.size for solver in self._strict)

    def lead(
        self,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        drawn: int,
        up: int,
        low: int = -BEST,
        high: int = BEST,
    ) -> int:
        """The value before the lead, and before exchanging or closing."""
        if mine & UNTER:
            mine, up = mine ^ UNTER | up, UNTER
        key = (mine, theirs, my_points, their_points, my_pending, their_pending, drawn, up)
        if known := self._known.get(key):
            bottom, top = known
        else:
            top = open_points(their_points, their_pending)
            bottom = -open_points(my_points, my_pending)
        low = bottom if bottom > low else low
        high = top if top < high else high
        if low >= high:
            return bottom if bottom >= high else top
        first = low
        leads, closing = self._leads(*key)
        best = max(bottom, self.closed(*key[:6], low, high)) if closing else bottom
        if best < high:
            low = best if best > low else low
            for bit in leads:
                value = self.led(bit, *key, low, high)
                if value > best:
                    best = value
                    if value >= high:
                        break
                    low = value if value > low else low
        self._known[key] = bounds(bottom, top, first, best, high)
        return best

    def closed(
        self,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        low: int = -BEST,
        high: int = BEST,
    ) -> int:
        """The value of closing and then leading the best card."""
        solver = self.closing(their_points, their_pending)
        standing = (my_points, their_points, my_pending, their_pending)
        return solver.lead(mine, theirs, *standing, failing(their_pending), low, high)

    def closing(self, their_points: int, their_pending: int) -> Solver:
        """What knows the values after the leader has closed."""
        return self._strict[open_points(their_points, their_pending)]

    def led(
        self,
        bit: int,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        drawn: int,
        up: int,
        low: int = -BEST,
        high: int = BEST,
    ) -> int:
        """The value of leading this card while the stock is open."""
        if MATE[bit] & mine:
            my_points, my_pending = declared(bit, my_points, my_pending)
            if my_points >= WIN:
                return open_points(their_points, their_pending)
        mine ^= bit
        standing = (my_points, their_points, my_pending, their_pending, drawn, up)
        cards = self._replies(bit, mine, theirs, *standing)
        return least(self.replied, bit, mine, theirs, standing, cards, low, high)

    def replied(
        self,
        bit: int,
        card: int,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        drawn: int,
        up: int,
        low: int = -BEST,
        high: int = BEST,
    ) -> int:
        """The value for the leader of a full trick; both cards have left the hands."""
        worth = WORTH[bit] + WORTH[card]
        first = self._talon[drawn]
        last = drawn + 1 == len(self._talon)
        second = up if last else self._talon[drawn + 1]
        if card & TAKERS[bit]:
            points = their_points + worth + (their_pending if their_pending > 0 else 0)
            if points >= WIN:
                return -open_points(my_points, my_pending)
            after = (theirs | first, mine | second, points, my_points, HAS_TRICK, my_pending)
            if last:
                return -self._strict[0].lead(*after, 0, -high, -low)
            return -self.lead(*after, drawn + 2, up, -high, -low)
        points = my_points + worth + (my_pending if my_pending > 0 else 0)
        if points >= WIN:
            return open_points(their_points, their_pending)
        after = (mine | first, theirs | second, points, their_points, HAS_TRICK, their_pending)
        if last:
            return self._strict[0].lead(*after, 0, low, high)
        return self.lead(*after, drawn + 2, up, low, high)

    def _exact(self, drawn: int) -> bool:
        """Whether everything is tried in spite of habits."""
        return drawn >= self._shallow and len(self._known) < TOO_MANY

    def _leads(
        self,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        drawn: int,
        up: int,
    ) -> tuple[list[int], bool]:
        """The leads to try, and whether to try closing."""
        if self._habit is None or self._exact(drawn):
            return each(mine)[::-1], True
        out = theirs | sum(self._talon[drawn:])
        standing = Knowledge(mine, out, my_points, their_points, my_pending, their_pending)
        return [self._habit.lead(standing)], self._habit.closes(standing)

    def _replies(
        self,
        bit: int,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        drawn: int,
        up: int,
    ) -> list[int]:
        """The cards to try on this lead."""
        if self._habit is None or self._exact(drawn):
            return sorted(each(theirs), key=lambda card: _guess(bit, card))
        out = mine | sum(self._talon[drawn:])
        standing = Knowledge(theirs, out, their_points, my_points, their_pending, my_pending)
        return [self._habit.reply(standing, bit)]


def _guess(led: int, card: int) -> int:
    """Small for a reply that is likely to be best: trying it first saves most of the others."""
    if not card & TAKERS[led]:
        return 50 + WORTH[card]
    return WORTH[card] if card & TRUMPS else -WORTH[card]


def failing(their_pending: int) -> int:
    """What it brings the closer himself that he does not win."""
    return -2 if their_pending == HAS_TRICK else -3
