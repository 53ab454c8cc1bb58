"""Layouts of the hidden cards, the likelier the better they fit what the other has done.

Three things are read: which cards somebody keeps who draws with sense, what his bid says of his
hand, and what he would have played in the tricks so far if he had had certain cards.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb, exp
from random import Random
from typing import NamedTuple

from cardtable.engine.layout import Seat
from cardtable.games.spades.ai import thumb
from cardtable.games.spades.ai.bits import (
    BIT_OF,
    HEIGHT,
    HIGHER,
    LOWER,
    PLAIN,
    SPADES,
    SUIT_OF,
    TAKERS,
    each,
)
from cardtable.games.spades.ai.counting import tricks
from cardtable.games.spades.ai.reading import Reading
from cardtable.games.spades.model import HAND_SIZE, DealPublic

KEPT_PLAIN = (0.42,) * 8 + (0.6, 0.7, 1.2, 3.0, 3.6)
"""How often a card of a plain suit, from the two to the ace, was in the other's hand for once that
it was thrown away: counted in 1,000 drawings of Club (0.43 up to the jack, 1.1, 3.2, 3.8), a little
nearer to those of somebody who keeps tens and jacks."""
KEPT_SPADE = 4.0
"""The same of any spade (0.82 of them were kept)."""
SHUNNED = 0.9
"""For somebody who bid nil each step upwards makes it so much less likely that he has the card."""
SHUNNED_SPADE = 0.4
TRIES = 5
"""One of so many hands is taken, by how well they fit bid and play."""
WIDTH = 1.4
"""How far a bid strays from what the hand is worth."""
MODESTY = 1.2
"""How much lower it is, on average: Master bids 5.9 for 6.5 tricks, Baseline 4.8."""
MISSED = 0.35
"""The odds of a card that would have taken a trick which the other wanted and did not take."""
CHEAPER = 0.5
"""The odds of a card that would have taken it more cheaply than the one that did."""
LOWER_ONE = 0.75
"""The odds of a card lower than the one that lost, which is seldom thrown away instead."""

Evidence = tuple[tuple[int, float], ...]
"""Cards, and the odds that the other has any one of them."""
NO_EVIDENCE: Evidence = ()


RETURN = 0.5
"""How often a card that came back by an exchange is one of this seat's own discards."""
SURE = 1e9
"""The odds of a card that is in the hand."""


class Guess(NamedTuple):
    """The other's hand, and the cards that nobody can know to be out of play."""

    theirs: int
    asleep: int


class Weighted(NamedTuple):
    """A layout, and how likely it is beside the others."""

    guess: Guess
    weight: float


def layouts(
    reading: Reading, evidence: Evidence, rng: Random, most: int, *, plainly: bool = False
) -> Iterator[Weighted]:
    """All layouts that there can be if they are not more than `most`, else so many.

    `plainly` makes every one as likely that agrees with what is seen.
    """
    hidden, count = each(reading.hidden), reading.theirs
    possible = len(hidden) + min(reading.returned, reading.back.bit_count())
    if possible < count:  # a typed position that contradicts itself: then anything may be
        hidden = each(reading.unseen)
    returned = reading.returned and reading.back
    if not returned and comb(len(hidden), count) <= most:
        yield from _all(reading, evidence, hidden, rng, plainly=plainly)
        return
    odds = [1.0 if plainly else _odds(reading, bit) for bit in hidden]
    tries = 1 if plainly else TRIES
    for _ in range(most):
        pool, weights = hidden, odds
        if returned:
            again = came_back(reading, count - len(hidden), rng)
            pool, weights = hidden + again, odds + [SURE] * len(again)
        hands = [sum(drawn(pool, weights, count, rng)) for _ in range(tries)]
        fits = [_fit(reading, evidence, hand) for hand in hands] if tries > 1 else [1.0]
        hand = rng.choices(hands, fits)[0]
        yield Weighted(Guess(hand, reading.hidden & ~hand), 1.0)


def _all(
    reading: Reading, evidence: Evidence, hidden: list[int], rng: Random, *, plainly: bool
) -> Iterator[Weighted]:
    """Every layout, in an order by chance: so that any first part of them is fair."""
    hands = [sum(hand) for hand in combinations(hidden, reading.theirs)]
    rng.shuffle(hands)
    odds = {bit: _odds(reading, bit) for bit in hidden}
    for hand in hands:
        weight = 1.0
        if not plainly:
            weight = _fit(reading, evidence, hand)
            for bit in each(hand):
                weight *= odds[bit]
        yield Weighted(Guess(hand, reading.hidden & ~hand), weight)


def _odds(reading: Reading, bit: int) -> float:
    """How likely it is that the other has the card, beside others."""
    if reading.their_bid == 0:
        return float(SHUNNED ** HEIGHT[bit]) * (SHUNNED_SPADE if bit & SPADES else 1)
    return KEPT_SPADE if bit & SPADES else KEPT_PLAIN[HEIGHT[bit]]


def _fit(reading: Reading, evidence: Evidence, hand: int) -> float:
    """How well the hand fits the other's bid and what he has played."""
    weight = 1.0
    if reading.their_bid:
        worth = tricks(hand | reading.played_by_them, 0) - MODESTY
        weight = exp(-(((worth - reading.their_bid) / WIDTH) ** 2) / 2) + 0.01
    for cards, odds in evidence:
        if hand & cards:
            weight *= odds
    return weight


def evidence_of(deal: DealPublic, me: Seat) -> Evidence:
    """What the tricks so far say of the cards that the other still has."""
    rival = 1 - me
    found: list[tuple[int, float]] = []
    won = [0, 0]
    bids = [bid or 0 for bid in deal.bids]
    for number, one in enumerate(deal.tricks):
        if one.leader == me:
            left = HAND_SIZE - number
            wants = thumb.eager(bids[rival], won[rival], bids[me], won[me], left)
            found += _of_reply(BIT_OF[one.lead], BIT_OF[one.reply], wants=wants)
        won[one.winner] += 1
    return tuple(found)


def _of_reply(led: int, card: int, *, wants: bool) -> list[tuple[int, float]]:
    """What laying this card on that one says."""
    takers, suit = TAKERS[led], SUIT_OF[led]
    if card & takers:
        cheaper = takers & LOWER[card]
        return [(cheaper, CHEAPER)] if wants and cheaper else []
    if card & suit:
        found = [(LOWER[card], LOWER_ONE)] if wants and LOWER[card] else []
        return [*found, (HIGHER[led] & suit, MISSED)] if wants and HIGHER[led] else found
    return [(SPADES, MISSED)] if wants and suit & PLAIN else []


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
