"""Rules of thumb for playing the cards: what a modest player does without calculating.

The Baseline player plays by them, and Club takes them for what both do in tricks that are too far
off to be calculated. `live` are all cards that are not known to be out of play, one's own included.
"""

from cardtable.games.spades.ai.bits import (
    HEIGHT,
    HIGHER,
    LOWER,
    SPADES,
    SUIT_OF,
    SUITS,
    TAKERS,
    each,
    highest,
    leads,
    lowest,
    replies,
)

CLOSE = 2
"""So many tricks of the other's bid may be spared, and one still fights to set him."""


def eager(bid: int, won: int, other_bid: int, other_won: int, left: int) -> bool:
    """Whether to want the next trick. `left` are the tricks still to be played."""
    need, other_need = bid - won, other_bid - other_won
    if not bid:
        return won > 0 and other_need > 0  # a lost nil can at least harm the other
    if not other_bid and not other_won:
        return need >= left  # to make the other take one, one has to lose
    return need > 0 or 0 < other_need <= left <= other_need + CLOSE


def lead(hand: int, live: int, *, broken: bool, wants: bool) -> int:
    """The card to lead."""
    legal, out = leads(hand, broken=broken), live & ~hand
    if not wants:
        return min(each(legal), key=lambda bit: _danger(bit, out))
    trumps = out & SPADES
    best, best_bit = -100, 0
    for suit in SUITS:
        mine = legal & suit
        if not mine:
            continue
        theirs = out & suit
        top, low = highest(mine), lowest(mine)
        if top > theirs:
            # a sure card; long suits are trumped soon, so the short ones come first
            score = 40 + theirs.bit_count() if suit != SPADES else 30 + mine.bit_count()
            bit = top if suit != SPADES or theirs else low
            if suit != SPADES and trumps and not theirs:
                score, bit = 5, low
        else:
            honours = (mine & ~((suit & -suit << 9) - 1)).bit_count()
            score = mine.bit_count() - 3 * honours - 6 * (suit == SPADES)
            bit = low
        if score > best:
            best, best_bit = score, bit
    return best_bit


def reply(hand: int, led: int, live: int, *, wants: bool) -> int:
    """The card to lay on a lead."""
    legal = replies(hand, led)
    takers = legal & TAKERS[led]
    losers = legal ^ takers
    if wants:
        return cheapest_taker(takers) if takers else _discard(losers, live & ~hand)
    if not losers:
        return highest(takers & SUIT_OF[led]) or highest(takers)
    if losers & SUIT_OF[led]:
        return highest(losers)
    out = live & ~hand
    return max(each(losers), key=lambda bit: _danger(bit, out))


def cheapest_taker(takers: int) -> int:
    """The least card that takes the trick."""
    return lowest(takers)


def _danger(bit: int, out: int) -> int:
    """How likely the card is to take a trick, when none is wanted."""
    return (
        13 * (out & LOWER[bit]).bit_count()
        - 13 * (out & HIGHER[bit]).bit_count()
        + HEIGHT[bit]
        + 200 * bool(bit & SPADES)
    )


def _discard(cards: int, out: int) -> int:
    """The card that is missed least."""

    def price(bit: int) -> int:
        above = (out & HIGHER[bit]).bit_count()
        return HEIGHT[bit] + (20 >> min(above, 5)) + 30 * bool(bit & SPADES)

    return min(each(cards), key=price)
