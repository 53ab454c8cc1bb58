"""Exact values of a deal of Schnapsen when both hands and the order of the stock are known.

All values are game points for the seat on lead, -3 to 3. A monotonous utility need not be known to
the search: best play for game points is best for it too, so its values are looked up afterwards;
results that are worth the same to it are told by the window (`low`, `high`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.schnapsen_cards import (
    BIT,
    HIGHER,
    MARRIED,
    MATE,
    NO_TRICK,
    SUIT,
    TAKERS,
    TRUMPS,
    UNTER,
    WIN,
    WORTH,
    highest,
    known,
    sure_leads,
    with_trick,
    won_by,
)

SLOTS: Final[i64] = 499979  # prime
MOST: Final[i64] = 150_000
"""Positions in one layout. After them an open stock is judged by closing, and by who has more."""
OPEN: Final[i64] = 7
"""In a key where strict play has the deal: the stock is open."""


class Solver:
    """Best play by both seats, each seeing everything. Remembers the positions that it has met.

    Each method has the hand and standing of the seat on lead (`mine`, `my`) and of the other. A
    value is exact if it lies between low and high, else only a bound (alpha-beta).
    """

    def __init__(self) -> None:
        self.keys = vec[i64]([0] * 499979)
        self.words = vec[i64]([0] * 499979)  # stock << 12 | known(...)
        self.talon = vec[i64]([0] * 10)
        self.left: i64 = 0
        self.up: i64 = 0
        self.stock: i64 = 0
        self.since: i64 = 0
        self.nodes: i64 = 0
        self.end: i64 = 0

    def forget(self) -> None:
        """Begin as if nothing had been met, so that the same questions take the same course."""
        self.stock += 1
        self.since = self.stock

    def lay(self, talon: list[int], up: int) -> None:
        """Take this talon, the card drawn first at the front, and this indicator."""
        self.left = len(talon)
        for at in range(len(talon)):
            self.talon[at] = talon[at]
        self.up = up
        self.stock += 1
        self.end = self.nodes + MOST

    def strict(
        self, mine: i64, theirs: i64, my: i64, their: i64, deal: i64, low: i64, high: i64
    ) -> i64:
        """The value before a lead when nobody draws any more. `deal` is as in `won_by`."""
        if mine == 0:
            return (1 if deal == 0 else -won_by(my, -deal)) if deal >= 0 else won_by(their, deal)
        key = mine | theirs << 20 | my << 40 | their << 48 | deal + 3 << 56
        slot = key % SLOTS
        word = self.words[slot]
        if self.keys[slot] == key and word >> 12 >= self.since:
            bottom = (word & 7) - 3
            top = (word >> 3 & 7) - 3
        else:
            word = 0
            bottom = -won_by(my, -deal)
            top = won_by(their, deal)
        if bottom > low:
            low = bottom
        if top < high:
            high = top
        if low >= high:
            return bottom if bottom >= high else top
        self.nodes += 1
        first = low
        best = bottom
        best_lead: i64 = 0
        wish = BIT[word >> 6 & 63]
        sure = sure_leads(mine, theirs)
        left = mine
        while left != 0:
            if wish & left != 0:
                lead = wish
            elif sure & left != 0:
                lead = highest(sure & left)
            else:
                lead = left & -left
            left ^= lead
            value = self.strict_led(lead, mine, theirs, my, their, deal, low, high)
            if value > best:
                best = value
                best_lead = lead
                if value >= high:
                    break
                if value > low:
                    low = value
        self.keys[slot] = key
        self.words[slot] = self.stock << 12 | known(best, best_lead, first, high, bottom, top)
        return best

    def strict_led(
        self, lead: i64, mine: i64, theirs: i64, my: i64, their: i64, deal: i64, low: i64, high: i64
    ) -> i64:
        """The value of this lead when nobody draws any more."""
        at = lead % 37
        if MATE[at] & mine != 0:
            my += MARRIED[at]
            if WIN <= my < NO_TRICK:
                return won_by(their, deal)
        mine ^= lead
        left = theirs & HIGHER[at]
        if left == 0:
            left = theirs & SUIT[at]
            if left == 0:
                left = theirs & TRUMPS
                if left == 0:
                    left = theirs
        worst: i64 = 4
        while left != 0:
            reply = left & -left
            left ^= reply
            value = self.strict_replied(
                lead, reply, mine, theirs ^ reply, my, their, deal, low, high
            )
            if value < worst:
                worst = value
                if value <= low:
                    break
                if value < high:
                    high = value
        return worst

    def strict_replied(
        self,
        lead: i64,
        reply: i64,
        mine: i64,
        theirs: i64,
        my: i64,
        their: i64,
        deal: i64,
        low: i64,
        high: i64,
    ) -> i64:
        """The value for the leader of a full trick; both cards have left the hands."""
        at = lead % 37
        worth = WORTH[at] + WORTH[reply % 37]
        if reply & TAKERS[at] != 0:
            their = with_trick(their, worth)
            if their >= WIN:
                return -won_by(my, -deal)
            return -self.strict(theirs, mine, their, my, -deal, -high, -low)
        my = with_trick(my, worth)
        if my >= WIN:
            return won_by(their, deal)
        return self.strict(mine, theirs, my, their, deal, low, high)

    def open(
        self, mine: i64, theirs: i64, my: i64, their: i64, drawn: i64, up: i64, low: i64, high: i64
    ) -> i64:
        """The value before a lead, an exchange or closing while `drawn` cards of it are gone."""
        exchanged: i64 = 1 if up != self.up else 0
        key = mine | theirs << 20 | my << 40 | their << 48 | OPEN + exchanged << 56
        slot = key % SLOTS
        word = self.words[slot]
        if self.keys[slot] == key and word >> 12 == self.stock:
            bottom = (word & 7) - 3
            top = (word >> 3 & 7) - 3
        else:
            word = 0
            bottom = -won_by(my, 0)
            top = won_by(their, 0)
        if bottom > low:
            low = bottom
        if top < high:
            high = top
        if low >= high:
            return bottom if bottom >= high else top
        self.nodes += 1
        first = low
        best = bottom
        best_lead: i64 = 0
        if mine & UNTER != 0:
            best = self.open(mine ^ UNTER | up, theirs, my, their, drawn, UNTER, low, high)
        low = max(low, best)
        if best < high:
            value = self.strict(mine, theirs, my, their, won_by(their, 0), low, high)
            best = max(best, value)
            low = max(low, best)
        if self.nodes >= self.end and best <= 0:
            return 1 if with_trick(my, 0) >= with_trick(their, 0) else -1
        left = mine
        wish = BIT[word >> 6 & 63]
        while left != 0 and best < high:
            lead = wish if wish & left != 0 else highest(left)
            left ^= lead
            value = self.open_led(lead, mine, theirs, my, their, drawn, up, low, high)
            if value > best:
                best = value
                best_lead = lead
                if value > low:
                    low = value
        self.keys[slot] = key
        self.words[slot] = self.stock << 12 | known(best, best_lead, first, high, bottom, top)
        return best

    def open_led(
        self,
        lead: i64,
        mine: i64,
        theirs: i64,
        my: i64,
        their: i64,
        drawn: i64,
        up: i64,
        low: i64,
        high: i64,
    ) -> i64:
        """The value of this lead while the stock is open."""
        at = lead % 37
        if MATE[at] & mine != 0:
            my += MARRIED[at]
            if WIN <= my < NO_TRICK:
                return won_by(their, 0)
        mine ^= lead
        worst: i64 = 4
        left = theirs
        while left != 0:
            choices = left & HIGHER[at]
            if choices != 0:
                reply = highest(choices)
            else:
                choices = left & TAKERS[at]
                if choices == 0:
                    choices = left
                reply = choices & -choices
            left ^= reply
            value = self.open_replied(
                lead, reply, mine, theirs ^ reply, my, their, drawn, up, low, high
            )
            if value < worst:
                worst = value
                if value <= low:
                    break
                if value < high:
                    high = value
        return worst

    def open_replied(
        self,
        lead: i64,
        reply: i64,
        mine: i64,
        theirs: i64,
        my: i64,
        their: i64,
        drawn: i64,
        up: i64,
        low: i64,
        high: i64,
    ) -> i64:
        """The value for the leader of a full trick; both cards have left the hands."""
        at = lead % 37
        worth = WORTH[at] + WORTH[reply % 37]
        winner = self.talon[drawn]
        last = drawn + 1 == self.left
        loser = up if last else self.talon[drawn + 1]
        if reply & TAKERS[at] != 0:
            their = with_trick(their, worth)
            if their >= WIN:
                return -won_by(my, 0)
            if last:
                return -self.strict(theirs | winner, mine | loser, their, my, 0, -high, -low)
            return -self.open(theirs | winner, mine | loser, their, my, drawn + 2, up, -high, -low)
        my = with_trick(my, worth)
        if my >= WIN:
            return won_by(their, 0)
        if last:
            return self.strict(mine | winner, theirs | loser, my, their, 0, low, high)
        return self.open(mine | winner, theirs | loser, my, their, drawn + 2, up, low, high)
