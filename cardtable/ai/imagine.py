"""Fill what a seat does not know with one guess, to think in."""

from collections.abc import Callable, Sequence
from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Zone
from cardtable.engine.rules import P, Rules, State, View, with_sight

CouldHold = Callable[[Zone, Card], bool]
"""Whether a hidden card may lie in this zone, by all that the play so far has shown."""
TRIES = 50
"""Free guesses before one is built card by card."""


class Impossible(ValueError):
    """No layout agrees with what the seat sees and with what could be held."""


def anything(zone: Zone, card: Card) -> bool:
    """Every hidden card may lie in every hidden place."""
    del zone, card
    return True


def imagine(
    rules: Rules[P], seen: View[P], rng: Random, could_hold: CouldHold = anything
) -> State[P]:
    """A whole state that looks to the seat exactly as what it sees.

    Every layout that could be held is equally likely, unless hardly one in fifty is possible. Of
    what the other seats have seen, only the cards now in their sight are known. Where a card lies
    that the seat has seen and sees no more, `could_hold` must know. Raises Impossible.
    """
    known = {card for zone in seen.cards.zones() for card in seen.cards[zone] if card}
    unseen = [card for card in rules.deck if card not in known]
    places = [zone for zone in seen.cards.zones() for card in seen.cards[zone] if card is None]
    filled: dict[Zone, list[Card]] = {zone: [] for zone in seen.cards.zones()}
    for zone, card in zip(places, _fill(places, unseen, rng, could_hold), strict=True):
        filled[zone].append(card)
    layout = Layout(
        {
            zone: tuple(card or filled[zone].pop() for card in seen.cards[zone])
            for zone in seen.cards.zones()
        }
    )
    looked = tuple(
        seen.seen if seat == seen.seat else frozenset[Card]() for seat in range(rules.seats)
    )
    return with_sight(rules, State(layout, seen.public, looked))


def _fill(
    places: Sequence[Zone], unseen: list[Card], rng: Random, could_hold: CouldHold
) -> list[Card]:
    """A card for every place."""
    order = unseen[:]
    for _ in range(TRIES):
        rng.shuffle(order)
        if all(map(could_hold, places, order)):
            return order
    return _matched(places, order, could_hold)


def _matched(places: Sequence[Zone], order: list[Card], could_hold: CouldHold) -> list[Card]:
    """One possible filling, found by exchanging cards along a chain (bipartite matching)."""
    place_of: dict[int, int] = {}  # place -> card, both by their index

    def settle(index: int, tried: set[int]) -> bool:
        for place, zone in enumerate(places):
            if place in tried or not could_hold(zone, order[index]):
                continue
            tried.add(place)
            if place not in place_of or settle(place_of[place], tried):
                place_of[place] = index
                return True
        return False

    for index in range(len(order)):
        if not settle(index, set()):
            raise Impossible(order[index])
    return [order[place_of[place]] for place in range(len(places))]
