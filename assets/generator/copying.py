"""Fonts out of whose printed text can be copied: each sign leads to the very glyph that is drawn.

A PDF knows of a glyph only which sign leads to it straight, without the font's features. Merged as
they are, the fonts drew "A" and the space by way of a feature, and lining figures by another.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools.ttLib import TTFont

Exchange = dict[str, str]


def make_copyable(file: Path) -> int:
    """Let the font's signs lead to the glyphs drawn, figures to those for columns; how many do so.

    A second time nothing changes.
    """
    font = TTFont(file, recalcTimestamp=False)
    changes = 0
    lining, tabular = (exchanged(font, tag) for tag in ("lnum", "tnum"))
    merged = {old: new for old, new in exchanged(font, "locl").items() if new == f"{old}.1"}
    for table in font["cmap"].tables:
        for sign, glyph in table.cmap.items():
            drawn = merged.get(glyph, glyph)
            drawn = tabular.get(lining.get(drawn, drawn), drawn)
            changes += drawn != glyph
            table.cmap[sign] = drawn
    if changes:
        font.save(file)
    return changes


def exchanged(font: TTFont, tag: str) -> Exchange:
    """The glyphs that a feature exchanges one for one."""
    table, result = font["GSUB"].table, dict[str, str]()
    for feature in table.FeatureList.FeatureRecord:
        if feature.FeatureTag == tag:
            for subtable in _subtables(table, feature.Feature.LookupListIndex):
                result.update(getattr(subtable, "mapping", {}))
    return result


def _subtables(table: Any, lookups: list[int]) -> Iterator[Any]:  # classes made while it runs
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            yield getattr(subtable, "ExtSubTable", subtable)
