"""Reasons that hold in every game of tricks."""

from collections.abc import Callable, Iterable

from cardtable.ai.advice import Advice, Because, Reason
from cardtable.engine.cards import Card
from cardtable.engine.layout import Zone
from cardtable.engine.rules import P, Play, View

LEAST = 0.05
"""Differences below this are none: they are shown with one decimal."""


def playable(seen: View[P]) -> tuple[Card, ...]:
    """The cards that the seat may play."""
    return tuple(choice.card for choice in seen.legal if isinstance(choice, Play))


def others_hold(
    deck: Iterable[Card], seen: View[P], shown: tuple[Zone, ...] = ()
) -> tuple[Card, ...]:
    """The cards of which each may be in another hand: those out of sight, and the shown ones.

    `shown` are the zones of cards in hands that everybody has seen.
    """
    open_hands = [zone for zone in shown if zone.owner != seen.seat]
    known = {
        card
        for zone in seen.cards.zones()
        for card in seen.cards[zone]
        if card and zone not in open_hands
    }
    return tuple(card for card in deck if card not in known)


def only_card(seen: View[P]) -> Reason | None:
    """That there is nothing else to play."""
    alone = len(seen.legal) == 1 and isinstance(seen.legal[0], Play)
    return Reason(Because.ONLY_CARD) if alone else None


def by_value(advice: Advice) -> Reason | None:
    """How much better the best card is than the next, by what was found in the layouts."""
    plays = [each for each in advice.rated if isinstance(each.choice, Play)]
    if len(plays) < 2 or plays[0] != advice.rated[0]:
        return None
    ahead = plays[0].value - plays[1].value
    if ahead < LEAST:
        return Reason(Because.EQUAL)
    return Reason(Because.BETTER, number=ahead)


def is_least(card: Card, among: Iterable[Card], strength: Callable[[Card], int]) -> bool:
    """Whether no card among these is weaker."""
    return all(strength(card) <= strength(other) for other in among)
