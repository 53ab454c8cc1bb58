"""Buttons of an icon and a word, in the bar of a game and at the foot of the start page."""

from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.look.buttons import hand_state, make_pressable, take_enter
from cardtable.look.canvas import ROW, Canvas
from cardtable.look.parts_controls import (
    ButtonKind,
    ButtonState,
    button_text,
    ghost_fill,
    paint_button_ground,
    paint_ghost,
    secondary_fill,
)
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_GOLD, CHIP_TEXT, RADIUS, alpha

_BARE = 42  # the width of a button that shows its icon alone


class _Measures(NamedTuple):
    """Where things are on a button, in design pixels from its left edge."""

    height: int
    icon: int
    """The middle of the icon."""
    word: int
    after: int
    """Air after the word."""


class ToolButton(QAbstractButton):
    """Its word is left out where there is no room; then the tool tip says it."""

    measures: ClassVar[_Measures]

    def __init__(self, look: Look, icon: str, radius: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._icon_name = icon
        self._word = ""
        self._worded = True
        make_pressable(self, look, radius)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it; it must not come to the table under the bar."""
        if not take_enter(self, event):
            super().keyPressEvent(event)

    def set_word(self, word: str) -> None:
        """The button's word, also its name for the screen reader."""
        self._word = word
        self.setAccessibleName(word)
        self._tell()

    def set_worded(self, worded: bool) -> None:
        """Show or leave out the word."""
        if worded != self._worded:
            self._worded = worded
            self._tell()

    def _tell(self) -> None:
        self.setToolTip("" if self._worded else self._word)
        self.updateGeometry()
        self.update()

    def wordy_width(self) -> int:
        """How wide the button is with its word, in real pixels."""
        if not self._word:
            return self._look.px(_BARE)
        air = self._look.px(self.measures.word + self.measures.after)
        return round(ROW.width(self._word, self._look.scale)) + air

    def sizeHint(self) -> QSize:
        """Icon, word and some air."""
        width = self.wordy_width() if self._worded else self._look.px(_BARE)
        return QSize(width, self._look.px(self.measures.height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Icon and word on the ground of this kind of button."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        state = hand_state(self)
        self.paint_ground(canvas, state)
        colour = self.ink(canvas, state)
        middle = QRectF(self.rect()).center()
        if not self._worded or not self._word:
            canvas.icon(self._icon_name, middle, 20, colour)
            return
        at = self.measures
        canvas.icon(self._icon_name, QPointF(canvas.px(at.icon), middle.y()), 20, colour)
        left = canvas.px(at.word)
        words = QRectF(left, -1, self.width() - left - canvas.px(at.after) / 2, self.height())
        canvas.text(words, self._word, ROW, colour)

    def ink(self, canvas: Canvas, state: ButtonState) -> str:
        """The tone of icon and word."""
        return button_text(canvas.theme, ButtonKind.GHOST, state)

    def paint_ground(self, canvas: Canvas, state: ButtonState) -> None:
        """What is under icon and word."""
        raise NotImplementedError


class BarButton(ToolButton):
    """A tool of the bar: nothing but its hover under it."""

    measures = _Measures(height=34, icon=21, word=36, after=10)

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(look, icon, RADIUS.field, parent)
        self._lit = False

    def set_lit(self, lit: bool) -> None:
        """Show that what it does is being done, or no more."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def ink(self, canvas: Canvas, state: ButtonState) -> str:
        """As on every button; on gold while it is lit in high contrast."""
        lit = self._lit and canvas.theme.strong
        return CHIP_TEXT if lit else super().ink(canvas, state)

    def paint_ground(self, canvas: Canvas, state: ButtonState) -> None:
        """A breath of colour under the pointer; a frame while it is lit."""
        box = QRectF(self.rect()).adjusted(canvas.px(2), 0.5, -canvas.px(2), -0.5)
        radius = canvas.px(RADIUS.field)
        if self._lit:
            canvas.rounded(box, radius, alpha(canvas.theme.gold, 0.16), canvas.theme.gold)
        if self._lit and canvas.theme.strong:
            canvas.rounded(box.adjusted(1, 1, -1, -1), radius, CHIP_GOLD, canvas.theme.line)
        else:
            paint_ghost(canvas, box, radius, state)


class FootButton(ToolButton):
    """A quiet button at the foot of the start page: paper by day, its hover alone at night."""

    measures = _Measures(height=42, icon=24, word=42, after=16)

    def __init__(self, look: Look, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(look, icon, RADIUS.button, parent)

    def paint_ground(self, canvas: Canvas, state: ButtonState) -> None:
        """The paper, and a breath of colour."""
        theme, radius = canvas.theme, canvas.px(RADIUS.button)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        if theme.strong:
            within = box.adjusted(1, 1, -1, -1)
            paint_button_ground(canvas, within, ButtonKind.SECONDARY, state)
            return
        if not theme.dark:
            hovered = state is ButtonState.HOVER
            fill = secondary_fill(theme, state) if hovered else theme.panel
            canvas.rounded(box, radius, fill, theme.line)
        if theme.dark or state is ButtonState.PRESSED:
            canvas.rounded(box, radius, ghost_fill(theme, state))
