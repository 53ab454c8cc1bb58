"""Painted parts of panels and sheets: wells, beads, meters, trump, facts, badge."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen

from cardtable.look.canvas import (
    CENTRE,
    HEAD,
    LABEL,
    RIGHT,
    ROW,
    SMALL,
    TITLE,
    Canvas,
    Type,
)
from cardtable.look.theme import (
    DAY,
    GOLD,
    PAPER,
    PRIMARY,
    RADIUS,
    alpha,
    mix,
    paper_edge,
)

ICON_TONES: Final = {"down": "#8f1f22", "up": "#22508a"}
"""The ink of an icon on paper, which is as light in the evening."""


def paint_panel(canvas: Canvas, box: QRectF, title: str = "", note: str = "") -> None:
    """The side panel: paper by day, the cloth's shadow in the evening."""
    theme = canvas.theme
    radius = canvas.px(RADIUS.panel)
    canvas.shadow(box, radius, 10, 0.22, 4)
    canvas.rounded(box, radius, alpha(theme.panel, 0.93 if theme.dark else 0.97), theme.line, 1.2)
    head = QRectF(box.x() + canvas.px(20), box.y() + canvas.px(12), 0, canvas.px(34))
    head.setWidth(box.width() - canvas.px(40))
    noted = SMALL.width(note, canvas.scale) + canvas.px(12) if note else 0
    if title:
        room = QRectF(head)
        room.setWidth(head.width() - min(noted, head.width() * 0.6))
        canvas.text(room, title, TITLE)
        head.setLeft(head.x() + min(TITLE.width(title, canvas.scale), room.width()) + canvas.px(8))
    if note:
        canvas.text(head.translated(0, canvas.px(1)), note, SMALL, theme.muted, RIGHT)


def paint_sheet(canvas: Canvas, box: QRectF) -> None:
    """A sheet laid on the table: a dialog, a result."""
    theme = canvas.theme
    radius = canvas.px(RADIUS.sheet)
    canvas.shadow(box, radius, 26, 0.6, 12)
    canvas.rounded(box, radius, theme.sheet, theme.line, 1.4)
    inset = canvas.px(6)
    inner = box.adjusted(inset, inset, -inset, -inset)
    canvas.rounded(inner, canvas.px(15), None, alpha(theme.gold, 0.22))


def veil(dark: bool, opacity: float = 0.45) -> QColor:
    """What dims the table under a sheet."""
    return alpha("#07110d" if dark else "#2b2013", opacity)


def paint_well(canvas: Canvas, box: QRectF, active: bool = False) -> None:
    """The ground of a row inside a panel or sheet; a gold edge when it is the live one."""
    theme = canvas.theme
    radius = canvas.px(RADIUS.card)
    if theme.strong:
        inner = box.adjusted(canvas.px(2), 0, -canvas.px(2), 0)
        canvas.rounded(inner, radius, theme.well, theme.rule)
        if active:
            canvas.live_edge(inner, radius)
        return
    edge = theme.gold if active else None
    canvas.rounded(box, radius, theme.well, edge, 1.4)


def paint_beads(
    canvas: Canvas,
    left: QPointF,
    count: int,
    filled: int,
    size: float = 12,
    gap: float = 6,
    colour: str | None = None,
    fading: int = 0,
) -> None:
    """Beads in a row from the point rightwards; the point is the left end, vertically centred.

    ``fading`` beads after the filled ones are shown half-filled: they go with this deal.
    """
    tone = colour or canvas.theme.gold
    side = canvas.px(size)
    for index in range(count):
        box = QRectF(left.x() + index * canvas.px(size + gap), left.y() - side / 2, side, side)
        going = filled <= index < filled + fading
        fill = QColor(tone) if index < filled else alpha(tone, 0.28) if going else None
        canvas.rounded(box, side / 2, fill, tone, canvas.px(1.4))
        if going and canvas.theme.strong:
            inner = box.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3)
            canvas.rounded(inner, inner.width() / 2, tone)


def beads_width(count: int, scale: float, size: float = 12, gap: float = 6) -> float:
    """How wide a row of beads is, in real pixels."""
    return (count * (size + gap) - gap) * scale


