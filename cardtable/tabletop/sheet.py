"""The whole score sheet of a match, for a sheet laid on the table and for paper."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WholeSheet:
    """Every deal of a match with all its figures, as card players write them down."""

    title: str
    deal_caption: str
    players: tuple[str, ...]
    columns: tuple[str, ...]
    """The captions of each player's columns, e.g. bid, tricks, bags, points, total."""
    rows: tuple["WholeSheetRow", ...]
    deal_columns: tuple[str, ...] = ()
    """The captions of what is told of a deal before its figures, e.g. its contract."""
    kind: str = ""
    """What the match is played for."""
    members: tuple[str, ...] = ()
    """By player, who plays in it if that is a team."""
    outcome: str = ""
    """Who has won; empty while nobody has."""
    slate: tuple[int, ...] = ()
    """By player, the points that are chalked up, in games that use a slate."""
    signs: tuple[str, ...] = ()
    """The suit signs of the deck, by the names of their drawings."""


@dataclass(frozen=True, slots=True)
class WholeSheetRow:
    """One line: a deal, or what comes off after it, such as the penalty for ten bags."""

    label: str
    cells: tuple[tuple[str, ...], ...]
    """By player, then by column; empty where nothing is written."""
    is_penalty: bool = False
    of_deal: tuple[str, ...] = ()
    """By deal column."""
