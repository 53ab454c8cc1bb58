"""Chance that stays the same for ever. The golden values must never change."""

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine import shuffle
from cardtable.engine.cards import cards, deck
from cardtable.engine.shuffle import NUMBERS, Dice, number_of_deal, thought_seed


def test_the_generator_is_splitmix64() -> None:
    stream = shuffle._Stream("")
    stream._state = 1234567  # the published example of the algorithm
    assert [stream.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_golden_deals() -> None:
    twenty = deck("ATKQJ")
    for number, order in GOLDEN.items():
        assert Dice(number).shuffled(twenty, "deal") == cards(order)


def test_golden_lots() -> None:
    assert [Dice(number).below(2, "lots") for number in range(16)] == LOTS
    assert [Dice(number).below(13, "lots") for number in range(16)] == LOTS_OF_THIRTEEN


def test_golden_thoughts() -> None:
    assert thought_seed(0, 0, 0) == THOUGHT
    assert len({thought_seed(n, s, seat) for n in (0, 1) for s in (0, 1) for seat in (0, 1)}) == 8


def test_each_purpose_has_dice_of_its_own() -> None:
    alone, both = Dice(5), Dice(5)
    both.below(2, "lots")
    both.shuffled("abc", "other")
    assert both.shuffled(range(20), "deal") == alone.shuffled(range(20), "deal")
    assert alone.shuffled(range(20), "deal") != alone.shuffled(range(20), "lots")


def test_golden_numbers_of_deals() -> None:
    found = [number_of_deal(7, deal, deal % 4, 4) for deal in (1, 2, 3)]
    assert found == DEALS_OF_SEVEN


@given(st.integers(0, NUMBERS - 1), st.integers(1, 30), st.integers(0, 3))
def test_lots_with_the_number_of_a_deal_name_whom_they_should(
    number: int, deal: int, lot: int
) -> None:
    found = number_of_deal(number, deal, lot, 4)
    assert 0 <= found < NUMBERS
    assert Dice(found).below(4, "lots") == lot
    assert found != number_of_deal(number, deal + 1, lot, 4)


@given(st.integers(0, NUMBERS - 1))
def test_the_first_deal_has_the_number_of_its_match(number: int) -> None:
    drawn = Dice(number).below(2, "lots")
    assert number_of_deal(number, 1, drawn, 2) == number
    assert number_of_deal(number, 1, 1 - drawn, 2) != number


@given(st.integers(0, NUMBERS - 1), st.lists(st.integers(), max_size=36))
def test_shuffling_keeps_every_thing(number: int, things: list[int]) -> None:
    assert Counter(Dice(number).shuffled(things, "deal")) == Counter(things)


def test_every_order_is_equally_likely() -> None:
    found = Counter(Dice(number).shuffled("abc", "deal") for number in range(6000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())


def test_numbers_of_the_incomplete_last_block_are_thrown_away() -> None:
    class Given:
        numbers = [(1 << 64) - 1, 7]

        def next(self) -> int:
            return self.numbers.pop(0)

    assert shuffle._below(Given(), 3) == 1  # type: ignore[arg-type]  # a stream of two numbers


def test_the_state_of_the_library_dice_does_not_matter() -> None:
    random.seed(1)
    first = Dice(3).shuffled(range(10), "deal")
    random.seed(2)
    assert Dice(3).shuffled(range(10), "deal") == first


GOLDEN = {
    0: "DT DQ HT SK DJ CQ HK ST SQ CT DK SJ CA HA CJ CK SA HJ DA HQ",
    NUMBERS - 1: "CJ HQ CK SK CQ SJ CA DJ HJ HA HK DQ DT ST SQ DK DA HT SA CT",
}
DEALS_OF_SEVEN = [41111615888989, 32257630286584, 243366896993778]
LOTS = [0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1]
LOTS_OF_THIRTEEN = [3, 8, 9, 4, 7, 4, 7, 12, 11, 7, 12, 10, 5, 5, 3, 12]
THOUGHT = 5545331220539132534
