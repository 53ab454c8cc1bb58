"""Exact values of a deal of Schnapsen under the strict rules, when both hands are known.

All values are game points for the seat on lead, -3 to 3. `pending` are marriages that a seat
without a trick has declared; HAS_TRICK there says that it has one. That this form follows the rules
is checked by the tests against `rules.py`.
"""

from collections.abc import Callable, Iterable

from cardtable.games.schnapsen.ai.bits import (
    HIGHER,
    MARRIED,
    MATE,
    SUIT_OF,
    TAKERS,
    TRUMPS,
    WORTH,
    each,
    replies,
)
from cardtable.games.schnapsen.ai.habit import Habit, Knowledge
from cardtable.games.schnapsen.scoring import HALF, WIN

HAS_TRICK = -1
"""Stands for the pending marriages of a seat that has won a trick: with it they count at once."""
BEST = 3
"""Game points; no deal is worth more."""


def open_points(loser_points: int, loser_pending: int) -> int:
    """What a deal that nobody closed is worth to its winner; never more later than now."""
    if loser_pending != HAS_TRICK:
        return 3
    return 2 if loser_points < HALF else 1


def bounds(bottom: int, top: int, low: int, best: int, high: int) -> tuple[int, int]:
    """What is known of a value after a search between low and high found `best`."""
    if best <= low:
        return bottom, best
    return (best, top) if best >= high else (best, best)


def declared(bit: int, points: int, pending: int) -> tuple[int, int]:
    """Points and pending marriages of a leader who holds the mate of this card."""
    if pending == HAS_TRICK:
        return points + MARRIED[bit], pending
    return points, pending + MARRIED[bit]


def least(
    replied: Callable[..., int],
    led: int,
    mine: int,
    theirs: int,
    standing: tuple[int, ...],
    cards: Iterable[int],
    low: int,
    high: int,
) -> int:
    """The value of a lead against the best of these replies; `replied` gives that of each."""
    worst = BEST + 1
    for card in cards:
        value = replied(led, card, mine, theirs ^ card, *standing, low, high)
        if value < worst:
            worst = value
            if value <= low:
                break
            high = value if value < high else high
    return worst


class Solver:
    """Finds what best play by both brings once nobody draws any more, each seeing everything.

    `gain` is what a closed deal brings its closer; an unclosed one needs none. With a habit, the
    closer plays by it, seeing neither the other's hand nor the cards `asleep` in the stock.
    Positions of one set of hands only: the values met are kept.

    Each method has the hand, points and pending marriages of the one who leads (`my`) and of the
    other. `failing` is what it brings the leader that a closer does not win: positive if the
    other has closed, negative if he has himself, 0 if nobody has. A value is exact if it lies
    between low and high, else only a bound (alpha-beta).
    """

    def __init__(self, gain: int = 0, habit: Habit | None = None, asleep: int = 0) -> None:
        self._gain = gain
        self._habit = habit
        self._asleep = asleep
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

    @property
    def size(self) -> int:
        """How many positions are kept: a measure of work that is the same on every machine."""
        return len(self._known)

    def lead(
        self,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        failing: int,
        low: int = -BEST,
        high: int = BEST,
    ) -> int:
        """The value before the lead."""
        if not mine:
            return failing or 1
        key = (mine, theirs, my_points, their_points, my_pending, their_pending, failing)
        if known := self._known.get(key):
            bottom, top = known
        else:
            top = self._win(their_points, their_pending, failing)
            bottom = -self._win(my_points, my_pending, -failing)
        low = bottom if bottom > low else low
        high = top if top < high else high
        if low >= high:
            return bottom if bottom >= high else top
        first, best = low, bottom
        if self._habit and failing < 0:
            leads = [self._habit.lead(Knowledge(mine, theirs | self._asleep, *key[2:6], False))]
        else:
            leads = _strong_first(mine, theirs)
        for bit in leads:
            value = self.led(bit, *key, low, high)
            if value > best:
                best = value
                if value >= high:
                    break
                low = value if value > low else low
        self._known[key] = bounds(bottom, top, first, best, high)
        return best

    def led(
        self,
        bit: int,
        mine: int,
        theirs: int,
        my_points: int,
        their_points: int,
        my_pending: int,
        their_pending: int,
        failing: int,
        low: int = -BEST,
        high: int = BEST,
    ) -> int:
        """The value of leading this card."""
        if MATE[bit] & mine:
            my_points, my_pending = declared(bit, my_points, my_pending)
            if my_points >= WIN:
                return self._win(their_points, their_pending, failing)
        mine ^= bit
        standing = (my_points, their_points, my_pending, their_pending, failing)
        cards = each(replies(theirs, bit))
        if self._habit and failing > 0:
            points = (their_points, my_points, their_pending, my_pending)
            known = Knowledge(theirs, mine | self._asleep, *points, False)
            cards = [self._habit.reply(known, bit)]
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
        failing: int,
        low: int = -BEST,
        high: int = BEST,
    ) -> int:
        """The value for the leader of a full trick; both cards have left the hands."""
        worth = WORTH[bit] + WORTH[card]
        if card & TAKERS[bit]:
            points = their_points + worth + (their_pending if their_pending > 0 else 0)
            if points >= WIN:
                return -self._win(my_points, my_pending, -failing)
            return -self.lead(
                theirs, mine, points, my_points, HAS_TRICK, my_pending, -failing, -high, -low
            )
        points = my_points + worth + (my_pending if my_pending > 0 else 0)
        if points >= WIN:
            return self._win(their_points, their_pending, failing)
        return self.lead(
            mine, theirs, points, their_points, HAS_TRICK, their_pending, failing, low, high
        )

    def _win(self, loser_points: int, loser_pending: int, failing: int) -> int:
        """What 66 is worth to a winner for whom a failing closer would be worth this."""
        if not failing:
            return open_points(loser_points, loser_pending)
        return failing if failing > 0 else self._gain


def _strong_first(mine: int, theirs: int) -> list[int]:
    """Leads that nobody can take before the others, each kind from the top: a guess at the best."""
    sure, other = [], []
    left = mine
    while left:
        bit = left & -left
        left ^= bit
        suit = SUIT_OF[bit]
        if theirs & HIGHER[bit] or (not theirs & suit and theirs & TRUMPS and suit != TRUMPS):
            other.append(bit)
        else:
            sure.append(bit)
    sure.reverse()
    return sure + other
