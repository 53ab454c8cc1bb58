"""What a hand of Jass promises in each contract, and what Weis and Stöck bring with open cards.

Hands are numbered by the deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.jass import OBENABE, SUIT, UNDENUFE

WITH_TRUMPS: Final[i64] = -78
WITHOUT_TRUMPS: Final[i64] = -53
"""How far behind is a hand without anything."""
STOECK: Final[i64] = 20
KING_AND_OBER: Final = vec[i64]([0xC0 * 2 ** (9 * suit) for suit in range(4)] + [0, 0])
"""Of the trumps, if there are any."""
_TRUMPS: Final = (17, 17, 17, 32, 21, 54, 21, 22, 41)
"""What each trump is good for, six to ace by the deck: 9 and Under are the strongest."""
_DOWN: Final = (24, 25, 19, 9)
_UP: Final = (14, 42, 38, 30)
_TRUMP_ORDER: Final = "678TQKA9J"


def _row(suit: int, worths: tuple[int, ...]) -> int:
    """What a suit is good for without trumps; its best card is the bit 8."""
    row = 0
    while row < 9 and suit >> 8 - row & 1:
        row += 1
    if row == 0:
        return 17 if suit >> 7 and suit.bit_count() > 1 else 0
    return sum(worths[min(place, 3)] for place in range(row))


def _beside(suit: int) -> int:
    """What a suit is good for beside the trumps."""
    if suit >> 8:
        return 18 if suit >> 7 == 3 else 9
    return 9 if suit >> 7 and suit.bit_count() > 1 else 0


def _turned(suit: int) -> int:
    return int(f"{suit:09b}"[::-1], 2)


def _in_trumps(suit: int) -> int:
    worths = dict(zip(_TRUMP_ORDER, (17, 17, 17, 21, 21, 22, 32, 41, 54), strict=True))
    return sum(worths[rank] for place, rank in enumerate("6789TJQKA") if suit >> place & 1)


_SUITS: Final = vec[i64](
    [_in_trumps(suit) for suit in range(512)]
    + [_beside(suit) for suit in range(512)]
    + [_row(suit, _DOWN) for suit in range(512)]
    + [_row(_turned(suit), _UP) for suit in range(512)]
)


def promise(hand: i64, contract: i64) -> i64:
    """How many points more than the others the hand brings its team, about, before the factor."""
    a = hand & SUIT
    b = hand >> 9 & SUIT
    c = hand >> 18 & SUIT
    d = hand >> 27
    if contract >= OBENABE:
        at: i64 = 1024 if contract == OBENABE else 1536
        return WITHOUT_TRUMPS + _SUITS[at + a] + _SUITS[at + b] + _SUITS[at + c] + _SUITS[at + d]
    return (
        WITH_TRUMPS
        + _SUITS[a if contract == 0 else 512 + a]
        + _SUITS[b if contract == 1 else 512 + b]
        + _SUITS[c if contract == 2 else 512 + c]
        + _SUITS[d if contract == 3 else 512 + d]
    )


def melded(hand: i64, contract: i64) -> tuple[i64, i64]:
    """What all melds of a hand are worth, and how strong the best is; 0 and 0 if there are none.

    A card in two melds counts in both, which the rules do not allow; it is that rare.
    """
    total: i64 = 0
    best: i64 = 0
    height: i64 = 4
    fours = hand & hand >> 9 & hand >> 18 & hand >> 27 & SUIT
    while height < 9:
        if fours >> height & 1 != 0:
            worth: i64 = 200 if height == 5 else 100
            total += worth
            best = stronger(best, worth, 1, 4, height, contract, 0)
        height += 1
    suit: i64 = 0
    while suit < 4:
        held = hand >> 9 * suit & SUIT
        suit += 1
        if held & held >> 1 & held >> 2 == 0:
            continue
        length: i64 = 0
        height = 0
        while height < 10:
            if held >> height & 1 != 0:
                length += 1
            else:
                if length >= 3:
                    worth = 20 if length == 3 else 50 if length == 4 else 100
                    total += worth
                    trump: i64 = 1 if suit - 1 == contract else 0
                    best = stronger(best, worth, 0, length, height - 1, contract, trump)
                length = 0
            height += 1
    return total, best


def stronger(
    best: i64, worth: i64, four: i64, length: i64, height: i64, contract: i64, trump: i64
) -> i64:
    """The greater of a strength and that of a meld."""
    rank = 8 - height if contract == UNDENUFE else height
    strength = (((worth * 2 + four) * 16 + length) * 16 + rank) * 2 + trump
    return strength if strength > best else best


def extras(h0: i64, h1: i64, h2: i64, h3: i64, contract: i64, forehand: i64) -> i64:
    """Weis and Stöck of team 0 less those of team 1 in a deal, before the factor."""
    hands = vec[i64]([h0, h1, h2, h3])
    totals = vec[i64]([0, 0])
    found: i64 = 0
    best: i64 = 0
    holder: i64 = 0
    pair = KING_AND_OBER[contract]
    turn: i64 = 0
    while turn < 4:
        seat = forehand + turn & 3
        turn += 1
        hand = hands[seat]
        total, strength = melded(hand, contract)
        totals[seat & 1] += total
        if strength > best:
            best = strength
            holder = seat
        if pair != 0 and hand & pair == pair:
            found += STOECK if seat & 1 == 0 else -STOECK
    if best != 0:
        found += totals[0] if holder & 1 == 0 else -totals[1]
    return found
