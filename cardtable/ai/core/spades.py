"""Spades for two with open cards, solved exactly: the value, and that of each card.

Cards are bits: 13 to a suit, clubs, diamonds, hearts, spades, from the two up to the ace.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, count, place
from cardtable.ai.core.spades_ends import EndSearch
from cardtable.ai.core.spades_search import BROKEN, OTHER, SpadesSearch

SUIT: Final[i64] = 0x1FFF
NOT_LEGAL: Final[i64] = -0x4000000000000000
"""In place of the value of a card."""
GIVEN_UP: Final[i64] = NOT_LEGAL
"""In place of a value."""
UNLIMITED: Final[i64] = 0xFFFFFFFFFF


class SpadesSolver:
    """Solves pairs of hands, one after the other; its tables have 2**size places of 16 bytes."""

    def __init__(self, size: int = 18) -> None:
        self.search = SpadesSearch(size)
        self.ends = EndSearch(self.search, size)
        self.mine: i64 = 0
        self.theirs: i64 = 0
        self.led: i64 = 0
        self.broken: i64 = 0
        self.left: i64 = 0
        self.by_ends = False
        self.places = vec[i64]([0] * 31)
        """The place in the deck of each card in play."""

    def set_up(
        self, mine: i64, theirs: i64, led: i64 = 0, broken: bool = False, limit: i64 = UNLIMITED
    ) -> None:
        """Take up the hands of who is to play and of the other, who has led this card, if any.

        Spades are broken if one has been played in the deal. A question that takes more than so
        many tricks begun, some millions a second, is given up.
        """
        self.search.limit = limit
        self.ends.nodes = 0
        everything = mine | theirs | led
        self.left = count(mine)
        self.mine = 0
        self.theirs = 0
        self.led = 0
        base = self.number(everything, mine, led, 26, 0)
        base = self.number(everything, mine, led, 13, base)
        base = self.number(everything, mine, led, 0, base)
        self.number(everything, mine, led, 39, base)
        self.search.start(
            count(everything & SUIT),
            count(everything >> 13 & SUIT),
            count(everything >> 26 & SUIT),
            count(everything >> 39),
        )
        self.broken = BROKEN if broken or self.led & self.search.spades != 0 else 0

    def number(self, everything: i64, mine: i64, led: i64, lowest: i64, base: i64) -> i64:
        """Give the cards of a suit their places in the search, from this one on; gives the next."""
        spot = lowest + 12
        while spot >= lowest:
            if everything & BIT[spot] != 0:
                self.places[base] = spot
                if mine & BIT[spot] != 0:
                    self.mine |= BIT[base]
                elif led & BIT[spot] != 0:
                    self.led = BIT[base]
                else:
                    self.theirs |= BIT[base]
                base += 1
            spot -= 1
        return base + 1

    def tricks(self) -> i64:
        """How many of the tricks to come, the running one included, who is to play can take.

        Like all answers in one number, GIVEN_UP if it was.
        """
        self.by_ends = False
        return self.best(self.left, self.left + 1 >> 1)

    def tricks_by_card(self) -> vec[i64]:
        """The same for each card by its place in the deck, or NOT_LEGAL.

        Like all answers for each card, nothing at all if it was given up.
        """
        self.by_ends = False
        return self.each(self.left, self.left + 1 >> 1)

    def worth(self, ends: vec[i64]) -> i64:
        """What the best play leads to, if it is worth so much to take no trick more, one, two, …

        The other wants the least. `ends` has a value for each number of tricks that can be taken
        from now on; they may rise and fall.
        """
        found = self.tricks()
        values = ends
        if found != GIVEN_UP and not rising(ends):
            values = self.take_up(ends)
            found = self.best(len(values) - 1, rank_of(ends[found], values))
        return values[found] if found != GIVEN_UP else GIVEN_UP

    def worth_by_card(self, ends: vec[i64]) -> vec[i64]:
        """The same for each card by its place in the deck, or NOT_LEGAL."""
        if rising(ends):
            found = self.tricks_by_card()
            values = ends
        else:
            guess = self.tricks()
            if guess == GIVEN_UP:
                return vec[i64]([])
            values = self.take_up(ends)
            found = self.each(len(values) - 1, rank_of(ends[guess], values))
        spot: i64 = 0
        while spot < len(found):
            if found[spot] != NOT_LEGAL:
                found[spot] = values[found[spot]]
            spot += 1
        return found

    def nodes(self) -> i64:
        """How many tricks have been begun for these hands, and the last ends."""
        return self.search.nodes + self.ends.nodes

    def take_up(self, ends: vec[i64]) -> vec[i64]:
        """Search for these ends from now on; gives their values, the least first."""
        values = distinct(ends)
        ranks = vec[i64]([0] * len(ends))
        tricks: i64 = 0
        while tricks < len(ends):
            ranks[tricks] = rank_of(ends[tricks], values)
            tricks += 1
        self.ends.start(ranks)
        self.by_ends = True
        return values

    def gave_up(self) -> bool:
        """Whether the question has taken more tricks begun than it may."""
        return self.search.nodes > self.search.limit or self.ends.nodes > self.search.limit

    def best(self, highest: i64, guess: i64) -> i64:
        """The tricks, or the rank, that can be reached."""
        value: i64 = -1
        if self.led == 0:
            value = self.exact(0, highest, guess)
            return GIVEN_UP if self.gave_up() else value
        rest = self.choice(True)
        while rest != 0:
            card = rest & -rest
            rest ^= card
            if value < 0:
                value = self.exact(card, highest, guess)
            else:
                while value < highest and self.reached(card, value + 1):
                    value += 1
        return GIVEN_UP if self.gave_up() else value

    def each(self, highest: i64, guess: i64) -> vec[i64]:
        """What can be reached with each card."""
        found = vec[i64]([NOT_LEGAL] * 52)
        rest = self.choice(False)
        apart = self.choice(True)
        while rest != 0:
            card = rest & -rest
            rest ^= card
            if card & apart != 0:  # else it equals the one before it
                guess = self.exact(card, highest, guess)
            found[self.places[place(card)]] = guess
        return vec[i64]([]) if self.gave_up() else found

    def choice(self, apart: bool) -> i64:
        """What may be played, all of it or without equal cards."""
        cards = self.search.apart(self.mine, self.theirs | self.led) if apart else self.mine
        if self.led != 0:
            follow = cards & self.search.same_suit(self.led)
            return follow if follow != 0 else cards
        plain = cards & ~self.search.spades
        return cards if self.broken != 0 or plain == 0 else plain

    def exact(self, card: i64, highest: i64, guess: i64) -> i64:
        """What can be reached with this card, or if there is none with the best lead."""
        low: i64 = 0
        while low < highest:
            need = low + 1 if guess <= low else highest if guess > highest else guess
            if self.reached(card, need):
                low = need
                guess = need + 1
            else:
                highest = need - 1
                guess = highest
        return low

    def reached(self, card: i64, need: i64) -> bool:
        """Can so much be reached with this card, or if there is none with the best lead?"""
        if self.led != 0:
            return self.answered(card, need)
        search = self.search
        ends = self.ends
        mine = self.mine
        left = self.left
        if self.by_ends:
            if card == 0:
                return ends.reaches(mine, self.theirs, 0, self.broken, left, 0, need)
            return ends.stays(card, mine, self.theirs, 0, self.broken, left, 0, need)
        if card == 0:
            return search.takes(mine, self.theirs, 0, self.broken, left, need)
        return search.holds(card, mine, self.theirs, 0, self.broken, left, need)

    def answered(self, card: i64, need: i64) -> bool:
        """Can so much be reached with this card on the one led?"""
        suit = self.search.same_suit(card)
        broken = BROKEN if suit == self.search.spades else self.broken
        left = self.left - 1
        mine = self.mine ^ card
        beats = card < self.led if suit & self.led != 0 else suit == self.search.spades
        if self.by_ends:
            if beats:
                return self.ends.reaches(mine, self.theirs, 0, broken, left, 1, need)
            return self.ends.reaches(self.theirs, mine, OTHER, broken, left, 0, need)
        if beats:
            return self.search.takes(mine, self.theirs, 0, broken, left, need - 1)
        return not self.search.takes(self.theirs, mine, OTHER, broken, left, left + 1 - need)


def rising(ends: vec[i64]) -> bool:
    """Whether it is never worse to take one trick more."""
    tricks: i64 = 1
    while tricks < len(ends):
        if ends[tricks] < ends[tricks - 1]:
            return False
        tricks += 1
    return True


def distinct(ends: vec[i64]) -> vec[i64]:
    """The different values among these, the least first."""
    return vec[i64](sorted(set(ends)))


def rank_of(end: i64, values: vec[i64]) -> i64:
    """The place of this value among these."""
    rank: i64 = 0
    while values[rank] != end:
        rank += 1
    return rank
