"""The search of the solver for Spades when the deal's end is worth what a table says.

The table tells for each number of tricks that the first side may end with how good that is for it,
as a *rank*: 0 is the worst end, equal ends have equal ranks. Any table will do: more tricks need
not be better. Hands and marks are those of `SpadesSearch`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, count
from cardtable.ai.core.spades_search import BROKEN, OTHER, SpadesSearch, highest

ENDS: Final[i64] = 14
"""No trick to thirteen."""
_TAKEN: Final[i64] = 32


class EndSearch:
    """Searches the hands that a `SpadesSearch` has started with; its table is its own."""

    def __init__(self, cards: SpadesSearch, size: int) -> None:
        slots = int(BIT[size])
        self.cards = cards
        self.mask: i64 = slots - 1
        self.keys = vec[i64]([0] * slots)
        self.known = vec[i64]([0] * slots)
        self.tables: i64 = 0
        self.nodes: i64 = 0
        self.worst = vec[i64]([0] * 196)
        self.best = vec[i64]([0] * 196)

    def start(self, ranks: vec[i64]) -> None:
        """Take up another table of ranks, or the same for other hands."""
        self.tables = self.tables + 1 & 0x3FFFFFF
        if self.tables == 0:
            self.keys = vec[i64]([0] * len(self.keys))
            self.tables = 1
        self.nodes = 0
        low: i64 = 0
        while low < len(ranks):
            worst = ranks[low]
            best = worst
            high = low
            while high < len(ranks):
                worst = ranks[high] if ranks[high] < worst else worst
                best = ranks[high] if ranks[high] > best else best
                self.worst[low * ENDS + high] = worst
                self.best[low * ENDS + high] = best
                high += 1
            low += 1

    def reaches(
        self,
        mine: i64,
        theirs: i64,
        side: i64,
        broken: i64,
        left: i64,
        taken: i64,
        need: i64,
    ) -> bool:
        """Does the first side reach at least the rank, if it has taken so many tricks?

        Spades that no other is above take their tricks: the end lies between those of both.
        """
        mine_sure = count(self.cards.masters(mine, theirs) & self.cards.spades)
        theirs_sure = count(self.cards.masters(theirs, mine) & self.cards.spades)
        if side == 0:
            span = (taken + mine_sure) * ENDS + taken + left - theirs_sure
        else:
            span = (taken + theirs_sure) * ENDS + taken + left - mine_sure
        low = self.worst[span]
        high = self.best[span]
        if need <= low:
            return True
        if need > high:
            return False
        key = self.tables << 36 | taken << _TAKEN | side | broken | mine | theirs
        slot = (key & 0xFFFFFFFFF) * 48271357 >> 22 & self.mask
        if self.keys[slot] == key:
            known = self.known[slot]
            low = known & 15
            high = known >> 4
            if need <= low:
                return True
            if need > high:
                return False
        self.nodes += 1
        if self.nodes > self.cards.limit:
            return False
        leads = self.cards.leads(mine, theirs, broken)
        wanted = side == 0
        found = not wanted
        while leads != 0 and found != wanted:
            lead = leads & -leads
            leads ^= lead
            if self.stays(lead, mine, theirs, side, broken, left, taken, need):
                found = wanted
        if found:
            low = need
        else:
            high = need - 1
        self.keys[slot] = key
        self.known[slot] = high << 4 | low
        return found

    def stays(
        self,
        lead: i64,
        mine: i64,
        theirs: i64,
        side: i64,
        broken: i64,
        left: i64,
        taken: i64,
        need: i64,
    ) -> bool:
        """Does it end as the side on lead wants after this lead, whatever is played on it?"""
        suit = self.cards.same_suit(lead)
        replies = self.cards.apart(theirs, mine)
        follow = replies & suit
        beating = follow & lead - 1
        if follow == 0:
            follow = replies
            beating = 0 if suit == self.cards.spades else replies & self.cards.spades
        left -= 1
        mine ^= lead
        if suit == self.cards.spades:
            broken = BROKEN
        follow ^= beating
        ruffed = BROKEN if beating & self.cards.spades != 0 else broken
        wanted = side == 0
        beaten = taken if wanted else taken + 1
        held = taken + 1 if wanted else taken
        while beating != 0:
            reply = highest(beating)
            beating ^= reply
            after = self.reaches(theirs ^ reply, mine, side ^ OTHER, ruffed, left, beaten, need)
            if after != wanted:
                return False
        while follow != 0:
            reply = highest(follow)
            follow ^= reply
            if self.reaches(mine, theirs ^ reply, side, broken, left, held, need) != wanted:
                return False
        return True
