"""Chance that can be written down: dice made from the number of a deal.

The generator is SplitMix64 (Steele, Lea, Flood 2014) with Fisher-Yates, our own few lines, because
the standard library does not promise that ``random.shuffle`` stays the same: a number must give
the same deal for ever. Golden values stand in the tests.
"""

import hashlib
from collections.abc import Sequence
from itertools import count
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
NUMBERS = 1 << 48
"""The numbers of matches and of their deals are 0 to NUMBERS - 1."""


class Dice:
    """All the chance of the deal with this number.

    Each purpose ("deal", "lots", …) has dice of its own: throwing one never changes another.
    """

    def __init__(self, number: int) -> None:
        self._key = f"{number}/1"  # as the first deal of a match: that is what the number names

    def below(self, limit: int, purpose: str) -> int:
        """A number from 0 to limit - 1."""
        return _below(_Stream(f"{self._key}/{purpose}"), limit)

    def shuffled(self, things: Sequence[T], purpose: str) -> tuple[T, ...]:
        """The same things in another order."""
        stream, order = _Stream(f"{self._key}/{purpose}"), list(things)
        for last in range(len(order) - 1, 0, -1):
            other = _below(stream, last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)


class _Stream:
    """SplitMix64, started from a hash of the key."""

    def __init__(self, key: str) -> None:
        self._state = hashed(key)

    def next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)


def thought_seed(match_number: int, steps: int, seat: int) -> int:
    """The seed of a computer's thought: same position of the same match, same thought.

    A one-way hash: the number itself must never reach a player, since it gives the deck away.
    """
    return hashed(f"thought/{match_number}/{steps}/{seat}")


def number_of_deal(match_number: int, deal: int, lot: int, seats: int) -> int:
    """The number of deal 1, 2, … of a match. Lots that are thrown with its dice name this seat.

    So a match that begins with the number is dealt by whom it is to be dealt now. The first deal
    has the number of its match; the others, and one that lots would give to somebody else, have
    the first fitting number of a row made from the match number: a one-way hash.
    """
    if deal == 1 and _lot(match_number, seats) == lot:
        return match_number
    row = (hashed(f"deal/{match_number}/{deal}/{place}") % NUMBERS for place in count())
    return next(number for number in row if _lot(number, seats) == lot)


def _lot(number: int, seats: int) -> int:
    return Dice(number).below(seats, "lots")


def hashed(key: str) -> int:
    """A number of 64 bits from which the key cannot be found."""
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest(), "big")


def _below(stream: _Stream, limit: int) -> int:
    """Without bias: numbers from the incomplete last block are thrown away."""
    usable = (1 << 64) // limit * limit
    while (number := stream.next()) >= usable:
        continue
    return number % limit
