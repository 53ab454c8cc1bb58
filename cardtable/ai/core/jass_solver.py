"""Endings of Jass with open cards, solved exactly: the value, and that of each card.

Values are the points of team 0 less those of team 1 in all that is still to come, before the
factor: cards, the last trick, and what all nine tricks count.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import place
from cardtable.ai.core.jass import distinct, legal, standing
from cardtable.ai.core.jass_search import FAR, JassSearch

GIVEN_UP: Final[i64] = FAR
"""In place of a value."""
NOT_LEGAL: Final[i64] = -FAR
"""In place of the value of a card."""
UNLIMITED: Final[i64] = 0xFFFFFFFFFF


class JassSolver:
    """Solves endings; one object may solve any number of them, one after the other.

    Its table has 2**size places of 16 bytes.
    """

    def __init__(self, size: int = 18) -> None:
        self.search = JassSearch(size)
        self.hands = vec[i64]([0, 0, 0, 0])
        self.leader: i64 = 0
        self.t0: i64 = 0
        self.t1: i64 = 0
        self.t2: i64 = 0
        self.sweeps: i64 = 0

    def set_up(
        self,
        h0: i64,
        h1: i64,
        h2: i64,
        h3: i64,
        kind: i64,
        leader: i64,
        t0: i64 = 0,
        t1: i64 = 0,
        t2: i64 = 0,
        sweeps: i64 = 0,
        limit: i64 = UNLIMITED,
    ) -> None:
        """Take up an ending. It is given up after so many tricks begun, some millions a second.

        The hands are what the seats still hold, `t0` to `t2` the cards of the running trick in
        their order, 0 for none; all numbered by strength. `sweeps` tells which team has lost no
        trick yet: 1 for team 0, 2 for team 1, 3 before the first trick.
        """
        self.search.start(kind, limit)
        self.hands = vec[i64]([h0, h1, h2, h3])
        self.leader = leader
        self.t0 = t0
        self.t1 = t1
        self.t2 = t2
        self.sweeps = sweeps

    def nodes(self) -> i64:
        """How many tricks have been begun for this ending."""
        return self.search.nodes

    def value(self) -> i64:
        """The exact value of the ending; GIVEN_UP if it was."""
        return self.closed_in(0, 0)

    def values(self) -> vec[i64]:
        """What the ending is worth after each card of the seat whose turn it is, by its place.

        NOT_LEGAL for a card that may not be played; nothing at all if the ending was given up.
        """
        found = vec[i64]([NOT_LEGAL] * 36)
        led, taking, _, player = standing(
            self.t0, self.t1, self.t2, self.leader, self.search.trumps
        )
        table = self.t0 | self.t1 | self.t2
        in_play = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3] | table
        choice = legal(self.hands[player], led, taking, self.search.trumps)
        apart = distinct(choice, in_play, self.search.blank)
        value: i64 = 0
        while choice != 0:
            card = choice & -choice
            choice ^= card
            if card & apart != 0:  # else it is worth what the one before it is
                value = self.closed_in(card, value)
                if value == GIVEN_UP:
                    return vec[i64]([])
            found[place(card)] = value
        return found

    def closed_in(self, card: i64, guess: i64) -> i64:
        """The exact value after this card, or if there is none before any; GIVEN_UP if it was."""
        low = -FAR
        high = FAR
        while low < high:
            need = guess + 1 if guess == low else guess
            guess = self.bound(card, need)
            if self.search.nodes > self.search.limit:
                return GIVEN_UP
            if guess >= need:
                low = guess
            else:
                high = guess
        return guess

    def bound(self, card: i64, need: i64) -> i64:
        """A bound of the value after this card, or if there is none before any."""
        led, taking, winner, seat = standing(
            self.t0, self.t1, self.t2, self.leader, self.search.trumps
        )
        table = self.t0 | self.t1 | self.t2
        a = self.hands[seat]
        b = self.hands[seat + 1 & 3]
        c = self.hands[seat + 2 & 3]
        d = self.hands[seat + 3 & 3]
        played = seat - self.leader & 3
        if card != 0:
            return self.search.play(
                card, a, b, c, d, seat, played, led, taking, winner, table, self.sweeps, need
            )
        if table == 0:
            return self.search.begin(a, b, c, d, seat, self.sweeps, need)
        return self.search.follow(
            a, b, c, d, seat, played, led, taking, winner, table, self.sweeps, need
        )
