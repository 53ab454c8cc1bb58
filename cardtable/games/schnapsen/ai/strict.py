"""Exact values of a deal of Schnapsen under the strict rules, when both hands are known.

It works on bits instead of layouts, since it looks at thousands of positions for one thought. A
card is one bit of twenty: five for each suit, trumps first, Unter to Daus upwards. All values are
game points for the seat on lead, -3 to 3. `pending` are marriages that a seat without a trick has
declared; HAS_TRICK there says that it has one. That this form follows the rules is checked by the
tests against `rules.py`.
"""

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.games.schnapsen.ai.habit import Habit, Knowledge
from cardtable.games.schnapsen.scoring import (
    HALF,
    MARRIAGE,
    ROYAL_MARRIAGE,
    VALUE,
    WIN,
)

RANKS = (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
TRUMPS = 0b11111
UNTER = 1
"""The Unter of trumps, which is exchanged for the indicator."""
HAS_TRICK = -1
"""Stands for the pending marriages of a seat that has won a trick: with it they count at once."""
BEST = 3
"""Game points; no deal is worth more."""

_BITS = tuple(1 << index for index in range(20))
WORTH = {bit: VALUE[RANKS[index % 5]] for index, bit in enumerate(_BITS)}
SUIT_OF = {bit: TRUMPS << index // 5 * 5 for index, bit in enumerate(_BITS)}
HIGHER = {bit: SUIT_OF[bit] & -(bit << 1) for bit in _BITS}
"""The cards of the same suit that take it."""
TAKERS = {bit: HIGHER[bit] | (0 if bit & TRUMPS else TRUMPS) for bit in _BITS}
"""All cards that take it when it was led."""
MATE = {
    bit: (bit << 1 if RANKS[index % 5] is Rank.QUEEN else bit >> 1)
    if RANKS[index % 5] in (Rank.QUEEN, Rank.KING)
    else 0
    for index, bit in enumerate(_BITS)
}
"""The other card of the marriage, 0 if there is none."""
MARRIED = {bit: ROYAL_MARRIAGE if bit & TRUMPS else MARRIAGE for bit in _BITS}


def bits_of(trump: Suit) -> dict[Card, int]:
    """The bit of every card when this suit is trumps."""
    suits = (trump, *(suit for suit in Suit if suit != trump))
    codes = (Card(suit, rank) for suit in suits for rank in RANKS)
    return dict(zip(codes, _BITS, strict=True))


def each(cards: int) -> list[int]:
    """The bits one by one: trumps first, upwards in each suit."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit)
        cards ^= bit
    return found


def replies(hand: int, led: int) -> int:
    """What the strict rules allow: beat it, follow, trump, anything."""
    return hand & HIGHER[led] or hand & SUIT_OF[led] or hand & TRUMPS or hand


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
            if my_pending == HAS_TRICK:
                my_points += MARRIED[bit]
                if my_points >= WIN:
                    return self._win(their_points, their_pending, failing)
            else:
                my_pending += MARRIED[bit]
        mine ^= bit
        standing = (my_points, their_points, my_pending, their_pending, failing)
        worst = BEST + 1
        legal = theirs & HIGHER[bit] or theirs & SUIT_OF[bit] or theirs & TRUMPS or theirs
        if self._habit and failing > 0:
            points = (their_points, my_points, their_pending, my_pending)
            seen = Knowledge(theirs, mine | self._asleep, *points, False)
            legal = self._habit.reply(seen, bit)
        while legal:
            card = legal & -legal
            legal ^= card
            value = self.replied(bit, card, mine, theirs ^ card, *standing, low, high)
            if value < worst:
                worst = value
                if value <= low:
                    break
                high = value if value < high else high
        return worst

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
