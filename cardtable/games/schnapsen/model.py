"""The words of Schnapsen: its options, zones, choices and events, and what everyone knows."""

from dataclasses import dataclass
from enum import StrEnum

from cardtable.engine.cards import Card, Suit
from cardtable.engine.layout import Seat, Sight, Zone
from cardtable.engine.rules import Choice, Event

RULES_NUMBER = 1
"""Goes up when a change of the rules makes older records end differently."""

HAND = (Zone("hand", Sight.OWNER, 0), Zone("hand", Sight.OWNER, 1))
SHOWN = (Zone("shown", Sight.EVERYONE, 0), Zone("shown", Sight.EVERYONE, 1))
"""Cards in a hand that both players have seen: mates of a marriage, an exchanged indicator."""
WON = (Zone("won", Sight.EVERYONE, 0), Zone("won", Sight.EVERYONE, 1))
TALON = Zone("talon", Sight.NOBODY)
INDICATOR = Zone("indicator", Sight.EVERYONE)
CLOSED = Zone("closed", Sight.EVERYONE)
"""The indicator after closing: face down, yet both have seen it."""
TRICK = Zone("trick", Sight.EVERYONE)


@dataclass(frozen=True, slots=True)
class Options:
    """What a rule set of Schnapsen may vary. Raises ValueError for an impossible one."""

    match_points: int = 7

    def __post_init__(self) -> None:
        if not 1 <= self.match_points <= 99:
            raise ValueError(f"a match of {self.match_points} points")


STANDARD = Options()
PRESETS = {"schnapsen": STANDARD}


@dataclass(frozen=True, slots=True)
class Exchange(Choice):
    """Take the indicator and put the Unter of trumps in its place."""


@dataclass(frozen=True, slots=True)
class Close(Choice):
    """Turn the indicator down: no more drawing, and the strict rules hold."""


@dataclass(frozen=True, slots=True)
class Married(Event):
    """The seat led a card whose mate it holds: worth 20 or 40, at once or with its first trick."""

    seat: Seat
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class MarriageCounted(Event):
    """The seat's pending marriage is credited, now that it has a trick."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """The seat drew a card: the top of the stock, or the indicator if it was the last."""

    seat: Seat


class Reason(StrEnum):
    """Why a deal was won."""

    SIXTY_SIX = "66"
    CLOSER = "closer 66"
    AGAINST_CLOSER = "opponent 66"
    CLOSER_FAILED = "closer below 66"
    LAST_TRICK = "last trick"


@dataclass(frozen=True, slots=True)
class DealWon(Event):
    """The seat won the deal and that many game points (1 to 3)."""

    seat: Seat
    game_points: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Marriage:
    """A marriage that was declared in this deal."""

    seat: Seat
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What the closer's opponent had when the stock was closed."""

    points: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick, for the record of play that both players remember."""

    leader: Seat
    lead: Card
    reply: Card
    winner: Seat


@dataclass(frozen=True, slots=True)
class MatchPublic:
    """What lasts from deal to deal. Only the end of a deal changes the points."""

    to_go: tuple[int, ...]
    dealer: Seat | None = None
    deals: int = 0


@dataclass(frozen=True, slots=True)
class DealPublic:
    """What everyone knows of the running deal; made anew by each Deal."""

    turn: Seat
    trump: Suit
    points: tuple[int, ...] = (0, 0)
    pending: tuple[int, ...] = (0, 0)
    marriages: tuple[Marriage, ...] = ()
    exchanged_by: Seat | None = None
    closed_by: Seat | None = None
    at_closing: Standing | None = None
    must_draw: tuple[Seat, ...] = ()
    tricks: tuple[Trick, ...] = ()
    last_winner: Seat | None = None
    result: DealWon | None = None


@dataclass(frozen=True, slots=True)
class Public:
    """All that everyone knows. Before the first deal there is no deal part."""

    match: MatchPublic
    deal: DealPublic | None = None
