"""The block of the panel that shows a hint's choices beside each other."""

from typing import Final

from PySide6.QtCore import QRectF

from cardtable.look.canvas import RIGHT, ROW, ROW_BOLD, SMALL_BOLD
from cardtable.look.theme import DEEP_GOLD, alpha, track
from cardtable.table.panel_pen import Pen
from cardtable.tabletop.panel import Versus

_TITLE, _ROW, _BAR = 26, 29, 9
_LEAST_BAR: Final = 60
"""A bar is at least so long; the names give way."""


def versus_height(pen: Pen, block: Versus) -> float:
    """A title and a row for each."""
    return pen.canvas.px(_TITLE + _ROW * len(block.rows) + (2 if pen.tight else 10))


def paint_versus(pen: Pen, block: Versus, box: QRectF) -> None:
    """The best in gold, then what is left of it by the others."""
    canvas, theme, px = pen.canvas, pen.canvas.theme, pen.canvas.px
    inner = box.adjusted(px(6), 0, -px(6), 0)
    title = QRectF(inner.x(), inner.y(), inner.width(), px(22))
    canvas.text(title, block.title, SMALL_BOLD, theme.muted)
    gap = px(10)
    named = max(ROW_BOLD.width(row.name, canvas.scale) for row in block.rows) + 2
    valued = max(ROW_BOLD.width(row.text, canvas.scale) for row in block.rows) + 2
    named = min(named, inner.width() - valued - px(_LEAST_BAR) - 2 * gap)
    for place, row in enumerate(block.rows):
        line = QRectF(inner.x(), inner.y() + px(_TITLE + _ROW * place), inner.width(), px(_ROW))
        name = QRectF(line.x(), line.y(), named, line.height())
        canvas.text(name, row.name, ROW if place else ROW_BOLD)
        canvas.text(line, row.text, ROW_BOLD, None, RIGHT)
        bar = QRectF(name.right() + gap, line.center().y() - px(_BAR) / 2, 0, px(_BAR))
        bar.setRight(line.right() - valued - gap)
        canvas.rounded(bar, px(_BAR) / 2, track(theme))
        bar.setWidth(max(px(_BAR), bar.width() * row.share))
        tone = alpha(theme.muted, 0.55) if place else theme.gold if theme.dark else DEEP_GOLD
        canvas.rounded(bar, px(_BAR) / 2, tone)
