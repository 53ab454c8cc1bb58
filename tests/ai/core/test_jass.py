"""The core plays Jass by the rules: numbers, worth, legal cards, whole play-outs."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.ai.core import jass
from cardtable.ai.core.bits import below, seeded, step
from cardtable.ai.core.jass_playouts import playouts
from cardtable.engine.cards import Card
from cardtable.games.jass.model import Contract
from cardtable.games.jass.scoring import worth
from cardtable.games.jass.tricks import DECK, playable
from tests.ai.core.jass_cards import (
    Hands,
    begun,
    by_deck,
    contract_number,
    dealt,
    four,
    strong,
    table,
    winner,
    without,
)

every_contract = pytest.mark.parametrize("contract", Contract)


@every_contract
def test_each_card_has_a_number_of_its_own_and_comes_back(contract: Contract) -> None:
    number = contract_number(contract)
    assert strong(DECK, contract) == jass.ALL
    for card in DECK:
        assert strong([card], contract).bit_count() == 1
        assert jass.by_deck(strong([card], contract), number) == by_deck([card])


@every_contract
def test_cards_are_worth_what_the_rules_give(contract: Contract) -> None:
    rng, kind = Random(contract), jass.kind_of(contract_number(contract))
    for size in (1, 1, 1, 4, 9, 36):
        cards = rng.sample(DECK, size)
        assert jass.points(strong(cards, contract), kind) == worth(cards, contract)


@every_contract
def test_what_may_be_played_is_what_the_rules_allow(contract: Contract) -> None:
    rng = Random(contract)
    trumps = jass.trumps_of(jass.kind_of(contract_number(contract)))
    for _ in range(300):
        hands, leader, trick = begun(rng.choice((1, 2, 4, 9)), contract, rng)
        seat = (leader + len(trick)) % 4
        led, takers, taking, player = jass.standing(*table(trick, contract), leader, trumps)
        legal = jass.legal(strong(hands[seat], contract), led, takers, trumps)
        assert legal == strong(playable(hands[seat], trick, contract), contract)
        assert player == seat
        assert taking == (winner(trick, leader, contract) if trick else leader)


def replayed(
    hands: Hands, contract: Contract, leader: int, trick: tuple[Card, ...], sweeps: int, chance: int
) -> tuple[int, int]:
    """One play-out by the rules of the game, with the random numbers of the core's."""
    made, lost = [0, 0], {0, 1} - {team for team in (0, 1) if sweeps >> team & 1}
    while True:
        if len(trick) == 4:
            leader = winner(trick, leader, contract)
            made[leader % 2] += worth(trick, contract) + 5 * (not any(hands))
            lost.add(1 - leader % 2)
            trick = ()
        if not any(hands) and not trick:
            break
        seat = (leader + len(trick)) % 4
        legal = sorted(
            playable(hands[seat], trick, contract), key=lambda card: strong([card], contract)
        )
        if len(legal) > 1:
            chance = int(step(chance))
        card = legal[int(below(chance, len(legal)))] if len(legal) > 1 else legal[0]
        hands, trick = without(hands, seat, card), (*trick, card)
    swept = [100 * (team not in lost) for team in (0, 1)]
    return made[0] + swept[0], made[1] + swept[1]


@every_contract
def test_playouts_are_what_the_rules_make_of_the_same_cards(contract: Contract) -> None:
    rng, kind = Random(contract), jass.kind_of(contract_number(contract))
    for seed in range(60):
        hands, leader, trick = begun(rng.choice((1, 2, 3, 9)), contract, rng)
        sweeps = rng.randrange(4)
        held, played = four(hands, contract), table(trick, contract)
        first, second, _ = playouts(*held, kind, leader, *played, sweeps, 1, seeded(seed))
        expected = replayed(hands, contract, leader, trick, sweeps, int(seeded(seed)))
        assert (first, second) == expected


@every_contract
def test_all_playouts_of_a_deal_share_its_points(contract: Contract) -> None:
    held = four(dealt(9, Random(contract)), contract)
    kind = jass.kind_of(contract_number(contract))
    first, second, _ = playouts(*held, kind, 1, 0, 0, 0, 0, 1000, seeded(1))
    assert first + second == 157 * 1000
