"""The sheet of keys: what every key does, everywhere and at the table."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.games import game_ids, part
from cardtable.look.canvas import CALL, CENTRE, LABEL, RIGHT, ROW, Canvas
from cardtable.look.parts_controls import ButtonKind, key_width, paint_key
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.windows.common import words
from cardtable.windows.deals.words import play_on

translate = QCoreApplication.translate

_LINE = 46
_HEAD = 50
_COLUMN = 340
_GAP = 36
_MODIFIERS = ("Ctrl", "Shift")


class Key(NamedTuple):
    """Keys with "+", "/" or "–" between them, and what they do."""

    keys: str
    does: Callable[[], str]


class Column(NamedTuple):
    """A heading and the keys under it."""

    title: Callable[[], str]
    keys: tuple[Key, ...]


def columns() -> tuple[Column, ...]:
    """What the sheet shows."""
    return (
        Column(
            lambda: translate("keys", "Everywhere"),
            (
                Key("Tab", lambda: translate("keys", "Next zone")),
                Key("← → ↑ ↓", lambda: translate("keys", "Inside the zone")),
                Key("Enter / Space", lambda: translate("keys", "Do it")),
                Key("Esc", lambda: translate("keys", "Close, leave")),
                Key("F10", words.menu),
                Key("F11", lambda: words.plain(words.full_screen())),
                Key("1 – 4", lambda: translate("keys", "Start page: games 1–4")),
                Key("Ctrl + N", words.new_match),
                Key("Ctrl + G", words.deal_number),
                Key("Ctrl + T", words.deal_of_the_day),
                Key("Ctrl + H", words.history),
                Key("Ctrl + Shift + H", words.statistics),
                Key("Ctrl + ,", words.preferences),
                Key("F1", lambda: translate("keys", "Rules, at this point")),
                Key("Ctrl + F1", lambda: words.plain(words.keys())),
                Key("Ctrl + Q", lambda: words.plain(words.quit_program())),
            ),
        ),
        Column(
            lambda: translate("keys", "On the table"),
            (
                Key("← →", lambda: translate("keys", "Walk through your hand")),
                Key("Home / End", lambda: translate("keys", "First, last card")),
                Key("Shift + A", lambda: translate("keys", "Next card of that rank")),
                Key("Enter", lambda: translate("keys", "Play the card")),
                Key("Ctrl + Z", lambda: words.plain(words.undo())),
                Key("Ctrl + Y", words.redo),
                Key("Ctrl + L", words.replay),
                Key("Ctrl + Shift + N", words.same_deal),
                Key("H", lambda: translate("keys", "Hint; Enter plays it")),
                Key("C", lambda: translate("keys", "Claim remaining tricks")),
                Key("T", lambda: words.plain(words.last_trick())),
                Key("Ctrl + S", lambda: words.plain(words.score_sheet())),
                Key("S", lambda: translate("keys", "Say the score")),
                Key("O", lambda: translate("keys", "Say the trick on the table")),
                Key("L", lambda: translate("keys", "Say your hand by suits")),
                Key("W", lambda: translate("keys", "Why not?")),
                Key("Ctrl + R", lambda: translate("keys", "Say it again")),
            ),
        ),
        *map(_of_game, game_ids()),
        _of_the_replay(),
        _of_the_history(),
    )


def _of_the_replay() -> Column:
    """The keys of a match that is played once more."""
    return Column(
        words.replay,
        (
            Key("←", lambda: translate("history", "One step back")),
            Key("→", lambda: translate("history", "One step forward")),
            Key("Home / End", lambda: translate("keys", "First, last step")),
            Key("PgUp", lambda: translate("history", "Previous deal")),
            Key("PgDown", lambda: translate("table", "Next Deal")),
            Key("R", play_on),
        ),
    )


def _of_the_history() -> Column:
    """The keys of the list of all matches."""
    return Column(
        words.history,
        (
            Key("Enter", lambda: translate("keys", "Continue or score sheet")),
            Key("Ctrl + F", lambda: translate("history", "Search")),
            Key("Del", lambda: translate("history", "Delete")),
        ),
    )


def _of_game(game: str) -> Column:
    """The keys that one game has of its own, under its name."""
    texts = part(game, "texts")

    def does(place: int) -> Callable[[], str]:
        return lambda: str(texts.own_keys()[place][1])

    keys = (Key(key, does(place)) for place, (key, _) in enumerate(texts.own_keys()))
    return Column(texts.game_name, tuple(keys))


class KeyTable(QWidget):
    """The columns side by side, or under one another where there is no room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._columns = columns()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.updateGeometry)

    def retell(self) -> None:
        """Say all keys to screen readers in the present language."""
        keys = [key for column in self._columns for key in column.keys]
        lines = [f"{' '.join(caps(key.keys))}: {key.does()}" for key in keys]
        self.setAccessibleName("\n".join(lines))
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Fewer columns are longer."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the longest stack of columns."""
        return max(self._stack_heights(self._across(width)))

    def sizeHint(self) -> QSize:
        """All columns side by side."""
        px = self._look.px
        width = len(self._columns) * px(_COLUMN) + (len(self._columns) - 1) * px(_GAP)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One column; its length follows from the width."""
        return QSize(self._look.px(_COLUMN), self._look.px(_HEAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The columns."""
        canvas = Canvas(QPainter(self), self._look.theme, self._look.scale)
        across = self._across(self.width())
        gap = canvas.px(_GAP)
        wide = (self.width() - (across - 1) * gap) / across
        tops = [0.0] * across
        for index, column in enumerate(self._columns):
            place = index % across
            box = QRectF(place * (wide + gap), tops[place], wide, 0)
            tops[place] += self._paint_column(canvas, box, column)

    def _across(self, width: int) -> int:
        """How many columns have room side by side."""
        room = (width + self._look.px(_GAP)) // self._look.px(_COLUMN + _GAP)
        return max(1, min(len(self._columns), room))

    def _stack_heights(self, across: int) -> list[int]:
        stacks = [0] * across
        for index, column in enumerate(self._columns):
            stacks[index % across] += self._look.px(_HEAD + _LINE * len(column.keys) + 12)
        return stacks

    def _paint_column(self, canvas: Canvas, box: QRectF, column: Column) -> float:
        theme = canvas.theme
        head = QRectF(box.x(), box.y(), box.width(), canvas.px(30))
        canvas.text(head, column.title(), CALL)
        y = box.y() + canvas.px(34)
        canvas.line(QPointF(box.x(), y), QPointF(box.right(), y), theme.rule)
        y = box.y() + canvas.px(_HEAD)
        for key in column.keys:
            end = _paint_keys(canvas, box.x(), y, key.keys)
            line = QRectF(end + canvas.px(10), y - 1, 0, canvas.px(30))
            line.setRight(box.right())
            if ROW.width(key.does(), canvas.scale) <= line.width():
                canvas.text(line, key.does(), ROW, None, RIGHT)
            else:
                two = line.adjusted(0, -canvas.px(5), 0, canvas.px(7))
                canvas.paragraph(two, key.does(), LABEL, None, RIGHT)
            y += canvas.px(_LINE)
        return y - box.y() + canvas.px(12)


