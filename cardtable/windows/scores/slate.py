"""What stood on the slate at the end, in ink: the Z of a side with its strokes, and the sum."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import CENTRE, RIGHT, SMALL, Canvas, Type
from cardtable.look.parts_slate import in_fives, strokes
from cardtable.texts import TIMES, number

SLATE_HEIGHT: Final = 168
_Z: Final = 96
_REST: Final = Type(20, 700, serif=True)


def paint_slate(canvas: Canvas, box: QRectF, points: int, tone: str) -> None:
    """The Z in the middle of the box, a hundred a stroke above, fifty across, twenty below."""
    px, told = canvas.px, strokes(points)
    left, right = box.left() + px(34), box.right() - px(24)
    top, bottom = box.top() + px(18), box.top() + px(18 + _Z)
    for start, end in (
        (QPointF(left, top), QPointF(right, top)),
        (QPointF(right, top), QPointF(left, bottom)),
        (QPointF(left, bottom), QPointF(right, bottom)),
    ):
        canvas.line(start, end, canvas.theme.line, px(1.4))
    tall, over = px(16), QPointF(0, -px(8))
    step = min(px(7.2), (right - left - px(24)) / max(1, told.hundreds))
    slope = QPointF(px(7.2), -px(7.2) * (bottom - top) / (right - left))
    for count, start, along in (
        (told.hundreds, QPointF(left + px(12), top), QPointF(step, 0)),
        (told.fifties, QPointF((left + right) / 2, (top + bottom) / 2), slope),
        (told.twenties, QPointF(left + px(14), bottom), QPointF(px(8), 0)),
    ):
        for line in in_fives(count, start + over, along, tall):
            canvas.line(line.p1(), line.p2(), tone, px(1.7))
    if told.rest:
        figure = QRectF(right - px(70), bottom - px(30), px(64), px(28))
        canvas.text(figure, str(told.rest), _REST, tone, RIGHT)
    below = QRectF(box.left(), bottom + px(16), box.width(), px(24))
    canvas.text(below, slate_sum(points), SMALL, canvas.theme.muted, CENTRE)


def slate_sum(points: int) -> str:
    """What is on the slate, summed up: "3 × 100 + 1 × 50 + 7 = 357"."""
    told = strokes(points)
    worth = ((told.hundreds, 100), (told.fifties, 50), (told.twenties, 20))
    parts = [f"{number(count)} {TIMES} {each}" for count, each in worth if count]
    parts += [number(told.rest)] if told.rest or not parts else []
    return f"{' + '.join(parts)} = {number(points)}"
