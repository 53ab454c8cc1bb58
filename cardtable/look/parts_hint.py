"""The card of paper that gives a hint."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.look.canvas import LEFT, ROW, Canvas, Type
from cardtable.look.parts_speech import Tail, with_tail
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT, VOICE, on_paper, paper_edge

TITLE = Type(22, 800, serif=True)
TAIL = 13
_PAD, _DISC, _GAP = 16, 54, 16
_NARROW = 470
"""A narrower card has no picture, in design pixels."""
_WORDS, _QUIET = "#2a2530", "#655a52"  # paper is the same in both rooms


def _left(width: float, scale: float) -> float:
    """Where the words begin."""
    return (_PAD + (_DISC + _GAP if width >= _NARROW * scale else 2)) * scale


def hint_height(title: str, text: str, scale: float, width: float, button: float) -> float:
    """How high the card of this width is, in real pixels, with a button of this width."""
    room = width - _left(width, scale) - button - (_GAP + _PAD) * scale
    words = TITLE.height(title, scale, room)
    if text:
        words += ROW.height(text, scale, room) + 3 * scale
    least = _DISC if width >= _NARROW * scale else 46
    return max(words, least * scale) + 2 * 13 * scale


def paint_voice(canvas: Canvas, box: QRectF, tail: Tail | None) -> None:
    """The paper of what the program itself says, with a tail to what it is about."""
    px = canvas.px
    canvas.shadow(box, px(16), 12, 0.4, 5)
    canvas.painter.setBrush(QColor(VOICE))
    canvas.painter.setPen(
        QPen(QColor(paper_edge(canvas.theme, "#b97f1f")), px(2 if canvas.theme.strong else 1.6))
    )
    canvas.painter.drawPath(with_tail(box, px(16), tail, px(TAIL)))


def paint_hint(
    canvas: Canvas, box: QRectF, title: str, text: str, button: float, tail: Tail | None
) -> None:
    """What to do and why; room at the right for a button of this width."""
    px, scale = canvas.px, canvas.scale
    paint_voice(canvas, box, tail)
    left = _left(box.width(), scale)
    if box.width() >= _NARROW * scale:
        disc = QRectF(0, 0, px(_DISC), px(_DISC))
        disc.moveCenter(QPointF(box.x() + px(_PAD + _DISC / 2), box.center().y()))
        canvas.rounded(disc, px(_DISC / 2), QColor(CHIP_GOLD).lighter(118), CHIP_EDGE, 1.2)
        canvas.icon("hint", disc.center(), 28, CHIP_TEXT)
    room = box.width() - left - button - px(_GAP + _PAD)
    high = TITLE.height(title, scale, room)
    lower = ROW.height(text, scale, room) + px(3) if text else 0.0
    top = box.center().y() - (high + lower) / 2
    upper = QRectF(box.x() + left, top, room, high + 2)
    canvas.paragraph(upper, title, TITLE, _WORDS, LEFT)
    if text:
        under = QRectF(upper.x(), top + high + px(3), room, lower + 2)
        canvas.paragraph(
            under, text, ROW, on_paper(canvas.theme, _QUIET), Qt.AlignmentFlag.AlignLeft
        )