def caps(keys: str) -> list[str]:
    """What stands on these keys in the present language: Strg and Umschalt for a German."""
    return [key if len(key) == 1 else _cap(key) for key in keys.split(" ")]


def _cap(key: str) -> str:
    """Qt's own word for the key, as the menus show it; it names modifiers only beside a letter."""
    native = QKeySequence.SequenceFormat.NativeText
    if key in _MODIFIERS:
        return QKeySequence(f"{key}+A").toString(native).removesuffix("+A")
    return QKeySequence(key).toString(native)


def _paint_keys(canvas: Canvas, x: float, y: float, keys: str) -> float:
    """The keys in a row; where they end."""
    for key in caps(keys):
        if key in "+/–":
            sign = QRectF(x, y, canvas.px(16), canvas.px(30))
            canvas.text(sign, key, ROW, canvas.theme.muted, CENTRE)
            x += canvas.px(18)
            continue
        width = key_width(key, canvas.scale)
        paint_key(canvas, QRectF(x, y, width, canvas.px(30)), key)
        x += width + canvas.px(6)
    return x


class KeysSheet(SheetDialog):
    """All keys on one sheet."""

    def __init__(self, host: QWidget, look: Look) -> None:
        super().__init__(host, look, 1180)
        self._table = KeyTable(look)
        self.body.addWidget(self._table, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addStretch()
        self._close = self.add_button(ButtonKind.PRIMARY)
        self._close.clicked.connect(self.dismiss)
        self.foot.addStretch()

    def retranslate(self) -> None:
        """Title, keys, button."""
        self.title.setText(words.plain(words.keys()))
        self.setAccessibleName(words.plain(words.keys()))
        self._close.setText(words.close())
        self.cross.set_name(words.close())
        self._table.retell()
