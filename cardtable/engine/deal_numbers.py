"""Deals by number: whoever begins a match with the number has the same cards from the same seat.

A match number is the number of its first deal. Where a game treats the first deal of a match
unlike the others (in Jass the seven of roses chooses forehand), the written number also says which
of both it names.
"""

from dataclasses import dataclass
from typing import Any

from cardtable.engine.match import Match
from cardtable.engine.rules import Deal, Rules, State
from cardtable.engine.shuffle import NUMBERS, Dice, hashed

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's 32: no I, L, O, U
_LETTERS = 10
_MEANT = str.maketrans("OIL", "011")
_BETWEEN = "-–—._"


@dataclass(frozen=True, slots=True)
class DealNumber:
    """A deal that can be had again."""

    number: int
    """From 0 to NUMBERS - 1: what all chance comes from."""
    later: bool = False
    """Whether it is dealt as one that is not the first of its match."""

    def __str__(self) -> str:
        """Ten letters and digits, for people.

        >>> str(DealNumber(0))
        '0000000000'
        """
        rest, text = self.number + NUMBERS * self.later, ""
        for _ in range(_LETTERS):
            rest, digit = divmod(rest, len(_ALPHABET))
            text = _ALPHABET[digit] + text
        return text


def read_number(text: str) -> DealNumber:
    """The number that was written so; spaces, dashes, small letters, O for 0, I and L for 1 too.

    Raises ValueError if the text is no deal number.
    """
    code = "".join(each for each in text.upper() if not each.isspace() and each not in _BETWEEN)
    code = code.translate(_MEANT)
    if len(code) != _LETTERS or any(letter not in _ALPHABET for letter in code):
        raise ValueError(f"not a deal number: {text!r}")
    number = 0
    for letter in code:
        number = number * len(_ALPHABET) + _ALPHABET.index(letter)
    later, rest = divmod(number, NUMBERS)
    if later > 1:
        raise ValueError(f"not a deal number: {text!r}")
    return DealNumber(rest, bool(later))


def number_named(name: str) -> DealNumber:
    """The number that goes with a name, the same on every machine: so a day has its deal."""
    return DealNumber(hashed(f"named/{name}") % NUMBERS)


def start_of(rules: Rules[Any], wanted: DealNumber) -> State[Any] | None:
    """Where a match begins whose first deal is to be this one; None for the usual start."""
    if not wanted.later:
        return None
    return rules.later(Dice(wanted.number).below(rules.seats, "lots"))


def number_of(match: Match[Any], index: int) -> DealNumber | None:
    """The number of the deal that was dealt in step `index`.

    None if no number gives it: it was typed in, or dealt before deals had numbers.
    """
    rules, dealt = match.rules, match.steps[index]
    for later in (False, True):
        wanted = DealNumber(match.number_at(index), later)
        again = Match(rules, wanted.number, start_of(rules, wanted))
        while not again.deals:
            again.play(again.chance())
        last = next(step for step in again.steps if isinstance(step.event, Deal))
        alike = (last.event, last.state.cards) == (dealt.event, dealt.state.cards)
        if alike and rules.turn(last.state) == rules.turn(dealt.state):
            return wanted
    return None
