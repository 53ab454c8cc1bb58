"""In which layouts a choice of Schnapsen is proved to win the deal, by what the seat can know.

An open stock is solved as if both saw everything, which proves nothing as long as this seat has to
guess again. It has not when one card is left in the talon: after the next trick both see all. In a
closed deal no card is drawn any more, and there are plans for all hands together. If those are too
many, closing is proved for a sample of them.
"""

from math import comb
from random import Random
from typing import NamedTuple

from cardtable.ai.core.schnapsen_cards import won_by
from cardtable.ai.core.schnapsen_sets import Worlds
from cardtable.games.schnapsen.ai.habitual import standing
from cardtable.games.schnapsen.ai.reading import Reading, every, hands, some
from cardtable.games.schnapsen.ai.weighing import (
    BATCH,
    CARD,
    CLOSING,
    holding,
    solver,
)


class Proof(NamedTuple):
    """Hands that the other may hold: those against which the deal is won, and the rest.

    `every` if there are no others.
    """

    won: list[int]
    lost: list[int]
    every: bool = True


def proof(reading: Reading, one: int, rng: Random | None = None) -> Proof | None:
    """What is certain of this candidate; None if that is too much to find out.

    With `rng` closing is tried against a sample of hands, the likelier the oftener, if all of them
    are too many.
    """
    many = comb(reading.hidden.bit_count(), reading.their_hidden) > BATCH
    if many and not (rng and one & CLOSING):
        return None
    solver().forget()
    if many and rng:
        held = list({guess.theirs: None for guess in some(reading, rng, BATCH)})
        return _closed(reading, one, held)._replace(every=False)
    if one & CLOSING or reading.failing:
        return _closed(reading, one, [theirs for theirs, _ in hands(reading)])
    if reading.stock_open and reading.talon > 1:
        return None
    found = Proof([], [])
    for guess in every(reading):
        bit, (hand, up) = one & CARD, holding(reading, one)
        my, their = _standings(reading)
        if reading.stock_open:
            solver().lay(list(guess.talon), up)
        if reading.led:
            after = guess.theirs, hand ^ bit, their, my, 0
            if reading.stock_open:
                value = -solver().open_replied(reading.led, bit, *after, up, -1, 0)
            else:
                value = -solver().strict_replied(reading.led, bit, *after, -1, 0)
        elif reading.stock_open:
            value = solver().open_led(bit, hand, guess.theirs, my, their, 0, up, 0, 1)
        else:
            value = solver().strict_led(bit, hand, guess.theirs, my, their, 0, 0, 1)
        (found.won if value > 0 else found.lost).append(guess.theirs)
    return found


def _closed(reading: Reading, one: int, held: list[int]) -> Proof:
    """By the best plan for these hands together; there may be one that is better still."""
    worlds = Worlds(solver())
    worlds.ask(held, [1] * len(held))
    bit, hand, (my, their) = one & CARD, holding(reading, one)[0], _standings(reading)
    deal = won_by(their, 0)
    if reading.failing:
        deal = reading.gain if reading.failing < 0 else -reading.gain
    before = hand, my, their, deal, 0
    if reading.led:
        some = worlds.replied_open(reading.led, bit, *before, worlds.all)
        plans = worlds.after(reading.led, bit, *before, some, False)
    else:
        plans = worlds.led(bit, *before, worlds.led_open(bit, *before, worlds.all))
    best = max(plans, key=int.bit_count)
    won = [theirs for place, theirs in enumerate(held) if best >> place & 1]
    return Proof(won, [theirs for place, theirs in enumerate(held) if not best >> place & 1])


def _standings(reading: Reading) -> tuple[int, int]:
    return (
        standing(reading.my_points, reading.my_pending),
        standing(reading.their_points, reading.their_pending),
    )
