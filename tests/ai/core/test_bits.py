"""Counting, choosing and shuffling bits."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import BIT, below, count, nth, place, seeded, shuffle, some, step

SETS = st.integers(1, 2**62 - 1)
FAIR = 4.0
"""So many standard deviations may a count be from what is expected; seeds are fixed."""


def test_the_powers_of_two() -> None:
    assert [int(bit) for bit in BIT] == [2**exponent for exponent in range(62)]


@given(SETS)
def test_bits_are_counted(bits: int) -> None:
    assert count(bits) == bits.bit_count()
    assert place(bits) == (bits & -bits).bit_length() - 1


@given(SETS, st.data())
def test_a_bit_is_found_by_its_number(bits: int, data: st.DataObject) -> None:
    all_bits = [2**spot for spot in range(62) if bits >> spot & 1]
    number = data.draw(st.integers(0, len(all_bits) - 1))
    assert nth(bits, number) == all_bits[number]


@given(st.integers(0, 2**62 - 1))
def test_no_number_of_the_generator_leaves_its_bounds(seed: int) -> None:
    state = seeded(seed)
    for _ in range(20):
        assert 0 < state < 2**63
        assert 0 <= below(state, 52) < 52
        state = step(state)


def test_near_seeds_give_unlike_numbers() -> None:
    first = Counter(int(below(seeded(seed), 10)) for seed in range(10_000))
    assert all(abs(times - 1000) < FAIR * 30 for times in first.values())


@given(SETS, st.integers(0, 2**62 - 1), st.data())
def test_some_are_a_part_of_that_size(bits: int, seed: int, data: st.DataObject) -> None:
    wanted = data.draw(st.integers(0, bits.bit_count()))
    found, _ = some(bits, wanted, seeded(seed))
    assert int(found) & ~bits == 0
    assert count(found) == wanted


def test_every_part_is_as_likely() -> None:
    state, found = seeded(1), Counter[int]()
    for _ in range(10_000):
        part, state = some(0b1011011, 2, state)
        found[int(part)] += 1
    assert len(found) == 10
    assert all(abs(times - 1000) < FAIR * 30 for times in found.values())


@pytest.mark.parametrize("size", [0, 1, 2, 36])
def test_a_shuffle_loses_nothing(size: int) -> None:
    values = vec[i64](range(size))
    shuffle(values, seeded(size))
    assert sorted(values) == list(range(size))


def test_every_order_is_as_likely() -> None:
    state, found = seeded(2), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        values = vec[i64](range(4))
        state = shuffle(values, state)
        found[tuple(map(int, values))] += 1
    assert len(found) == 24
    assert all(abs(times - 1000) < FAIR * 31 for times in found.values())
