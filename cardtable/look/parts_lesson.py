"""The card of paper that a lesson speaks by."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from cardtable.look.canvas import CENTRE, Canvas, Type
from cardtable.look.parts_hint import paint_voice
from cardtable.look.parts_speech import Tail
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT, on_paper, paper_edge

TEXT = Type(18)
REMARK = Type(16, 700)
_PLACE = Type(25, 800, serif=True)
_PAD, _DISC, _GAP, _AIR = 18, 50, 16, 15
_DOT, _DOT_STEP, _DOTS = 7, 15, 20
"""The dots under the words: how large, how far apart, how much room they take."""
_BETWEEN = 7  # text and remark
_NARROW = 470
"""A narrower card has no disc, in design pixels."""
_WORDS, _REMARK_WORDS, _TO_COME = "#2a2530", "#865600", "#d9ccb0"


def _left(width: float, scale: float) -> float:
    """Where the words begin."""
    return (_PAD + (_DISC + _GAP if width >= _NARROW * scale else 4)) * scale


def _room(width: float, button: float, scale: float) -> float:
    """How wide the words may be, beside a button of this width or none."""
    beside = button + _GAP * scale if button else 0
    return width - _left(width, scale) - beside - _PAD * scale


def _words_height(text: str, remark: str, room: float, scale: float) -> float:
    high = TEXT.height(text, scale, room)
    if remark:
        high += REMARK.height(remark, scale, room) + _BETWEEN * scale
    return high


def lesson_height(text: str, remark: str, scale: float, width: float, button: float) -> float:
    """How high the card of this width is, in real pixels; `button` is 0 without one."""
    words = _words_height(text, remark, _room(width, button, scale), scale)
    return max(words + _DOTS * scale, _DISC * scale) + 2 * _AIR * scale


def paint_lesson(
    canvas: Canvas,
    box: QRectF,
    words: tuple[str, str],
    progress: tuple[int, int],
    button: float,
    tail: Tail | None,
) -> None:
    """Which card of how many, what it says, and what it remarks on another move."""
    px, scale = canvas.px, canvas.scale
    paint_voice(canvas, box, tail)
    place, count = progress
    if box.width() >= _NARROW * scale:
        disc = QRectF(0, 0, px(_DISC), px(_DISC))
        disc.moveCenter(QPointF(box.x() + px(_PAD + _DISC / 2), box.center().y()))
        canvas.rounded(disc, px(_DISC / 2), QColor(CHIP_GOLD).lighter(118), CHIP_EDGE, 1.2)
        canvas.text(disc.translated(0, -px(1)), str(place), _PLACE, CHIP_TEXT, CENTRE)
    text, remark = words
    left, room = box.x() + _left(box.width(), scale), _room(box.width(), button, scale)
    high = _words_height(text, remark, room, scale) + px(_DOTS)
    top = box.center().y() - high / 2
    upper = QRectF(left, top, room, TEXT.height(text, scale, room) + 2)
    canvas.paragraph(upper, text, TEXT, _WORDS)
    if remark:
        under = QRectF(left, upper.bottom() - 2 + px(_BETWEEN), room, high)
        canvas.paragraph(under, remark, REMARK, on_paper(canvas.theme, _REMARK_WORDS))
    _paint_dots(canvas, QPointF(left, top + high - px(_DOT / 2 + 1)), place, count)


def _paint_dots(canvas: Canvas, at: QPointF, place: int, count: int) -> None:
    """A dot for each card of the lesson: gold as far as one has come."""
    px = canvas.px
    for each in range(count):
        dot = QRectF(0, 0, px(_DOT), px(_DOT))
        dot.moveCenter(QPointF(at.x() + px(_DOT / 2 + each * _DOT_STEP), at.y()))
        reached = each < place
        to_come = (None, "#000000") if canvas.theme.strong else (_TO_COME, None)
        fill, edge = (CHIP_GOLD, paper_edge(canvas.theme, CHIP_EDGE)) if reached else to_come
        canvas.rounded(dot, px(_DOT / 2), fill, edge, 1)
