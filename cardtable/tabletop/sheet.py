"""The whole score sheet of a match, for a sheet laid on the table."""

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


@dataclass(frozen=True, slots=True)
class WholeSheetRow:
    """One line: a deal, or what comes off after it, such as the penalty for ten bags."""

    label: str
    cells: tuple[tuple[str, ...], ...]
    """By player, then by column; empty where nothing is written."""
    is_penalty: bool = False
