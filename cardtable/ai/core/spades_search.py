"""The search of the solver for Spades: can a side, with open cards, take so many tricks?

The cards in play are numbered anew, so that only they have places: hearts lowest, spades highest,
in every suit from the strongest down, and above each suit a gap. Null-window alpha-beta with a
table of bounds for the beginnings of tricks; `mine` is the hand of the side on lead.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, count

OTHER: Final[i64] = 0x40000000
"""The mark of the second side; that of the first is 0."""
BROKEN: Final[i64] = 0x80000000
"""The mark of broken spades."""
_LOW_36: Final[i64] = 0xFFFFFFFFF
_LOW_26: Final[i64] = 0x3FFFFFF
_SCATTER: Final[i64] = 48271357


class SpadesSearch:
    """Searches one pair of hands after the other, each after a `start`.

    `nodes` counts the tricks begun. After more than `limit` the answers mean nothing any more.
    """

    def __init__(self, size: int) -> None:
        slots = int(BIT[size])
        self.mask: i64 = slots - 1
        self.keys = vec[i64]([0] * slots)
        self.known = vec[i64]([0] * slots)
        self.deals: i64 = 0
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.starts: i64 = 0
        self.gaps: i64 = 0
        self.hearts: i64 = 0
        self.diamonds: i64 = 0
        self.clubs: i64 = 0
        self.spades: i64 = 0

    def start(self, clubs: i64, diamonds: i64, hearts: i64, spades: i64) -> None:
        """Forget the last hands. So many cards of each suit are in play."""
        self.deals = self.deals + 1 & _LOW_26
        if self.deals == 0:
            self.keys = vec[i64]([0] * len(self.keys))
            self.deals = 1
        self.nodes = 0
        self.hearts = BIT[hearts] - 1
        self.gaps = BIT[hearts]
        base = hearts + 1
        self.diamonds = BIT[base + diamonds] - BIT[base]
        base += diamonds + 1
        self.gaps |= BIT[base - 1]
        self.clubs = BIT[base + clubs] - BIT[base]
        base += clubs + 1
        self.gaps |= BIT[base - 1]
        self.spades = BIT[base + spades] - BIT[base]
        self.gaps |= BIT[base + spades]
        self.starts = self.gaps + self.gaps | 1

    def same_suit(self, card: i64) -> i64:
        """All places of the suit of a card."""
        if card & self.spades != 0:
            return self.spades
        if card & self.clubs != 0:
            return self.clubs
        return self.diamonds if card & self.diamonds != 0 else self.hearts

    def masters(self, mine: i64, theirs: i64) -> i64:
        """Those of my cards that none of theirs in the suit is above."""
        walls = theirs | self.gaps
        return mine & walls - self.starts & ~walls

    def apart(self, mine: i64, theirs: i64) -> i64:
        """My cards without those that touch a stronger one."""
        walls = theirs | self.gaps
        return mine & ~((mine | walls) - (walls + walls | 1))

    def leads(self, mine: i64, theirs: i64, broken: i64) -> i64:
        """What may be led, without equal cards."""
        cards = self.apart(mine, theirs)
        plain = cards & ~self.spades
        return cards if broken != 0 or plain == 0 else plain

    def cashed(self, mine: i64, masters: i64, theirs: i64) -> i64:
        """How many plain tricks the side on lead can take one after the other, at the least."""
        tricks: i64 = 0
        if masters & self.hearts != 0:
            tricks += self.run(mine, masters, theirs, self.hearts)
        if masters & self.diamonds != 0:
            tricks += self.run(mine, masters, theirs, self.diamonds)
        if masters & self.clubs != 0:
            tricks += self.run(mine, masters, theirs, self.clubs)
        return tricks

    def run(self, mine: i64, masters: i64, theirs: i64, suit: i64) -> i64:
        """How many tricks of this suit: while the other must follow, or if he cannot ruff."""
        length = count(theirs & suit)
        sure = count(masters & suit)
        if sure < length:
            return sure
        return length if theirs & self.spades != 0 else count(mine & suit)

    def slot_of(self, key: i64) -> i64:
        """Where the bounds of a position are kept."""
        return (key & _LOW_36) * _SCATTER >> 22 & self.mask

    def key_of(self, mine: i64, theirs: i64, marks: i64) -> i64:
        """A number of its own for each position of these hands."""
        return self.deals << 36 | marks | mine | theirs

    def takes(self, mine: i64, theirs: i64, side: i64, broken: i64, left: i64, need: i64) -> bool:
        """Can the side on lead take at least `need` of the `left` tricks to come?

        A spade that no other is above takes its trick whenever it is played.
        """
        if need <= 0:
            return True
        masters = self.masters(mine, theirs)
        low = count(masters & self.spades)
        if need <= low:
            return True
        high = left - count(self.masters(theirs, mine) & self.spades)
        if need > high:
            return False
        low += self.cashed(mine, masters, theirs)
        if need <= low:
            return True
        key = self.key_of(mine, theirs, side | broken)
        slot = self.slot_of(key)
        if self.keys[slot] == key:
            known = self.known[slot]
            low = known & 15
            high = known >> 4
            if need <= low:
                return True
            if need > high:
                return False
        self.nodes += 1
        if self.nodes > self.limit:
            return False
        leads = self.leads(mine, theirs, broken)
        found = False
        while leads != 0 and not found:
            lead = leads & -leads
            leads ^= lead
            found = self.holds(lead, mine, theirs, side, broken, left, need)
        if found:
            low = need
        else:
            high = need - 1
        self.keys[slot] = key
        self.known[slot] = high << 4 | low
        return found

    def holds(
        self, lead: i64, mine: i64, theirs: i64, side: i64, broken: i64, left: i64, need: i64
    ) -> bool:
        """Does the side on lead take so many with this lead, whatever is played on it?"""
        suit = self.same_suit(lead)
        replies = self.apart(theirs, mine)
        follow = replies & suit
        beating = follow & lead - 1
        if follow == 0:
            follow = replies
            beating = 0 if suit == self.spades else replies & self.spades
        left -= 1
        mine ^= lead
        if suit == self.spades:
            broken = BROKEN
        follow ^= beating
        ruffed = BROKEN if beating & self.spades != 0 else broken
        other = side ^ OTHER
        while beating != 0:
            reply = highest(beating)
            beating ^= reply
            if self.takes(theirs ^ reply, mine, other, ruffed, left, left + 1 - need):
                return False
        need -= 1
        while follow != 0:
            reply = highest(follow)
            follow ^= reply
            if not self.takes(mine, theirs ^ reply, side, broken, left, need):
                return False
        return True


def highest(bits: i64) -> i64:
    """The highest bit, of at most 31."""
    bits |= bits >> 1
    bits |= bits >> 2
    bits |= bits >> 4
    bits |= bits >> 8
    bits |= bits >> 16
    return bits + 1 >> 1
