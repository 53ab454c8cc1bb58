"""The search of the solver for Jass: bounds of what an ending with open cards is worth.

Null-window alpha-beta, with a table of bounds for the beginnings of tricks. Values are the points
of team 0 less those of team 1 in all that is still to come, before the factor: cards, the last
trick, and what all nine tricks count. `sweeps` tells which team has lost no trick yet (1 for team
0, 2 for team 1). The hands stand in the order of play: `a` is that of the seat whose turn it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, place
from cardtable.ai.core.jass import (
    ALL_TRICKS,
    LAST_TRICK,
    distinct,
    legal,
    masters,
    points,
    standing,
    suit_of,
    takers,
    trumps_of,
)

FAR: Final[i64] = 1000
"""More than any value."""
RICH: Final[i64] = 8
"""A card of so many points is given to the own team, and kept from the other, before others."""
_LOW_40: Final[i64] = 0xFFFFFFFFFF
_LOW_20: Final[i64] = 0xFFFFF
_SCATTER: Final[i64] = 3949471


class JassSearch:
    """Searches one ending after the other, each after a `start`.

    `nodes` counts the tricks begun. After more than `limit` the bounds mean nothing any more.
    """

    def __init__(self, size: int) -> None:
        slots = int(BIT[size])
        self.mask: i64 = slots - 1
        self.keys = vec[i64]([0] * slots)
        self.known = vec[i64]([0] * slots)
        self.endings: i64 = 0
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.best: i64 = 0
        self.kind: i64 = 0
        self.trumps: i64 = 0
        self.blank: i64 = 0
        self.rich: i64 = 0

    def start(self, kind: i64, limit: i64) -> None:
        """Forget the last ending, whose bounds hold for no other."""
        self.endings = self.endings + 1 & _LOW_20
        if self.endings == 0:
            self.keys = vec[i64]([0] * len(self.keys))
            self.endings = 1
        self.nodes = 0
        self.limit = limit
        self.kind = kind
        self.trumps = trumps_of(kind)
        self.blank = 0
        self.rich = 0
        spot: i64 = 0
        while spot < 36:
            worth = points(BIT[spot], kind)
            if worth == 0:
                self.blank |= BIT[spot]
            elif worth >= RICH:
                self.rich |= BIT[spot]
            spot += 1

    def begin(self, a: i64, b: i64, c: i64, d: i64, seat: i64, sweeps: i64, need: i64) -> i64:
        """A bound of the value with `seat` on lead: not below it if at least `need`, else above."""
        everything = a | b | c | d
        if a == 0:
            return ALL_TRICKS if sweeps == 1 else -ALL_TRICKS if sweeps == 2 else 0
        rest = points(everything, self.kind) + LAST_TRICK
        high = rest + ALL_TRICKS * (sweeps & 1)
        low = -rest - ALL_TRICKS * (sweeps >> 1)
        if need > high:
            return high
        if need <= low:
            return low
        if a & a - 1 == 0:
            return high if self.last_winner(a, b, c, d) + seat & 1 == 0 else low
        sure = masters(a, b | c | d)
        if self.trumps & (b | c | d) != 0:
            sure &= self.trumps
        if sure != 0:
            if sure == a:
                return high if seat & 1 == 0 else low
            taken = 2 * points(sure, self.kind) - rest
            if seat & 1 == 0:
                low = taken
            else:
                high = -taken
            if need > high:
                return high
            if need <= low:
                return low
        key = (self.endings << 2 | sweeps) << 40 | seat << 36 | everything
        slot = ((key & _LOW_40) * _SCATTER >> 22) + sweeps & self.mask
        first: i64 = 0
        if self.keys[slot] == key:
            known = self.known[slot]
            low = (known & 2047) - FAR
            high = (known >> 11 & 2047) - FAR
            first = BIT[known >> 22]
            if low >= need:
                return low
            if high < need:
                return high
        value = self.lead(a, b, c, d, seat, sweeps, need, first)
        if value >= need:
            low = value
        else:
            high = value
        self.keys[slot] = key
        self.known[slot] = self.best << 22 | (high + FAR) << 11 | low + FAR
        return value

    def last_winner(self, a: i64, b: i64, c: i64, d: i64) -> i64:
        """Who takes the trick of four last cards: 0 who plays the first, to 3."""
        _, taking, winner, _ = standing(a, b, c, 0, self.trumps)
        return 3 if d & taking != 0 else winner

    def lead(
        self, a: i64, b: i64, c: i64, d: i64, seat: i64, sweeps: i64, need: i64, first: i64
    ) -> i64:
        """As `begin`, by trying the leads, this one first; leaves the place of the best."""
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        others = b | c | d
        choice = distinct(a, a | others, self.blank)
        high = masters(choice, others)
        value = -FAR if seat & 1 == 0 else FAR
        best: i64 = 0
        while choice != 0:
            card = first if first & choice != 0 else self.next_lead(choice, high)
            choice ^= card
            found = self.play(card, a, b, c, d, seat, 0, 0, 0, seat, 0, sweeps, need)
            if seat & 1 == 0:
                if found > value:
                    value = found
                    best = card
                    if value >= need:
                        break
            elif found < value:
                value = found
                best = card
                if value < need:
                    break
        self.best = place(best)
        return value

    def next_lead(self, choice: i64, high: i64) -> i64:
        """What to try next: rich cards that nobody's of the suit beats, other such, worthless."""
        group = choice & high & self.rich
        if group == 0:
            group = choice & high
        if group == 0:
            group = choice & self.blank
        if group == 0:
            group = choice
        return group & -group

    def follow(
        self,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        seat: i64,
        played: i64,
        led: i64,
        taking: i64,
        winner: i64,
        table: i64,
        sweeps: i64,
        need: i64,
    ) -> i64:
        """As `begin`, when `played` cards lie on the table and `winner` has the trick so far."""
        choice = legal(a, led, taking, self.trumps)
        if choice & choice - 1 != 0:
            choice = distinct(choice, a | b | c | d | table, self.blank)
        value = -FAR if seat & 1 == 0 else FAR
        ours = winner + seat & 1 == 0
        while choice != 0:
            card = self.next_follow(choice, taking, ours)
            choice ^= card
            found = self.play(
                card, a, b, c, d, seat, played, led, taking, winner, table, sweeps, need
            )
            if seat & 1 == 0:
                if found > value:
                    value = found
                    if value >= need:
                        break
            elif found < value:
                value = found
                if value < need:
                    break
        return value

    def next_follow(self, choice: i64, taking: i64, ours: bool) -> i64:
        """What to try next: rich cards on the own trick, else what takes it, then what is cheap."""
        if ours:
            group = choice & self.rich & ~taking
            if group == 0:
                group = choice & ~taking
        else:
            group = choice & taking
            if group == 0:
                group = choice & self.blank
            if group == 0:
                group = choice & ~self.rich
        if group == 0:
            group = choice
        return group & -group

    def play(
        self,
        card: i64,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        seat: i64,
        played: i64,
        led: i64,
        taking: i64,
        winner: i64,
        table: i64,
        sweeps: i64,
        need: i64,
    ) -> i64:
        """As `follow`, after this card of `seat`."""
        if played == 0:
            led = suit_of(card)
            taking = takers(card, led, self.trumps)
        elif card & taking != 0:
            winner = seat
            if played < 3:
                taking = takers(card, led, self.trumps)
        a ^= card
        table |= card
        if played < 3:
            seat = seat + 1 & 3
            return self.follow(
                b, c, d, a, seat, played + 1, led, taking, winner, table, sweeps, need
            )
        made = points(table, self.kind) + (LAST_TRICK if a == 0 else 0)
        if winner & 1 == 0:
            sweeps &= 1
        else:
            sweeps &= 2
            made = -made
        turn = winner - seat & 3
        need -= made
        if turn == 0:
            return made + self.begin(a, b, c, d, winner, sweeps, need)
        if turn == 1:
            return made + self.begin(b, c, d, a, winner, sweeps, need)
        if turn == 2:
            return made + self.begin(c, d, a, b, winner, sweeps, need)
        return made + self.begin(d, a, b, c, winner, sweeps, need)
