"""What nobody does who looks at his cards: a filter for those who calculate little."""

from collections.abc import Sequence

from cardtable.games.schnapsen.ai.bits import HIGHER, MARRIED, MATE, TAKERS, TRUMPS, WORTH, each
from cardtable.games.schnapsen.ai.knowledge import HAS_TRICK
from cardtable.games.schnapsen.ai.reading import DEAR, Reading
from cardtable.games.schnapsen.ai.weighing import CARD, CLOSING, holding
from cardtable.games.schnapsen.scoring import WIN


def decent(reading: Reading, possible: Sequence[int]) -> list[int]:
    """The candidates that nobody would laugh at; all of them if there are none."""
    winning = [one for one in possible if _wins_at_once(reading, one)]
    if winning:
        return winning
    insults = _insulting_reply if reading.led else _insulting_lead
    return [one for one in possible if not insults(reading, one)] or list(possible)


def _wins_at_once(reading: Reading, one: int) -> bool:
    """Whether this card makes 66 whatever the other has."""
    bit = one & CARD
    if reading.led:
        won = reading.my_points + max(reading.my_pending, 0) + WORTH[bit] + WORTH[reading.led]
        return bool(bit & TAKERS[reading.led]) and won >= WIN
    married = MATE[bit] & holding(reading, one)[0] and reading.my_pending == HAS_TRICK
    return bool(married) and reading.my_points + MARRIED[bit] >= WIN


def _insulting_reply(reading: Reading, bit: int) -> bool:
    """Whether a ten or a Daus is given away, or a high trump spent where a low one does as well,
    though there is something cheaper that no marriage needs."""
    if WORTH[bit] < DEAR or not reading.stock_open:
        return False
    takers = reading.mine & TAKERS[reading.led]
    cheap = sum(low for low in each(reading.mine) if _is_cheap(reading, low))
    if not bit & takers:
        return bool(cheap & ~takers & ~TRUMPS)
    return bool(bit & TRUMPS and cheap & takers & TRUMPS)


def _insulting_lead(reading: Reading, one: int) -> bool:
    """Whether a ten is led into the Daus, or a high trump, while cards are still drawn."""
    bit, mine = one & CARD, holding(reading, one)[0]
    if WORTH[bit] < DEAR or not reading.stock_open or one & CLOSING:
        return False
    if not bit & TRUMPS and not HIGHER[bit] & reading.out:
        return False
    enough = reading.my_points + WORTH[bit] + 2 >= WIN and not HIGHER[bit] & reading.out
    return not enough and any(_is_cheap(reading, low) for low in each(mine & ~TRUMPS))


def _is_cheap(reading: Reading, bit: int) -> bool:
    return WORTH[bit] < DEAR and not MATE[bit] & reading.mine
