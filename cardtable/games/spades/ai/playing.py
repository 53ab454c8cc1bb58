"""Which card to play: what each brings in many guesses at the other's hand."""

from collections.abc import Sequence
from random import Random

from cardtable.games.spades.ai.bits import (
    HEIGHT,
    SPADES,
    SUITS,
    each,
    leads,
    replies,
)
from cardtable.games.spades.ai.guesses import Guess, guesses
from cardtable.games.spades.ai.playout import Standing, play_on, replied, thumb_reply
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.ai.solver import Solver

LAYOUTS = 100
WORK = 50_000
"""Positions that may be looked at for one choice; no further guess is begun after that."""
EXACT = 7
"""So many cards each are calculated exactly."""
THRIFT = 0.0004
"""By how much of a match a card must look better for each step that it is higher."""


def best_card(
    reading: Reading,
    worths: Sequence[float],
    rng: Random,
    most: int = LAYOUTS,
    work: int = WORK,
    exact: int = EXACT,
) -> int:
    """The card that brings most on average."""
    candidates = _candidates(reading)
    if len(candidates) == 1:
        return candidates[0]
    totals = dict.fromkeys(candidates, 0.0)
    count, done = 0, 0
    for guess in guesses(reading, rng, most):
        values, size = _values(reading, guess, candidates, worths, exact)
        for bit, value in zip(candidates, values, strict=True):
            totals[bit] += value
        count, done = count + 1, done + size
        if done > work and count > 4:
            break
    return max(candidates, key=lambda bit: totals[bit] / count - THRIFT * _price(bit))


def _candidates(reading: Reading) -> list[int]:
    """What may be played; of cards that are as good as each other only the lowest."""
    mine, led = reading.mine, reading.led
    legal = replies(mine, led) if led else leads(mine, broken=reading.broken)
    others = reading.hidden | led
    found = []
    for suit in SUITS:
        last = 0
        for bit in each(legal & suit):
            if not last or others & (bit - last):
                found.append(bit)
            last = bit
    return found


def _price(bit: int) -> int:
    """What is parted with, whatever the calculation says."""
    return HEIGHT[bit] + 13 * bool(bit & SPADES)


def _values(
    reading: Reading, guess: Guess, candidates: list[int], worths: Sequence[float], exact: int
) -> tuple[list[float], int]:
    """What each card brings in one guess, and how much work it was to find."""
    led = reading.led
    hands = (reading.mine, guess.theirs | led)
    won = (reading.my_tricks, reading.their_tricks)
    standing = Standing(hands, won, int(bool(led)), reading.broken)
    bids = (reading.my_bid or 0, reading.their_bid or 0)
    if reading.left <= exact:
        return _exact_values(standing, led, candidates, worths)
    values, work = [], 0
    for bit in candidates:
        if led:
            after = replied(standing, led, bit)
        else:
            answer = thumb_reply(standing, bit, guess.asleep, bids)
            after = replied(standing, bit, answer)
        end = play_on(after, guess.asleep, bids, exact)
        solver = Solver(*end.hands, end.broken, worths)
        values.append(_value(solver, end))
        work += solver.work
    return values, work


def _exact_values(
    standing: Standing, led: int, candidates: list[int], worths: Sequence[float]
) -> tuple[list[float], int]:
    """The same with best play by both from here."""
    solver = Solver(*standing.hands, standing.broken, worths)
    mine, theirs = (solver.own(hand) for hand in standing.hands)
    won = standing.won
    if led:
        lead = solver.own(led)
        values = [
            -solver.replied(lead, card, theirs ^ lead, mine ^ card, won[1], 1)
            for card in map(solver.own, candidates)
        ]
    else:
        values = [
            solver.led(card, mine, theirs, won[0], 0, -9, 9) for card in map(solver.own, candidates)
        ]
    return values, solver.work


def _value(solver: Solver, standing: Standing) -> float:
    """What the rest brings the one who thinks."""
    mine, theirs = (solver.own(hand) for hand in standing.hands)
    if standing.leader == 0:
        return solver.lead(mine, theirs, standing.won[0], 0)
    return -solver.lead(theirs, mine, standing.won[1], 1)
