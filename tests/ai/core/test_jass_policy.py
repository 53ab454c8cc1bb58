"""The rules of thumb of Jass's play-outs: legal, sensible, and of own cards only."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.ai.core.bits import seeded
from cardtable.ai.core.jass import WITH_TRUMPS, kind_of, legal, standing, trumps_of
from cardtable.ai.core.jass_policy import JassPolicy
from cardtable.engine.cards import cards
from cardtable.games.jass.model import Contract
from cardtable.games.jass.tricks import DECK
from tests.ai.core.jass_cards import begun, contract_number, dealt, four, strong, table

every_contract = pytest.mark.parametrize("contract", Contract)


@every_contract
def test_what_is_played_may_be_played(contract: Contract) -> None:
    rng, kind = Random(contract), kind_of(contract_number(contract))
    policy, trumps = JassPolicy(kind, 0), trumps_of(kind)
    for _ in range(300):
        hands, leader, trick = begun(rng.choice((2, 4, 9)), contract, rng)
        held, played = four(hands, contract), table(trick, contract)
        led, taking, winner, player = standing(*played, leader, trumps)
        others = sum(held) - held[player]
        choice = legal(held[player], led, taking, trumps)
        if trick:
            ours = (winner + player) % 2 == 0
            found = policy.follow(choice, others, taking, ours, len(trick) == 3, sum(played))
        else:
            found = policy.lead(choice, others, player % 2)
        assert found != 0
        assert found & ~choice == 0


@every_contract
def test_sense_beats_chance(contract: Contract) -> None:
    rng, kind = Random(contract), kind_of(contract_number(contract))
    policy, made = JassPolicy(kind, 0), [0, 0]
    for number in range(40):
        held, teams = four(dealt(9, rng), contract), 1 + number % 2
        points = policy.playouts(*held, number % 4, 0, 0, 0, 0, 50, seeded(number), teams)
        made[0] += points[teams - 1]
        made[1] += points[2 - teams]
    assert made[0] > 1.3 * made[1]


@every_contract
def test_all_playouts_of_a_deal_share_its_points(contract: Contract) -> None:
    held = four(dealt(9, Random(contract)), contract)
    policy = JassPolicy(kind_of(contract_number(contract)), 1)
    first, second, _ = policy.playouts(*held, 1, 0, 0, 0, 0, 1000, seeded(1))
    assert first + second == 157 * 1000


@pytest.mark.parametrize(
    ("choice", "trick", "ours", "last", "played"),
    [
        ("HA HT H6", "HK", True, True, "HT"),  # points for the partner's trick, kept above it
        ("HA HT H6", "HK", False, True, "HA"),  # the trick, with the points
        ("HT H6", "HA", False, True, "H6"),  # no points for the other team
        ("SA C6", "HA", True, True, "SA"),  # points, though of another suit
        ("DJ C6", "H9", False, True, "C6"),  # no trump for a trick without points
        ("DJ D6 C7", "HA", False, True, "D6"),  # a low one for a trick with points
    ],
)
def test_what_is_sensible(choice: str, trick: str, ours: bool, last: bool, played: str) -> None:
    contract = Contract.DIAMONDS
    kind = kind_of(contract_number(contract))
    assert kind == WITH_TRUMPS
    led, taking, _, _ = standing(*table(cards(trick), contract), 0, trumps_of(kind))
    held = strong(cards(choice), contract)
    others = strong([card for card in DECK if card not in cards(choice + " " + trick)], contract)
    on_table = strong(cards(trick), contract)
    found = JassPolicy(kind, 0).follow(held, others, taking, ours, last, on_table)
    assert found == strong(cards(played), contract)
    assert led
