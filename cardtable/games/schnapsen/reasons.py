"""What is true of an advised choice of Schnapsen, by the player's own view alone."""

from cardtable.ai.advice import Advice, Because, Reason
from cardtable.ai.reasoning import by_value, is_least, only_card, others_hold, playable
from cardtable.engine.cards import Card, Rank
from cardtable.engine.rules import Play, Rules, View
from cardtable.games.schnapsen.model import (
    HAND,
    INDICATOR,
    SHOWN,
    TALON,
    TRICK,
    DealPublic,
    Exchange,
    Public,
)
from cardtable.games.schnapsen.rules import beats, partner
from cardtable.games.schnapsen.scoring import VALUE, WIN, marriage_points


def reason(rules: Rules[Public], seen: View[Public], advice: Advice) -> Reason | None:
    """The most telling reason for the advised choice; None if nothing can be said for certain."""
    deal, choice = seen.public.deal, advice.best
    if choice == Exchange() and (turned_up := seen.cards[INDICATOR]):
        return Reason(Because.EXCHANGES, card=turned_up[0])
    if deal is None or not isinstance(choice, Play):
        return None
    led = next((card for card in seen.cards[TRICK] if card), None)
    if found := only_card(seen):
        return found
    if led is None:
        return _leading(rules, seen, deal, choice.card) or by_value(advice)
    return _replying(seen, deal, led, choice.card) or by_value(advice)


def _leading(
    rules: Rules[Public], seen: View[Public], deal: DealPublic, card: Card
) -> Reason | None:
    if card.rank in (Rank.KING, Rank.QUEEN) and partner(card) in _hand(seen):
        return Reason(Because.DECLARES, number=marriage_points(card.suit, deal.trump))
    strict = not seen.cards[INDICATOR]
    hidden = [other for other in others_hold(rules.deck, seen, SHOWN) if other.suit == deal.trump]
    if card.suit == deal.trump and strict and hidden:
        return Reason(Because.PULLS_TRUMPS)
    return None


def _replying(seen: View[Public], deal: DealPublic, led: Card, card: Card) -> Reason | None:
    winners = [other for other in playable(seen) if beats(other, led, deal.trump)]
    if card in winners:
        missing = WIN - deal.points[seen.seat]
        if VALUE[led.rank] + VALUE[card.rank] >= missing > 0:
            return Reason(Because.ENOUGH, number=missing)
        if is_least(card, winners, lambda other: _height(other, deal)):
            return Reason(Because.LOWEST_WINNER)
        return Reason(Because.LAST_TO_PLAY)
    if not winners:
        if is_least(card, playable(seen), lambda other: VALUE[other.rank]):
            return Reason(Because.LOST_TRICK)
        return None
    if len(seen.cards[TALON]) == 1 and (indicator := seen.cards[INDICATOR]):
        return Reason(Because.LAST_OF_STOCK, card=indicator[0])
    if all(other.suit == deal.trump for other in winners) and card.suit != deal.trump:
        return Reason(Because.KEEPS_TRUMPS)
    if any(_breaks_marriage(seen, other) for other in winners) and not _breaks_marriage(seen, card):
        return Reason(Because.KEEPS_MARRIAGE)
    return None


def _height(card: Card, deal: DealPublic) -> int:
    """Trumps over all others."""
    return VALUE[card.rank] + 100 * (card.suit == deal.trump)


def _breaks_marriage(seen: View[Public], card: Card) -> bool:
    """Whether king and Ober of a suit would no longer be together without this card."""
    return card.rank in (Rank.KING, Rank.QUEEN) and partner(card) in _hand(seen)


def _hand(seen: View[Public]) -> frozenset[Card]:
    own = (*seen.cards[HAND[seen.seat]], *seen.cards[SHOWN[seen.seat]])
    return frozenset(card for card in own if card)
