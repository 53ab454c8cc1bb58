"""Which contract a hand is good for: counted, without calculating.

Frozen: the Baseline player chooses so, and what was measured against it must stay comparable.
"""

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.games.jass.ai.bits import RANKS, table_of
from cardtable.games.jass.model import Contract, Options

NO_HAND = {True: -78, False: -53}
"""How far behind is a hand without anything: with trumps, and without."""
TRUMP_WORTHS = (17, 17, 17, 21, 21, 22, 32, 41, 54)
"""What each trump is good for, from the six upwards to the Under."""
ACE, ACE_AND_KING = 9, 18
DOWN, UP = (24, 25, 19, 9), (14, 42, 38, 30)
"""What the best cards of a suit are good for without trumps, one after another.

The last holds for all further ones. In Undenufe a six brings no points, but aces fall to it.
"""
SECOND, GUARDED_KING = 17, 9
"""The second best card of a suit that is not alone, without trumps and beside them."""
PUSH = 70
"""A hand that promises less, after the factor, is left to the partner."""


def promise(hand: Sequence[Card], contract: Contract) -> int:
    """How many points more than the others the hand promises to bring its team, about.

    The numbers come from deals played out by the rules of thumb. Weis is not in them.
    """
    table = table_of(contract)
    held = table.bits(hand)
    suits = [held >> RANKS * place & 0x1FF for place in range(4)]
    ahead = NO_HAND[table.trumps]
    if table.trumps:
        trumps = suits.pop()
        ahead += sum(worth for card, worth in enumerate(TRUMP_WORTHS) if trumps >> card & 1)
        return ahead + sum(map(_beside_trumps, suits))
    worths = UP if contract is Contract.UNDENUFE else DOWN
    return ahead + sum(_without_trumps(suit, worths) for suit in suits)


def _beside_trumps(suit: int) -> int:
    """What a plain suit is good for; its ace is the bit 8."""
    if suit >> 8:
        return ACE_AND_KING if suit >> 7 == 3 else ACE
    return GUARDED_KING if suit >> 7 and suit.bit_count() > 1 else 0


def _without_trumps(suit: int, worths: Sequence[int]) -> int:
    """What a suit is good for; its best card is the bit 8."""
    row = 0
    while row < RANKS and suit >> 8 - row & 1:
        row += 1
    if row == 0:
        return SECOND if suit >> 7 and suit.bit_count() > 1 else 0
    return sum(worths[min(place, len(worths) - 1)] for place in range(row))


def best_contract(hand: Sequence[Card], options: Options) -> Contract:
    """The contract that promises most, after the factor."""
    return max(Contract, key=lambda contract: _promised(hand, contract, options))


def pushes(hand: Sequence[Card], options: Options) -> bool:
    """Whether it is better left to the partner."""
    return _promised(hand, best_contract(hand, options), options) < PUSH


def _promised(hand: Sequence[Card], contract: Contract, options: Options) -> int:
    return promise(hand, contract) * options.factor(contract)
