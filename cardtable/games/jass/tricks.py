"""The play of the cards: what may be played, and who takes the trick."""

from cardtable.engine.cards import Card, Rank, deck
from cardtable.engine.tricks import following, outranks
from cardtable.games.jass.model import Contract

RANKS = "6789TJQKA"
"""From low to high in a plain suit, and in Obenabe."""
DECK = deck(RANKS)
PLAIN = {Rank(rank): height for height, rank in enumerate(RANKS)}
TRUMPS = {Rank(rank): height for height, rank in enumerate("678TQKA9J")}
UPWARDS = {Rank(rank): height for height, rank in enumerate(reversed(RANKS))}


def playable(
    hand: tuple[Card, ...], trick: tuple[Card, ...], contract: Contract
) -> tuple[Card, ...]:
    """What may be played on these cards, or led if there are none."""
    if not trick:
        return hand
    led, trump = trick[0].suit, contract.trump
    same = following(hand, led)
    if trump is None:
        return same or hand
    if led == trump:  # the Under need not be played if it is the only trump
        return hand if all(card.rank is Rank.JACK for card in same) else same
    ruffed = max((TRUMPS[card.rank] for card in trick if card.suit == trump), default=-1)
    high = {card for card in hand if card.suit == trump and TRUMPS[card.rank] > ruffed}
    if same:
        return tuple(card for card in hand if card.suit == led or card in high)
    if all(card.suit == trump for card in hand):
        return hand  # only then undertrumping is allowed, even with a higher one in hand
    return tuple(card for card in hand if card.suit != trump or card in high)


def taker(trick: tuple[Card, ...], contract: Contract) -> int:
    """Which card of the trick, counted from 0 in the order played, takes it."""
    best = 0
    for index, card in enumerate(trick):
        if beats(card, trick[best], contract):
            best = index
    return best


def beats(card: Card, best: Card, contract: Contract) -> bool:
    """Whether a card takes the trick from its best card so far."""
    trump = contract.trump
    if card.suit == trump:
        return outranks(card, best, trump, TRUMPS)
    return outranks(card, best, trump, UPWARDS if contract is Contract.UNDENUFE else PLAIN)
