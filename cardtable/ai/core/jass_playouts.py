"""A deal of Jass played out at once, very often: with cards by chance."""

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import FACTOR, LOW_32, count
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


def playouts(
    h0: i64,
    h1: i64,
    h2: i64,
    h3: i64,
    kind: i64,
    leader: i64,
    t0: i64,
    t1: i64,
    t2: i64,
    sweeps: i64,
    times: i64,
    chance: i64,
) -> tuple[i64, i64, i64]:
    """Plays so often with legal cards by chance; gives the points of both teams in all, and chance.

    The hands are what the seats still hold, `t0` to `t2` the cards of the running trick in their
    order, 0 for none; all numbered by strength. Points are before the factor, with the last trick,
    and with those for all tricks if `sweeps` (1 for team 0, 2 for team 1, 3 for both) says that
    the team has lost none so far.
    """
    trumps = trumps_of(kind)
    led0, takers0, winner0, player0 = standing(t0, t1, t2, leader, trumps)
    table0 = t0 | t1 | t2
    everything = h0 | h1 | h2 | h3 | table0
    total = points(everything, kind) + LAST_TRICK
    in_trick: i64 = 4 - count(table0)
    tricks = count(everything) >> 2
    hands = vec[i64]([0, 0, 0, 0])
    sum0: i64 = 0
    sum1: i64 = 0
    while times > 0:
        times -= 1
        hands[0] = h0
        hands[1] = h1
        hands[2] = h2
        hands[3] = h3
        player = player0
        winner = winner0
        led = led0
        taking = takers0
        table = table0
        won: i64 = 0
        left = in_trick
        trick = tricks
        while trick > 0:
            trick -= 1
            while left > 0:
                left -= 1
                hand = hands[player]
                choice = legal(hand, led, taking, trumps)
                if choice & choice - 1 != 0:
                    chance = FACTOR * (chance & LOW_32) + (chance >> 32)
                    skipped = (chance & LOW_32) * count(choice) >> 32
                    while skipped > 0:
                        choice &= choice - 1
                        skipped -= 1
                card = choice & -choice
                hands[player] = hand ^ card
                table |= card
                if led == 0:
                    led = suit_of(card)
                    taking = takers(card, led, trumps)
                    winner = player
                elif card & taking != 0:
                    taking = takers(card, led, trumps)
                    winner = player
                player = player + 1 & 3
            if winner & 1 == 0:
                won |= table
            player = winner
            led = 0
            taking = 0
            table = 0
            left = 4
        made = points(won, kind)
        if winner & 1 == 0:
            made += LAST_TRICK
        sum0 += made
        sum1 += total - made
        if won == everything and sweeps & 1 != 0:
            sum0 += ALL_TRICKS
        elif won == 0 and sweeps & 2 != 0:
            sum1 += ALL_TRICKS
    return sum0, sum1, chance
