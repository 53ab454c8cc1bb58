"""The words of Jass: its options, zones, contracts, choices and events, and what everyone knows."""

from dataclasses import dataclass
from enum import StrEnum

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat, Sight, Zone
from cardtable.engine.rules import Choice, Event

RULES_NUMBER = 1
"""Goes up when a change of the rules makes older records end differently."""

SEATS = 4
HAND_SIZE = 9
Team = int
"""0: seats 0 and 2; 1: seats 1 and 3."""
TEAMS: tuple[Team, ...] = (0, 1)

HAND = tuple(Zone("hand", Sight.OWNER, seat) for seat in range(SEATS))
SHOWN = tuple(Zone("shown", Sight.EVERYONE, seat) for seat in range(SEATS))
"""Cards in a hand that everyone has seen: Weis that scored, Stöck that won the match."""
WON = tuple(Zone("won", Sight.EVERYONE, team) for team in TEAMS)
"""The tricks of a team."""
PACK = Zone("pack", Sight.NOBODY)
"""All cards before the first deal."""
TRICK = Zone("trick", Sight.EVERYONE)


class Contract(StrEnum):
    """What is played: a suit as trumps, or no trumps with the ranks down or up."""

    CLUBS = "C"
    HEARTS = "H"
    SPADES = "S"
    DIAMONDS = "D"
    OBENABE = "obenabe"
    UNDENUFE = "undenufe"

    @property
    def trump(self) -> Suit | None:
        """The suit that is trumps, if any."""
        return Suit(self.value) if len(self.value) == 1 else None


@dataclass(frozen=True, slots=True)
class Options:
    """What a rule set of Jass may vary. Raises ValueError for an impossible one."""

    target: int = 3000
    factors: tuple[int, ...] = (1, 1, 2, 2, 3, 4)
    """How often everything counts, for each Contract in their order."""
    run_beats_four: bool = False
    """Whether a run of five or more is better than four of a kind worth as much."""
    split_long_runs: bool = False
    """Whether a run of eight or nine counts as one of five and another."""

    def __post_init__(self) -> None:
        if not 100 <= self.target <= 10_000:
            raise ValueError(f"a match to {self.target} points")
        if len(self.factors) != len(Contract) or not all(1 <= f <= 10 for f in self.factors):
            raise ValueError(f"factors {self.factors}")

    def factor(self, contract: Contract) -> int:
        """How often everything counts in this contract."""
        return self.factors[tuple(Contract).index(contract)]


STANDARD = Options()
PRESETS = {"schieber": STANDARD}


class Kind(StrEnum):
    """The two kinds of Weis."""

    RUN = "run"
    FOUR = "four"


@dataclass(frozen=True, slots=True)
class Meld:
    """A combination of Weis. What stands here says which cards it is made of.

    `top` is its highest card in the ordinary order, also in Undenufe. Four of a kind have no suit.
    """

    points: int
    kind: Kind
    length: int
    top: Rank
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Declared:
    """All the melds of a seat, the best first."""

    seat: Seat
    melds: tuple[Meld, ...]


@dataclass(frozen=True, slots=True)
class Push(Choice):
    """Leave the choice of the contract to the partner."""


@dataclass(frozen=True, slots=True)
class Choose(Choice):
    """Say what is played."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class Weis(Event):
    """The seat, with its first card, calls its best meld."""

    seat: Seat
    meld: Meld


@dataclass(frozen=True, slots=True)
class WeisScored(Event):
    """The team of the seat, which has the best meld, scores all of its own and shows them.

    `points` are before the factor.
    """

    seat: Seat
    points: int
    declared: tuple[Declared, ...]


@dataclass(frozen=True, slots=True)
class Stoeck(Event):
    """The seat scores König and Ober of trumps: the second is played, or it wins the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TeamScore:
    """What a team made in a deal: points before the factor, and their total after it."""

    tricks: int
    card_points: int
    """Those of the last trick included."""
    weis: int
    stoeck: int
    bonus: int
    """For all nine tricks."""
    total: int


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The deal is over: nine tricks are played, or a team has won the match."""

    contract: Contract
    chosen_by: Seat
    factor: int
    teams: tuple[TeamScore, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its cards in the order played, and what they were worth."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat
    points: int

    def card_of(self, seat: Seat) -> Card:
        """What the seat played."""
        return self.cards[(seat - self.leader) % SEATS]


@dataclass(frozen=True, slots=True)
class MatchPublic:
    """What lasts from deal to deal. Only the end of a deal changes the scores of the teams."""

    scores: tuple[int, ...] = (0, 0)
    dealer: Seat | None = None
    deals: int = 0
    sheet: tuple[DealScored, ...] = ()


@dataclass(frozen=True, slots=True)
class DealPublic:
    """What everyone knows of the running deal; made anew by each Deal."""

    forehand: Seat
    turn: Seat
    pushed: bool = False
    contract: Contract | None = None
    chosen_by: Seat | None = None
    calls: tuple[Weis, ...] = ()
    weis: WeisScored | None = None
    stoeck: Stoeck | None = None
    tricks: tuple[Trick, ...] = ()
    gained: tuple[int, ...] = (0, 0)
    """What each team has scored so far, after the factor: it counts at once."""
    result: DealScored | None = None

    @property
    def leader(self) -> Seat:
        """Who leads, or has led, the present trick."""
        return self.tricks[-1].winner if self.tricks else self.forehand


@dataclass(frozen=True, slots=True)
class Public:
    """All that everyone knows. Before the first deal there is no deal part."""

    match: MatchPublic
    deal: DealPublic | None = None

    @property
    def deal_of_match(self) -> int:
        """Which deal is on the table, counted from 1; only `match.deals` counts one before."""
        return len(self.match.sheet) + (self.deal is not None and self.deal.result is None)

    @property
    def scores(self) -> tuple[int, ...]:
        """The live scores of the teams: the running deal counts at once."""
        if self.deal is None or self.deal.result:
            return self.match.scores
        return tuple(map(sum, zip(self.match.scores, self.deal.gained, strict=True)))
