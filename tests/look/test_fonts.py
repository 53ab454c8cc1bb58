"""Text as it is set: what goes on paper can be copied out of a PDF again."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtGui import QFont, QRawFont, QTextLayout
from PySide6.QtWidgets import QApplication

from cardtable.look.canvas import Type
from cardtable.look.fonts import font, load_fonts, text_width

SIGNS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 +−×·–/:.,()“”„"
    " ÁÉÍÓÖŐÚÜŰáéíóöőúüű ĚŠČŘŽÝŮŇŤĎěščřžýůňťď ÄÖÜäöüß ĲĳËïèà fi fl ffi Th 1/2 11"
)
STYLES = [(weight, serif) for weight in (500, 700, 800) for serif in (False, True)]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


def drawn(text: str, used: QFont) -> list[int]:
    """The glyphs of the text after all that the font does with them."""
    layout = QTextLayout(text, used)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]


@pytest.mark.parametrize(("weight", "serif"), STYLES)
def test_on_paper_each_sign_leads_straight_to_its_glyph(weight: int, serif: bool) -> None:
    """A PDF knows no other way back from a glyph to its sign."""
    used = Type(20, weight, serif=serif).font(1.0, copied=True)
    assert drawn(SIGNS, used) == QRawFont.fromFont(used).glyphIndexesForString(SIGNS)


def test_figures_are_alike_wide_in_columns_and_on_paper_only() -> None:
    def widths(**wanted: bool) -> set[float]:
        return {text_width(figure, font(100, **wanted)) for figure in "0123456789"}

    assert len(widths(tabular=True)) == len(widths(copied=True)) == 1
    assert len(widths()) > 1


@pytest.mark.parametrize("used", [font, partial(font, tabular=True), partial(font, copied=True)])
def test_figures_are_nearly_as_high_as_capitals(used: Callable[[float], QFont]) -> None:
    raw = QRawFont.fromFont(used(100))
    capital, *figures = (raw.boundingRect(each).height() for each in drawn("H01", used(100)))
    assert min(figures) > capital * 0.9, "old ones would be as low as small letters"
