"""The words of Spades: its options, zones, choices and events, and what everyone knows."""

from dataclasses import dataclass
from enum import StrEnum

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat, Sight, Zone
from cardtable.engine.rules import Choice, Event

RULES_NUMBER = 1
"""Goes up when a change of the rules makes older records end differently."""

HAND = (Zone("hand", Sight.OWNER, 0), Zone("hand", Sight.OWNER, 1))
OFFER = (Zone("offer", Sight.OWNER, 0), Zone("offer", Sight.OWNER, 1))
"""The card that a player is looking at while drawing."""
THROWN = (Zone("thrown", Sight.OWNER, 0), Zone("thrown", Sight.OWNER, 1))
"""Cards put out for the exchange, until as many have been drawn."""
WON = (Zone("won", Sight.EVERYONE, 0), Zone("won", Sight.EVERYONE, 1))
STOCK = Zone("stock", Sight.NOBODY)
DISCARDS = Zone("discards", Sight.NOBODY)
"""The discards of both: what a seat knows of them stands in what it has seen."""
TRICK = Zone("trick", Sight.EVERYONE)

HAND_SIZE = 13


class Drawer(StrEnum):
    """A player by his part in the drawing."""

    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class Options:
    """What a rule set of Spades may vary. Raises ValueError for an impossible one."""

    target: int = 300
    first_bidder: Drawer = Drawer.FIRST
    """Who bids first, and leads to the first trick."""
    second_card_seen: bool = True
    """Whether one looks at the card after a kept one before it is thrown away."""
    double_nil: bool = False
    failed_nil_bags: bool = False
    """Whether the tricks of a failed nil or double nil are bags (without their points)."""

    def __post_init__(self) -> None:
        if not 50 <= self.target <= 1000:
            raise ValueError(f"a match to {self.target} points")


STANDARD = Options()
PRESETS = {
    "spades300": STANDARD,
    "spades500": Options(
        target=500, first_bidder=Drawer.SECOND, second_card_seen=False, double_nil=True
    ),
}


@dataclass(frozen=True, slots=True)
class DoubleNil(Choice):
    """Bid to take no trick before having seen a card of one's own."""


@dataclass(frozen=True, slots=True)
class Look(Choice):
    """Bid no double nil: look at the first card."""


@dataclass(frozen=True, slots=True)
class Keep(Choice):
    """Take the offered card into the hand; the next is thrown away."""


@dataclass(frozen=True, slots=True)
class Refuse(Choice):
    """Throw the offered card away; the next must be kept."""


@dataclass(frozen=True, slots=True)
class Throw(Choice):
    """The double-nil bidder puts out up to three cards, to draw as many. Secret but for how many:

    that stands in `DealPublic.exchanged` afterwards.
    """

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "Throw":
        return self if seat == self.seat else Throw(self.seat, ())


@dataclass(frozen=True, slots=True)
class Redraw(Choice):
    """NATURE's choice: the cards that the seat draws from the earlier discards. Secret."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "Redraw":
        return self if seat == self.seat else Redraw(self.seat, ())


@dataclass(frozen=True, slots=True)
class Bid(Choice):
    """Bid to take this many tricks; 0 is nil."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """The seat looks at the top card of the stock."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """The seat, having kept a card, looks at the next, which it must throw away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The card after a kept one went to the discards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The seat, having refused a card, took the next into its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SideScore:
    """What one player did in a deal, and what it was worth."""

    bid: int
    double_nil: bool
    tricks: int
    points: int
    """For bid and bags, without the penalty."""
    bags: int
    """New ones."""
    penalty: int
    """−100 for every ten bags that were full, else 0."""


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The deal is over: what both did in it, by seat."""

    sides: tuple[SideScore, ...]


class Phase(StrEnum):
    """What is being done in a deal."""

    DRAWING = "drawing"
    EXCHANGE = "exchange"
    BIDDING = "bidding"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Draw:
    """A finished draw turn, as both know it."""

    seat: Seat
    kept: bool
    """Whether the first of the two cards was kept."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick, for the record of play that both players remember."""

    leader: Seat
    lead: Card
    reply: Card
    winner: Seat


@dataclass(frozen=True, slots=True)
class MatchPublic:
    """What lasts from deal to deal. Only the end of a deal changes scores and bags."""

    scores: tuple[int, ...] = (0, 0)
    bags: tuple[int, ...] = (0, 0)
    """On the way to ten: 0 to 9."""
    drawer: Seat | None = None
    """Who draws first in this deal."""
    deals: int = 0
    sheet: tuple[DealScored, ...] = ()
    """The score sheet: every deal that is over."""


@dataclass(frozen=True, slots=True)
class DealPublic:
    """What everyone knows of the running deal; made anew by each Deal."""

    turn: Seat
    first: Seat
    """Who bids first and leads to the first trick."""
    phase: Phase = Phase.DRAWING
    draws: tuple[Draw, ...] = ()
    asked: tuple[bool, ...] = (False, False)
    """Who has answered whether he bids double nil."""
    double_nil: tuple[bool, ...] = (False, False)
    kept: bool | None = None
    """Between the two cards of a turn: whether the first was kept."""
    exchanged: tuple[int | None, ...] = (None, None)
    """How many cards each double-nil bidder has put out."""
    bids: tuple[int | None, ...] = (None, None)
    broken: bool = False
    tricks: tuple[Trick, ...] = ()
    result: DealScored | None = None


@dataclass(frozen=True, slots=True)
class Public:
    """All that everyone knows. Before the first deal there is no deal part."""

    match: MatchPublic
    deal: DealPublic | None = None
