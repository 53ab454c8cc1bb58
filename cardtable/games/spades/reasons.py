"""What is true of an advised choice of Spades, by the player's own view alone."""

from dataclasses import dataclass

from cardtable.ai.advice import Advice, Because, Reason
from cardtable.ai.reasoning import by_value, is_least, only_card, others_hold, playable
from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.engine.rules import Play, Rules, View
from cardtable.games.spades.model import (
    HAND_SIZE,
    TRICK,
    DealPublic,
    Keep,
    Public,
    Refuse,
)
from cardtable.games.spades.rules import STRENGTH, TRUMP, beats, tricks_won


def reason(rules: Rules[Public], seen: View[Public], advice: Advice) -> Reason | None:
    """The most telling reason for the advised choice; None if nothing can be said for certain."""
    deal = seen.public.deal
    match advice.best:
        case Keep():
            return Reason(Because.KEEPS_CARD)
        case Refuse():
            return Reason(Because.DISCARDS_CARD)
        case Play(card) if deal is not None:
            if found := only_card(seen):
                return found
            return _card(rules, seen, deal, card) or _compared(advice)
    return None


@dataclass(frozen=True, slots=True)
class _Contest:
    """How both stand with their bids while the seat is to play."""

    rival: Seat
    bid: int
    tricks: int
    their_bid: int
    their_tricks: int

    @property
    def left(self) -> int:
        """Tricks that are not over."""
        return HAND_SIZE - self.tricks - self.their_tricks

    @property
    def nil(self) -> bool:
        """Whether the seat's own nil can still be made."""
        return self.bid == 0 and self.tricks == 0

    @property
    def their_nil(self) -> bool:
        """Whether the other's nil can still be made."""
        return self.their_bid == 0 and self.their_tricks == 0


def _card(rules: Rules[Public], seen: View[Public], deal: DealPublic, card: Card) -> Reason | None:
    me = seen.seat
    bid, their_bid = deal.bids[me], deal.bids[1 - me]
    if bid is None or their_bid is None:
        return None
    contest = _Contest(1 - me, bid, tricks_won(deal, me), their_bid, tricks_won(deal, 1 - me))
    led = next((other for other in seen.cards[TRICK] if other), None)
    if led is None:
        return _leading(rules, seen, contest, card)
    if beats(card, led):
        return _taking(seen, contest, led, card)
    return _losing(seen, contest, led, card)


def _leading(
    rules: Rules[Public], seen: View[Public], contest: _Contest, card: Card
) -> Reason | None:
    hidden = [other for other in others_hold(rules.deck, seen) if other not in seen.seen]
    if contest.their_nil and not contest.nil:
        higher = [other for other in hidden if beats(other, card)]
        return Reason(Because.ATTACKS_NIL, seat=contest.rival) if higher else None
    trumps = any(other.suit == TRUMP for other in hidden)
    if card.suit == TRUMP and trumps and not contest.nil:
        return Reason(Because.PULLS_TRUMPS)
    return None


def _taking(seen: View[Public], contest: _Contest, led: Card, card: Card) -> Reason | None:
    if contest.tricks + 1 == contest.bid:
        return Reason(Because.SAVES_BID)
    short = contest.their_bid - contest.their_tricks
    if 0 < short == contest.left:
        return Reason(Because.SETS_BID, seat=contest.rival)
    winners = [other for other in playable(seen) if beats(other, led)]
    if is_least(card, winners, _height):
        return Reason(Because.LOWEST_WINNER)
    return Reason(Because.LAST_TO_PLAY)


def _losing(seen: View[Public], contest: _Contest, led: Card, card: Card) -> Reason | None:
    losers = [other for other in playable(seen) if not beats(other, led)]
    winners = [other for other in playable(seen) if beats(other, led)]
    if contest.nil:
        highest = is_least(card, losers, lambda other: -STRENGTH[other.rank])
        rid = highest and len({other.rank for other in losers}) > 1
        return Reason(Because.RIDS_HIGH if rid else Because.KEEPS_NIL)
    if contest.their_nil and winners:
        return Reason(Because.ATTACKS_NIL, seat=contest.rival)
    if winners and contest.tricks >= contest.bid > 0:
        return Reason(Because.AVOIDS_BAG)
    if winners and card.suit != TRUMP and all(other.suit == TRUMP for other in winners):
        return Reason(Because.KEEPS_TRUMPS)
    return None


def _height(card: Card) -> int:
    """Spades over all others."""
    return STRENGTH[card.rank] + 100 * (card.suit == TRUMP)


def _compared(advice: Advice) -> Reason | None:
    """That cards are equally good; by how much the best is better is no figure for Spades."""
    found = by_value(advice)
    return found if found and found.kind is Because.EQUAL else None
