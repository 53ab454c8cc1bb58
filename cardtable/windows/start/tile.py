"""A game on the start page: its table in small, its name, what it is, and how to go on."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.look.buttons import SHADOW_ROOM, Button, fit_words, make_pressable, take_enter
from cardtable.look.canvas import Canvas
from cardtable.look.focus_ring import RING_INSET
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.theme import GOLD, RADIUS, alpha
from cardtable.table.art import DeckArt
from cardtable.tabletop.table import Tile
from cardtable.windows.dress.tile_picture import paint_fan, paint_hairline, paint_table, prints
from cardtable.windows.start.tile_lesson import TileLesson
from cardtable.windows.start.tile_text import (
    name_height,
    paint_badge,
    paint_facts,
    paint_name,
    paint_standing,
    paint_wide,
    standing_height,
)

ROOM = 26  # round the paper, for shadow and rise, in design pixels
TEXT_HEIGHT = 216
"""Of the paper on an upright tile, in design pixels."""
MORE_TEXT_HEIGHT = 262
"""The same where a match waits to be gone on with: one button more."""
_RISE = 6
_NARROW = 210  # a narrower tile has narrower margins
_WIDE_TEXT = 268  # signs, name, facts and button of a game that has the page to itself


@dataclass(frozen=True, slots=True)
class TileWords:
    """Everything that stands on a tile, in the present language."""

    tile: Tile
    begin: str
    begin_short: str = ""
    """The same in one word, for a narrow tile."""
    go_on: str = ""
    """Empty when there is nothing to go on with."""
    go_on_short: str = ""
    standing: str = ""


class GameTile(QAbstractButton):
    """The whole tile is the button: it goes on with the match, or begins one.

    ``fresh`` is a second button, shown when there is a match to go on with: it begins a new one.
    ``lesson`` leads to the lesson of the game.
    """

    begin_wanted = Signal()
    """The person asks for a new match although there is one to go on with."""

    def __init__(self, look: Look, words: TileWords, wide: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self.art = DeckArt(words.tile.deck, self)
        self._wide = wide
        self._raised = 0.0
        self._golden = bool(words.go_on)
        self._text_height = TEXT_HEIGHT
        self.main = Button(look, ButtonKind.SECONDARY, parent=self)
        self.main.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.main.clicked.connect(self.click)
        self.fresh = Button(look, ButtonKind.GHOST, "plus", parent=self)
        self.fresh.clicked.connect(self.begin_wanted)
        self.lesson = TileLesson(look, self)
        make_pressable(self, look, RADIUS.sheet, Qt.FocusPolicy.StrongFocus)
        self.setProperty(RING_INSET, ROOM)
        self._lift = QVariantAnimation(self)
        self._lift.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._lift.valueChanged.connect(self._raise_to)
        self.art.changed.connect(self.update)
        look.changed.connect(self._relook)
        self.say(words)

    def say(self, words: TileWords) -> None:
        """Other words: another language, or another match to go on with."""
        self._words = words
        self.fresh.setText(words.begin)
        self.fresh.setVisible(bool(words.go_on))
        self.lesson.say(words.tile.title)
        facts = [line for _, line in words.tile.lines]
        does = words.go_on or words.begin
        spoken = [words.tile.title, words.tile.badge, *facts, words.standing, does]
        self.setAccessibleName(" · ".join(part for part in spoken if part))
        self._place()

    def set_golden(self, golden: bool) -> None:
        """Whether this tile has the one gold button of the page."""
        self._golden = golden
        self.main.set_kind(ButtonKind.PRIMARY if golden else ButtonKind.SECONDARY)
        self.update()

    def set_text_height(self, height: int) -> None:
        """How high the paper under the picture is, in design pixels: the same on all tiles."""
        self._text_height = height
        self._place()

    def want_pictures(self) -> None:
        """Have the cards drawn at the present size, unless nobody sees them."""
        if not self.isVisible():
            return  # a start with a table would draw them before its own cards
        self.art.wear(self._look.dress(self.art.facts.name))
        self.art.want(prints(self._words.tile, self.art, self._picture(), self.devicePixelRatio()))

    def _relook(self) -> None:
        self._place()
        self.want_pictures()  # the screen may have other pixels

    def sizeHint(self) -> QSize:
        """A tile among four on a middling window."""
        return QSize(self._look.px(276 + 2 * ROOM), self._look.px(490 + 2 * ROOM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons in place and have the cards drawn."""
        self._place()
        self.want_pictures()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the cards drawn."""
        super().showEvent(event)
        self.want_pictures()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is the tile's button too; left and right are the page's, to walk the tiles."""
        if take_enter(self, event):
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Rise towards the hand."""
        self._move(1.0)

    def leaveEvent(self, event: object) -> None:
        """Lie down again."""
        self._move(0.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile on its shadow."""
        theme = self._look.theme
        canvas = Canvas(QPainter(self), theme, self._look.scale)
        paper, picture = self._paper(), self._picture()
        radius = canvas.px(RADIUS.sheet)
        canvas.shadow(paper, radius, 13 + 4 * self._raised, 0.55 if theme.dark else 0.38, 6)
        canvas.rounded(paper, radius, theme.panel)
        shape, part = QPainterPath(), QPainterPath()
        shape.addRoundedRect(paper, radius, radius)
        part.addRect(picture)
        clip = shape.intersected(part)
        paint_table(canvas, picture, self._look.cloth(self._words.tile.ground), clip)
        line = QRectF(picture)
        line.adjust(0, 0, canvas.px(40) * self._wide, canvas.px(40) * (not self._wide))
        paint_hairline(canvas, line, clip)
        canvas.painter.save()
        canvas.painter.setClipPath(clip)
        paint_fan(canvas, picture, self._words.tile, self.art, self._raised)
        canvas.painter.restore()
        corner = picture.topRight() if self._wide else picture.bottomLeft()
        canvas.line(corner, picture.bottomRight(), alpha(GOLD, 0.7), 1.4)
        lively = self._raised > 0 or self._golden
        edge = theme.gold if lively else theme.line
        canvas.rounded(paper, radius, None, edge, 2 if lively else 1.2)
        self._paint_words(canvas)
        paint_badge(canvas, picture, self._words.tile.badge)

    def _paint_words(self, canvas: Canvas) -> None:
        box = self._text_box()
        if self._wide:
            signs = self.art.facts.signs
            paint_wide(canvas, box, self._words.tile, [signs[suit] for suit in "CSHD"])
        else:
            top = paint_name(canvas, box, self._words.tile.title)
            above = canvas.px(8) + standing_height(canvas, self._words.standing, box.width())
            rest = QRectF(box.x(), top, box.width(), self._buttons_top() - above - top)
            paint_facts(canvas, rest, self._words.tile.lines)
        if self._words.standing:
            foot = QRectF(box.x(), 0, box.width(), self._buttons_top() - canvas.px(7))
            paint_standing(canvas, foot, self._words.standing)

    # ------------------------------------------------------------------ where things are
    def _paper(self) -> QRectF:
        room = self._look.px(ROOM)
        up = self._look.px(_RISE) * self._raised
        return QRectF(self.rect()).adjusted(room, room, -room, -room).translated(0, -up)

    def _picture(self) -> QRectF:
        """The part of the tile that is the table."""
        paper, px = self._paper(), self._look.px
        if self._wide:
            return QRectF(paper.x(), paper.y(), paper.width() * 0.55, paper.height())
        share = 0.56 if paper.width() >= px(_NARROW) else 0.64
        words = round(min(self._text_height, paper.height() / self._look.scale * share))
        high = max(px(words), self._least_text(paper))
        return QRectF(paper.x(), paper.y(), paper.width(), paper.height() - high)

    def _least_text(self, paper: QRectF) -> int:
        """What name, standing and buttons need, in real pixels: a low tile has a low picture."""
        px, words = self._look.px, self._words
        side = px(20 if paper.width() >= px(_NARROW) else 11)
        buttons = self.main.sizeHint().height() - px(2 * SHADOW_ROOM)
        if words.go_on:
            buttons += self.fresh.sizeHint().height() - px(SHADOW_ROOM)
        column = paper.width() - 2 * side
        name = name_height(words.tile.title, self._look.scale, column)
        return round(px(31) + name + px(29) * bool(words.standing) + buttons)

    def _text_box(self) -> QRectF:
        """The part of the tile that is paper, without its margins."""
        paper, picture, px = self._paper(), self._picture(), self._look.px
        if self._wide:
            column = paper.adjusted(picture.width() + px(40), px(36), -px(40), -px(36))
            tall = min(column.height(), px(_WIDE_TEXT + (80 if self._words.go_on else 0)))
            top = column.y() + (column.height() - tall) * 0.5
            return QRectF(column.x(), top, column.width(), tall)
        side = px(20 if paper.width() >= px(_NARROW) else 11)
        return paper.adjusted(side, picture.height() + px(15), -side, -px(16))

    def _buttons_top(self) -> float:
        return float(self.main.y() + self._look.px(SHADOW_ROOM))

    def _place(self) -> None:
        """Put the buttons at the foot of the text.

        On a narrow tile the signs give way to the words, and one word stands for many.
        """
        self.lesson.lay(self._picture())
        words, box, room = self._words, self._text_box(), self._look.px(SHADOW_ROOM)
        bottom = round(box.bottom())
        left, width = round(box.x()) - room, round(box.width()) + 2 * room
        fit_words(self.fresh, width, "plus", words.begin, words.begin_short)
        if words.go_on:
            fit_words(self.main, width, "play", words.go_on, words.go_on_short)
            high = self.fresh.sizeHint().height()
            self.fresh.setGeometry(QRect(left, bottom - high + room, width, high))
            bottom -= high - room // 2
        else:
            fit_words(self.main, width, None, words.begin, words.begin_short)
        high = self.main.sizeHint().height()
        self.main.setGeometry(QRect(left, bottom - high + room, width, high))
        self.update()

    def _move(self, goal: float) -> None:
        self._lift.stop()
        self._lift.setStartValue(self._raised)
        self._lift.setEndValue(goal)
        self._lift.setDuration(self._look.milliseconds(90))
        self._lift.start()

    def _raise_to(self, share: float) -> None:
        self._raised = share
        self._place()