def paint_meter(
    canvas: Canvas,
    box: QRectF,
    share: float,
    colour: str,
    marks: tuple[tuple[float, str], ...] = (),
) -> None:
    """How far on the way: a bar filled to a share of 0 to 1, with labelled marks on it."""
    theme = canvas.theme
    shade = mix(theme.well, "#000000", 0.3) if theme.dark else mix(theme.well, theme.text, 0.14)
    canvas.rounded(box, box.height() / 2, shade, theme.line if theme.strong else None)
    if share > 0:
        done = QRectF(box)
        done.setWidth(max(box.height(), box.width() * min(1.0, share)))
        canvas.rounded(done, box.height() / 2, colour)
    for at, label in marks:
        x = box.x() + box.width() * at
        reach = canvas.px(9)
        canvas.line(
            QPointF(x, box.y() - reach), QPointF(x, box.bottom() + reach), alpha(theme.text, 0.55)
        )
        under = QRectF(x - canvas.px(30), box.bottom() + reach, canvas.px(60), canvas.px(18))
        canvas.text(under, label, LABEL, theme.muted, CENTRE)


def paint_trump(canvas: Canvas, box: QRectF, sign: str, title: str, detail: str = "") -> None:
    """The trump: its sign on paper, its name large."""
    theme = canvas.theme
    fill, edge = alpha(GOLD, 0.16), alpha(GOLD, 0.55)
    if theme.strong:
        edge = QColor(theme.gold)
    canvas.rounded(box, canvas.px(RADIUS.card), fill, edge)
    paint_sign_disc(canvas, QPointF(box.x() + canvas.px(34), box.center().y()), sign, 48)
    left, width = box.x() + canvas.px(70), box.width() - canvas.px(80)
    style = Type(21, 800, serif=True)
    if detail:
        canvas.text(QRectF(left, box.y() + canvas.px(6), width, canvas.px(30)), title, style)
        under = QRectF(left, box.y() + canvas.px(34), width, canvas.px(22))
        canvas.text(under, detail, SMALL, theme.muted)
    else:
        canvas.text(QRectF(left, box.y() - 1, width, box.height()), title, style)


def paint_sign_disc(canvas: Canvas, centre: QPointF, sign: str, size: float) -> None:
    """A suit sign on a disc of paper; size in design pixels."""
    side = canvas.px(size)
    disc = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    canvas.rounded(disc, side / 2, PAPER, paper_edge(canvas.theme))
    canvas.sign(sign, centre, size * 0.68)


def paint_icon_disc(canvas: Canvas, centre: QPointF, icon: str, size: float) -> None:
    """An icon on a disc of paper, where a suit sign would stand; size in design pixels."""
    side = canvas.px(size)
    disc = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    canvas.rounded(disc, side / 2, PAPER, paper_edge(canvas.theme))
    canvas.icon(icon, centre, size * 0.68, ICON_TONES.get(icon, DAY.text), 2)


def paint_fact(canvas: Canvas, box: QRectF, name: str, value: str) -> None:
    """A line of facts: its name on the left, its figure on the right."""
    room = QRectF(box)
    room.setWidth(box.width() - HEAD.width(value, canvas.scale) - canvas.px(10))
    canvas.text(room, name, ROW)
    canvas.text(box, value, HEAD, None, RIGHT)


def paint_badge(canvas: Canvas, box: QRectF, value: str, word: str) -> None:
    """The one figure of a result, on gold."""
    radius = canvas.px(18)
    canvas.shadow(box, radius, 6, 0.32, 3)
    gradient = QLinearGradient(0, box.y(), 0, box.bottom())
    gradient.setColorAt(0, QColor(PRIMARY.top))
    gradient.setColorAt(1, QColor(PRIMARY.top if canvas.theme.strong else PRIMARY.bottom))
    canvas.rounded(box, radius, gradient, paper_edge(canvas.theme, PRIMARY.edge), 1.2)
    upper = QRectF(box.x(), box.y() + box.height() * 0.06, box.width(), box.height() * 0.6)
    canvas.text(upper, value, Type(42, 800, serif=True), PRIMARY.text, CENTRE)
    lower = QRectF(box.x() + 6, box.y() + box.height() * 0.62, box.width() - 12, box.height() * 0.3)
    canvas.text(lower, word, Type(15, 700), PRIMARY.text, CENTRE)


def paint_rule(canvas: Canvas, left: float, right: float, y: float) -> None:
    """A hairline between rows."""
    canvas.painter.setPen(QPen(QColor(canvas.theme.rule), 1, Qt.PenStyle.SolidLine))
    canvas.painter.drawLine(QPointF(left, y), QPointF(right, y))
