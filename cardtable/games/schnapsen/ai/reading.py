"""A View of Schnapsen in bits, and what the play so far says of the hidden cards."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, perm
from random import Random
from typing import NamedTuple

from cardtable.engine.cards import Card
from cardtable.engine.rules import View
from cardtable.games.schnapsen.ai.bits import (
    HIGHER,
    MATE,
    SUIT_OF,
    TAKERS,
    TRUMPS,
    UNTER,
    WORTH,
    bits_of,
    each,
)
from cardtable.games.schnapsen.ai.knowledge import HAS_TRICK
from cardtable.games.schnapsen.model import (
    CLOSED,
    HAND,
    INDICATOR,
    SHOWN,
    TALON,
    TRICK,
    WON,
    DealPublic,
    Public,
)
from cardtable.games.schnapsen.scoring import open_game_points

ALL = (1 << 20) - 1
STOCK = 9
HAND_SIZE = 5
DEAR = 10
"""The worth of a ten; it and the Daus are remembered."""
STUBBORN = 0.1
"""How likely is somebody who does not exchange though he could."""


class Guess(NamedTuple):
    """One guess at the hidden cards, and how likely it is beside others."""

    theirs: int
    talon: tuple[int, ...]
    weight: float


class Reading(NamedTuple):
    """What the seat on turn knows. `led` is the other's card, 0 on its own lead.

    `theirs` are the cards that it knows in the other's hand, `their_hidden` counts the rest.
    `failing` is what a closer loses who fails: below nought if it is this seat, 0 if nobody has
    closed; `gain` is what the closer would win.
    """

    cards: dict[Card, int]
    mine: int
    theirs: int
    their_hidden: int
    hidden: int
    talon: int
    up: int
    led: int
    my_points: int
    their_points: int
    my_pending: int
    their_pending: int
    failing: int
    gain: int
    unlikely: dict[int, float]

    @property
    def stock_open(self) -> bool:
        """Whether cards are drawn after the next trick."""
        return bool(self.up) and not self.failing

    def card_of(self, bit: int) -> Card:
        """The card of one bit."""
        return next(card for card, known in self.cards.items() if known == bit)

    @property
    def out(self) -> int:
        """All cards that may be in the other's hand."""
        return self.hidden | self.theirs


def read(seen: View[Public]) -> Reading:
    """What the seat knows. Only for a seat that is to choose."""
    deal, me = seen.public.deal, seen.seat
    assert deal is not None, "nobody chooses before the deal"
    rival = 1 - me
    cards = bits_of(deal.trump)
    zones = {zone: sum(cards[c] for c in seen.cards[zone] if c) for zone in seen.cards.zones()}
    known = sum(zones.values())
    recalled = sum(cards[card] for card in seen.seen) & ~known  # told beforehand: see `position`
    led = zones.get(TRICK, 0)
    failing = gain = 0
    if deal.closed_by is not None and deal.at_closing is not None:
        failing = (2 if deal.at_closing.tricks else 3) * (-1 if deal.closed_by == me else 1)
        gain = open_game_points(deal.at_closing)
    return Reading(
        cards=cards,
        mine=zones.get(HAND[me], 0) | zones.get(SHOWN[me], 0),
        theirs=zones.get(SHOWN[rival], 0) | recalled,
        their_hidden=len(seen.cards[HAND[rival]]) - recalled.bit_count(),
        hidden=ALL & ~known & ~recalled,
        talon=len(seen.cards[TALON]),
        up=zones.get(INDICATOR, 0) | zones.get(CLOSED, 0),
        led=led,
        my_points=deal.points[me],
        their_points=deal.points[rival],
        my_pending=HAS_TRICK if seen.cards[WON[me]] else deal.pending[me],
        their_pending=HAS_TRICK if seen.cards[WON[rival]] else deal.pending[rival],
        failing=failing,
        gain=gain,
        unlikely=_unlikely(seen, deal, cards, led),
    )


