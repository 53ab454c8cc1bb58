"""What stands on a table besides the cards, as plain values.

A game writes these values (`games/<game>/tabletop.py`, in the player's language); the table and
the windows draw them and know nothing of the game. Seats are absolute; who sits at the bottom is
the viewer's matter.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum, auto

from cardtable.engine.cards import Card, Suit
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.rules import Choice


class Spot(Enum):
    """Where and how the cards of a zone lie. A game says which of its zones lies on which spot."""

    HAND = auto()
    """A fan: the viewer's face up and large at the bottom, others' backs at their side."""
    TRICK = auto()
    """The middle, one card a seat."""
    PILE = auto()
    """Won tricks, face down beside their owner."""
    STOCK = auto()
    """Face down, across the indicator."""
    INDICATOR = auto()
    """Face up, half under the stock."""
    LOCK = auto()
    """Face down across the stock, with a lock on it."""


class Tone(StrEnum):
    """How loud a pill or button is."""

    QUIET = "quiet"
    GOLD = "gold"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Plate:
    """Name plate of a seat: who sits there, what he does now."""

    seat: Seat
    name: str
    note: str = ""
    active: bool = False
    face: str = ""
    """The portrait: deck and picture, as "french/HJ"."""


@dataclass(frozen=True, slots=True)
class Pill:
    """A short caption under the cards of a spot (and of a seat, for piles)."""

    spot: Spot
    text: str
    seat: Seat | None = None
    tone: Tone = Tone.QUIET
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Brace:
    """A golden brace over cards of the viewer's hand that belong together, e.g. a marriage."""

    cards: tuple[Card, ...]
    text: str
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Speech:
    """Something a seat says aloud: a bubble on the table and a spoken line."""

    seat: Seat
    title: str
    detail: str = ""
    suit: Suit | None = None
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """A button of the action line: a choice that is no card. Disabled ones say why."""

    choice: Choice
    caption: str
    icon: str = ""
    key: str = ""
    """The fixed key that also presses it, e.g. "Z"."""
    why_not: str = ""
    """Empty if it is legal now."""
    rule: str = ""
    """The paragraph of the rules page that `why_not` comes from."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a card of the viewer's hand may not be played now."""

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class ScoreCard:
    """A player's block in the panel: big points, a meter to the goal, beads for the match."""

    seat: Seat
    name: str
    note: str
    points: str
    meter: float
    """How far the points are on the way to the goal, 0 to 1."""
    goal: str
    beads_caption: str
    beads: int
    beads_filled: int
    beads_text: str
    active: bool = False
    face: str = ""


@dataclass(frozen=True, slots=True)
class SuitBlock:
    """What is trumps, with the sign."""

    suit: Suit
    title: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """A small titled table: label and value a row."""

    title: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The last trick in small, with what it was worth and for whom."""

    title: str
    cards: tuple[Card, ...]
    points: str
    note: str
    seat: Seat


Block = ScoreCard | SuitBlock | Facts | LastTrick


@dataclass(frozen=True, slots=True)
class Panel:
    """The side panel: it only informs."""

    title: str
    subtitle: str
    blocks: tuple[Block, ...]
    spoken: str = ""
    """The score in one sentence, for a screen reader."""


@dataclass(frozen=True, slots=True)
class Tabletop:
    """All that stands on the table at one moment, for one viewer."""

    viewer: Seat
    cards: Layout[Card]
    """The true layout; which faces are drawn is settled by spot and sight."""
    spots: tuple[tuple[str, Spot], ...]
    """The spot of each zone, by the zone's name."""
    title: str
    state: str
    """What the top bar says beside the title, e.g. "Deal 3 · trick 3"."""
    plates: tuple[Plate, ...]
    pills: tuple[Pill, ...]
    panel: Panel
    hand: tuple[Card, ...]
    """The viewer's cards in the order in which they are held."""
    braces: tuple[Brace, ...] = ()
    trick_seats: tuple[Seat, ...] = ()
    """Who played each card of the trick, in order."""
    place_for: str = ""
    """The words in the empty place of the viewer's card; empty if none is awaited."""
    playable: frozenset[Card] | None = None
    """The viewer's playable cards when he is to play; None when he is not."""
    why_not: tuple[tuple[Card, WhyNot], ...] = ()
    actions: tuple[Action, ...] = ()
    marked: frozenset[Card] = frozenset()
    """Cards of the viewer's hand with a small golden mark: his trumps."""


@dataclass(frozen=True, slots=True)
class VerdictRow:
    """What one side had at the end of a deal, and what it means for the result."""

    seat: Seat
    name: str
    note: str
    points: str
    meter: float
    """Length of the bar, 0 to 1."""
    marks: tuple[tuple[float, str], ...] = ()
    """Lines across the bar that mattered, e.g. at 33 and 66."""
    face: str = ""


@dataclass(frozen=True, slots=True)
class TallyRow:
    """A side's match points before and after the deal, out of how many."""

    seat: Seat
    name: str
    before: int
    after: int
    total: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result card between deals and at the end: who won how much, and why."""

    heading: str
    title: str
    reason: str
    badge: str
    badge_caption: str
    rows: tuple[VerdictRow, ...]
    tally_caption: str
    tally: tuple[TallyRow, ...]
    facts: tuple[tuple[str, str], ...] = ()
    cards: tuple[Card, ...] = ()
    """Cards that decided it, e.g. a marriage."""
    match_over: bool = False
    course: tuple[tuple[int, ...], ...] = ()
    """Match points of every side after each deal, the start first; for the chart of a match."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A game's tile on the start page: its table in small."""

    preset: str
    title: str
    lines: tuple[tuple[str, str], ...]
    """Icon name and words, e.g. ("flag", "7-point match")."""
    deck: str
    """Folder name of the deck, e.g. "german"."""
    cards: tuple[Card | None, ...]
    """The fan in the picture; None is a back."""
    ground: str
    """Name of the cloth, see `look.theme`."""
    badge: str = ""


@dataclass(frozen=True, slots=True)
class Names:
    """Who sits where, and which seat is the person's own."""

    seats: tuple[str, ...]
    viewer: Seat = 0


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table takes over an event, in milliseconds at normal speed."""

    move: int
    rest_before: int = 0
    """How long the picture before it rests first, e.g. a full trick."""
