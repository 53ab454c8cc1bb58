"""Painted parts that stand on the table: plates, pills, speech, reasons, toasts, empty places."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from cardtable.look.canvas import (
    CALL,
    CENTRE,
    LABEL,
    NAME,
    ROW,
    SMALL,
    Canvas,
    Type,
)
from cardtable.look.theme import (
    CHIP_EDGE,
    CHIP_GOLD,
    CHIP_TEXT,
    EDGE,
    GOLD,
    INK,
    PAPER,
    VOICE,
    Theme,
    alpha,
)

_REASON = Type(15, 700)
_BADGE = Type(17, 800, serif=True)
PLATE_HEIGHT = 48
PILL_HEIGHT = 28
REASON_WIDTH = 560  # no reason is wider, in design pixels; it wraps


# ---------------------------------------------------------------------------------- plates
def plate_size(name: str, status: str, scale: float, most: float = 240) -> QSizeF:
    """The size of a name plate in real pixels; it grows with its words up to ``most``."""
    words = max(NAME.width(name, scale), SMALL.width(status, scale))
    return QSizeF(min(words + 78 * scale, most * scale), PLATE_HEIGHT * scale)


def paint_plate(
    canvas: Canvas,
    box: QRectF,
    name: str,
    status: str,
    face: str,
    active: bool = False,
    ring: str | None = None,
) -> None:
    """Who sits here and what he does. A gold frame, with words, says whose turn it is."""
    theme = canvas.theme
    high = box.height()
    canvas.shadow(box, high / 2, 8, 0.30, 3)
    edge = theme.gold if active else theme.line
    canvas.rounded(box, high / 2, alpha(theme.panel, 0.94), edge, canvas.px(2.2) if active else 1)
    canvas.face(face, QPointF(box.x() + high / 2, box.center().y()), 40, ring)
    left, width = box.x() + canvas.px(53), box.width() - canvas.px(66)
    if not status:
        canvas.text(QRectF(left, box.y() - 1, width, high), name, NAME)
        return
    canvas.text(QRectF(left, box.y() + canvas.px(4), width, canvas.px(22)), name, NAME)
    colour = theme.gold if active else theme.muted
    canvas.text(QRectF(left, box.y() + canvas.px(23), width, canvas.px(20)), status, SMALL, colour)


# ----------------------------------------------------------------------------------- pills
class PillKind(Enum):
    """What a pill says about its fact."""

    QUIET = auto()
    GOLD = auto()
    GOOD = auto()
    BAD = auto()
    WELL = auto()


def _pill_style(kind: PillKind, size: float) -> Type:
    return Type(size, 500 if kind in (PillKind.QUIET, PillKind.WELL) else 700)


def pill_size(
    text: str,
    scale: float,
    kind: PillKind = PillKind.QUIET,
    pictured: bool = False,
    size: float = 14,
    height: float = PILL_HEIGHT,
) -> QSizeF:
    """The size of a pill in real pixels; ``pictured`` when a sign or an icon stands before it."""
    words = _pill_style(kind, size).width(text, scale)
    return QSizeF(words + (26 + (20 if pictured else 0)) * scale, height * scale)


def paint_pill(
    canvas: Canvas,
    box: QRectF,
    text: str,
    kind: PillKind = PillKind.QUIET,
    sign: str | None = None,
    icon: str | None = None,
    size: float = 14,
) -> None:
    """A short fact in a round frame."""
    fill, edge, colour = _pill_colours(canvas.theme, kind)
    canvas.rounded(box, box.height() / 2, fill, edge, 1.2)
    x = box.x() + canvas.px(13)
    if sign:
        canvas.sign(sign, QPointF(x + canvas.px(7), box.center().y()), 18)
        x += canvas.px(20)
    if icon:
        canvas.icon(icon, QPointF(x + canvas.px(7), box.center().y()), 18, colour)
        x += canvas.px(20)
    words = QRectF(x, box.y() - 0.5, box.right() - canvas.px(10) - x, box.height())
    canvas.text(words, text, _pill_style(kind, size), colour)


def _pill_colours(theme: Theme, kind: PillKind) -> tuple[QColor, QColor | None, str]:
    match kind:
        case PillKind.GOLD:
            return QColor(CHIP_GOLD), QColor(CHIP_EDGE), CHIP_TEXT
        case PillKind.GOOD:
            return alpha(theme.panel, 0.95), QColor(theme.good), theme.good
        case PillKind.BAD:
            return alpha(theme.panel, 0.95), QColor(theme.bad), theme.bad
        case PillKind.WELL:
            return QColor(theme.well), None, theme.text
        case PillKind.QUIET:
            return alpha(theme.panel, 0.9), QColor(theme.line), theme.text


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
    extra = (66 if sign else 36) + (64 if badge else 0)
    return QSizeF(words + extra * scale, (62 if detail else 42) * scale)


def paint_bubble(
    canvas: Canvas,
    box: QRectF,
    title: str,
    detail: str = "",
    sign: str | None = None,
    badge: str = "",
    tail: Tail | None = None,
    colour: str = "#a32825",
) -> None:
    """A call. Always paper, in both rooms: it is a voice, not a panel."""
    radius = canvas.px(16)
    canvas.shadow(box, radius, 9, 0.35, 4)
    canvas.painter.setBrush(QColor(VOICE))
    canvas.painter.setPen(QPen(QColor(EDGE), 1))
    canvas.painter.drawPath(with_tail(box, radius, tail, canvas.px(15)))
    left = box.x() + canvas.px(54 if sign else 18)
    width = box.right() - canvas.px(78 if badge else 10) - left
    if sign:
        canvas.sign(sign, QPointF(box.x() + canvas.px(30), box.center().y()), 32)
    head = QRectF(left, box.y(), width, box.height())
    if detail:
        head = QRectF(left, box.y() + canvas.px(4), width, canvas.px(30))
        under = QRectF(left, box.y() + canvas.px(32), width, canvas.px(22))
        canvas.text(under, detail, SMALL, "#4a4038")
    canvas.text(head, title, CALL, colour)
    if badge:
        coin = QRectF(0, 0, canvas.px(56), canvas.px(30))
        coin.moveCenter(QPointF(box.right() - canvas.px(42), box.center().y()))
        canvas.rounded(coin, canvas.px(15), colour)
        canvas.text(coin.translated(0, -canvas.px(1)), badge, _BADGE, VOICE, CENTRE)


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
) -> None:
    """Why something can't be done, and the rule it comes from: ink with a gold line."""
    radius = canvas.px(10)
    canvas.shadow(box, radius, 8, 0.4, 3)
    canvas.painter.setBrush(QColor(INK))
    canvas.painter.setPen(QPen(QColor(GOLD), 1))
    canvas.painter.drawPath(with_tail(box, radius, tail, canvas.px(10)))
    canvas.icon(icon, QPointF(box.x() + canvas.px(21), box.y() + canvas.px(17)), 20, CHIP_GOLD)
    left, width = box.x() + canvas.px(39), box.width() - canvas.px(50)
    lines = _REASON.height(text, canvas.scale, width)
    canvas.paragraph(QRectF(left, box.y() + canvas.px(7), width, lines), text, _REASON, PAPER)
    if source:
        under = QRectF(left, box.y() + canvas.px(6) + lines, width, canvas.px(20))
        canvas.text(under, source, LABEL, "#d8cfb8")


