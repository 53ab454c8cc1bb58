"""All that stands on a table at one moment, and how it comes and goes."""

from dataclasses import dataclass
from enum import StrEnum

from cardtable.engine.cards import Card, Suit
from cardtable.engine.layout import Layout, Seat
from cardtable.tabletop.asking import Action, Chip, ChoiceTile, Gather, WhyNot
from cardtable.tabletop.holding import USUAL, Hold
from cardtable.tabletop.panel import Panel
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.spots import Spot as Spot


class Tone(StrEnum):
    """How loud a pill or button is."""

    QUIET = "quiet"
    GOLD = "gold"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Mark:
    """What a seat is for a whole deal, as a small picture beside the name."""

    picture: str
    """An icon or a suit sign, as "icon/flag" or "sign/sB"."""
    words: str


@dataclass(frozen=True, slots=True)
class Plate:
    """Name plate of a seat: who sits there, what he does now."""

    seat: Seat
    name: str
    note: str = ""
    active: bool = False
    face: str = ""
    """The portrait: deck and picture, as "french/HJ"."""
    marks: tuple[Mark, ...] = ()


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
    faded: bool = False
    """Said in vain: a Weis that is beaten."""
    sound: Sound | None = None
    """What is heard with it."""
    whole: bool = True
    """Whether it says all of the step that a short account must tell."""


@dataclass(frozen=True, slots=True)
class Award:
    """What a team has just been credited, large and golden over the viewer's hand."""

    text: str
    points: str


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
    taker: Seat | None = None
    """Whose card takes the trick so far, where the table shows it."""
    place_for: str = ""
    """The words in the empty place of the viewer's card; empty if none is awaited."""
    playable: frozenset[Card] | None = None
    """The viewer's playable cards when he is to play; None when he is not."""
    why_not: tuple[tuple[Card, WhyNot], ...] = ()
    question: str = ""
    """What the viewer is asked, over the actions, chips or places for cards."""
    question_note: str = ""
    actions: tuple[Action, ...] = ()
    chips: tuple[Chip, ...] = ()
    gather: Gather | None = None
    tiles: tuple[ChoiceTile, ...] = ()
    award: Award | None = None
    laid: tuple[Card, ...] = ()
    """Cards of hands that lie open before their seat for a moment, the viewer's own in his hand:
    a shown Weis."""
    marked: frozenset[Card] = frozenset()
    """Cards of the viewer's hand with a small golden mark: his trumps."""


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
    """Who sits where, which seat is the person's own, and how he holds his cards."""

    seats: tuple[str, ...]
    viewer: Seat = 0
    hold: Hold = USUAL


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the table takes over an event, in milliseconds at normal speed."""

    move: int
    rest_before: int = 0
    """How long the picture before it rests first, e.g. a full trick."""
    patient: bool = False
    """Whether that rest may last until the person has seen enough, if he wants it so."""
