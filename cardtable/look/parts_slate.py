"""A Jass slate as a picture: wood, dark slate, a Z of chalk for each side, and its strokes."""

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPen

from cardtable.look.canvas import CENTRE, RIGHT, SMALL, Canvas, Type
from cardtable.look.pictures import blank_image
from cardtable.look.theme import EVENING, STRONG_EVENING, alpha

WOOD: Final = ("#a8743f", "#7c5029", "#5d3b1d")
"""Lit, shaded, and the edge."""
SLATE: Final = ("#2c3236", "#171b1e")
CHALK: Final = "#f0f0e8"
_FRAME: Final = 10
_REST: Final = Type(22, 700, serif=True)
_STEP, _TALL, _WIDE = 7.2, 16.0, 2.2
"""From stroke to stroke, how high and how wide a stroke is, in design pixels."""
_LOW: Final = 120
"""A half lower than this has less air over and under its Z."""


class Strokes(NamedTuple):
    """How points are chalked up: strokes on the top line, the slope and the bottom line."""

    hundreds: int
    fifties: int
    twenties: int
    rest: int
    """Less than a stroke is worth, written in figures."""


def strokes(points: int) -> Strokes:
    """As few strokes as these points need."""
    hundreds, left = divmod(max(0, points), 100)
    fifties, left = divmod(left, 50)
    twenties, rest = divmod(left, 20)
    return Strokes(hundreds, fifties, twenties, rest)


def in_fives(count: int, start: QPointF, step: QPointF, tall: float) -> Iterator[QLineF]:
    """The lines of so many strokes from the start on: every fifth crosses the four before it."""
    at = 0.0
    while count > 0:
        upright = min(count, 4)
        for index in range(upright):
            top = start + step * (at + index)
            yield QLineF(top, top + QPointF(step.x() * 0.12, tall))
        if count >= 5:
            first, last = start + step * at, start + step * (at + 3)
            reach = step.x() * 0.5
            low, high = QPointF(-reach, tall * 0.85), QPointF(reach, tall * 0.15)
            yield QLineF(first + low, last + high)
        at += 4.9
        count -= 5


@lru_cache(maxsize=8)
def slate_image(
    sides: tuple[tuple[str, int], ...],
    width: int,
    height: int,
    scale: float,
    ratio: float,
    *,
    strong: bool = False,
) -> QImage:
    """The slate with these names and points, this large in pixels; chalked once per change."""
    image = blank_image(round(width * ratio), round(height * ratio))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    theme = STRONG_EVENING if strong else EVENING  # chalk and slate are the same in both rooms
    canvas = Canvas(painter, theme, scale)
    _paint_board(canvas, QRectF(0, 0, width, height))
    inset = canvas.px(_FRAME)
    inner = QRectF(inset, inset, width - 2 * inset, height - 2 * inset)
    half = inner.height() / max(1, len(sides))
    for index, (name, points) in enumerate(sides):
        place = QRectF(inner.x(), inner.y() + half * index, inner.width(), half)
        _paint_half(canvas, place, name, strokes(points))
        if index:
            painter.setPen(QPen(alpha(CHALK, 0.24), 1, Qt.PenStyle.DashLine))
            left, right = place.left() + inset, place.right() - inset
            painter.drawLine(QLineF(left, place.y(), right, place.y()))
    painter.end()
    return image


def _paint_board(canvas: Canvas, box: QRectF) -> None:
    px = canvas.px
    grain = QLinearGradient(box.topLeft(), box.bottomRight())
    grain.setColorAt(0, alpha(WOOD[0], 1))
    grain.setColorAt(1, alpha(WOOD[1], 1))
    canvas.rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), px(14), grain, WOOD[2])
    inset = px(_FRAME)
    slate = box.adjusted(inset, inset, -inset, -inset)
    canvas.rounded(slate, px(6), SLATE[0], SLATE[1], px(2))
    chance = random.Random(5)  # the same traces of the sponge every time
    canvas.painter.save()
    canvas.painter.setClipRect(slate.adjusted(px(2), px(2), -px(2), -px(2)))
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(90):
        middle = QPointF(
            slate.x() + chance.random() * slate.width(),
            slate.y() + chance.random() * slate.height(),
        )
        canvas.painter.setBrush(alpha("#ffffff", chance.uniform(0.008, 0.032)))
        wide, tall = px(2 + chance.random() * 16), px(1 + chance.random() * 3)
        canvas.painter.drawEllipse(middle, wide, tall)
    canvas.painter.restore()


def _paint_half(canvas: Canvas, half: QRectF, name: str, told: Strokes) -> None:
    """The name, the Z, and the strokes across its lines."""
    px = canvas.px
    low = half.height() < px(_LOW)
    left, right = half.left() + px(16), half.right() - px(16)
    top = half.y() + px(31 if low else 34)
    bottom = half.bottom() - px(14 if low else 28)
    title = QRectF(left, half.y() + px(1), right - left, px(20))
    canvas.text(title, name, SMALL, alpha(CHALK, 0.8), CENTRE)
    for start, end in (
        (QPointF(left, top), QPointF(right, top + 1)),
        (QPointF(right, top + 1), QPointF(left, bottom)),
        (QPointF(left, bottom), QPointF(right, bottom - 1)),
    ):
        canvas.line(start, end, alpha(CHALK, 0.7), px(2.4))
    room = right - left - px(24)
    step = min(px(_STEP), room / max(1, told.hundreds))
    thick = min(px(_WIDE), step * 0.42)
    tall = px(_TALL)
    over = QPointF(0, -tall / 2)
    _chalk(canvas, told.hundreds, QPointF(left + px(12), top) + over, QPointF(step, 0), thick)
    slope = QPointF(px(_STEP), -px(_STEP) * (bottom - top) / (right - left))
    middle = QPointF((left + right) / 2, (top + bottom) / 2)
    _chalk(canvas, told.fifties, middle + over, slope, px(_WIDE))
    under = QPointF(left + px(14), bottom) + over
    _chalk(canvas, told.twenties, under, QPointF(px(8), 0), px(_WIDE))
    if told.rest:
        figure = QRectF(right - px(70), bottom - px(31), px(64), px(30))
        canvas.text(figure, str(told.rest), _REST, alpha(CHALK, 0.92), RIGHT)


def _chalk(canvas: Canvas, count: int, start: QPointF, step: QPointF, thick: float) -> None:
    for line in in_fives(count, start, step, canvas.px(_TALL)):
        canvas.line(line.p1(), line.p2(), alpha(CHALK, 0.88), thick)
