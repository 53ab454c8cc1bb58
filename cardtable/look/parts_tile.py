"""Painted tiles to choose from at once: a sign, a word, what it multiplies, the cards for it."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import CENTRE, Canvas, Type
from cardtable.look.parts_controls import ButtonState
from cardtable.look.parts_score import paint_icon_disc
from cardtable.look.theme import DAY, DEEP_GOLD, EDGE, STRONG_DAY, mix, outline, paper_edge

RADIUS: Final = 16
HONEY: Final = "#fff3d2"
"""The ground of the tile that is meant, the same in both rooms: it is paper by candlelight."""
_CAPTION, _BADGE = Type(19, 800, serif=True), Type(26, 800, serif=True)
_CAPTION_LOW, _BADGE_LOW = Type(17, 800, serif=True), Type(22, 800, serif=True)
_CAPTION_FLAT, _BADGE_FLAT = Type(16, 800, serif=True), Type(20, 800, serif=True)
_HELD, _HELD_SMALL = Type(16, 700, serif=True), Type(14, 700, serif=True)
_HAND: Final = 17
_SHRINKS: Final = 0.94
"""So much smaller the letters of cards are set before they stand closer."""


class TileShape(Enum):
    """How the parts of a tile stand to one another."""

    UPRIGHT = auto()
    """Sign, word, badge, a line, the cards: 112 x 164."""
    LOW = auto()
    """The same with less air, and without the cards if it is too low for them."""
    FLAT = auto()
    """The sign beside word and badge."""
    TIGHT = auto()
    """Sign and badge over the word."""
    SIGNS = auto()
    """The sign over the badge: only the ear and a tool tip have the word."""


@dataclass(frozen=True, slots=True)
class TileFace:
    """What stands on a tile."""

    caption: str
    badge: str
    sign: str
    icon: str
    """Stands where there is no sign."""
    held: str
    """The index letters of the cards for it, with spaces between."""


def paint_tile(
    canvas: Canvas, box: QRectF, face: TileFace, shape: TileShape, state: ButtonState, meant: bool
) -> None:
    """A tile in the box, golden when it is the one that is meant."""
    day = STRONG_DAY if canvas.theme.strong else DAY
    theme = day if meant else canvas.theme
    _paint_ground(canvas, box, state, meant)
    inked = Canvas(canvas.painter, theme, canvas.scale)
    paint = {
        TileShape.UPRIGHT: _paint_upright,
        TileShape.LOW: _paint_low,
        TileShape.FLAT: _paint_flat,
        TileShape.TIGHT: _paint_tight,
        TileShape.SIGNS: _paint_signs,
    }[shape]
    paint(inked, box, face)


def tile_radius(canvas: Canvas, box: QRectF) -> float:
    """The radius of its corners, in real pixels: less where it is low."""
    return min(canvas.px(RADIUS), box.height() / 4)


def _paint_ground(canvas: Canvas, box: QRectF, state: ButtonState, meant: bool) -> None:
    px, theme, radius = canvas.px, canvas.theme, tile_radius(canvas, box)
    canvas.shadow(box, radius, 8, 0.35, 4)
    if meant:
        fill = mix(HONEY, DEEP_GOLD, 0.16) if state is ButtonState.PRESSED else HONEY
        edge = paper_edge(theme, DEEP_GOLD)
        canvas.rounded(box, radius, fill, edge, px(3.6 if theme.strong else 2.4))
        return
    fill = mix(theme.panel, theme.text, 0.12) if state is ButtonState.PRESSED else theme.panel
    canvas.rounded(box, radius, fill, outline(theme) if theme.dark else theme.line, px(1.2))


def _paint_sign(canvas: Canvas, face: TileFace, at: QPointF, size: float) -> None:
    """The sign itself, which has an outline of its own; an icon on a disc of paper."""
    if face.sign:
        canvas.sign(face.sign, at, size)
    else:
        paint_icon_disc(canvas, at, face.icon, size * 1.04)


def _paint_upright(canvas: Canvas, box: QRectF, face: TileFace) -> None:
    px, theme = canvas.px, canvas.theme
    x, y, width = box.x(), box.y(), box.width()
    _paint_sign(canvas, face, QPointF(box.center().x(), y + px(39)), 52)
    caption = QRectF(x + px(4), y + px(70), width - px(8), px(28))
    canvas.text(caption, face.caption, _CAPTION, None, CENTRE)
    canvas.text(QRectF(x, y + px(96), width, px(32)), face.badge, _BADGE, theme.gold, CENTRE)
    _paint_held(canvas, QRectF(x, y + px(131), width, px(30)), face.held, _HELD)


def _paint_low(canvas: Canvas, box: QRectF, face: TileFace) -> None:
    px, theme = canvas.px, canvas.theme
    x, y, width = box.x(), box.y(), box.width()
    held = px(_HELD_LINE) if box.height() >= px(LOW_WITH_HELD) else 0.0
    body = box.height() - held
    middle = QPointF(box.center().x(), y + body * 0.5 - px(23))
    _paint_sign(canvas, face, middle, 36)
    caption = QRectF(x + px(3), y + body * 0.5 - px(2), width - px(6), px(22))
    canvas.text(caption, face.caption, _CAPTION_LOW, None, CENTRE)
    badge = QRectF(x, caption.bottom() - px(4), width, px(26))
    canvas.text(badge, face.badge, _BADGE_LOW, theme.gold, CENTRE)
    if held:
        _paint_held(canvas, QRectF(x, box.bottom() - held, width, held - px(2)), face.held, _HELD)


LOW_WITH_HELD: Final = 116
"""From this height on a low tile has room for the cards, in design pixels."""
_HELD_LINE: Final = 27


def _paint_held(canvas: Canvas, line: QRectF, held: str, style: Type) -> None:
    """A rule, then a hand and what it holds; a dash if that is nothing."""
    px, theme = canvas.px, canvas.theme
    inset = px(14)
    rule = line.topLeft().y()
    start, end = QPointF(line.x() + inset, rule), QPointF(line.right() - inset, rule)
    canvas.line(start, end, mix(theme.rule, EDGE, 0.35) if theme.dark else theme.rule)
    words = held or "\N{EN DASH}"
    _paint_hand(canvas, line.adjusted(px(8), px(1), -px(8), 0), words, style)


def _paint_hand(canvas: Canvas, line: QRectF, held: str, style: Type) -> None:
    """The hand and what it holds; many cards first stand closer, then without the hand."""
    px = canvas.px
    letters = held.split()
    for gap, hand in (("  ", _HAND + 4), (" ", _HAND + 4), (" ", 0), ("\N{THIN SPACE}", 0)):
        held, before = gap.join(letters), px(hand)
        if style.width(held, canvas.scale) * _SHRINKS + before <= line.width():
            break
    words = min(style.width(held, canvas.scale) + 1, line.width() - before)
    x = line.center().x() - (words + before) / 2
    if before:
        middle = QPointF(x + px(_HAND / 2), line.center().y())
        canvas.icon("hand", middle, _HAND, canvas.theme.muted)
    canvas.text(QRectF(x + before, line.y(), words, line.height()), held, style)


def _paint_flat(canvas: Canvas, box: QRectF, face: TileFace) -> None:
    px, theme = canvas.px, canvas.theme
    size = min(36.0, box.height() / canvas.scale - 14)
    _paint_sign(canvas, face, QPointF(box.x() + px(10 + size / 2), box.center().y()), size)
    left = box.x() + px(size + 18)
    room = QRectF(left, box.y(), box.right() - px(6) - left, box.height())
    middle = box.center().y()
    upper = QRectF(room.x(), middle - px(21), room.width(), px(22))
    lower = QRectF(room.x(), middle - px(2), room.width(), px(23))
    canvas.text(upper, face.caption, _CAPTION_FLAT)
    canvas.text(lower, face.badge, _BADGE_FLAT, theme.gold)
    badge = _BADGE_FLAT.width(face.badge, canvas.scale) + px(8)
    if face.held:
        _paint_hand(canvas, lower.adjusted(badge, px(1), 0, 0), face.held, _HELD_SMALL)


def _paint_tight(canvas: Canvas, box: QRectF, face: TileFace) -> None:
    px, theme = canvas.px, canvas.theme
    badge = _BADGE_FLAT.width(face.badge, canvas.scale)
    middle = box.y() + box.height() * 0.34
    x = box.center().x() - (px(24 + 5) + badge) / 2
    _paint_sign(canvas, face, QPointF(x + px(12), middle), 24)
    factor = QRectF(x + px(29), middle - px(13), badge + 2, px(25))
    canvas.text(factor, face.badge, _BADGE_FLAT, theme.gold)
    caption = QRectF(box.x() + px(2), box.bottom() - px(21), box.width() - px(4), px(20))
    canvas.text(caption, face.caption, _CAPTION_FLAT, None, CENTRE)


def _paint_signs(canvas: Canvas, box: QRectF, face: TileFace) -> None:
    px, middle = canvas.px, box.center()
    _paint_sign(canvas, face, QPointF(middle.x(), box.y() + box.height() * 0.32), 20)
    badge = QRectF(box.x() + px(2), middle.y(), box.width() - px(4), box.height() * 0.46)
    canvas.text(badge, face.badge, _CAPTION_FLAT, canvas.theme.gold, CENTRE)
