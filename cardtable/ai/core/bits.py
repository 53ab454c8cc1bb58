"""Sets of bits below 2**62, and chance: what all of the core stands on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**place for place in range(62)])
"""The powers of two: the only way to make a bit from its place."""

_PAIRS: Final[i64] = 0x5555555555555555
_FOURS: Final[i64] = 0x3333333333333333
_EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F
LOW_32: Final[i64] = 0xFFFFFFFF
FACTOR: Final[i64] = 1791398085
"""Of Marsaglia's multiply-with-carry generator, lag 1: FACTOR * 2**32 - 1 is a safe prime."""


def count(bits: i64) -> i64:
    """How many bits are set.

    >>> int(count(0b1011))
    3
    """
    bits -= bits >> 1 & _PAIRS
    bits = (bits & _FOURS) + (bits >> 2 & _FOURS)
    bits = bits + (bits >> 4) & _EIGHTS
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


def place(bits: i64) -> i64:
    """The place of the lowest bit that is set; one must be.

    >>> int(place(0b1000))
    3
    """
    return count((bits & -bits) - 1)


def nth(bits: i64, skipped: i64) -> i64:
    """The bit that comes after so many lower ones; there must be more.

    >>> int(nth(0b1011, 2))
    8
    """
    while skipped > 0:
        bits &= bits - 1
        skipped -= 1
    return bits & -bits


def step(chance: i64) -> i64:
    """The next state of the generator; its low 32 bits are the random number."""
    return FACTOR * (chance & LOW_32) + (chance >> 32)


def seeded(seed: i64) -> i64:
    """The generator's state for any seed from 0 to 2**62 - 1; near seeds give unlike numbers."""
    chance = step(step(seed & LOW_32 | 0x2545F49100000000) ^ seed >> 31)
    turns: i64 = 0
    while turns < 6:
        chance = step(chance ^ chance >> 17)  # of steps alone, near seeds would give near numbers
        turns += 1
    return chance


def below(chance: i64, limit: i64) -> i64:
    """The random number of this state, from 0 to one below the limit (at most 2**30)."""
    return (chance & LOW_32) * limit >> 32


def some(bits: i64, wanted: i64, chance: i64) -> tuple[i64, i64]:
    """So many of the bits by chance, each set of them as likely; and the generator's next state.

    >>> tuple(map(int, some(0b111, 3, seeded(5))))[0]
    7
    """
    left = count(bits)
    taken: i64 = 0
    while wanted > 0:
        bit = bits & -bits
        bits ^= bit
        chance = step(chance)
        if wanted == left or below(chance, left) < wanted:
            taken |= bit
            wanted -= 1
        left -= 1
    return taken, chance


def shuffle(values: vec[i64], chance: i64) -> i64:
    """Bring the values into an order by chance; gives the generator's next state."""
    left = len(values)
    while left > 1:
        chance = step(chance)
        other = below(chance, left)
        left -= 1
        value = values[left]
        values[left] = values[other]
        values[other] = value
    return chance
