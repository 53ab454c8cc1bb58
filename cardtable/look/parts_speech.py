"""Painted speech: bubbles of the players, reasons why not, toasts of the program."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainterPath, QPen

from cardtable.look.canvas import CALL, CENTRE, LABEL, RIGHT, ROW, SMALL, Canvas, Type
from cardtable.look.theme import (
    CHIP_EDGE,
    CHIP_GOLD,
    CHIP_TEXT,
    GOLD,
    INK,
    PAPER,
    VOICE,
    on_paper,
    paper_edge,
)

_REASON = Type(15, 700)
_BADGE = Type(17, 800, serif=True)
_AWARD, _AWARD_POINTS = Type(18, 700), Type(30, 800, serif=True)
CALLED, IN_VAIN = "#a32825", "#5a5048"
"""The colours of a call, and of one that is beaten."""
REASON_WIDTH = 560  # no reason is wider, in design pixels; it wraps


# ---------------------------------------------------------------------------------- speech
class Side(Enum):
    """A side of a box."""

    LEFT = auto()
    RIGHT = auto()
    TOP = auto()
    BOTTOM = auto()


@dataclass(frozen=True, slots=True)
class Tail:
    """Where a bubble points: from which side, at which share of that side's length."""

    side: Side
    at: float = 0.5


