"""Chance that can be written down: dice made from a match number.

The generator is SplitMix64 (Steele, Lea, Flood 2014) with Fisher-Yates, our own few lines, because
the standard library does not promise that ``random.shuffle`` stays the same: a match number must
give the same deals for ever. Golden values stand in the tests.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's 32: no I, L, O, U
NUMBERS = 1 << 48
"""Match numbers are 0 to NUMBERS - 1."""


class Dice:
    """All the chance of one deal: deal 1, 2, … of the match with this number.

    Each purpose ("deal", "lots", …) has dice of its own: throwing one never changes another.
    """

    def __init__(self, match_number: int, deal: int) -> None:
        self._key = f"{match_number}/{deal}"

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
        self._state = _hash(key)

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
    return _hash(f"thought/{match_number}/{steps}/{seat}")


def number_text(match_number: int) -> str:
    """The number as ten letters and digits, for people.

    >>> number_text(0)
    '0000000000'
    """
    digits = ""
    for _ in range(10):
        match_number, digit = divmod(match_number, 32)
        digits = _ALPHABET[digit] + digits
    return digits


def read_number(text: str) -> int:
    """The number that `number_text` wrote; small letters, O for 0, I and L for 1 are understood.

    Raises ValueError if the text is not a match number.
    """
    code = text.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1")
    if len(code) != 10 or any(letter not in _ALPHABET for letter in code):
        raise ValueError(f"not a match number: {text!r}")
    number = 0
    for letter in code:
        number = number * 32 + _ALPHABET.index(letter)
    if number >= NUMBERS:
        raise ValueError(f"not a match number: {text!r}")
    return number


def _hash(key: str) -> int:
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest(), "big")


def _below(stream: _Stream, limit: int) -> int:
    """Without bias: numbers from the incomplete last block are thrown away."""
    usable = (1 << 64) // limit * limit
    while (number := stream.next()) >= usable:
        continue
    return number % limit
