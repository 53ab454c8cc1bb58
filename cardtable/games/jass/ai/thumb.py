"""Rules of thumb for the play of the cards: what a modest player does without calculating.

Frozen: the Baseline player is these rules, and what was measured against it must stay comparable.
"""

from collections.abc import Sequence
from typing import NamedTuple

from cardtable.games.jass.ai.bits import (
    LOWEST_TOP,
    RANKS,
    SUITS,
    TOP,
    Table,
    above,
    best_in,
    each,
    legal,
)

TRUMP_PRICE = 7
MASTER_PRICE = 9
"""What a sure trick is thought to be worth beside its own points."""
WORTH_A_TRUMP = 4
DEAR = 10


class Seen(NamedTuple):
    """What a seat knows when it is to play; `out` is all that others may still hold."""

    table: Table
    hand: int
    out: int
    trick: Sequence[int]
    partner_wins: bool
    attacks: bool
    """Whether the contract is its own team's."""


def card_to_play(seen: Seen) -> int:
    """The number of the card to play."""
    possible = legal(seen.hand, seen.trick, seen.table.trumps)
    if not possible & (possible - 1):
        return possible.bit_length() - 1
    return _reply(seen, possible) if seen.trick else _lead(seen)


def _lead(seen: Seen) -> int:
    table, hand, out = seen.table, seen.hand, seen.out
    hunted = out & TOP if table.trumps else 0
    mine = hand & TOP if table.trumps else 0
    if hunted and mine and seen.attacks:
        high = mine.bit_length() - 1
        if 1 << high > hunted:
            return high
        if mine.bit_count() >= 3:
            return min(each(mine), key=lambda card: (table.worth[card], card))
    best, most = -1, -1
    for suit in SUITS[:3] if table.trumps else SUITS:
        held, others = hand & suit, out & suit
        if held and held > others and not (hunted and others.bit_count() < 3):
            high = held.bit_length() - 1
            liking = table.worth[high] + 2 * (
                others.bit_count() if hunted else 2 * held.bit_count()
            )
            if liking > most:
                best, most = high, liking
    if best >= 0:
        return best
    if mine and not hunted:
        return mine.bit_length() - 1
    return min(each(hand & ~mine or hand), key=lambda card: _price_of_lead(seen, card))


def _price_of_lead(seen: Seen, card: int) -> tuple[int, int, int]:
    """Little worth first; then from a long suit, or from a short one where it may be trumped."""
    length = (seen.hand & SUITS[card // RANKS]).bit_count()
    return price(seen, card), length if seen.table.trumps else -length, card


def _reply(seen: Seen, possible: int) -> int:
    table, out, trick = seen.table, seen.out, seen.trick
    best = trick[best_in(trick, table.trumps)]
    suit, last = SUITS[best // RANKS], len(trick) == 3
    takers = possible & suit & above(best)
    if table.trumps and best < LOWEST_TOP:
        takers |= possible & TOP
    ruffing = table.trumps and out & TOP
    if seen.partner_wins:
        sure = last or not (out & suit & above(best) or (ruffing and best < LOWEST_TOP))
        rest = possible & ~takers or possible
        if sure:
            return max(each(rest), key=lambda card: _gift(seen, card))
        if not (len(trick) == 2 and takers & suit and table.worth[best] < DEAR):
            return min(each(rest), key=lambda card: price(seen, card))
    plain = takers & suit
    stake = sum(table.worth[card] for card in trick)
    if plain:
        high = plain.bit_length() - 1
        if last:
            if best < LOWEST_TOP or not table.trumps:
                return max(each(plain), key=lambda card: (table.worth[card], -card))
            return (plain & -plain).bit_length() - 1
        if not out & suit & above(high) and (stake or not table.trumps or high < LOWEST_TOP):
            return high
        if len(trick) == 2 and stake >= DEAR:
            return high
    ruffs = takers & ~suit
    if ruffs and stake >= (WORTH_A_TRUMP if last else 2 * WORTH_A_TRUMP):
        return (ruffs & -ruffs).bit_length() - 1
    return min(each(possible & ~takers or possible), key=lambda card: price(seen, card))


def _masters(seen: Seen, card: int) -> bool:
    """Whether nobody else holds a better card of the suit."""
    return not seen.out & SUITS[card // RANKS] & above(card)


def price(seen: Seen, card: int) -> int:
    """What it costs to part with the card, about."""
    cost = seen.table.worth[card]
    if _masters(seen, card):
        cost += MASTER_PRICE
    if seen.table.trumps and card >= LOWEST_TOP:
        cost += TRUMP_PRICE
    return cost


def _gift(seen: Seen, card: int) -> int:
    """How good the card is to throw on the partner's sure trick."""
    return 2 * seen.table.worth[card] - price(seen, card)
