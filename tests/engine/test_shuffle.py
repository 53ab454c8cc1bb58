"""Chance that stays the same for ever. The golden values must never change."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine import shuffle
from cardtable.engine.cards import cards, deck
from cardtable.engine.shuffle import NUMBERS, Dice, number_text, read_number, thought_seed


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
    assert Dice(0, 1).shuffled(twenty, "deal") == cards(GOLDEN[0, 1])
    assert Dice(0, 2).shuffled(twenty, "deal") == cards(GOLDEN[0, 2])
    assert Dice(NUMBERS - 1, 1).shuffled(twenty, "deal") == cards(GOLDEN[NUMBERS - 1, 1])


def test_golden_lots() -> None:
    assert [Dice(number, 1).below(2, "lots") for number in range(16)] == LOTS
    assert [Dice(number, 1).below(13, "lots") for number in range(16)] == LOTS_OF_THIRTEEN


def test_golden_thoughts() -> None:
    assert thought_seed(0, 0, 0) == THOUGHT
    assert len({thought_seed(n, s, seat) for n in (0, 1) for s in (0, 1) for seat in (0, 1)}) == 8


def test_each_purpose_has_dice_of_its_own() -> None:
    alone, both = Dice(5, 1), Dice(5, 1)
    both.below(2, "lots")
    both.shuffled("abc", "other")
    assert both.shuffled(range(20), "deal") == alone.shuffled(range(20), "deal")
    assert alone.shuffled(range(20), "deal") != alone.shuffled(range(20), "lots")


@given(st.integers(0, NUMBERS - 1), st.integers(1, 99), st.lists(st.integers(), max_size=36))
def test_shuffling_keeps_every_thing(number: int, deal: int, things: list[int]) -> None:
    assert Counter(Dice(number, deal).shuffled(things, "deal")) == Counter(things)


def test_every_order_is_equally_likely() -> None:
    found = Counter(Dice(number, 1).shuffled("abc", "deal") for number in range(6000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())


def test_numbers_of_the_incomplete_last_block_are_thrown_away() -> None:
    class Given:
        numbers = [(1 << 64) - 1, 7]

        def next(self) -> int:
            return self.numbers.pop(0)

    assert shuffle._below(Given(), 3) == 1  # type: ignore[arg-type]  # a stream of two numbers


@given(st.integers(0, NUMBERS - 1))
def test_a_number_reads_as_it_is_written(number: int) -> None:
    text = number_text(number)
    assert len(text) == 10
    assert read_number(text) == read_number(f" {text.lower()} ") == number


def test_letters_that_look_like_figures_are_understood() -> None:
    assert read_number("OOOOOOOOIL") == 33
    assert number_text(33) == "0000000011"
    assert number_text(NUMBERS - 1) == "7ZZZZZZZZZ"


@pytest.mark.parametrize("text", ["", "123", "00000000000", "000000000U", "-000000001", "8" * 10])
def test_what_is_no_match_number_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_number(text)


def test_the_state_of_the_library_dice_does_not_matter() -> None:
    random.seed(1)
    first = Dice(3, 3).shuffled(range(10), "deal")
    random.seed(2)
    assert Dice(3, 3).shuffled(range(10), "deal") == first


GOLDEN = {
    (0, 1): "DT DQ HT SK DJ CQ HK ST SQ CT DK SJ CA HA CJ CK SA HJ DA HQ",
    (0, 2): "HQ ST CJ DJ HJ SQ DT DA SK DK HA HT CQ SA DQ HK CA SJ CK CT",
    (NUMBERS - 1, 1): "CJ HQ CK SK CQ SJ CA DJ HJ HA HK DQ DT ST SQ DK DA HT SA CT",
}
LOTS = [0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1]
LOTS_OF_THIRTEEN = [3, 8, 9, 4, 7, 4, 7, 12, 11, 7, 12, 10, 5, 5, 3, 12]
THOUGHT = 5545331220539132534
