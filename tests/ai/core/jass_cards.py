"""Cards of Jass as the core numbers them, and deals by chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from cardtable.ai.core.jass import OBENABE, UNDENUFE, by_strength
from cardtable.engine.cards import Card, Suit
from cardtable.games.jass.model import Contract
from cardtable.games.jass.tricks import DECK, playable, taker

SUITS = tuple(Suit)
RANKS = "6789TJQKA"
Hands = tuple[tuple[Card, ...], ...]


def contract_number(contract: Contract) -> int:
    """The core's number of a contract."""
    if contract.trump:
        return SUITS.index(contract.trump)
    return int(OBENABE if contract is Contract.OBENABE else UNDENUFE)


def by_deck(cards: Iterable[Card]) -> int:
    """A set numbered by the deck."""
    return sum(2 ** (9 * SUITS.index(card.suit) + RANKS.index(card.rank)) for card in cards)


def strong(cards: Iterable[Card], contract: Contract) -> int:
    """A set numbered by strength."""
    return int(by_strength(by_deck(cards), contract_number(contract)))


def four(hands: Hands, contract: Contract) -> tuple[int, int, int, int]:
    """The hands of all seats, numbered by strength."""
    first, second, third, fourth = (strong(hand, contract) for hand in hands)
    return first, second, third, fourth


def table(trick: Sequence[Card], contract: Contract) -> tuple[int, int, int]:
    """The cards of a running trick, numbered by strength; 0 for those not yet played."""
    bits = [strong([card], contract) for card in trick] + [0] * (3 - len(trick))
    return bits[0], bits[1], bits[2]


def dealt(each: int, rng: Random) -> Hands:
    """Four hands of so many cards."""
    cards = rng.sample(DECK, 4 * each)
    return tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(4))


def without(hands: Hands, seat: int, card: Card) -> Hands:
    """The hands after the seat has played the card."""
    return tuple(
        tuple(held for held in hand if held != card) if place == seat else hand
        for place, hand in enumerate(hands)
    )


def begun(each: int, contract: Contract, rng: Random) -> tuple[Hands, int, tuple[Card, ...]]:
    """Hands, leader and running trick of up to three cards, played by the rules."""
    hands, leader = dealt(each, rng), rng.randrange(4)
    trick: tuple[Card, ...] = ()
    for _ in range(rng.randrange(4)):
        seat = (leader + len(trick)) % 4
        card = rng.choice(playable(hands[seat], trick, contract))
        hands, trick = without(hands, seat, card), (*trick, card)
    return hands, leader, trick


def winner(trick: tuple[Card, ...], leader: int, contract: Contract) -> int:
    """Who takes the trick."""
    return (leader + taker(trick, contract)) % 4
