"""Hands of Spades are worth what trying everything by the rules of the game gives.

CARDTABLE_POSITIONS says on how many random pairs of hands; a few are enough every day.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.spades import GIVEN_UP, NOT_LEGAL, SpadesSolver
from cardtable.engine.cards import Card, Suit, cards
from cardtable.games.spades.rules import DECK, RANKS, TRUMP, beats, playable

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "120"))
Hands = tuple[tuple[Card, ...], tuple[Card, ...]]
Key = tuple[Hands, int, Card | None, bool, int]


def place(card: Card) -> int:
    """The card's place in the core's numbering."""
    return 13 * tuple(Suit).index(card.suit) + RANKS.index(card.rank)


def bits(held: Sequence[Card]) -> int:
    """A set of cards as the core has it."""
    return sum(2 ** place(card) for card in held)


class ByTheRules:
    """Tries every legal card to the end, and remembers; seat 0 wants much, seat 1 little."""

    def __init__(self, ends: Sequence[int]) -> None:
        self.ends = ends
        self.met: dict[Key, int] = {}

    def value(self, hands: Hands, seat: int, led: Card | None, broken: bool, taken: int) -> int:
        """The end that best play leads to, if seat 0 has taken so many tricks."""
        key = (hands, seat, led, broken, taken)
        if key not in self.met:
            values = self.cards(*key).values()
            best = min if seat else max
            self.met[key] = best(values) if values else self.ends[taken]
        return self.met[key]

    def cards(
        self, hands: Hands, seat: int, led: Card | None, broken: bool, taken: int
    ) -> dict[Card, int]:
        """The end after each card that may be played."""
        found = {}
        for card in playable(hands[seat], led, broken=broken):
            mine = tuple(held for held in hands[seat] if held != card)
            after = (hands[0], mine) if seat else (mine, hands[1])
            now = broken or card.suit is TRUMP
            if led is None:
                found[card] = self.value(after, 1 - seat, card, now, taken)
            else:
                taker = seat if beats(card, led) else 1 - seat
                found[card] = self.value(after, taker, None, now, taken + (taker == 0))
        return found


def moment(rng: Random) -> tuple[Hands, Card | None, bool]:
    """Hands, the card led by seat 1 if any, and whether spades are broken."""
    each = rng.randint(1, 6)
    few = [card for card in DECK if card.suit in (Suit.HEARTS, Suit.SPADES)]
    held = rng.sample(rng.choice((few, list(DECK))), 2 * each)
    mine, theirs = tuple(held[:each]), tuple(held[each:])
    broken = rng.random() < 0.4
    if rng.random() < 0.5:
        return (mine, theirs), None, broken
    led = rng.choice(playable(theirs, None, broken=broken))
    rest = tuple(card for card in theirs if card != led)
    return (mine, rest), led, broken or led.suit is TRUMP


def tables(left: int, rng: Random) -> list[list[int]]:
    """What the end may be worth: rising, falling, and by chance."""
    return [
        list(range(left + 1)),
        list(range(left, -1, -1)),
        [rng.randint(-2, 2) for _ in range(left + 1)],
        [rng.randint(-(10**15), 10**15) for _ in range(left + 1)],
    ]


def test_every_card_is_worth_what_the_rules_give() -> None:
    solver = SpadesSolver(10)
    for number in range(POSITIONS):
        rng = Random(number)
        hands, led, broken = moment(rng)
        left = len(hands[0])
        solver.set_up(bits(hands[0]), bits(hands[1]), bits([led] if led else []), broken)
        for table in tables(left, rng):
            expected = ByTheRules(table).cards(hands, 0, led, broken, 0)
            ends = vec[i64](table)
            found = solver.worth_by_card(ends)
            assert all(found[place(card)] == expected.get(card, NOT_LEGAL) for card in DECK)
            assert solver.worth(ends) == max(expected.values())


def test_tricks_are_counted_as_the_rules_count_them() -> None:
    solver = SpadesSolver(10)
    for number in range(POSITIONS):
        hands, led, broken = moment(Random(number))
        expected = ByTheRules(range(14)).cards(hands, 0, led, broken, 0)
        solver.set_up(bits(hands[0]), bits(hands[1]), bits([led] if led else []), broken)
        found = solver.tricks_by_card()
        assert all(found[place(card)] == expected.get(card, NOT_LEGAL) for card in DECK)
        assert solver.tricks() == max(expected.values())


@pytest.mark.parametrize(
    ("mine", "theirs", "tricks"),
    [
        ("SA SK SQ", "HA HK HQ", 3),
        ("HA HK HQ", "SA SK SQ", 0),
        ("HA S2", "H2 SA", 1),
        ("HA DA", "H2 C2", 2),
    ],
)
def test_hands_that_anyone_can_count(mine: str, theirs: str, tricks: int) -> None:
    solver = SpadesSolver(10)
    solver.set_up(bits(cards(mine)), bits(cards(theirs)))
    assert solver.tricks() == tricks


def test_a_question_that_takes_too_long_is_given_up() -> None:
    solver, held = SpadesSolver(10), Random(1).sample(DECK, 26)
    ends = vec[i64]([0, 9, 3, 8, 1, 7, 2, 9, 0, 5, 6, 1, 4, 0])
    solver.set_up(bits(held[:13]), bits(held[13:]), limit=20)
    assert solver.tricks() == solver.worth(ends) == GIVEN_UP
    assert len(solver.tricks_by_card()) == len(solver.worth_by_card(ends)) == 0
    assert solver.nodes() < 1000
    solver.set_up(bits(held[:13]), bits(held[13:]))
    assert 0 <= solver.tricks() <= 13
    assert solver.worth(ends) in ends
    assert len(solver.worth_by_card(ends)) == 52
