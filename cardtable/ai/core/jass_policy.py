"""A deal of Jass played out by rules of thumb, very often, each seat seeing its own cards only.

What the rules of thumb leave open is left to chance, so no two play-outs need be alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, below, count, nth, step
from cardtable.ai.core.jass import (
    ALL_TRICKS,
    LAST_TRICK,
    legal,
    masters,
    points,
    standing,
    suit_of,
    takers,
    trumps_of,
)

RICH: Final[i64] = 8
"""So many points make a card worth giving to the own team."""
WORTH_A_TRUMP: Final[i64] = 10
"""So many points make a trick worth a trump that might be better used."""
MANY_TRUMPS: Final[i64] = 3
"""With so many, and the best, trumps are drawn also against those who chose them."""


class JassPolicy:
    """Plays deals of one kind of contract; `maker` is the team that chose it."""

    def __init__(self, kind: i64, maker: i64) -> None:
        self.kind = kind
        self.maker = maker
        self.trumps: i64 = trumps_of(kind)
        self.blank: i64 = 0
        self.rich: i64 = 0
        self.hands = vec[i64]([0, 0, 0, 0])
        spot: i64 = 0
        while spot < 36:
            worth = points(BIT[spot], kind)
            if worth == 0:
                self.blank |= BIT[spot]
            elif worth >= RICH:
                self.rich |= BIT[spot]
            spot += 1

    def lead(self, hand: i64, others: i64, team: i64) -> i64:
        """What to lead from, if the others hold these cards together."""
        high = masters(hand, others)
        trumps = hand & self.trumps
        drawn = others & self.trumps == 0
        drawing = team == self.maker or count(trumps) >= MANY_TRUMPS
        if drawing and not drawn and high & trumps != 0:
            return high & trumps
        plain = hand & ~self.trumps
        sure = high & plain
        if sure & self.rich != 0:
            return sure & self.rich
        if sure != 0 and (drawn or sure & self.blank == 0):
            return sure
        if plain & self.blank != 0:
            return plain & self.blank
        if plain & ~self.rich != 0:
            return plain & ~self.rich
        return plain if plain != 0 else hand

    def follow(
        self, choice: i64, others: i64, taking: i64, ours: bool, last: bool, table: i64
    ) -> i64:
        """What to play from, on this table; `ours` says that the partner has the trick so far."""
        plain = choice & ~self.trumps
        if ours:
            giving = plain & ~taking
            if (last or taking & others == 0) and giving & self.rich != 0:
                return giving & self.rich
            return self.cheap(giving if giving != 0 else choice)
        winning = choice & taking
        if last:
            if winning & plain != 0:
                return self.dear(winning & plain)
        elif winning & plain & masters(winning, others) != 0:
            return self.dear(winning & plain & masters(winning, others))
        ruffs = winning & self.trumps
        if ruffs != 0 and points(table, self.kind) >= WORTH_A_TRUMP:
            return ruffs & -ruffs
        return self.cheap(plain if plain != 0 else choice)

    def dear(self, cards: i64) -> i64:
        """The rich ones of these, if there are any."""
        return cards & self.rich if cards & self.rich != 0 else cards

    def cheap(self, cards: i64) -> i64:
        """Those of these that give least away."""
        if cards & self.blank != 0:
            return cards & self.blank
        return cards & ~self.rich if cards & ~self.rich != 0 else cards

    def playouts(
        self,
        h0: i64,
        h1: i64,
        h2: i64,
        h3: i64,
        leader: i64,
        t0: i64,
        t1: i64,
        t2: i64,
        sweeps: i64,
        times: i64,
        chance: i64,
        teams: i64 = 3,
    ) -> tuple[i64, i64, i64]:
        """Like `jass_playouts.playouts`; those not in `teams` (1, 2 or 3) play by chance alone."""
        everything = h0 | h1 | h2 | h3 | t0 | t1 | t2
        total = points(everything, self.kind) + LAST_TRICK
        sum0: i64 = 0
        sum1: i64 = 0
        while times > 0:
            times -= 1
            self.hands[0] = h0
            self.hands[1] = h1
            self.hands[2] = h2
            self.hands[3] = h3
            won, winner, chance = self.playout(leader, t0, t1, t2, chance, teams)
            made = points(won, self.kind)
            if winner & 1 == 0:
                made += LAST_TRICK
            sum0 += made
            sum1 += total - made
            if won == everything and sweeps & 1 != 0:
                sum0 += ALL_TRICKS
            elif won == 0 and sweeps & 2 != 0:
                sum1 += ALL_TRICKS
        return sum0, sum1, chance

    def playout(
        self, leader: i64, t0: i64, t1: i64, t2: i64, chance: i64, teams: i64
    ) -> tuple[i64, i64, i64]:
        """Plays the hands out once: what team 0 has won, who took the last trick, and chance."""
        won: i64 = 0
        table = t0 | t1 | t2
        led, taking, winner, player = standing(t0, t1, t2, leader, self.trumps)
        played = count(table)
        rest = self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
        while True:
            while played < 4:
                hand = self.hands[player]
                choice = legal(hand, led, taking, self.trumps)
                if choice & choice - 1 != 0 and teams & 1 + (player & 1) != 0:
                    if led == 0:
                        choice = self.lead(hand, rest ^ hand, player & 1)
                    else:
                        ours = winner + player & 1 == 0
                        choice = self.follow(choice, rest ^ hand, taking, ours, played == 3, table)
                if choice & choice - 1 != 0:
                    chance = step(chance)
                    choice = nth(choice, below(chance, count(choice)))
                self.hands[player] = hand ^ choice
                rest ^= choice
                table |= choice
                if led == 0:
                    led = suit_of(choice)
                    taking = takers(choice, led, self.trumps)
                    winner = player
                elif choice & taking != 0:
                    taking = takers(choice, led, self.trumps)
                    winner = player
                player = player + 1 & 3
                played += 1
            if winner & 1 == 0:
                won |= table
            if rest == 0:
                return won, winner, chance
            player = winner
            led = 0
            taking = 0
            table = 0
            played = 0
