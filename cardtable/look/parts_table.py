"""Painted parts that stand on the table: plates, pills, empty places, brackets."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

from cardtable.look.canvas import CENTRE, NAME, SMALL, Canvas, Type
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT, GOLD, Theme, alpha, paper_edge

PLATE_HEIGHT = 48
PILL_HEIGHT = 28
_MARK = 15
MARK_STEP = 20
"""Of the marks behind a name, in design pixels."""


# ---------------------------------------------------------------------------------- plates
def plate_size(name: str, status: str, scale: float, most: float = 240, marks: int = 0) -> QSizeF:
    """The size of a name plate in real pixels; it grows with its words up to ``most``."""
    above = NAME.width(name, scale) + marks * MARK_STEP * scale
    words = max(above, SMALL.width(status, scale))
    return QSizeF(min(words + 78 * scale, most * scale), PLATE_HEIGHT * scale)


def paint_plate(
    canvas: Canvas,
    box: QRectF,
    name: str,
    status: str,
    face: str,
    active: bool = False,
    ring: str | None = None,
    marks: Sequence[str] = (),
) -> None:
    """Who sits here and what he does. A gold frame, with words, says whose turn it is.

    The marks stand behind the name: icons and signs, as "icon/flag" or "sign/sB".
    """
    theme = canvas.theme
    high = box.height()
    canvas.shadow(box, high / 2, 8, 0.30, 3)
    edge = theme.gold if active else theme.line
    canvas.rounded(box, high / 2, alpha(theme.panel, 0.94), edge, canvas.px(2.2) if active else 1)
    if active and theme.strong:
        canvas.live_edge(box, high / 2)
    canvas.face(face, QPointF(box.x() + high / 2, box.center().y()), 40, ring)
    left, width = box.x() + canvas.px(53), box.width() - canvas.px(66)
    if not status:
        paint_name(canvas, QRectF(left, box.y() - 1, width, high), name, marks)
        return
    line = QRectF(left, box.y() + canvas.px(4), width, canvas.px(22))
    paint_name(canvas, line, name, marks)
    colour = theme.gold if active else theme.muted
    canvas.text(QRectF(left, box.y() + canvas.px(23), width, canvas.px(20)), status, SMALL, colour)


def paint_name(
    canvas: Canvas, line: QRectF, name: str, marks: Sequence[str], style: Type = NAME
) -> None:
    """The name, shortened where the marks behind it need the room."""
    step = canvas.px(MARK_STEP)
    room = line.width() - step * len(marks)
    canvas.text(QRectF(line.x(), line.y(), room, line.height()), name, style)
    x = line.x() + min(room, style.width(name, canvas.scale)) + step / 2 + canvas.px(2)
    for mark in marks:
        kind, picture = mark.split("/")
        centre = QPointF(x, line.center().y() + canvas.px(1))
        if kind == "sign":
            canvas.sign(picture, centre, _MARK)
        else:
            canvas.icon(picture, centre, _MARK, canvas.theme.gold, 2)
        x += step


# ----------------------------------------------------------------------------------- pills
class PillKind(Enum):
    """What a pill says about its fact."""

    QUIET = auto()
    GOLD = auto()
    GOOD = auto()
    BAD = auto()


def _pill_style(kind: PillKind, size: float) -> Type:
    return Type(size, 500 if kind is PillKind.QUIET else 700)


def pill_size(
    text: str,
    scale: float,
    kind: PillKind = PillKind.QUIET,
    pictured: bool = False,
    size: float = 14,
    height: float = PILL_HEIGHT,
) -> QSizeF:
    """The size of a pill in real pixels; ``pictured`` when a sign stands before it."""
    words = _pill_style(kind, size).width(text, scale)
    return QSizeF(words + (26 + (20 if pictured else 0)) * scale, height * scale)


def paint_pill(
    canvas: Canvas,
    box: QRectF,
    text: str,
    kind: PillKind = PillKind.QUIET,
    sign: str | None = None,
    size: float = 14,
) -> None:
    """A short fact in a round frame."""
    fill, edge, colour = _pill_colours(canvas.theme, kind)
    canvas.rounded(box, box.height() / 2, fill, edge, 1.2)
    x = box.x() + canvas.px(13)
    if sign:
        canvas.sign(sign, QPointF(x + canvas.px(7), box.center().y()), 18)
        x += canvas.px(20)
    words = QRectF(x, box.y() - 0.5, box.right() - canvas.px(10) - x, box.height())
    canvas.text(words, text, _pill_style(kind, size), colour)


def _pill_colours(theme: Theme, kind: PillKind) -> tuple[QColor, QColor, str]:
    match kind:
        case PillKind.GOLD:
            return QColor(CHIP_GOLD), QColor(paper_edge(theme, CHIP_EDGE)), CHIP_TEXT
        case PillKind.GOOD:
            return alpha(theme.panel, 0.95), QColor(theme.good), theme.good
        case PillKind.BAD:
            return alpha(theme.panel, 0.95), QColor(theme.bad), theme.bad
        case PillKind.QUIET:
            return alpha(theme.panel, 0.9), QColor(theme.line), theme.text


# ------------------------------------------------------------------------------ on the cloth
def paint_empty_place(canvas: Canvas, box: QRectF, label: str = "", size: float = 15) -> None:
    """The dashed place of a card that is not there yet; without words that it is too narrow for."""
    colour = canvas.theme.table_text
    canvas.rounded(box, 8, alpha("#ffffff", 0.05))
    strong = canvas.theme.strong
    tone, wide = (QColor(colour), canvas.px(2)) if strong else (alpha(colour, 0.5), 1.5)
    pen = QPen(tone, wide, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([5, 4])
    canvas.painter.setPen(pen)
    canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
    canvas.painter.drawRoundedRect(box, 8, 8)
    inner = box.adjusted(6, 0, -6, 0)
    widest = max((Type(size).width(word, canvas.scale) for word in label.split()), default=0.0)
    if label and widest <= inner.width():
        canvas.paragraph(inner, label, Type(size), colour, CENTRE)


def paint_bracket(canvas: Canvas, left: float, right: float, y: float) -> None:
    """A golden bracket over cards that belong together, open towards them."""
    width, drop = canvas.px(3), canvas.px(8)
    for start, end in (
        (QPointF(left, y), QPointF(right, y)),
        (QPointF(left, y), QPointF(left, y + drop)),
        (QPointF(right, y), QPointF(right, y + drop)),
    ):
        canvas.line(start, end, GOLD, width)
