"""Whose cards are whose: what a seat holds, has played and was dealt."""

from cardtable.engine.cards import Card, Rank
from cardtable.engine.layout import Layout, Seat
from cardtable.games.jass.model import HAND, SEATS, SHOWN, TRICK, Contract, DealPublic


def held_by(cards: Layout[Card], seat: Seat) -> tuple[Card, ...]:
    """The seat's hand, those of its cards that all have seen included."""
    return cards[HAND[seat]] + cards[SHOWN[seat]]


def played_by(cards: Layout[Card], deal: DealPublic, seat: Seat) -> tuple[Card, ...]:
    """What the seat has played in this deal, in order."""
    before = tuple(trick.card_of(seat) for trick in deal.tricks)
    place = (seat - deal.leader) % SEATS
    return before + cards[TRICK][place : place + 1]


def dealt_to(cards: Layout[Card], deal: DealPublic, seat: Seat) -> tuple[Card, ...]:
    """The nine cards that the seat was dealt."""
    return held_by(cards, seat) + played_by(cards, deal, seat)


def stoeck_cards(contract: Contract) -> tuple[Card, ...]:
    """König and Ober of trumps, if there are trumps."""
    trump = contract.trump
    return () if trump is None else (Card(trump, Rank.KING), Card(trump, Rank.QUEEN))


def stoeck_holder(cards: Layout[Card], deal: DealPublic, contract: Contract) -> Seat | None:
    """Who was dealt both cards of Stöck, if anybody."""
    pair = set(stoeck_cards(contract))
    return next(
        (seat for seat in range(SEATS) if pair and pair.issubset(dealt_to(cards, deal, seat))),
        None,
    )


def counts_early(cards: Layout[Card], deal: DealPublic) -> bool:
    """Whether Stöck was scored before its second card fell, because it wins the match."""
    assert deal.stoeck is not None, "it has been scored"
    assert deal.contract is not None, "there are trumps"
    return not set(stoeck_cards(deal.contract)).isdisjoint(held_by(cards, deal.stoeck.seat))
