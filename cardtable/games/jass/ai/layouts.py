"""Layouts of the hidden cards, as likely as what was called and played makes them."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import seeded
from cardtable.ai.core.jass import OBENABE, by_deck
from cardtable.ai.core.jass_calls import promise
from cardtable.ai.core.jass_layouts import JassLayouts
from cardtable.engine.cards import Suit
from cardtable.engine.rules import Rules, View
from cardtable.games.jass.ai.bits import ALL, Table, table_of
from cardtable.games.jass.ai.contracts import PUSH
from cardtable.games.jass.ai.reading import guess, read
from cardtable.games.jass.model import (
    HAND,
    SEATS,
    SHOWN,
    TRICK,
    WON,
    Contract,
    DealPublic,
    Options,
    Public,
)

Hands = tuple[int, int, int, int]
NUMBER = {
    contract: OBENABE + (contract is Contract.UNDENUFE)
    if contract.trump is None
    else tuple(Suit).index(contract.trump)
    for contract in Contract
}
"""Of each contract, as the core wants it."""
BATCH = 16
CANDIDATES = 4
"""As many times more layouts are drawn as are looked at."""
DOUBT = 0.05
"""How likely anything possible is at least, beside the likeliest."""
WARMTH = 25.0
"""By how many points a contract must promise more to be e times as likely."""
FROM_DEAL = 1 << 62


class Inference(NamedTuple):
    """What a player reads from the others' choices. Without it all that is possible is alike."""

    surprise: float = 0.4
    """How likely a card is that habit would not have played, beside one that it would."""
    other_suit: float = 0.6
    """The same of one thrown away that costs as little as the usual one, of another suit."""
    signal: float = 0.75
    """The same of one that would have told the partner something wrong by its suit."""
    calls: bool = True
    """Whether contracts and pushing tell of the hand."""
    voids: bool = True
    """Whether not having followed, and Weis not called, is remembered."""


SHARP = Inference()
BLUNT = Inference(surprise=1.0, calls=False)
FORGETFUL = Inference(surprise=1.0, calls=False, voids=False)


def layouts(
    rules: Rules[Public], seen: View[Public], rng: Random, inference: Inference
) -> Iterator[Hands]:
    """What all seats may hold, by the numbers of the contract; those of the deck before it."""
    deal = seen.public.deal
    assert deal is not None, "nobody thinks before the deal"
    table = table_of(deal.contract or Contract.OBENABE)
    cards = _known(seen, deal, table, inference)
    chance = seeded(rng.randrange(FROM_DEAL))
    options = rules.options
    assert isinstance(options, Options)
    while True:
        found: list[Hands] = []
        weights: list[float] = []
        for _ in range(BATCH * CANDIDATES):
            chance = cards.draw(chance)
            if cards.odds and cards.agrees():
                found.append(_four(cards.hands))
                weights.append(_likelihood(cards, seen.seat, deal, options, inference))
        if not found:
            yield _four(guess(rules, seen, read(seen), table, rng))
            continue
        floor = DOUBT * max(weights)
        total = list(accumulate(weight + floor for weight in weights))
        yield from rng.choices(found, cum_weights=total, k=BATCH)


def _four(hands: Sequence[int] | vec[i64]) -> Hands:
    return int(hands[0]), int(hands[1]), int(hands[2]), int(hands[3])


def _known(seen: View[Public], deal: DealPublic, table: Table, inference: Inference) -> JassLayouts:
    """What the seat knows, told to the core."""
    reading = read(seen)
    assert deal.chosen_by is not None or deal.contract is None
    contract = NUMBER[deal.contract or Contract.OBENABE]
    cards = JassLayouts(contract, (deal.chosen_by or 0) % 2)
    gone = sum(table.bits(seen.cards[zone]) for zone in (*WON, TRICK, *SHOWN))
    hidden = ALL & ~gone & ~table.bits(seen.cards[HAND[seen.seat]])
    placed = 0
    at = [0] * SEATS
    for card, seat in reading.at.items():
        at[seat] |= hidden & 1 << table.number[card]
        placed |= at[seat]
    for seat in range(SEATS):
        held = table.bits(seen.cards[HAND[seat]]) | table.bits(seen.cards[SHOWN[seat]])
        lacks = table.bits(tuple(reading.lacks[seat])) if inference.voids else 0
        room = seen.cards[HAND[seat]].count(None) - at[seat].bit_count()
        cards.know(seat, held | at[seat], hidden & ~placed & ~lacks, room)
    cards.hide(hidden & ~placed)
    _tell_play(cards, seen, deal, table, inference)
    return cards


def _tell_play(
    cards: JassLayouts, seen: View[Public], deal: DealPublic, table: Table, inference: Inference
) -> None:
    """The cards played, and the melds of those who have called or not called some."""
    lying = tuple(card for card in seen.cards[TRICK] if card)
    tricks = [*((trick.leader, trick.cards) for trick in deal.tricks), (deal.leader, lying)]
    for leader, played in tricks:
        for place, card in enumerate(played):
            cards.saw((leader + place) % SEATS, 1 << table.number[card])
    if not inference.voids:
        return
    first_leader, first = tricks[0]
    for place in range(len(first)):
        seat = (first_leader + place) % SEATS
        if seat != seen.seat:
            points = [call.meld.points for call in deal.calls if call.seat == seat]
            cards.heard(seat, points[0] if points else 0)


def _likelihood(
    cards: JassLayouts, me: int, deal: DealPublic, options: Options, inference: Inference
) -> float:
    """How likely the layout is, beside others."""
    weight = float(cards.odds)
    if inference.surprise < 1:
        weight *= inference.surprise ** int(cards.surprises(me))
        weight *= inference.other_suit ** int(cards.other_suits)
        weight *= inference.signal ** int(cards.misled)
    if inference.calls:
        contract = NUMBER[deal.contract or Contract.OBENABE]
        if deal.pushed and deal.forehand != me:
            weight *= _pushes(promises(by_deck(cards.dealt(deal.forehand), contract), options))
        if deal.contract is not None and deal.chosen_by is not None and deal.chosen_by != me:
            hand = by_deck(cards.dealt(deal.chosen_by), contract)
            weight *= _chooses(promises(hand, options), deal.contract, pushed=deal.pushed)
    return weight


def promises(hand: int, options: Options) -> dict[Contract, int]:
    """What a hand numbered by the deck promises in each contract, after the factor."""
    return {
        contract: int(promise(hand, number)) * options.factor(contract)
        for contract, number in NUMBER.items()
    }


def _pushes(promised: dict[Contract, int]) -> float:
    """How likely forehand pushes with such promises."""
    return 1 / (1 + exp(min((max(promised.values()) - PUSH) / WARMTH, 50.0)))


def _chooses(promised: dict[Contract, int], contract: Contract, *, pushed: bool) -> float:
    """How likely somebody chooses this contract with such promises."""
    best = max(promised.values())
    ways = sum(exp((promised[each] - best) / WARMTH) for each in promised)
    share = exp((promised[contract] - best) / WARMTH) / ways
    return share if pushed else share * (1 - _pushes(promised))
