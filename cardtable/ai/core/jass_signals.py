"""What partners at Jass tell each other by cards that say nothing else.

Who throws a cheap card away does not want its suit (verwerfen); who leads a low one has a high one
left in it (anziehen). That a rich card is thrown on the partner's trick (schmieren) is habit.
"""

from typing import Final

from mypy_extensions import i64

from cardtable.ai.core.jass import ALL, RANKS, SUIT, suit_of
from cardtable.ai.core.jass_habit import DEAR, WORTH, highest

NO_SUIT: Final[i64] = 0


def misthrows(card: i64, hand: i64, out: i64, kind: i64, kept: i64) -> bool:
    """Whether it throws away a cheap card of a suit that it wants, though there is another suit.

    A suit is wanted of which it holds the best card; `kept` are trumps and the suit led.
    """
    if card & kept != 0 or WORTH[kind * 37 + card % 37] >= DEAR:
        return False
    suit = suit_of(card)
    others = out & suit
    if hand & suit <= others or card > others:
        return False
    other: i64 = SUIT
    while other != NO_SUIT:
        mine = hand & other
        if other & kept == 0 and other != suit and mine != 0 and mine <= out & other:
            return True
        other = other << RANKS & ALL
    return False


def misleads(card: i64, hand: i64, out: i64, trumps: i64) -> bool:
    """Whether it leads a card that others beat, of a plain suit in which it has no better one.

    Better is what only one card of the others beats.
    """
    suit = suit_of(card)
    others = out & suit
    if card & trumps != 0 or others <= card:
        return False
    return hand & suit <= others ^ highest(others)
