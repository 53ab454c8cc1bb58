"""Painted choices that say what follows from them: buttons of two lines, chips with figures."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.look.canvas import BODY, CENTRE, LABEL, SMALL_BOLD, TOP_LEFT, Canvas, Type
from cardtable.look.parts_controls import (
    ButtonKind,
    ButtonState,
    button_text,
    paint_button_ground,
)
from cardtable.look.theme import CHIP_EDGE, CHIP_GOLD, CHIP_TEXT, RADIUS, alpha, mix, outline

CHOICE: Final = 268
"""The width of a choice in design pixels, without the room for its shadow."""
CAPTION: Final = Type(17, 700)
FIGURE: Final = Type(24, 800, serif=True)
TITLE: Final = Type(17, 700)
FLAT: Final = 44
_TALL = 62
_ICON = 28  # an icon and the gap after it
_SIDE = 16
_SHRINKS = 0.8
"""So much smaller a caption is set before it takes a second line, without its icon."""


@dataclass(frozen=True, slots=True)
class ChoiceFace:
    """A caption, perhaps an icon before it, and what follows from choosing it."""

    text: str
    detail: str = ""
    icon: str = ""
    words: float = 0.0
    """Its words count as so wide at least, in real pixels: in a column all begin at one place."""


def choice_height(face: ChoiceFace, scale: float, width: float) -> float:
    """How high a choice of this width must be; its second line may wrap."""
    if not face.detail:
        return FLAT * scale
    words = LABEL.height(face.detail, scale, _words_width(face, scale, width))
    return max(_TALL * scale, words + 44 * scale)


def low_height(face: ChoiceFace, scale: float, width: float) -> float:
    """How high it is with no air to spare, as in a small window."""
    if not face.detail:
        return FLAT * scale
    return LABEL.height(face.detail, scale, _words_width(face, scale, width)) + 32 * scale


def has_room(face: ChoiceFace, scale: float, width: float) -> bool:
    """Whether the caption fits into one line of a choice of this width, perhaps set smaller."""
    return CAPTION.width(face.text, scale) * _SHRINKS <= _words_width(face, scale, width)


def words_width(face: ChoiceFace, scale: float, width: float) -> float:
    """How wide the words are in a choice of this width."""
    natural = max(CAPTION.width(face.text, scale), LABEL.width(face.detail, scale) + 1, face.words)
    return min(natural, _words_width(face, scale, width))


def natural_width(face: ChoiceFace, scale: float) -> float:
    """How wide a choice is when neither of its lines wraps."""
    words = max(CAPTION.width(face.text, scale), LABEL.width(face.detail, scale) + 2)
    return words + (2 * _SIDE + (_ICON if face.icon else 0)) * scale


def _words_width(face: ChoiceFace, scale: float, width: float) -> float:
    return width - (2 * _SIDE + (_ICON if face.icon else 0)) * scale


def paint_choice(canvas: Canvas, box: QRectF, face: ChoiceFace, state: ButtonState) -> None:
    """A button with its consequence in small words underneath; the block of words is centred."""
    scale, px = canvas.scale, canvas.px
    paint_button_ground(canvas, box, ButtonKind.SECONDARY, state)
    colour = button_text(canvas.theme, ButtonKind.SECONDARY, state)
    most = _words_width(face, scale, box.width())
    if not face.detail and not has_room(face, scale, box.width()):
        words = box.adjusted(px(6), 0, -px(6), -px(1))
        canvas.paragraph(words, face.text, SMALL_BOLD, colour, CENTRE)
        return
    width = words_width(face, scale, box.width())
    icon = px(_ICON) if face.icon else 0.0
    x = box.x() + (box.width() - width - icon) / 2
    if face.icon:
        canvas.icon(face.icon, QPointF(x + px(10), box.center().y()), 20, colour)
        x += icon
    if not face.detail:
        canvas.text(QRectF(x, box.y() - px(1), width, box.height()), face.text, CAPTION, colour)
        return
    small = LABEL.height(face.detail, scale, most)
    top = box.center().y() - (px(24) + small) / 2
    canvas.text(QRectF(x, top - px(1), width, px(24)), face.text, CAPTION, colour)
    quiet = colour if state is ButtonState.OFF else canvas.theme.muted
    words = QRectF(x, top + px(24), most + 1, small + px(4))
    canvas.paragraph(words, face.detail, LABEL, quiet, TOP_LEFT)


def paint_chip(
    canvas: Canvas,
    box: QRectF,
    text: str,
    state: ButtonState,
    *,
    chosen: bool = False,
    detail: str = "",
) -> None:
    """A figure or short word to choose from a row, with small words underneath if wanted."""
    theme = canvas.theme
    hover = mix(theme.well, theme.text, 0.14) if theme.dark else "#fbe7b4"
    rest = theme.well if theme.dark else theme.panel
    down = mix(rest, theme.text, 0.2)
    fills = {ButtonState.HOVER: hover, ButtonState.PRESSED: down}
    fill = CHIP_GOLD if chosen else fills.get(state, rest)
    edge = CHIP_EDGE if chosen else outline(theme)
    colour = CHIP_TEXT if chosen else theme.text
    radius = canvas.px(12)
    canvas.shadow(box, radius, 4, 0.25, 2)
    canvas.rounded(box, radius, fill, edge, 1.2)
    upper = QRectF(box)
    if detail:
        upper.setHeight(box.height() * 0.62)
        lower = QRectF(box.x() + 3, box.y() + box.height() * 0.54, box.width() - 6, canvas.px(36))
        canvas.text(lower, detail, LABEL, "#4a3a12" if chosen else theme.muted, CENTRE)
    style = Type(21 if not text[:1].isalpha() else 19, 800, serif=True)
    canvas.text(
        upper.adjusted(3, 0, -3, 0).translated(0, -canvas.px(1)), text, style, colour, CENTRE
    )


@dataclass(frozen=True, slots=True)
class Worth:
    """What a chosen figure is worth: made and failed, each with a note."""

    title: str
    gain: str
    gain_note: str
    loss: str
    loss_note: str


def paint_worth_ground(canvas: Canvas, box: QRectF) -> None:
    """The bar under the chips."""
    theme = canvas.theme
    canvas.shadow(box, canvas.px(RADIUS.card), 6, 0.25, 2)
    canvas.rounded(box, canvas.px(16), alpha(theme.panel, 0.95), theme.line)


def paint_worth(canvas: Canvas, box: QRectF, worth: Worth) -> None:
    """What the chosen chip is worth. Notes go first when there is no room for them, then the title.

    They are told to the ear all the same.
    """
    theme, px = canvas.theme, canvas.px
    pieces = [
        (worth.title, TITLE, theme.text),
        (worth.gain, FIGURE, theme.good),
        (worth.gain_note, BODY, theme.muted),
        (worth.loss, FIGURE, theme.bad),
        (worth.loss_note, BODY, theme.muted),
    ]
    gap = px(16)

    def length(chosen: list[tuple[str, Type, str]]) -> float:
        widths = [style.width(text, canvas.scale) for text, style, _ in chosen if text]
        return sum(widths) + gap * max(0, len(widths) - 1)

    if length(pieces) > box.width():
        pieces = [piece for piece in pieces if piece[1] is not BODY]
    if length(pieces) > box.width():
        pieces = pieces[1:]
    x = box.x()
    for text, style, colour in pieces:
        if text:
            width = style.width(text, canvas.scale)
            canvas.text(QRectF(x, box.y() - px(1), width + 2, box.height()), text, style, colour)
            x += width + gap
