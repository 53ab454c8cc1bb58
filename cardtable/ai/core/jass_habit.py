"""How somebody plays Jass who does not calculate: what the fast play-outs take for granted.

The rules of thumb of the Baseline player, in bits. A seat knows its hand and `out`, all that others
may still hold; sets are numbered by strength.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, count
from cardtable.ai.core.jass import SUIT, points, suit_of

DEAR: Final[i64] = 10
TRUMP_PRICE: Final[i64] = 7
MASTER_PRICE: Final[i64] = 9
"""What a sure trick is thought to be worth beside its own points."""
WORTH_A_TRUMP: Final[i64] = 4
NOTHING: Final[i64] = -1000


def _worths() -> list[int]:
    """What each card is worth in each kind of contract, found by `kind * 37 + card % 37`."""
    found = [0] * 111
    for kind in range(3):
        for spot in range(36):
            bit = int(BIT[spot])
            found[kind * 37 + bit % 37] = int(points(bit, kind))
    return found


WORTH: Final = vec[i64](_worths())


def highest(cards: i64) -> i64:
    """The greatest of the cards."""
    cards |= cards >> 1
    cards |= cards >> 2
    cards |= cards >> 4
    cards |= cards >> 8
    cards |= cards >> 16
    cards |= cards >> 32
    return cards ^ cards >> 1


def lead(hand: i64, out: i64, kind: i64, trumps: i64, attacks: bool) -> i64:
    """The card to lead; `attacks` if the contract is its own team's."""
    hunted = out & trumps
    mine = hand & trumps
    if attacks and hunted != 0 and mine != 0:
        high = highest(mine)
        if high > hunted:
            return high
        if count(mine) >= 3:
            return cheapest_trump(mine)
    best = best_master(hand, out, kind, trumps)
    if best != 0:
        return best
    if mine != 0 and hunted == 0:
        return highest(mine)
    return dullest(hand & ~mine if hand != mine else hand, hand, out, kind, trumps)


def cheapest_trump(mine: i64) -> i64:
    """The trump of least worth, the lowest of those."""
    best: i64 = 0
    least: i64 = 100
    while mine != 0:
        card = mine & -mine
        mine ^= card
        worth = WORTH[card % 37]
        if worth < least:
            least = worth
            best = card
    return best


def best_master(hand: i64, out: i64, kind: i64, trumps: i64) -> i64:
    """A plain card that nobody's of its suit beats, and that will hardly be trumped; 0 if none."""
    hunted = out & trumps
    best: i64 = 0
    most: i64 = -1
    suit: i64 = SUIT
    suits: i64 = 4 if trumps == 0 else 3
    while suits > 0:
        suits -= 1
        held = hand & suit
        others = out & suit
        suit <<= 9
        if held > others:
            against = count(others)
            if hunted == 0 or against >= 3:
                high = highest(held)
                liking = against if hunted != 0 else 2 * count(held)
                liking = WORTH[kind * 37 + high % 37] + 2 * liking
                if liking > most:
                    most = liking
                    best = high
    return best


def dullest(cards: i64, hand: i64, out: i64, kind: i64, trumps: i64) -> i64:
    """What is cheap to lead: of a long suit, or of a short one where it may be trumped."""
    best: i64 = 0
    least: i64 = 10_000
    while cards != 0:
        card = cards & -cards
        cards ^= card
        length = count(hand & suit_of(card))
        cost = 32 * price(card, out, kind, trumps) + (length if trumps != 0 else -length)
        if cost < least:
            least = cost
            best = card
    return best


def reply(
    possible: i64,
    out: i64,
    kind: i64,
    trumps: i64,
    table: i64,
    best: i64,
    taking: i64,
    played: i64,
    ours: bool,
) -> i64:
    """The card to play on others, of those that are possible.

    `best` holds the trick so far, `taking` are all cards that would take it from that; `ours` if
    the partner has it.
    """
    if possible & possible - 1 == 0:
        return possible
    suit = suit_of(best)
    takers = possible & taking
    rest = possible & ~takers
    if rest == 0:
        rest = possible
    if ours:
        if played == 3 or out & taking == 0:
            return gift(rest, out, kind, trumps)
        if played != 2 or takers & suit == 0 or WORTH[kind * 37 + best % 37] >= DEAR:
            return cheapest(rest, out, kind, trumps)
    stake = points(table, kind)
    plain = takers & suit
    if plain != 0:
        if played == 3:
            return plain & -plain if best & trumps != 0 else richest(plain, kind)
        high = highest(plain)
        sure = out & suit & -(high + high) == 0
        if (sure and (stake != 0 or high & trumps == 0)) or (played == 2 and stake >= DEAR):
            return high
    ruffs = takers & ~suit
    if ruffs != 0 and stake >= (WORTH_A_TRUMP if played == 3 else 2 * WORTH_A_TRUMP):
        return ruffs & -ruffs
    return cheapest(rest, out, kind, trumps)


def price(card: i64, out: i64, kind: i64, trumps: i64) -> i64:
    """What it costs to part with the card, about."""
    cost = WORTH[kind * 37 + card % 37]
    if out & suit_of(card) & -(card + card) == 0:
        cost += MASTER_PRICE
    return cost + TRUMP_PRICE if card & trumps != 0 else cost


def cheapest(cards: i64, out: i64, kind: i64, trumps: i64) -> i64:
    """The card of the least price, the lowest of those."""
    best: i64 = 0
    least: i64 = 1000
    while cards != 0:
        card = cards & -cards
        cards ^= card
        cost = price(card, out, kind, trumps)
        if cost < least:
            least = cost
            best = card
    return best


def gift(cards: i64, out: i64, kind: i64, trumps: i64) -> i64:
    """The best card to throw on the partner's sure trick."""
    best: i64 = 0
    most: i64 = NOTHING
    while cards != 0:
        card = cards & -cards
        cards ^= card
        liking = 2 * WORTH[kind * 37 + card % 37] - price(card, out, kind, trumps)
        if liking > most:
            most = liking
            best = card
    return best


def richest(cards: i64, kind: i64) -> i64:
    """The card of the greatest worth, the lowest of those."""
    best: i64 = 0
    most: i64 = -1
    while cards != 0:
        card = cards & -cards
        cards ^= card
        worth = WORTH[kind * 37 + card % 37]
        if worth > most:
            most = worth
            best = card
    return best
