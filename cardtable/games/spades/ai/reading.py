"""A View of Spades in bits: what the seat on turn knows."""

from typing import NamedTuple

from cardtable.engine.layout import Seat
from cardtable.engine.rules import View
from cardtable.games.spades.ai.bits import ALL, BIT_OF, PLAIN, SPADES, SUIT_OF, bits
from cardtable.games.spades.model import HAND, HAND_SIZE, OFFER, TRICK, DealPublic, Public, Trick
from cardtable.games.spades.rules import tricks_won


class Reading(NamedTuple):
    """What the seat on turn knows of the running deal.

    `unseen` are the cards that it has never looked at. `hidden` are those of them that the other
    may still hold, by the suits that he has shown to have none of. `back` are cards that it has
    thrown away itself: `returned` of the other's cards may be among them, after his exchange.
    """

    mine: int
    offer: int
    unseen: int
    hidden: int
    back: int
    returned: int
    theirs: int
    """How many cards the other holds."""
    played_by_them: int
    led: int
    broken: bool
    my_bid: int | None
    their_bid: int | None
    my_tricks: int
    their_tricks: int

    @property
    def live(self) -> int:
        """All cards that are not known to be out of play."""
        return self.mine | self.hidden

    @property
    def left(self) -> int:
        """Tricks that are not over."""
        return HAND_SIZE - self.my_tricks - self.their_tricks


def read(seen: View[Public]) -> Reading:
    """What the seat knows. Only for a seat that is to choose."""
    deal, me = seen.public.deal, seen.seat
    assert deal is not None, "nobody chooses before the deal"
    rival = 1 - me
    mine = bits(seen.cards[HAND[me]])
    in_sight = sum(bits(seen.cards[zone]) for zone in seen.cards.zones())
    unseen = ALL & ~(bits(seen.seen) | in_sight)
    on_table = sum(BIT_OF[t.lead] | BIT_OF[t.reply] for t in deal.tricks)
    trick = bits(seen.cards[TRICK])
    void = _void(deal, rival)
    if trick & SPADES and not any(_has_spade(one) for one in deal.tricks):
        void |= PLAIN  # he led a spade before he was allowed to: he has nothing else
    back = ALL & ~(unseen | mine | on_table | trick | bits(seen.cards[OFFER[me]]))
    return Reading(
        mine=mine,
        offer=bits(seen.cards[OFFER[me]]),
        unseen=unseen,
        hidden=unseen & ~void,
        back=back & ~void,
        returned=deal.exchanged[rival] or 0,
        theirs=len(seen.cards[HAND[rival]]),
        played_by_them=_played(deal, rival) | trick,
        led=trick,
        broken=deal.broken,
        my_bid=deal.bids[me],
        their_bid=deal.bids[rival],
        my_tricks=tricks_won(deal, me),
        their_tricks=tricks_won(deal, rival),
    )


def _void(deal: DealPublic, seat: Seat) -> int:
    """The suits that the seat has shown to have no card of."""
    void, broken = 0, False
    for trick in deal.tricks:
        lead, reply = BIT_OF[trick.lead], BIT_OF[trick.reply]
        if trick.leader != seat:
            if not reply & SUIT_OF[lead]:
                void |= SUIT_OF[lead]
        elif lead & SPADES and not broken:
            void |= PLAIN
        broken = broken or _has_spade(trick)
    return void


def _played(deal: DealPublic, seat: Seat) -> int:
    """What the seat has played in full tricks."""
    return sum(BIT_OF[t.lead if t.leader == seat else t.reply] for t in deal.tricks)


def _has_spade(trick: Trick) -> bool:
    return bool((BIT_OF[trick.lead] | BIT_OF[trick.reply]) & SPADES)
