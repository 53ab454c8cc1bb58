"""The words on the paper of a tile: what is too long for a narrow one takes a second line."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import BODY, CENTRE, ROW, ROW_BOLD, Canvas, Type
from cardtable.look.fonts import fitted
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT
from cardtable.tabletop.table import Tile

_NAME = Type(24, 800, serif=True)
_SMALL_NAMES = tuple(Type(size, 800, serif=True) for size in (20, 18, 16, 15))
"""For two lines; the narrower the tile, the smaller."""
_WIDE_NAME = Type(40, 800, serif=True)
_BADGE = Type(20, 800, serif=True)
_ICON = 28  # and the room behind it, in design pixels
_WITH_ICONS = 130  # a narrower column has no room for them
_LINE = 20
_STEP = 25


def paint_name(canvas: Canvas, box: QRectF, name: str) -> float:
    """The name at the head of the box, on two lines if it must be; gives where the rest begins."""
    tall, style = _measured(name, canvas.scale, box.width())
    place = QRectF(box.x(), box.y(), box.width(), tall)
    if style is _NAME:
        canvas.text(place, name, style)
    else:
        canvas.paragraph(place, name, style)
    return box.y() + tall + canvas.px(5)


def name_height(name: str, scale: float, width: float) -> float:
    """How high the name is in a column of this width, with the air under it."""
    return _measured(name, scale, width)[0] + 5 * scale


def _measured(name: str, scale: float, width: float) -> tuple[float, Type]:
    if fitted(name, _NAME.font(scale), width)[0] == name:
        return _NAME.size * 1.4 * scale, _NAME
    longest = max(name.split(), key=len)
    fitting = (each for each in _SMALL_NAMES if each.width(longest, scale) <= width)
    style = next(fitting, _SMALL_NAMES[-1])
    return style.height(name, scale, width), style


def paint_wide(canvas: Canvas, box: QRectF, tile: Tile, signs: Sequence[str]) -> None:
    """The deck's signs, name and facts of a game that has the page to itself."""
    px, y = canvas.px, box.y()
    for place, sign in enumerate(signs):
        canvas.sign(sign, QPointF(box.x() + px(12 + place * 32), y + px(12)), 24)
    y += px(36)
    tall = px(_WIDE_NAME.size * 1.4)
    canvas.text(QRectF(box.x(), y, box.width(), tall), tile.title, _WIDE_NAME)
    y += tall + px(10)
    for icon, fact in tile.lines:
        canvas.icon(icon, QPointF(box.x() + px(9), y + px(10)), 18, canvas.theme.gold)
        line = QRectF(box.x() + px(_ICON), y, box.width() - px(_ICON), px(_LINE))
        canvas.text(line, fact, BODY, canvas.theme.muted)
        y += px(32)


def paint_facts(canvas: Canvas, box: QRectF, facts: Sequence[tuple[str, str]]) -> None:
    """Icons and sentences, one below the other, as many as the box has room for."""
    y = box.y()
    indent = canvas.px(_ICON) if box.width() >= canvas.px(_WITH_ICONS) else 0.0
    for icon, fact in facts:
        line = QRectF(box.x() + indent, y, box.width() - indent, canvas.px(_LINE))
        if not _fits(canvas, fact, ROW, line.width()):
            line.setHeight(ROW.height(fact, canvas.scale, line.width()))
        if line.bottom() > box.bottom():
            return
        if indent:
            place = QPointF(box.x() + canvas.px(9), y + canvas.px(10))
            canvas.icon(icon, place, 18, canvas.theme.gold)
        paint = canvas.text if line.height() <= canvas.px(_LINE) else canvas.paragraph
        paint(line, fact, ROW, canvas.theme.muted)
        y = line.bottom() + canvas.px(_STEP - _LINE)


def standing_height(canvas: Canvas, standing: str, width: float) -> float:
    """How high the score of a match to go on with is: nothing, a line, or two on a narrow tile."""
    if not standing:
        return 0.0
    one = canvas.px(22)
    if _fits(canvas, standing, ROW_BOLD, width):
        return one
    return max(one, ROW_BOLD.height(standing, canvas.scale, width))


def paint_standing(canvas: Canvas, box: QRectF, standing: str) -> None:
    """The score of a match to go on with, at the foot of the box."""
    line = QRectF(box)
    line.setTop(box.bottom() - standing_height(canvas, standing, box.width()))
    paint = canvas.text if line.height() <= canvas.px(22) else canvas.paragraph
    paint(line, standing, ROW_BOLD, canvas.theme.gold)


def badge_box(picture: QRectF, badge: str, scale: float) -> QRectF:
    """Where the figure of the rules stands: over the lower edge of the picture."""
    width = _BADGE.width(badge, scale) + 26 * scale
    right, top = picture.right() - 18 * scale, picture.bottom() - 17 * scale
    return QRectF(right - width, top, width, 34 * scale)


def paint_badge(canvas: Canvas, picture: QRectF, badge: str) -> None:
    """The figure of the rules on a golden chip."""
    if not badge:
        return
    box = badge_box(picture, badge, canvas.scale)
    canvas.rounded(box, canvas.px(17), CHIP_GOLD, CHIP_EDGE, 1.4)
    canvas.text(box.translated(0, -canvas.px(1)), badge, _BADGE, CHIP_TEXT, CENTRE)


def _fits(canvas: Canvas, text: str, style: Type, width: float) -> bool:
    """Whether the text finds room on one line, shrunk a little if it must be."""
    return fitted(text, style.font(canvas.scale), width)[0] == text
