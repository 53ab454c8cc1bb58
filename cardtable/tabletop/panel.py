"""What the side panel says: who has what, and how a deal or match stands."""

from dataclasses import dataclass

from cardtable.engine.cards import Card, Suit
from cardtable.engine.layout import Seat


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
    suit: Suit | None = None
    """Whose sign stands beside the title."""
    icon: str = ""
    """What stands there instead, e.g. where nothing is trumps."""


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The last trick in small, with what it was worth and for whom."""

    title: str
    cards: tuple[Card, ...]
    points: str
    note: str
    seat: Seat
    rises: str = ""
    """What rises from the table as the trick is taken, e.g. "+21"."""


@dataclass(frozen=True, slots=True)
class SheetHead:
    """A player's column of the score sheet: his points and bags, and how he stands in this deal."""

    seat: Seat
    name: str
    points: str
    rings: int
    """How many of the rings under the points are filled."""
    live: str = ""
    """Tricks and bid of the running deal, e.g. "4 / 6"; empty before the play."""
    done: int = 0
    goal: int = 0
    """As many beads stand under `live`, `done` of them filled."""
    active: bool = False
    face: str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A deal that is over: for each player what he took and bid, and his points with sign."""

    label: str
    cells: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score as card players keep it: a column a player, a row a deal, the live one golden."""

    points_caption: str
    rings_caption: str
    rings: int
    column_caption: str
    heads: tuple[SheetHead, ...]
    rows: tuple[SheetRow, ...]
    live_label: str = ""


@dataclass(frozen=True, slots=True)
class SuitRows:
    """Cards by suit as a short list, e.g. those that the viewer has seen and discarded."""

    title: str
    rows: tuple[tuple[Suit, str], ...]
    names: tuple[str, ...]
    """The suit of each row in words, for the ear."""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Shares:
    """A bar of cells of which seats have taken some, from both ends: the bids of 13 tricks."""

    title: str
    cells: int
    taken: tuple[tuple[Seat, int], ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a bold bid is worth if it is made, and if it fails."""

    title: str
    text: str
    gain: str
    gain_note: str
    loss: str
    loss_note: str


@dataclass(frozen=True, slots=True)
class SuitNote:
    """A quiet line with a suit sign at the foot of the panel, e.g. that spades are broken."""

    suit: Suit
    text: str


@dataclass(frozen=True, slots=True)
class SlateSide:
    """A team's half of the slate: what is chalked up. Strokes stand for 100, 50 and 20."""

    seat: Seat
    """A seat of the team."""
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class Slate:
    """A Jass slate: a Z for each team, the rest of its points in figures."""

    sides: tuple[SlateSide, ...]
    """The viewer's team first."""


@dataclass(frozen=True, slots=True)
class SideScore:
    """The exact points of a team, with a note such as who plays in it."""

    seat: Seat
    name: str
    note: str
    points: str
    faces: tuple[str, ...] = ()
    active: bool = False
    brief: str = ""
    """The note where there is little room."""


@dataclass(frozen=True, slots=True)
class ContractBlock:
    """What is played and who chose it: a suit sign, or an icon, and the factor."""

    suit: Suit | None
    icon: str
    title: str
    note: str
    badge: str


@dataclass(frozen=True, slots=True)
class Sums:
    """Short sums, the newest first and bold, e.g. "Weis 70 × 2 = 140"."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class VersusRow:
    """A choice beside the best: how long its bar is, 0 to 1, and how much worse it is."""

    name: str
    share: float
    text: str


@dataclass(frozen=True, slots=True)
class Versus:
    """The best choices of a moment as bars, the best first."""

    title: str
    rows: tuple[VersusRow, ...]


Block = (
    ScoreCard
    | SuitBlock
    | Facts
    | LastTrick
    | ScoreSheet
    | SuitRows
    | Shares
    | Stakes
    | SuitNote
    | Slate
    | SideScore
    | ContractBlock
    | Sums
    | Versus
)


@dataclass(frozen=True, slots=True)
class Panel:
    """The side panel: it only informs."""

    title: str
    subtitle: str
    blocks: tuple[Block, ...]
    spoken: str = ""
    """The score in one sentence, for a screen reader."""
