"""Guesses at the other's hand, from all that the seat has seen."""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from cardtable.games.spades.ai.bits import HEIGHT, SPADES, each
from cardtable.games.spades.ai.counting import tricks
from cardtable.games.spades.ai.reading import Reading

TASTE = 1.12
"""By how much likelier each step upwards makes it that somebody kept the card while drawing."""
TRUMPS = 2.0
"""How much likelier a spade was kept."""
TRIES = 3
"""Of so many hands, the one that suits the other's bid best is taken."""
RETURN = 0.5
"""How often a card that came back by an exchange is one of this seat's own discards."""


class Guess(NamedTuple):
    """The other's hand, and the cards that nobody can know to be out of play."""

    theirs: int
    asleep: int


def guesses(reading: Reading, rng: Random, most: int) -> Iterator[Guess]:
    """All hands that the other may hold if there are at most so many, else so many guesses."""
    hidden = each(reading.hidden)
    count = reading.theirs
    returned = reading.returned and reading.back
    possible = len(hidden) + min(reading.returned, reading.back.bit_count())
    if possible < count:  # a typed position that contradicts itself: then anything may be
        hidden = each(reading.unseen)
    if not returned and comb(len(hidden), count) <= most:
        for hand in combinations(hidden, count):
            yield _guess(reading, hand)
        return
    odds = [_odds(reading, bit) for bit in hidden]
    for _ in range(most):
        pool = hidden
        if returned:
            again = came_back(reading, count - len(hidden), rng)
            pool, weights = hidden + again, odds + [1e9] * len(again)
        else:
            weights = odds
        hands = [drawn(pool, weights, count, rng) for _ in range(_tries(reading))]
        yield _guess(reading, min(hands, key=lambda hand: _oddity(reading, hand)))


def _guess(reading: Reading, hand: tuple[int, ...]) -> Guess:
    theirs = sum(hand)
    return Guess(theirs, reading.hidden & ~theirs)


def _tries(reading: Reading) -> int:
    return TRIES if reading.their_bid is not None else 1


def _oddity(reading: Reading, hand: tuple[int, ...]) -> float:
    """How far the bid is from what the whole hand was worth."""
    if reading.their_bid is None:
        return 0
    whole = sum(hand) | reading.played_by_them
    return abs(tricks(whole, 0) - (reading.their_bid or 0.5))


def _odds(reading: Reading, bit: int) -> float:
    """How likely the card was kept, beside others."""
    if reading.their_bid == 0:
        return float(TASTE ** -HEIGHT[bit])
    return float(TASTE ** HEIGHT[bit]) * (TRUMPS if bit & SPADES else 1)


def drawn(pool: list[int], odds: list[float], count: int, rng: Random) -> tuple[int, ...]:
    """So many of the cards without putting back (Efraimidis and Spirakis 2006)."""
    random = rng.random
    keys = sorted(zip([random() ** (1 / odd) for odd in odds], pool, strict=True), reverse=True)
    return tuple(bit for _, bit in keys[:count])


def came_back(reading: Reading, least: int, rng: Random) -> list[int]:
    """Cards that the other may have drawn from this seat's own discards, at least so many."""
    back = each(reading.back)
    number = sum(rng.random() < RETURN for _ in range(reading.returned))
    return rng.sample(back, min(max(number, least), len(back), reading.theirs))
