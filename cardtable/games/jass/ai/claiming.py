"""When all tricks that are left are surely those of the team of the seat on lead.

The seat must take them with its own hand, also from its partner: what he does is not in its power.
Only the last trick may as well be the partner's.
"""

from dataclasses import dataclass

from cardtable.ai.claim import NOT_SURE, Claim, Foe, is_sure, lines
from cardtable.engine.rules import Rules, View
from cardtable.games.jass.ai.bits import ALL, RANKS, SUITS, TOP, UNDER, above, table_of
from cardtable.games.jass.ai.reading import read
from cardtable.games.jass.model import HAND, SEATS, SHOWN, TRICK, WON, Public


@dataclass(frozen=True, slots=True)
class JassLaw:
    """Follow suit; with trumps a trump is as good, and a lone Under may be held back."""

    trumps: bool

    def takers(self, led: int) -> int:
        """Higher cards of the suit, and trumps on any other."""
        higher = above(led.bit_length() - 1) & suit_of(led)
        return higher | (TOP if self.trumps and not led & TOP else 0)

    def denied(self, led: int, reply: int) -> int:
        """Who neither follows nor ruffs has none of the suit, at most the Under of trumps."""
        if reply & suit_of(led) or (self.trumps and reply & TOP):
            return 0
        return suit_of(led) & ~(UNDER if self.trumps else 0)

    def gained(self, led: int, reply: int) -> int:
        """Nothing ends by points in the midst of the play."""
        del led, reply
        return 0

    def suits(self) -> tuple[int, ...]:
        """Trumps last."""
        return SUITS


def suit_of(card: int) -> int:
    """All cards of the card's suit."""
    return SUITS[(card.bit_length() - 1) // RANKS]


def claim(rules: Rules[Public], seen: View[Public]) -> Claim:
    """The cards that take all tricks that are left, if that is sure. For a seat on lead."""
    del rules
    deal, me = seen.public.deal, seen.seat
    if deal is None or deal.contract is None:
        return NOT_SURE
    table = table_of(deal.contract)
    law = JassLaw(table.trumps)
    mine = table.bits(seen.cards[HAND[me]]) | table.bits(seen.cards[SHOWN[me]])
    foes = others(seen)
    partner = (me + 2) % SEATS
    for line in lines(mine, SUITS):
        if all(
            is_sure(line[:-1] if seat == partner else line, foe, law) for seat, foe in foes.items()
        ):
            return Claim(tuple(table.cards[card.bit_length() - 1] for card in line))
    return NOT_SURE


def others(seen: View[Public]) -> dict[int, Foe]:
    """What each other seat may hold, by what was called, shown and played."""
    deal, me = seen.public.deal, seen.seat
    assert deal is not None, "only a seat on lead asks"
    assert deal.contract is not None, "it was chosen before the first lead"
    table, reading = table_of(deal.contract), read(seen)
    seats = [seat for seat in range(SEATS) if seat != me]
    gone = sum(table.bits(seen.cards[zone]) for zone in (*WON, TRICK, *SHOWN))
    hidden = ALL & ~gone & ~table.bits(seen.cards[HAND[me]])
    may = {
        seat: sum(
            1 << number
            for number, card in enumerate(table.cards)
            if hidden >> number & 1 and reading.could_hold(HAND[seat], card)
        )
        for seat in seats
    }
    room = {seat: len(seen.cards[HAND[seat]]) for seat in seats}
    must = placed(may, room)
    foes = {}
    for seat in seats:
        shown = table.bits(seen.cards[SHOWN[seat]])
        size = room[seat] + shown.bit_count()
        foes[seat] = Foe(may[seat] | shown, must[seat] | shown, size)
    return foes


def placed(may: dict[int, int], room: dict[int, int]) -> dict[int, int]:
    """The hidden cards that surely lie with each seat: those that no other may hold.

    A seat whose hand is full with them holds no other, and one that may hold just as many as it
    has holds all of these; `may` is narrowed by that.
    """
    must = dict.fromkeys(may, 0)
    for _ in range(len(may) * 2):
        for seat in may:
            rest = 0
            for other in may:
                rest |= may[other] if other != seat else 0
            must[seat] = may[seat] & ~rest
            if may[seat].bit_count() == room[seat]:
                must[seat] = may[seat]
            if must[seat].bit_count() == room[seat]:
                may[seat] = must[seat]
            for other in may:
                if other != seat:
                    may[other] &= ~must[seat]
    return must
