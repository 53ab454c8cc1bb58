"""What the core takes for granted of a seat of Jass is what the rules of thumb say."""

from collections.abc import Iterable
from random import Random

import pytest

from cardtable.ai.core import jass_calls, jass_layouts
from cardtable.ai.core.bits import seeded
from cardtable.ai.core.jass import (
    by_deck,
    by_strength,
    kind_of,
    legal,
    standing,
    trumps_of,
)
from cardtable.ai.core.jass_habit import lead, reply
from cardtable.ai.core.jass_layouts import JassLayouts
from cardtable.ai.core.jass_rest import JassRest
from cardtable.ai.core.jass_solver import JassSolver
from cardtable.engine.cards import Card
from cardtable.games.jass.ai.bits import best_in, each, table_of
from cardtable.games.jass.ai.contracts import promise
from cardtable.games.jass.ai.layouts import NUMBER
from cardtable.games.jass.ai.thumb import Seen, card_to_play
from cardtable.games.jass.holding import stoeck_cards
from cardtable.games.jass.model import Contract, Options
from cardtable.games.jass.scoring import STOECK
from cardtable.games.jass.tricks import DECK
from cardtable.games.jass.weis import best_of, melds, total

OPTIONS = Options()
every_contract = pytest.mark.parametrize("contract", Contract)


def bits(hand: list[Card]) -> int:
    """Numbered by the deck."""
    return sum(2 ** DECK.index(held) for held in hand)


def hands_of(rng: Random, size: int = 9) -> list[list[Card]]:
    order = rng.sample(DECK, 4 * size)
    return [order[start : start + size] for start in range(0, 4 * size, size)]


def four(hands: Iterable[int]) -> tuple[int, int, int, int]:
    first, second, third, fourth = hands
    return first, second, third, fourth


def choice_by_habit(
    hand: int, out: int, kind: int, attacks: bool, t0: int, t1: int, t2: int
) -> int:
    """What the core plays on these cards by habit, as in the rest of a deal."""
    trumps = trumps_of(kind)
    if t0 == 0:
        return lead(hand, out, kind, trumps, attacks)
    led, taking, winner, player = standing(t0, t1, t2, 0, trumps)
    best = (t0, t1, t2)[winner]
    possible = legal(hand, led, taking, trumps)
    ours = (player - winner) % 2 == 0
    return reply(possible, out, kind, trumps, t0 | t1 | t2, best, taking, player, ours)


@every_contract
def test_habit_plays_as_the_rules_of_thumb_do(contract: Contract) -> None:
    rng, table, kind = Random(5), table_of(contract), kind_of(NUMBER[contract])
    for number in range(400):
        size = rng.randrange(2, 10)
        first, *others = hands_of(rng, size)
        lying = [hand.pop() for hand in others[: number % 4]]
        hand, out = table.bits(first), sum(table.bits(other) for other in others)
        trick = [table.number[one] for one in lying]
        ours = bool(trick) and (best_in(trick, table.trumps) - len(trick)) % 2 == 0
        attacks = rng.random() < 0.5
        seen = Seen(table, hand, out, trick, ours, attacks)
        first_card, second, third = [*(2**one for one in trick), 0, 0, 0][:3]
        found = choice_by_habit(hand, out, kind, attacks, first_card, second, third)
        assert found == 2 ** card_to_play(seen)


@every_contract
def test_deals_are_played_to_their_end_by_habit(contract: Contract) -> None:
    """Playing the first card of habit changes nothing, nor does the second after it."""
    rng, kind = Random(6), kind_of(NUMBER[contract])
    rest = JassRest(JassSolver(8))
    for number in range(60):
        hands, leader, attackers = (
            [bits(hand) for hand in hands_of(rng)],
            number % 4,
            number // 4 % 2,
        )
        expected = rest.value(*four(hands), kind, leader, 0, 0, 0, 0, 3, attackers, 0)
        lying: list[int] = []
        for place in range(4):
            seat = (leader + place) % 4
            first, second, third = [*lying, 0, 0, 0][:3]
            out, attacks = sum(hands) - hands[seat], (seat - attackers) % 2 == 0
            card = choice_by_habit(hands[seat], out, kind, attacks, first, second, third)
            after = leader, first, second, third
            assert expected == rest.value(*four(hands), kind, *after, card, 3, attackers, 0)
            assert expected == rest.value(*four(hands), kind, *after, 0, 3, attackers, 0)
            hands[seat] ^= card
            lying.append(card)