def with_tail(box: QRectF, radius: float, tail: Tail | None, length: float) -> QPainterPath:
    """The outline of a rounded box with a tail of this length, all in real pixels."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    if tail is None:
        return path
    half = length * 0.6
    horizontal = tail.side in (Side.TOP, Side.BOTTOM)
    out = length if tail.side in (Side.BOTTOM, Side.RIGHT) else -length
    inward = 1 if out < 0 else -1
    if horizontal:
        edge = (box.y() if tail.side is Side.TOP else box.bottom()) + inward
        middle = box.x() + box.width() * tail.at
        corners = ((middle - half, edge), (middle, edge + out), (middle + half, edge))
    else:
        edge = (box.x() if tail.side is Side.LEFT else box.right()) + inward
        middle = box.y() + box.height() * tail.at
        corners = ((edge, middle - half), (edge + out, middle), (edge, middle + half))
    arrow = QPainterPath(QPointF(*corners[0]))
    arrow.lineTo(QPointF(*corners[1]))
    arrow.lineTo(QPointF(*corners[2]))
    arrow.closeSubpath()
    return path.united(arrow)


def bubble_size(
    title: str, scale: float, detail: str = "", sign: str | None = None, badge: str = ""
) -> QSizeF:
    """The size of a speech bubble in real pixels, without its tail."""
    words = max(CALL.width(title, scale), SMALL.width(detail, scale))
    extra = (66 if sign else 36) + (72 if badge else 0)
    return QSizeF(words + extra * scale, (62 if detail else 42) * scale)


def paint_bubble(
    canvas: Canvas,
    box: QRectF,
    title: str,
    detail: str = "",
    sign: str | None = None,
    badge: str = "",
    tail: Tail | None = None,
    colour: str = CALLED,
) -> None:
    """A call. Always paper, in both rooms: it is a voice, not a panel."""
    radius = canvas.px(16)
    canvas.shadow(box, radius, 9, 0.35, 4)
    theme = canvas.theme
    colour = on_paper(theme, colour)
    canvas.painter.setBrush(QColor(VOICE))
    canvas.painter.setPen(QPen(QColor(paper_edge(theme)), canvas.px(2) if theme.strong else 1))
    canvas.painter.drawPath(with_tail(box, radius, tail, canvas.px(15)))
    left = box.x() + canvas.px(54 if sign else 18)
    width = box.right() - canvas.px(82 if badge else 12) - left
    if sign:
        canvas.sign(sign, QPointF(box.x() + canvas.px(30), box.center().y()), 32)
    head = QRectF(left, box.y(), width, box.height())
    if detail:
        head = QRectF(left, box.y() + canvas.px(4), width, canvas.px(30))
        under = QRectF(left, box.y() + canvas.px(32), width, canvas.px(22))
        canvas.text(under, detail, SMALL, on_paper(theme, "#4a4038"))
    canvas.text(head, title, CALL, colour)
    if badge:
        coin = QRectF(0, 0, canvas.px(56), canvas.px(30))
        coin.moveCenter(QPointF(box.right() - canvas.px(42), box.center().y()))
        canvas.rounded(coin, canvas.px(15), colour)
        canvas.text(coin.translated(0, -canvas.px(1)), badge, _BADGE, VOICE, CENTRE)


# ---------------------------------------------------------------------------------- awards
def award_size(text: str, points: str, scale: float) -> QSizeF:
    """The size of the golden pill that says what was credited, in real pixels."""
    words = _AWARD.width(text, scale) + _AWARD_POINTS.width(points, scale)
    return QSizeF(max(words + 76 * scale, 240 * scale), 48 * scale)


def paint_award(canvas: Canvas, box: QRectF, text: str, points: str) -> None:
    """What was credited, large: a sum and what it makes."""
    px = canvas.px
    canvas.shadow(box, box.height() / 2, 10, 0.4, 4)
    canvas.rounded(
        box, box.height() / 2, QColor(CHIP_GOLD), paper_edge(canvas.theme, CHIP_EDGE), 1.4
    )
    inner = box.adjusted(px(22), -px(1), -px(22), -px(1))
    canvas.text(inner, text, _AWARD, CHIP_TEXT)
    canvas.text(inner, points, _AWARD_POINTS, CHIP_TEXT, RIGHT)


# --------------------------------------------------------------------------------- reasons
def reason_size(text: str, scale: float, source: str = "") -> QSizeF:
    """The size of a why-not line in real pixels; long reasons wrap to a second line."""
    room = (REASON_WIDTH - 52) * scale
    words = min(_REASON.width(text, scale) + 1, room)
    lines = _REASON.height(text, scale, room)
    width = max(words, LABEL.width(source, scale)) + 52 * scale
    return QSizeF(width, lines + (33 if source else 15) * scale)


def paint_reason(
    canvas: Canvas,
    box: QRectF,
    text: str,
    source: str = "",
    icon: str = "info",
    tail: Tail | None = None,
    links: bool = False,
) -> None:
    """Why something can't be done, and the rule it comes from: ink with a gold line.

    The rule is underlined if it ``links``: a click on it opens it.
    """
    radius = canvas.px(10)
    canvas.shadow(box, radius, 8, 0.4, 3)
    canvas.painter.setBrush(QColor(INK))
    canvas.painter.setPen(QPen(QColor(GOLD), canvas.px(2) if canvas.theme.strong else 1))
    canvas.painter.drawPath(with_tail(box, radius, tail, canvas.px(10)))
    canvas.icon(icon, QPointF(box.x() + canvas.px(21), box.y() + canvas.px(17)), 20, CHIP_GOLD)
    left, width = box.x() + canvas.px(39), box.width() - canvas.px(50)
    lines = _REASON.height(text, canvas.scale, width)
    canvas.paragraph(QRectF(left, box.y() + canvas.px(7), width, lines), text, _REASON, PAPER)
    if source:
        under = QRectF(left, box.y() + canvas.px(6) + lines, width, canvas.px(20))
        canvas.text(under, source, LABEL, "#d8cfb8")
        if links:
            end = left + min(width, LABEL.width(source, canvas.scale))
            y = under.bottom() - canvas.px(1)
            canvas.line(QPointF(left, y), QPointF(end, y), CHIP_GOLD)


# ---------------------------------------------------------------------------------- toasts
def toast_size(text: str, scale: float) -> QSizeF:
    """The size of a toast in real pixels."""
    return QSizeF(ROW.width(text, scale) + 64 * scale, 40 * scale)


def paint_toast(canvas: Canvas, box: QRectF, text: str, icon: str) -> None:
    """A line said for a moment: with a check what was done, with "info" why nothing was."""
    theme = canvas.theme
    canvas.shadow(box, box.height() / 2, 10, 0.4, 4)
    canvas.rounded(box, box.height() / 2, theme.panel, theme.gold, 1.2)
    canvas.icon(icon, QPointF(box.x() + canvas.px(26), box.center().y()), 20, theme.gold)
    left = box.x() + canvas.px(44)
    canvas.text(
        QRectF(left, box.y() - 0.5, box.right() - canvas.px(16) - left, box.height()), text, ROW
    )
