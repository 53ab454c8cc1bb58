"""Painted parts of a page of rules: the pills of its sections, cards in small with a figure."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from cardtable.look.canvas import CENTRE, HEAD, Canvas, Type
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT, alpha, paper_edge

PILL = Type(14)
PILL_CHOSEN = Type(14, 700)
PILL_HEIGHT = 32
_PILL_AIR = 26


def pill_width(words: str, scale: float) -> float:
    """How wide a pill with these words is, chosen or not."""
    return PILL_CHOSEN.width(words, scale) + _PILL_AIR * scale


def paint_pill(canvas: Canvas, box: QRectF, words: str, chosen: bool, hovered: bool) -> None:
    """A section's name: gold where one reads now."""
    theme, round_end = canvas.theme, box.height() / 2
    room = box.adjusted(canvas.px(6), -canvas.px(1), -canvas.px(6), -canvas.px(1))
    if chosen:
        canvas.rounded(box, round_end, CHIP_GOLD, paper_edge(theme, CHIP_EDGE))
        canvas.text(room, words, PILL_CHOSEN, CHIP_TEXT, CENTRE)
    else:
        fill = alpha(theme.text, 0.14) if hovered else theme.well
        canvas.rounded(box, round_end, fill, theme.line)
        canvas.text(room, words, PILL, None, CENTRE)


def paint_small_card(
    canvas: Canvas, box: QRectF, picture: QImage, caption: str, wins: bool
) -> None:
    """A card, framed if it wins, and its figure under it."""
    canvas.shadow(box, canvas.px(5), 4, 0.3, 2)
    canvas.image(box, picture)
    if wins:
        frame = box.adjusted(-canvas.px(2), -canvas.px(2), canvas.px(2), canvas.px(2))
        if canvas.theme.strong:  # gold alone is little on white
            canvas.rounded(frame, canvas.px(7), None, "#000000", canvas.px(6))
        canvas.rounded(frame, canvas.px(7), None, CHIP_GOLD, canvas.px(3))
    if caption:
        under = QRectF(box.x(), box.bottom() + canvas.px(2), box.width(), canvas.px(24))
        canvas.text(under, caption, HEAD, canvas.theme.gold, CENTRE)
