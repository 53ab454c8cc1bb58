"""When all tricks that are left are surely those of the seat on lead, whatever the other holds."""

from cardtable.ai.claim import NOT_SURE, Claim, Foe, is_sure, lines
from cardtable.engine.rules import Rules, View
from cardtable.games.spades.ai.bits import CARD_OF, PLAIN, SPADES, SUIT_OF, SUITS, TAKERS
from cardtable.games.spades.ai.reading import read
from cardtable.games.spades.model import Phase, Public


class SpadesLaw:
    """Follow suit, else anything."""

    def takers(self, led: int) -> int:
        """Higher cards of the suit, and spades on any other."""
        return TAKERS[led]

    def denied(self, led: int, reply: int) -> int:
        """Who does not follow has none of the suit."""
        return 0 if reply & SUIT_OF[led] else SUIT_OF[led]

    def gained(self, led: int, reply: int) -> int:
        """Nothing ends by points in the midst of the play."""
        del led, reply
        return 0

    def suits(self) -> tuple[int, ...]:
        """Spades last."""
        return SUITS


LAW = SpadesLaw()


def claim(rules: Rules[Public], seen: View[Public]) -> Claim:
    """The cards that take all tricks that are left, if that is sure. For a seat on lead."""
    del rules
    deal = seen.public.deal
    if deal is None or deal.phase is not Phase.PLAY:
        return NOT_SURE
    known = read(seen)
    out = known.hidden | (known.back if known.returned else 0)
    foe = Foe(out, 0, known.theirs)
    for line in lines(known.mine, SUITS):
        if may_lead(line, broken=known.broken) and is_sure(line, foe, LAW):
            return Claim(tuple(CARD_OF[card] for card in line))
    return NOT_SURE


def may_lead(line: tuple[int, ...], *, broken: bool) -> bool:
    """Whether the rules let the cards be led in this order, if the other lays no spade before.

    If he does he takes the trick, or has followed to a spade.
    """
    return broken or all(
        card & PLAIN or not any(later & PLAIN for later in line[place:])
        for place, card in enumerate(line)
        if not any(before & SPADES for before in line[:place])
    )
