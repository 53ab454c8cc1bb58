"""Endings of Jass are worth what trying everything by the rules of the game gives.

CARDTABLE_POSITIONS says on how many random endings; a few are enough every day.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from cardtable.ai.core.jass import kind_of
from cardtable.ai.core.jass_solver import NOT_LEGAL, JassSolver
from cardtable.engine.cards import Card
from cardtable.games.jass.model import Contract
from cardtable.games.jass.scoring import worth
from cardtable.games.jass.tricks import playable
from tests.ai.core.jass_cards import (
    Hands,
    begun,
    contract_number,
    dealt,
    four,
    strong,
    table,
    winner,
    without,
)

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "120"))
CONTRACTS = tuple(Contract)
Key = tuple[Hands, int, tuple[Card, ...], int]


class ByTheRules:
    """Tries every legal card to the end, and remembers."""

    def __init__(self, contract: Contract) -> None:
        self.contract = contract
        self.met: dict[Key, int] = {}

    def value(self, hands: Hands, leader: int, trick: tuple[Card, ...], sweeps: int) -> int:
        """Points of team 0 less those of team 1 to come, if both play their best."""
        key = (hands, leader, trick, sweeps)
        if key not in self.met:
            self.met[key] = self._value(*key)
        return self.met[key]

    def _value(self, hands: Hands, leader: int, trick: tuple[Card, ...], sweeps: int) -> int:
        if len(trick) == 4:
            taker = winner(trick, leader, self.contract)
            made = worth(trick, self.contract) + 5 * (not any(hands))
            rest = self.value(hands, taker, (), sweeps & (1 + taker % 2))
            return rest + (-made if taker % 2 else made)
        if not any(hands):
            return (0, 100, -100)[sweeps]
        values = self.cards(hands, leader, trick, sweeps).values()
        return min(values) if (leader + len(trick)) % 2 else max(values)

    def cards(
        self, hands: Hands, leader: int, trick: tuple[Card, ...], sweeps: int
    ) -> dict[Card, int]:
        """The value after each card that may be played."""
        seat = (leader + len(trick)) % 4
        return {
            card: self.value(without(hands, seat, card), leader, (*trick, card), sweeps)
            for card in playable(hands[seat], trick, self.contract)
        }


def test_every_card_of_an_ending_is_worth_what_the_rules_give() -> None:
    solver = JassSolver(10)
    for number in range(POSITIONS):
        rng, contract = Random(number), CONTRACTS[number % 6]
        sweeps, each = rng.randrange(3), rng.choice((1, 2, 2, 3))
        hands, leader, trick = begun(each, contract, rng)
        expected = ByTheRules(contract).cards(hands, leader, trick, sweeps)
        kind = kind_of(contract_number(contract))
        solver.set_up(*four(hands, contract), kind, leader, *table(trick, contract), sweeps)
        values = solver.values()
        for card in (card for hand in hands for card in hand):
            place = strong([card], contract).bit_length() - 1
            assert values[place] == expected.get(card, NOT_LEGAL), (number, card)
        best = min if (leader + len(trick)) % 2 else max
        assert solver.value() == best(expected.values())


@pytest.mark.parametrize("contract", CONTRACTS)
def test_renumbering_the_suits_changes_nothing(contract: Contract) -> None:
    rng, kind = Random(contract), kind_of(contract_number(contract))
    solver, values = JassSolver(), set()
    hands = [strong(hand, contract) for hand in dealt(5, rng)]
    for turn in range(3):
        low, suits = 2**27 - 1, 9 * turn  # the three lowest suits change places
        turned = [
            hand & ~low | ((hand & low) << suits | (hand & low) >> 27 - suits) & low
            for hand in hands
        ]
        solver.set_up(turned[0], turned[1], turned[2], turned[3], kind, 2)
        values.add(int(solver.value()))
    assert len(values) == 1


@pytest.mark.parametrize("contract", CONTRACTS)
def test_who_leads_the_trumps_or_holds_all_of_a_suit_takes_everything(contract: Contract) -> None:
    solver, kind = JassSolver(), kind_of(contract_number(contract))
    suits = [0x1FF * 2 ** (9 * suit) for suit in range(4)]
    for leader in range(4):
        solver.set_up(suits[0], suits[1], suits[2], suits[3], kind, leader, sweeps=3)
        taker = 3 if contract.trump else leader
        assert solver.value() == (-257 if taker % 2 else 257)


def test_an_ending_that_takes_too_long_is_given_up() -> None:
    solver = JassSolver()
    hands = four(dealt(8, Random(3)), Contract.HEARTS)
    solver.set_up(*hands, 0, 0, limit=50)
    assert len(solver.values()) == 0
    assert solver.nodes() < 1000
