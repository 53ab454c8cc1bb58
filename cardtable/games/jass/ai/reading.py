"""What a seat knows of the hidden cards, and guesses at them that agree with it."""

from random import Random
from typing import NamedTuple

from cardtable.ai.imagine import imagine
from cardtable.engine.cards import Card
from cardtable.engine.layout import Zone
from cardtable.engine.rules import Rules, View
from cardtable.games.jass.ai.bits import Table
from cardtable.games.jass.model import HAND, SEATS, SHOWN, TRICK, Contract, DealPublic, Public
from cardtable.games.jass.rules import FIRST_FOREHAND
from cardtable.games.jass.tricks import DECK, playable
from cardtable.games.jass.weis import meld_cards

TRIES = 30
"""Guesses built card by card before one is left to the engine, which always finds one."""


class Reading(NamedTuple):
    """Where hidden cards may lie: those that lie surely, and those that a seat cannot hold."""

    at: dict[Card, int]
    lacks: tuple[frozenset[Card], ...]

    def could_hold(self, zone: Zone, card: Card) -> bool:
        """Whether the hidden card may lie there."""
        seat = zone.owner
        if seat is None:
            return True
        return self.at.get(card, seat) == seat and card not in self.lacks[seat]


def read(seen: View[Public]) -> Reading:
    """What the calls and the play so far have shown to everyone."""
    deal = seen.public.deal
    assert deal is not None, "nobody chooses before the deal"
    at = {card: call.seat for call in deal.calls for card in meld_cards(call.meld)}
    if seen.public.match.deals == 1:
        at[FIRST_FOREHAND] = deal.forehand
    lacks: list[set[Card]] = [set() for _ in range(SEATS)]
    if deal.contract is not None:
        for leader, cards in _tricks(seen, deal):
            for place in range(1, len(cards)):
                found = denied(cards[:place], cards[place], deal.contract)
                lacks[(leader + place) % SEATS] |= found
    return Reading(at, tuple(map(frozenset, lacks)))


def denied(before: tuple[Card, ...], played: Card, contract: Contract) -> set[Card]:
    """What nobody can hold who played so: any one card with which it would have been illegal."""
    if played.suit == before[0].suit:
        return set()
    return {
        card
        for card in DECK
        if card != played and played not in playable((card, played), before, contract)
    }


def guess(
    rules: Rules[Public], seen: View[Public], reading: Reading, table: Table, rng: Random
) -> list[int]:
    """The hands of all seats, the hidden cards guessed."""
    hands = [
        table.bits(seen.cards[HAND[seat]]) | table.bits(seen.cards[SHOWN[seat]])
        for seat in range(SEATS)
    ]
    room = [seen.cards[HAND[seat]].count(None) for seat in range(SEATS)]
    known = {card for zone in seen.cards.zones() for card in seen.cards[zone] if card}
    places = {
        card: [seat for seat in range(SEATS) if room[seat] and reading.could_hold(HAND[seat], card)]
        for card in DECK
        if card not in known
    }
    for _ in range(TRIES):
        found = _dealt(places, hands, room, table, rng)
        if found:
            return found
    state = imagine(rules, seen, rng, reading.could_hold)
    return [
        table.bits(state.cards[HAND[seat]]) | table.bits(state.cards[SHOWN[seat]])
        for seat in range(SEATS)
    ]


def _dealt(
    places: dict[Card, list[int]], hands: list[int], room: list[int], table: Table, rng: Random
) -> list[int] | None:
    """Deal the hidden cards, those with the fewest places first; None if one finds no place."""
    found, left = hands[:], room[:]
    cards = list(places)
    rng.shuffle(cards)
    cards.sort(key=lambda card: len(places[card]))
    for card in cards:
        seats = places[card]
        total = sum(left[seat] for seat in seats)
        if not total:
            return None
        ticket = rng.randrange(total)
        for seat in seats:
            ticket -= left[seat]
            if ticket < 0:
                break
        left[seat] -= 1
        found[seat] |= 1 << table.number[card]
    return found


def _tricks(seen: View[Public], deal: DealPublic) -> list[tuple[int, tuple[Card, ...]]]:
    """All tricks of the deal, the present one included, with who led."""
    lying = tuple(card for card in seen.cards[TRICK] if card)
    return [*((trick.leader, trick.cards) for trick in deal.tricks), (deal.leader, lying)]
