"""When a deal is surely won without losing another trick, whatever the other holds.

A deal ends as soon as somebody has 66, so a claim is: every trick from now on is mine until the
deal is over, and I have won it. That settles what it is worth, as the other gets nothing more.
"""

from cardtable.ai.claim import MOST_FOES, NOT_SURE, Claim, Foe, after
from cardtable.engine.rules import Rules, View
from cardtable.games.schnapsen.ai.bits import (
    MARRIED,
    MATE,
    TAKERS,
    TRUMPS,
    WORTH,
    each,
)
from cardtable.games.schnapsen.ai.knowledge import HAS_TRICK
from cardtable.games.schnapsen.ai.reading import denied, read
from cardtable.games.schnapsen.model import Public
from cardtable.games.schnapsen.scoring import WIN

_SUITS = tuple(TRUMPS << 5 * place for place in range(4))


class StrictLaw:
    """Beat the lead; else follow; else trump; else anything."""

    def takers(self, led: int) -> int:
        """Higher cards of the suit, and trumps on any other."""
        return TAKERS[led]

    def denied(self, led: int, reply: int) -> int:
        """What would have had to be laid instead."""
        return denied(led, reply)

    def gained(self, led: int, reply: int) -> int:
        """The worth of both cards."""
        return WORTH[led] + WORTH[reply]

    def suits(self) -> tuple[int, ...]:
        """Trumps first."""
        return _SUITS


class OpenLaw(StrictLaw):
    """While the stock is open anything may be laid, and says nothing of the hand."""

    def denied(self, led: int, reply: int) -> int:
        """Nothing."""
        del led, reply
        return 0


def claim(rules: Rules[Public], seen: View[Public]) -> Claim:
    """The cards that win the deal without losing a trick, if that is sure. For a seat on lead."""
    del rules
    deal, me = seen.public.deal, seen.seat
    if deal is None:
        return NOT_SURE
    known = read(seen)
    impossible = sum(bit for bit, chance in known.unlikely.items() if not chance)
    drawing = known.stock_open
    may = known.hidden & ~impossible | known.theirs | (known.up if drawing else 0)
    points = known.my_points + max(0, known.my_pending)
    size = known.their_hidden + known.theirs.bit_count()
    search = _Search(drawing, needs_66=drawing or deal.closed_by == me)
    foes = frozenset({Foe(may, known.theirs, size, points)})
    line = search.line(known.mine, foes, has_trick=known.my_pending == HAS_TRICK)
    return Claim(tuple(known.card_of(card) for card in line or ()))


class _Search:
    """Tries the cards of a hand in every order."""

    def __init__(self, drawing: bool, *, needs_66: bool) -> None:
        self._drawing, self._needs_66 = drawing, needs_66
        self._law = OpenLaw() if drawing else StrictLaw()

    def line(self, hand: int, foes: frozenset[Foe], *, has_trick: bool) -> tuple[int, ...] | None:
        """Cards that win against all that the other may be, () if none is needed; None: unsure."""
        if not foes:
            return ()
        if not hand:
            return None if self._needs_66 else ()
        for led in _in_order(hand):
            left = self._after(hand, led, foes, has_trick=has_trick)
            if left is None or len(left) > MOST_FOES:
                continue
            rest = self.line(hand & ~led, left, has_trick=True)
            if rest is not None:
                return (led, *rest)
        return None

    def _after(
        self, hand: int, led: int, foes: frozenset[Foe], *, has_trick: bool
    ) -> frozenset[Foe] | None:
        """What the other may be when this card has taken a trick and the deal goes on."""
        married = MARRIED[led] if MATE[led] & hand else 0
        found: set[Foe] = set()
        for foe in foes:
            told = foe._replace(points=foe.points + married)
            if married and has_trick and told.points >= WIN:
                continue
            replied = after(told, led, self._law)
            if replied is None:
                return None
            found.update(self._drawn(each, foe.size) for each in replied if each.points < WIN)
        return frozenset(found)

    def _drawn(self, foe: Foe, size: int) -> Foe:
        """The foe with as many cards as before, if it has drawn one."""
        return foe._replace(size=min(size, foe.may.bit_count())) if self._drawing else foe


def _in_order(hand: int) -> list[int]:
    """Trumps first, from the top."""
    return sorted(each(hand), key=lambda bit: (not bit & TRUMPS, -WORTH[bit]))
