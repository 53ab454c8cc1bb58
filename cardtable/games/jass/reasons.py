"""What is true of an advised choice of Jass, by the player's own view alone."""

from cardtable.ai.advice import Advice, Because, Reason
from cardtable.ai.reasoning import by_value, is_least, only_card, others_hold, playable
from cardtable.engine.cards import Card, Rank
from cardtable.engine.rules import Play, Rules, View
from cardtable.games.jass.model import (
    HAND,
    SEATS,
    SHOWN,
    TRICK,
    Choose,
    Contract,
    DealPublic,
    Public,
    Push,
)
from cardtable.games.jass.scoring import worth
from cardtable.games.jass.tricks import PLAIN, TRUMPS, UPWARDS, beats, taker


def reason(rules: Rules[Public], seen: View[Public], advice: Advice) -> Reason | None:
    """The most telling reason for the advised choice; None if nothing can be said for certain."""
    deal = seen.public.deal
    match advice.best:
        case Push():
            return Reason(Because.NO_STRONG_SUIT)
        case Choose(contract):
            good = good_for(contract, tuple(card for card in seen.cards[HAND[seen.seat]] if card))
            return Reason(Because.CARDS_IN_SUIT, cards=good) if good else None
        case Play(card) if deal is not None and deal.contract is not None:
            return (
                only_card(seen)
                or _card(rules, seen, deal, deal.contract, card)
                or _compared(advice)
            )
    return None


def good_for(contract: Contract, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that speak for the contract, the strongest first."""
    if contract.trump is None:
        top = Rank.ACE if contract is Contract.OBENABE else Rank.SIX
        return tuple(card for card in hand if card.rank == top)
    own = (card for card in hand if card.suit == contract.trump)
    return tuple(sorted(own, key=lambda card: -TRUMPS[card.rank]))


def _card(
    rules: Rules[Public], seen: View[Public], deal: DealPublic, contract: Contract, card: Card
) -> Reason | None:
    hidden = others_hold(rules.deck, seen, SHOWN)
    trick = tuple(other for other in seen.cards[TRICK] if other)
    if not trick:
        return Reason(Because.PULLS_TRUMPS) if _pulls(seen, deal, contract, card, hidden) else None
    last = len(trick) == SEATS - 1
    before = taker(trick, contract)
    best = trick[before]
    partners = (deal.leader + before - seen.seat) % SEATS == 2
    if beats(card, best, contract):
        return _taking(seen, contract, best, card, last=last)
    safe = last or not any(beats(other, best, contract) for other in hidden)
    if partners:
        return _to_partner(seen, contract, best, card) if safe else None
    return _losing(seen, contract, best, card, lost=safe)


def _pulls(
    seen: View[Public],
    deal: DealPublic,
    contract: Contract,
    card: Card,
    hidden: tuple[Card, ...],
) -> bool:
    """Whether it is a lead of trumps, and an opponent may have to follow.

    Who once did not follow trumps has none, but for the Under, which need not be played.
    """
    trumps = {other for other in hidden if other.suit == contract.trump}
    rivals = {(seen.seat + 1) % SEATS, (seen.seat + 3) % SEATS}
    for trick in deal.tricks:
        if trick.cards[0].suit == contract.trump:
            for place, played in enumerate(trick.cards):
                if played.suit != contract.trump:
                    rivals.discard((trick.leader + place) % SEATS)
    return card.suit == contract.trump and bool(trumps and rivals)


def _taking(
    seen: View[Public], contract: Contract, best: Card, card: Card, *, last: bool
) -> Reason | None:
    if not last:
        return None
    winners = [other for other in playable(seen) if beats(other, best, contract)]
    if len(winners) > 1 and is_least(card, winners, lambda other: _height(other, contract)):
        return Reason(Because.LOWEST_WINNER)
    return Reason(Because.LAST_TO_PLAY)


def _to_partner(seen: View[Public], contract: Contract, best: Card, card: Card) -> Reason | None:
    """The partner takes the trick for certain: the most points that do not take it from him."""
    points = worth((card,), contract)
    others = [other for other in playable(seen) if not beats(other, best, contract)]
    if points and all(points >= worth((other,), contract) for other in others):
        return Reason(Because.GIVES_POINTS, seat=(seen.seat + 2) % SEATS)
    return None


def _losing(
    seen: View[Public], contract: Contract, best: Card, card: Card, *, lost: bool
) -> Reason | None:
    winners = [other for other in playable(seen) if beats(other, best, contract)]
    if not winners:
        least = is_least(card, playable(seen), lambda other: worth((other,), contract))
        return Reason(Because.LOST_TRICK) if lost and least else None
    trumps = all(other.suit == contract.trump for other in winners)
    if trumps and card.suit != contract.trump:
        return Reason(Because.KEEPS_TRUMPS)
    return None


def _height(card: Card, contract: Contract) -> int:
    """How strong the card is, trumps over all others."""
    if card.suit == contract.trump:
        return 100 + TRUMPS[card.rank]
    return (UPWARDS if contract is Contract.UNDENUFE else PLAIN)[card.rank]


def _compared(advice: Advice) -> Reason | None:
    """By how much the best is better; that is no figure when chances to win the match count."""
    found = by_value(advice)
    if found and found.kind is Because.BETTER and advice.chance is not None:
        return None
    return found
