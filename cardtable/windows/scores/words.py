"""The words of a score sheet: for the ear, in its head on paper, and as a text of columns."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from cardtable.tabletop.sheet import WholeSheet, WholeSheetRow
from cardtable.windows.common.words import title as program

translate = QCoreApplication.translate

_BETWEEN = "  "


class Occasion(NamedTuple):
    """When a match was played, and by whom."""

    date: str = ""
    people: tuple[str, ...] = ()
    """With their levels."""


def save_as_pdf() -> str:
    """The button that keeps the sheet as pages."""
    return translate("score sheet", "Save as PDF…")


def save_as_text() -> str:
    """The button that keeps the sheet as a plain text."""
    return translate("score sheet", "Save as text…")


def print_it() -> str:
    """The button that prints the sheet."""
    return translate("score sheet", "Print…")


def no_printer() -> str:
    """There is none; the sheet can be kept as pages."""
    return translate("score sheet", "No printer was found. You can save the scoresheet as a PDF.")


def unprinted() -> str:
    """The printer did not take the sheet."""
    return translate("score sheet", "The scoresheet could not be printed.")


def written(file: str) -> str:
    """The file is there."""
    return translate("score sheet", "Saved: {file}").format(file=file)


def page(number_of_page: int, pages: int) -> str:
    """The foot of a page."""
    return translate("score sheet", "Page {n} of {m}").format(n=number_of_page, m=pages)


def total() -> str:
    """The last line."""
    return translate("score sheet", "Total")


def people(occasion: Occasion) -> str:
    """Who played; empty if nobody knows."""
    if not occasion.people:
        return ""
    told = translate("score sheet", "Players")
    return f"{told}: {', '.join(occasion.people)}"


def under_title(sheet: WholeSheet, occasion: Occasion) -> str:
    """What was played for, when, and that the match is not over if it is not."""
    state = "" if sheet.outcome else translate("history", "Unfinished")
    return " · ".join(filter(None, (sheet.kind, occasion.date, state)))


def told(sheet: WholeSheet, row: WholeSheetRow) -> str:
    """The line in words: which deal, then each player's figures with their captions."""
    label = row.label if row.is_penalty else f"{sheet.deal_caption} {row.label}"
    of_deal = [
        f"{of} {cell}" for of, cell in zip(sheet.deal_columns, row.of_deal, strict=False) if cell
    ]
    sides = []
    for name, cells in zip(sheet.players, row.cells, strict=True):
        figures = [f"{of} {cell}" for of, cell in zip(sheet.columns, cells, strict=True) if cell]
        if figures:
            sides.append(f"{name}: {', '.join(figures)}.")
    return " ".join((f"{', '.join((label, *of_deal))}.", *sides))


def totals(sheet: WholeSheet) -> tuple[str, ...]:
    """By player, the last figure of the last column; nothing before the first deal."""
    found = ["0"] * len(sheet.players)
    for row in sheet.rows:
        for place, cells in enumerate(row.cells):
            found[place] = cells[-1] or found[place]
    return tuple(found)


def as_text(sheet: WholeSheet, occasion: Occasion) -> str:
    """The sheet as plain text: a line for each player of a deal, under one line of captions.

    Whoever hears it, or reads it with his fingers, meets the deal and the name before the figures.
    """
    heads = (sheet.deal_caption, *sheet.deal_columns, "", *sheet.columns)
    table = [heads]
    for row in sheet.rows:
        of_deal = row.of_deal or ("",) * len(sheet.deal_columns)
        for name, cells in zip(sheet.players, row.cells, strict=True):
            if any(cells):
                table.append((row.label, *of_deal, name, *cells))
    named = 2 + len(sheet.deal_columns)
    scores = zip(sheet.players, totals(sheet), strict=True)
    lines = (
        sheet.title,
        under_title(sheet, occasion),
        people(occasion),
        *_teams(sheet),
        "",
        *_aligned(table, named),
        "",
        f"{total()}: " + ", ".join(f"{name} {points}" for name, points in scores),
        sheet.outcome,
        "",
        program(),
    )
    kept = [line for place, line in enumerate(lines) if line or lines[place - 1]]
    return "\n".join(kept) + "\n"


def _teams(sheet: WholeSheet) -> tuple[str, ...]:
    named = zip(sheet.players, sheet.members, strict=False)
    return tuple(f"{name}: {members}" for name, members in named)


def _aligned(table: Sequence[Sequence[str]], named: int) -> list[str]:
    """Words to the left, figures to the right; no line ends in spaces."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        _BETWEEN.join(
            cell.ljust(wide) if place < named else cell.rjust(wide)
            for place, (cell, wide) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in table
    ]