# ---------------------------------------------------------------------------------- toasts
def toast_size(text: str, scale: float) -> QSizeF:
    """The size of a toast in real pixels."""
    return QSizeF(ROW.width(text, scale) + 64 * scale, 40 * scale)


def paint_toast(canvas: Canvas, box: QRectF, text: str, icon: str = "check") -> None:
    """Something that was done, said for a moment at the action line."""
    theme = canvas.theme
    canvas.shadow(box, box.height() / 2, 10, 0.4, 4)
    canvas.rounded(box, box.height() / 2, theme.panel, theme.gold, 1.2)
    canvas.icon(icon, QPointF(box.x() + canvas.px(26), box.center().y()), 20, theme.gold)
    left = box.x() + canvas.px(44)
    canvas.text(
        QRectF(left, box.y() - 0.5, box.right() - canvas.px(16) - left, box.height()), text, ROW
    )


# ------------------------------------------------------------------------------ on the cloth
def paint_empty_place(canvas: Canvas, box: QRectF, label: str = "", size: float = 15) -> None:
    """The dashed place of a card that is not there yet."""
    colour = canvas.theme.table_text
    canvas.rounded(box, 8, alpha("#ffffff", 0.05))
    pen = QPen(alpha(colour, 0.5), 1.5, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([5, 4])
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawRoundedRect(box, 8, 8)
    if label:
        inner = box.adjusted(6, 0, -6, 0)
        canvas.paragraph(inner, label, Type(size), colour, CENTRE)


def paint_prompt(canvas: Canvas, box: QRectF, question: str, detail: str = "") -> None:
    """The one question of the moment, straight on the cloth at the top of the box."""
    line = QRectF(box.x(), box.y(), box.width(), canvas.px(36))
    canvas.shadowed_text(line, question, Type(24, 800, serif=True))
    if detail:
        under = QRectF(box.x(), box.y() + canvas.px(33), box.width(), canvas.px(24))
        canvas.shadowed_text(under, detail)


def paint_bracket(canvas: Canvas, left: float, right: float, y: float) -> None:
    """A golden bracket over cards that belong together, open towards them."""
    width, drop = canvas.px(3), canvas.px(8)
    for start, end in (
        (QPointF(left, y), QPointF(right, y)),
        (QPointF(left, y), QPointF(left, y + drop)),
        (QPointF(right, y), QPointF(right, y + drop)),
    ):
        canvas.line(start, end, GOLD, width)
