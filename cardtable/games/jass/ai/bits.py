"""Jass in bits, as its computer players think: a card is a number, a hand a set of bits.

The numbers depend on the contract, so that of one suit the stronger card has the greater number
and trumps have the greatest of all.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from cardtable.engine.cards import Card, Suit
from cardtable.games.jass.model import Contract
from cardtable.games.jass.scoring import worth
from cardtable.games.jass.tricks import DECK, PLAIN, TRUMPS, UPWARDS

RANKS = 9
SUITS = tuple(0x1FF << RANKS * place for place in range(4))
TOP = SUITS[3]
"""The trumps, in a contract that has some; else a suit like any other."""
UNDER = 1 << 35
LOWEST_TOP = 27
ALL = (1 << 36) - 1


class Table(NamedTuple):
    """Cards and numbers of a contract."""

    number: dict[Card, int]
    cards: tuple[Card, ...]
    worth: tuple[int, ...]
    trumps: bool

    def bits(self, held: Sequence[Card | None]) -> int:
        """The set of the cards that are known."""
        return sum(1 << self.number[card] for card in held if card)


@cache
def table_of(contract: Contract) -> Table:
    """The numbers of all cards in this contract."""
    trump = contract.trump
    suits = sorted(Suit, key=lambda suit: suit == trump)
    plain = UPWARDS if contract is Contract.UNDENUFE else PLAIN
    number = {
        card: RANKS * suits.index(card.suit) + (TRUMPS if card.suit == trump else plain)[card.rank]
        for card in DECK
    }
    cards = tuple(sorted(DECK, key=number.__getitem__))
    return Table(number, cards, tuple(worth((card,), contract) for card in cards), bool(trump))


def each(cards: int) -> list[int]:
    """The numbers of the cards, upwards."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


def above(number: int) -> int:
    """All cards with greater numbers."""
    return -2 << number & ALL


def best_in(trick: Sequence[int], trumps: bool) -> int:
    """The place of the card that takes the trick so far."""
    best = 0
    for place in range(1, len(trick)):
        card, high = trick[place], trick[best]
        if card // RANKS == high // RANKS:
            if card > high:
                best = place
        elif trumps and card >= LOWEST_TOP:
            best = place
    return best


def legal(hand: int, trick: Sequence[int], trumps: bool) -> int:
    """What may be played on these cards, or led if there are none."""
    if not trick:
        return hand
    led = trick[0] // RANKS
    same = hand & SUITS[led]
    if not trumps:
        return same or hand
    if led == 3:
        return hand if same in (0, UNDER) else same
    mine = hand & TOP
    if mine == hand:
        return hand
    ruffed = max(trick)
    if ruffed >= LOWEST_TOP:
        mine &= above(ruffed)
    return (same or hand & ~TOP) | mine