def test_the_end_is_solved_exactly() -> None:
    rng, solver = Random(7), JassSolver(12)
    rest = JassRest(solver)
    for number in range(40):
        hands = four(bits(hand) for hand in hands_of(rng, 4))
        kind, leader = number % 3, rng.randrange(4)
        solver.set_up(*hands, kind, leader)
        assert rest.value(*hands, kind, leader, 0, 0, 0, 0, 0, 0, 4) == solver.value()


@every_contract
def test_promises_are_those_that_were_counted(contract: Contract) -> None:
    rng = Random(8)
    for _ in range(300):
        hand = rng.sample(DECK, 9)
        assert jass_calls.promise(bits(hand), NUMBER[contract]) == promise(hand, contract)


@every_contract
def test_weis_and_stoeck_count_as_the_rules_count_them(contract: Contract) -> None:
    """Except where a card is in two melds."""
    rng, found, wrong = Random(9), 0, 0
    pair = set(stoeck_cards(contract))
    for _ in range(400):
        hands, forehand = hands_of(rng), rng.randrange(4)
        order = [(forehand + place) % 4 for place in range(4)]
        called = [melds(hands[seat], contract, OPTIONS) for seat in order]
        best = best_of([own[0] if own else None for own in called], contract, OPTIONS)
        expected = 0
        if best is not None:
            points = total(called[best]) + total(called[(best + 2) % 4])
            expected = -points if order[best] % 2 else points
        for seat, hand in enumerate(hands):
            if pair and pair.issubset(hand):
                expected += -STOECK if seat % 2 else STOECK
        counted = jass_calls.extras(*four(map(bits, hands)), NUMBER[contract], forehand)
        wrong += counted != expected
        found += expected != 0
    assert found > 100
    assert wrong < 10


def test_the_best_meld_of_a_hand() -> None:
    rng = Random(10)
    for _ in range(2000):
        hand = rng.sample(DECK, 9)
        own = melds(hand, Contract.OBENABE, OPTIONS)
        assert jass_layouts.meld_points(bits(hand)) == (own[0].points if own else 0)


def test_numberings_agree() -> None:
    for contract, number in NUMBER.items():
        table = table_of(contract)
        for one in DECK:
            numbered = by_strength(bits([one]), number)
            assert numbered == 2 ** table.number[one]
            assert by_deck(numbered, number) == bits([one])


def test_layouts_agree_with_what_is_known_and_are_all_drawn_alike() -> None:
    """Three hidden cards for three seats, of which the first may not hold the highest."""
    layouts = JassLayouts(4, 0)
    layouts.know(0, 8, 0, 0)
    layouts.know(1, 0, 3, 1)
    layouts.know(2, 0, 7, 1)
    layouts.know(3, 0, 7, 1)
    layouts.hide(7)
    chance = seeded(3)
    weights: dict[tuple[int, ...], float] = {}
    for _ in range(4000):
        chance = layouts.draw(chance)
        if layouts.odds:
            drawn = tuple(each(layouts.hands[seat])[0] for seat in range(4))
            weights[drawn] = weights.get(drawn, 0.0) + layouts.odds
    mean = sum(weights.values()) / 4
    assert {(hand[1], hand[2]) for hand in weights} == {(0, 1), (0, 2), (1, 0), (1, 2)}
    assert all(abs(weight / mean - 1) < 0.1 for weight in weights.values())


def test_no_card_by_habit_surprises() -> None:
    rng = Random(11)
    for number in range(60):
        kind, attackers = number % 3, number % 2
        hands = [bits(hand) for hand in hands_of(rng)]
        layouts = JassLayouts(3 + kind, attackers)
        leader, left = rng.randrange(4), hands[:]
        lying: list[int] = []
        for place in range(4):
            seat = (leader + place) % 4
            out = sum(left) - left[seat]
            first, second, third = [*lying, 0, 0, 0][:3]
            attacks = (seat - attackers) % 2 == 0
            card = choice_by_habit(left[seat], out, kind, attacks, first, second, third)
            left[seat] ^= card
            lying.append(card)
            layouts.saw(seat, card)
        for seat in range(4):
            layouts.know(seat, left[seat], 0, 0)
        layouts.draw(seeded(1))
        assert [layouts.dealt(seat) for seat in range(4)] == hands
        assert layouts.surprises(4) == 0
        swapped = [left[1], left[0], left[3], left[2]]
        for seat in range(4):
            layouts.know(seat, swapped[seat], 0, 0)
        layouts.draw(seeded(1))
        assert layouts.surprises(4) >= 0
