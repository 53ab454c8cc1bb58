"""The list of matches as a table that can be walked through, chosen from and heard."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from cardtable.games import game_ids, part
from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.icons import icon
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_TEXT, RADIUS, disabled_text
from cardtable.storage.archive import Entry
from cardtable.storage.settings import Settings
from cardtable.windows.common.words import custom_rules
from cardtable.windows.history import words
from cardtable.windows.matches.offers import is_own
from cardtable.windows.matches.saved import options_of
from cardtable.windows.matches.sitting import names

DATE, GAME, OPPONENTS, RESULT = range(4)
_ROW = 52
_WIDTHS = {DATE: 132, GAME: 216, RESULT: 330}
_NARROW = {DATE: 104, GAME: 200}
_LEAST_OPPONENTS = 96
"""A narrower column of them is left out."""
Index = QModelIndex | QPersistentModelIndex


class Matches(QAbstractTableModel):
    """A row is a match, the latest first; its first cell tells the whole row to a reader."""

    def __init__(self, look: Look, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._settings = look, settings
        self.entries: Sequence[Entry] = ()
        self._said: dict[int, tuple[str, str, str, str]] = {}

    def show_these(self, entries: Sequence[Entry]) -> None:
        """List these matches."""
        self.beginResetModel()
        self.entries = entries
        self.endResetModel()

    def forget_words(self) -> None:
        """The matches have changed, or the language has."""
        self._said.clear()

    def told(self, entry: Entry) -> str:
        """Everything that a row tells, in one line."""
        return ", ".join(cell.replace("\n", ", ") for cell in self._words(entry) if cell)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.entries)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 4

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return words.columns()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self.entries[index.row()]
        cells = self._words(entry)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return cells[index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.told(entry) if index.column() == DATE else cells[index.column()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == RESULT:
            return self._mark(entry)
        return None

    def _words(self, entry: Entry) -> tuple[str, str, str, str]:
        if entry.match not in self._said:
            self._said[entry.match] = self._say(entry)
        return self._said[entry.match]

    def _say(self, entry: Entry) -> tuple[str, str, str, str]:
        seats = names(self._settings, len(entry.head.players)).seats
        when = "\n".join(filter(None, (words.date(entry.touched), words.day_mark(entry))))
        result = "\n".join(filter(None, (words.result(entry), words.help_used(entry))))
        return when, _game(entry), words.opponents(entry, seats), result

    def _mark(self, entry: Entry) -> QIcon | None:
        points = words.points_of(entry)
        if points is None:
            return None
        theme = self._look.theme
        won = points[0] > points[1]
        tone = theme.good if won else theme.bad
        name = "check" if won else "cross"
        return icon(name, tone, disabled_text(theme), CHIP_TEXT, self._look.px(20))


def _game(entry: Entry) -> str:
    """The game, and below it by which rules."""
    head = entry.head
    if head.game not in game_ids():
        return head.game
    texts = part(head.game, "texts")
    try:
        options = options_of(head)
    except ValueError:
        return str(texts.game_name())
    kind = custom_rules() if is_own(head.preset) else texts.match_kind(options)
    return f"{texts.tile(head.preset, options).title}\n{kind}"


class MatchTable(QTableView):
    """Enter opens the match, Delete asks to delete those chosen, Ctrl+F goes to the search."""

    delete_wanted = Signal()
    search_wanted = Signal()
    chosen = Signal()
    """Other matches are chosen."""

    def __init__(self, look: Look, matches: Matches, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setObjectName("matches")
        self.setModel(matches)
        self.setProperty(RING_RADIUS, RADIUS.field)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionResizeMode(OPPONENTS, QHeaderView.ResizeMode.Stretch)
        self.selectionModel().selectionChanged.connect(lambda: self.chosen.emit())
        look.changed.connect(self._measure)
        self._measure()

    def chosen_rows(self) -> list[int]:
        """The rows that are chosen, from the top."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def choose_row(self, row: int) -> None:
        """Choose one match and no other, the last if there are fewer; whatever keys are held."""
        last = self.model().rowCount() - 1
        if last >= 0:
            flag = QItemSelectionModel.SelectionFlag
            index = self.model().index(max(0, min(row, last)), 0)
            self.selectionModel().setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)

    def minimumSizeHint(self) -> QSize:
        """Room for some rows."""
        return QSize(self._look.px(400), self._look.px(150))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit()
            return
        top = self.currentIndex().row() <= 0 and event.key() == Qt.Key.Key_Up
        if top or event.matches(QKeySequence.StandardKey.Find):
            self.search_wanted.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        px = self._look.px
        self.verticalHeader().setMinimumSectionSize(px(_ROW))
        self.verticalHeader().setDefaultSectionSize(px(_ROW))
        self.horizontalHeader().setFixedHeight(px(30))
        self.setIconSize(QSize(px(20), px(20)))
        narrow = self.viewport().width() < px(sum(_WIDTHS.values()) + _LEAST_OPPONENTS)
        self.setColumnHidden(OPPONENTS, narrow)  # a screen reader hears them all the same
        header, mode = self.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(RESULT, mode.Stretch if narrow else mode.Fixed)
        for column, width in (_NARROW if narrow else _WIDTHS).items():
            self.setColumnWidth(column, px(width))