def _unlikely(
    seen: View[Public], deal: DealPublic, cards: dict[Card, int], led: int
) -> dict[int, float]:
    """How likely a hidden card is in the other's hand, beside others (1): 0 if it cannot be."""
    rival = 1 - seen.seat
    drawing = deal.closed_by is None and bool(seen.cards[INDICATOR])
    played = sum(len(seen.cards[zone]) for zone in WON) // 2
    strict_from = len(deal.tricks) - (played - (STOCK + 1 - _stock(seen)) // 2)
    found: dict[int, float] = {}
    for number, trick in enumerate(deal.tricks):
        lead, reply = cards[trick.lead], cards[trick.reply]
        draws = max(0, min(strict_from, len(deal.tricks)) - number)
        if trick.leader == rival:
            _lower(found, MATE[lead], draws / HAND_SIZE)
            if draws and deal.exchanged_by is None:
                _lower(found, UNTER, max(STUBBORN, draws / HAND_SIZE))
        elif number >= strict_from:
            for bit in each(denied(lead, reply)):
                found[bit] = 0
    if led:
        _lower(found, MATE[led], 0)
    if deal.exchanged_by is None and ((led and drawing) or deal.closed_by == rival):
        _lower(found, UNTER, STUBBORN)
    return found


def _stock(seen: View[Public]) -> int:
    """How many cards of the stock are not drawn, the indicator included."""
    return len(seen.cards[TALON]) + len(seen.cards[INDICATOR]) + len(seen.cards[CLOSED])


def _lower(found: dict[int, float], bit: int, chance: float) -> None:
    if bit:
        found[bit] = min(found.get(bit, 1.0), chance)


def denied(lead: int, reply: int) -> int:
    """What nobody can hold who replied so under the strict rules."""
    if reply & HIGHER[lead]:
        return 0
    if reply & SUIT_OF[lead]:
        return HIGHER[lead]
    if reply & TAKERS[lead]:
        return SUIT_OF[lead]
    return SUIT_OF[lead] | TRUMPS


def guesses(reading: Reading, rng: Random, most: int) -> Iterator[Guess]:
    """All that may be hidden if that is not more than `most`, else so many guesses.

    The order of the talon counts only while the stock is open. There is at least one.
    """
    return every(reading) if ways(reading) <= most else some(reading, rng, most)


def ways(reading: Reading) -> int:
    """How many layouts agree with what is seen."""
    hidden = reading.hidden.bit_count()
    hands = comb(hidden, reading.their_hidden)
    if not reading.stock_open:
        return hands
    return hands * perm(hidden - reading.their_hidden, reading.talon)


def every(reading: Reading) -> Iterator[Guess]:
    """All that may be hidden."""
    for theirs, weight in hands(reading):
        rest = each((reading.hidden | reading.theirs) & ~theirs)
        orders = permutations(rest, reading.talon) if reading.stock_open else [tuple(rest)]
        for talon in orders:
            yield Guess(theirs, talon, weight)


def hands(reading: Reading) -> Iterator[tuple[int, float]]:
    """All hands that the other may hold, and how likely each is beside others."""
    drawn = list(combinations(each(reading.hidden), reading.their_hidden))
    weights = [_weight(reading, hand) for hand in drawn]
    if not any(weights):  # the play makes no sense: then anything may be
        weights = [1.0] * len(drawn)
    for hand, weight in zip(drawn, weights, strict=True):
        if weight:
            yield sum(hand) | reading.theirs, weight


def some(reading: Reading, rng: Random, most: int) -> Iterator[Guess]:
    """So many guesses."""
    hidden = each(reading.hidden)
    refused = 0
    count = reading.their_hidden
    while most:
        rng.shuffle(hidden)
        if rng.random() < _weight(reading, hidden[:count]) or refused > 50 * most:
            most -= 1
            talon = tuple(hidden[count : count + reading.talon])
            yield Guess(sum(hidden[:count]) | reading.theirs, talon, 1.0)
        else:
            refused += 1


def forgetful(reading: Reading, seen: View[Public], memory: int) -> Reading:
    """What is left of the reading if low plain cards are forgotten after so many tricks."""
    deal = seen.public.deal
    assert deal is not None
    old = deal.tricks[: max(len(deal.tricks) - memory, 0)]
    gone = sum({reading.cards[card] for trick in old for card in (trick.lead, trick.reply)})
    low = sum(bit for bit in each(gone & ~TRUMPS) if WORTH[bit] < DEAR)
    return reading._replace(hidden=reading.hidden | low)


def _weight(reading: Reading, hand: tuple[int, ...] | list[int]) -> float:
    weight = 1.0
    for bit in hand:
        weight *= reading.unlikely.get(bit, 1.0)
    return weight
