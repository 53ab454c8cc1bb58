"""Painted controls: buttons, keys, switches and the ring of the keyboard focus."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPen

from cardtable.look.canvas import BODY, BOLD, CENTRE, Canvas, Type
from cardtable.look.theme import (
    CHIP_EDGE,
    CHIP_GOLD,
    CHIP_TEXT,
    PRIMARY,
    RADIUS,
    Theme,
    accent_fill,
    alpha,
    disabled_text,
    focus_tones,
    mix,
    outline,
    track,
)

_ICON_ROOM = 26  # an icon and the gap after it


class ButtonKind(Enum):
    """How much a button asks for: gold means go on, one a screen at most."""

    PRIMARY = auto()
    SECONDARY = auto()
    GHOST = auto()


class ButtonState(Enum):
    """What the hand does with a button."""

    REST = auto()
    HOVER = auto()
    PRESSED = auto()
    OFF = auto()


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """What stands on a button: words, perhaps with an icon before them."""

    text: str
    kind: ButtonKind = ButtonKind.SECONDARY
    icon: str | None = None

    @property
    def style(self) -> Type:
        """How the words are set."""
        return BOLD if self.kind is ButtonKind.PRIMARY else BODY


def button_size(face: ButtonFace, scale: float) -> QSizeF:
    """The natural size of a button in real pixels, with room left and right of the words."""
    return QSizeF(_content_width(face, scale) + 40 * scale, 44 * scale)


def _content_width(face: ButtonFace, scale: float) -> float:
    return face.style.width(face.text, scale) + (_ICON_ROOM * scale if face.icon else 0)


def paint_button(canvas: Canvas, box: QRectF, face: ButtonFace, state: ButtonState) -> None:
    """A button in the box; words are centred, and shrink before they are cut."""
    colour = button_text(canvas.theme, face.kind, state)
    paint_button_ground(canvas, box, face.kind, state)
    room = box.width() - canvas.px(20)
    x = box.x() + (box.width() - min(room, _content_width(face, canvas.scale))) / 2
    if face.icon:
        canvas.icon(face.icon, QPointF(x + canvas.px(10), box.center().y()), 20, colour)
        x += canvas.px(_ICON_ROOM)
    words = QRectF(x, box.y() - canvas.px(1), box.right() - canvas.px(12) - x, box.height())
    canvas.text(words, face.text, face.style, colour)


def button_text(theme: Theme, kind: ButtonKind, state: ButtonState) -> str:
    """The colour of the words on a button."""
    if state is ButtonState.OFF:
        return disabled_text(theme)
    return PRIMARY.text if kind is ButtonKind.PRIMARY else theme.text


def paint_button_ground(canvas: Canvas, box: QRectF, kind: ButtonKind, state: ButtonState) -> None:
    """The empty button: gold, outlined or nothing but its hover."""
    radius = canvas.px(RADIUS.button)
    if kind is ButtonKind.PRIMARY and state is not ButtonState.OFF:
        _paint_gold(canvas, box, radius, state)
    elif kind is ButtonKind.GHOST:
        paint_ghost(canvas, box, radius, state)
    else:
        theme = canvas.theme
        off = state is ButtonState.OFF
        if off and theme.strong:
            canvas.dashed(_crisp(box), radius, theme.panel)
            return
        edge = theme.rule if off else outline(theme)
        canvas.rounded(_crisp(box), radius, secondary_fill(theme, state), edge)


def paint_ghost(canvas: Canvas, box: QRectF, radius: float, state: ButtonState) -> None:
    """The breath of colour alone; in high contrast every button has an outline."""
    theme = canvas.theme
    fill = ghost_fill(theme, state)
    if not theme.strong:
        canvas.rounded(box, radius, fill)
    elif state is ButtonState.OFF:
        canvas.dashed(_within(box), radius)
    else:
        canvas.rounded(_within(box), radius, fill, outline(theme))


def _within(box: QRectF) -> QRectF:
    """The box moved in, so that no edge is cut off."""
    return _crisp(box).adjusted(1, 1, -1, -1)


def _crisp(box: QRectF) -> QRectF:
    """The box moved in by half a pixel, so that a hairline lies on pixels."""
    return QRectF(box.toRect()).adjusted(0.5, 0.5, -0.5, -0.5)


def secondary_fill(theme: Theme, state: ButtonState) -> str:
    """The ground of a plain button; opaque, so that it holds on a cloth too."""
    if theme.strong:
        share = {ButtonState.HOVER: 0.14, ButtonState.PRESSED: 0.26}
        return mix(theme.field, theme.text, share.get(state, 0.0))
    if theme.dark:
        share = {ButtonState.HOVER: 0.12, ButtonState.PRESSED: 0.02, ButtonState.OFF: 0.0}
        return mix(theme.panel, theme.text, share.get(state, 0.055))
    fills = {
        ButtonState.HOVER: "#fdf0cf",
        ButtonState.PRESSED: "#efe3cb",
        ButtonState.OFF: "#ece2cd",
    }
    return fills.get(state, "#fffdf8")


def ghost_fill(theme: Theme, state: ButtonState) -> QColor | None:
    """The breath of colour under a button without an outline; none at rest."""
    tone = theme.text if theme.dark else "#8a6a3a"
    if state is ButtonState.HOVER:
        return alpha(tone, 0.12 if theme.dark else 0.16)
    if state is ButtonState.PRESSED:
        return alpha(tone, 0.19 if theme.dark else 0.28)
    return None


def _paint_gold(canvas: Canvas, box: QRectF, radius: float, state: ButtonState) -> None:
    top, bottom = PRIMARY.top, PRIMARY.bottom
    if state is ButtonState.HOVER:
        top, bottom = mix(top, "#ffffff", 0.25), mix(bottom, "#ffffff", 0.18)
    if state is ButtonState.PRESSED:
        top, bottom = mix(bottom, "#000000", 0.12), mix(bottom, "#000000", 0.04)
    else:
        canvas.shadow(box, radius, 5, 0.28, 2)
    if canvas.theme.strong:
        canvas.rounded(_crisp(box), radius, top, outline(canvas.theme), canvas.px(2))
        return
    gradient = QLinearGradient(0, box.y(), 0, box.bottom())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    canvas.rounded(_crisp(box), radius, gradient, PRIMARY.edge)
    light = alpha("#ffffff", 0.45)
    y = box.y() + 1.5
    canvas.line(QPointF(box.x() + radius, y), QPointF(box.right() - radius, y), light)


def paint_focus_ring(canvas: Canvas, box: QRectF, radius: float) -> None:
    """Two tones round what has the keyboard, so that it shows on any ground."""
    out = canvas.px(4)
    ring = box.adjusted(-out, -out, out, out)
    wide, narrow = (8, 3.4) if canvas.theme.strong else (5, 2.6)
    outer, inner = focus_tones(canvas.theme)
    canvas.rounded(ring, radius + out, None, outer, canvas.px(wide))
    canvas.rounded(ring, radius + out, None, inner, canvas.px(narrow))


def paint_toggle(canvas: Canvas, box: QRectF, on: bool, enabled: bool = True) -> None:
    """A switch: its state shows by place, colour and a check mark."""
    theme = canvas.theme
    high = box.height()
    fill = accent_fill(theme) if on else track(theme)
    if theme.strong:
        fill = CHIP_GOLD if on else theme.field
    if not enabled:
        fill = mix(fill, theme.sheet, 0.55)
    if theme.strong and not enabled:
        canvas.dashed(box.adjusted(1, 1, -1, -1), high / 2, fill)
    else:
        edge = CHIP_EDGE if on and not theme.strong else outline(theme)
        canvas.rounded(box, high / 2, fill, edge)
    centre = QPointF(box.right() - high / 2 if on else box.x() + high / 2, box.center().y())
    knob = CHIP_TEXT if on and theme.dark else "#fffdf6"
    tick = accent_fill(theme) if theme.dark else theme.gold
    if theme.strong:
        knob, tick = CHIP_TEXT if on else theme.text, CHIP_GOLD
    canvas.painter.setPen(QPen(Qt.PenStyle.NoPen))
    canvas.painter.setBrush(QColor(knob))
    canvas.painter.drawEllipse(centre, high / 2 - canvas.px(4), high / 2 - canvas.px(4))
    if on:
        canvas.icon("check", centre, 12, tick, 3)


def paint_key(canvas: Canvas, box: QRectF, key: str) -> None:
    """A key of the keyboard, for the sheet of keys."""
    theme = canvas.theme
    radius = canvas.px(6)
    canvas.shadow(box, radius, 3, 0.25, 2)
    canvas.rounded(_crisp(box), radius, secondary_fill(theme, ButtonState.REST), outline(theme))
    canvas.text(box.translated(0, -canvas.px(1)), key, Type(15, 700), None, CENTRE)


def key_width(key: str, scale: float) -> float:
    """The width of a key for the sheet of keys, in real pixels."""
    return max(32 * scale, Type(15, 700).width(key, scale) + 18 * scale)
