"""Which contract a hand is good for: counted, without calculating.

Frozen: the Baseline player chooses so, and what was measured against it must stay comparable.
"""

from collections.abc import Sequence

from cardtable.engine.cards import Card
from cardtable.games.jass.ai.bits import RANKS, SUITS, TOP, table_of
from cardtable.games.jass.model import Contract, Options

TRUMP_WORTHS = (3, 3, 4, 5, 7, 9, 15, 24, 34)
"""What each trump is good for, from the six upwards to the Under."""
LENGTH = 6
"""For each trump after the third."""
ACE, SECOND = 16, 6
RUN = (22, 16, 13, 11, 10, 9, 8, 8, 8)
"""What the best cards of a suit are good for without trumps, one after another."""
GUARDED = 5
USUAL = 40
"""The partner's share, about."""
AVERAGE = 78
PUSH = 8
"""A hand that promises less than this above the average is left to the partner."""


def promise(hand: Sequence[Card], contract: Contract) -> int:
    """How many points above the average the hand promises in this contract, about."""
    table = table_of(contract)
    held = table.bits(hand)
    made = USUAL
    if table.trumps:
        trumps = held & TOP
        made += sum(TRUMP_WORTHS[card] for card in range(RANKS) if held >> 27 + card & 1)
        made += LENGTH * max(0, trumps.bit_count() - 3)
        for place in range(3):
            suit = held >> RANKS * place & 0x1FF
            made += ACE * (suit >> 8 & 1) + SECOND * (suit >> 7 == 3)
        return made - AVERAGE
    for place, suit in enumerate(SUITS):
        cards = held >> RANKS * place & 0x1FF
        row = 0
        while cards >> 8 - row & 1:
            made += RUN[row]
            row += 1
        if not row and cards >> 7 & 1 and (held & suit).bit_count() > 1:
            made += GUARDED
    return made - AVERAGE


def best_contract(hand: Sequence[Card], options: Options) -> Contract:
    """The contract that promises most, after the factor."""
    return max(Contract, key=lambda contract: _promised(hand, contract, options))


def pushes(hand: Sequence[Card], options: Options) -> bool:
    """Whether it is better left to the partner."""
    return promise(hand, best_contract(hand, options)) < PUSH


def _promised(hand: Sequence[Card], contract: Contract, options: Options) -> int:
    return promise(hand, contract) * options.factor(contract)
