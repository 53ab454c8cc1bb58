"""The rest of a deal of Jass with open cards: by habit at first, its end exactly.

Values are the points of team 0 less those of team 1 in all that is still to come, before the
factor. Hands are what the seats still hold, numbered by strength, without the running trick.
"""

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import count
from cardtable.ai.core.jass import (
    ALL_TRICKS,
    LAST_TRICK,
    legal,
    points,
    standing,
    suit_of,
    takers,
    trumps_of,
)
from cardtable.ai.core.jass_habit import lead, reply
from cardtable.ai.core.jass_solver import JassSolver


class JassRest:
    """Plays deals to their end, one after the other."""

    def __init__(self, solver: JassSolver) -> None:
        self.solver = solver
        self.hands = vec[i64]([0, 0, 0, 0])

    def value(
        self,
        h0: i64,
        h1: i64,
        h2: i64,
        h3: i64,
        kind: i64,
        leader: i64,
        t0: i64,
        t1: i64,
        t2: i64,
        card: i64,
        sweeps: i64,
        attackers: i64,
        exact: i64,
    ) -> i64:
        """The value after this card of the seat whose turn it is; none if it is 0.

        Everybody plays by habit until so many tricks are left as are to be solved exactly.
        `attackers` is the team that has chosen the contract.
        """
        trumps = trumps_of(kind)
        led, taking, winner, player = standing(t0, t1, t2, leader, trumps)
        table = t0 | t1 | t2
        place = winner - leader & 3
        best = t0 if place == 0 else t1 if place == 1 else t2
        hands = self.hands
        hands[0] = h0
        hands[1] = h1
        hands[2] = h2
        hands[3] = h3
        everything = h0 | h1 | h2 | h3
        played = count(table)
        tricks = count(everything | table) >> 2
        made: i64 = 0
        while tricks > 0:
            if played == 0 and card == 0 and tricks <= exact:
                self.solver.set_up(
                    hands[0], hands[1], hands[2], hands[3], kind, player, 0, 0, 0, sweeps
                )
                return made + self.solver.value()
            while played < 4:
                hand = hands[player]
                if card == 0:
                    out = everything ^ hand
                    if played == 0:
                        attacks = player + attackers & 1 == 0
                        card = lead(hand, out, kind, trumps, attacks)
                    else:
                        possible = legal(hand, led, taking, trumps)
                        ours = winner + player & 1 == 0
                        card = reply(possible, out, kind, trumps, table, best, taking, played, ours)
                hands[player] = hand ^ card
                everything ^= card
                table |= card
                if played == 0:
                    led = suit_of(card)
                    winner = player
                    best = card
                    taking = takers(card, led, trumps)
                elif card & taking != 0:
                    winner = player
                    best = card
                    taking = takers(card, led, trumps)
                card = 0
                played += 1
                player = player + 1 & 3
            tricks -= 1
            worth = points(table, kind) + (LAST_TRICK if tricks == 0 else 0)
            if winner & 1 == 0:
                sweeps &= 1
                made += worth
            else:
                sweeps &= 2
                made -= worth
            player = winner
            led = 0
            taking = 0
            table = 0
            played = 0
        return made + (ALL_TRICKS if sweeps == 1 else -ALL_TRICKS if sweeps == 2 else 0)
