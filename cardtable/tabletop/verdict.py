"""The result of a deal or match, as its card tells it."""

from dataclasses import dataclass

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat
from cardtable.tabletop.sounds import Sound


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
class VerdictTable:
    """A deal as a small table: a column a player (the viewer first), a row a figure."""

    heads: tuple[str, ...]
    faces: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]
    total: tuple[str, tuple[str, ...]]
    """The last row, large: what both have now."""


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
    table: VerdictTable | None = None
    """Stands in place of the rows where bids and bags have to be told."""
    sound: Sound | None = None
    """What is heard as it is laid; None if neither side had more."""


def outcome_sound(mine: int, other: int, *, match_over: bool) -> Sound | None:
    """How it sounds that the viewer's side made so much of a deal or match, and the other so much.

    A lost match ends as a lost deal does: it needs no more than that.
    """
    if mine == other:
        return None
    if mine < other:
        return Sound.DEAL_LOST
    return Sound.MATCH_WON if match_over else Sound.DEAL_WON
