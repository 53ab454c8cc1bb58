"""All matches on one sheet: to go on with, to look at, to delete, to carry elsewhere."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.games import game_ids, part
from cardtable.look.button_row import ButtonRow
from cardtable.look.buttons import Button
from cardtable.look.controls import DropDown
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.sheet import SheetDialog
from cardtable.storage.archive import ABANDONED, FINISHED, RUNNING, Entry, delete, entries
from cardtable.storage.history import DamagedMatch, History
from cardtable.storage.opening import HistoryUnavailable
from cardtable.windows.common import words as shared
from cardtable.windows.common.desk import Desk, Played, Sitting
from cardtable.windows.common.message import (
    LossQuestion,
    MessageSheet,
    history_trouble,
    unreadable_match,
)
from cardtable.windows.history import words
from cardtable.windows.history.carrying import Carrying
from cardtable.windows.history.rows import Matches, MatchTable
from cardtable.windows.history.search_field import SearchField
from cardtable.windows.matches.saved import match_of
from cardtable.windows.matches.sitting import names
from cardtable.windows.replay.page import Replay
from cardtable.windows.replay.pictures import deals
from cardtable.windows.scores.sheet import ScoreSheet

translate = QCoreApplication.translate

WIDTH, HEIGHT = 1120, 700


class HistorySheet(SheetDialog):
    """The latest match first; Enter opens it, Delete asks to delete it."""

    go_on_wanted = Signal(object)
    """Sitting: a match that is not over."""
    leaving = Signal(object)
    """Matches, by id, that are about to be deleted: none of them may stay on the table."""
    statistics_wanted = Signal()
    said = Signal(str)
    """Something to be told in passing."""

    def __init__(self, host: QWidget, desk: Desk, history: History) -> None:
        super().__init__(host, desk.look, WIDTH, HEIGHT)
        self._desk, self._history = desk, history
        self._all: Sequence[Entry] = ()
        self._left_at: QWidget | None = None
        self.filter, self.search = DropDown(desk.look), SearchField()
        self.take_in, self.export_all = (Button(desk.look) for _ in range(2))
        self._empty = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._matches = Matches(desk.look, desk.settings, self)
        self.table = MatchTable(desk.look, self._matches, self)
        self.open = self.add_button(ButtonKind.PRIMARY)
        self.export, self.erase = self.add_button(), self.add_button()
        self.replay = self.add_button(ButtonKind.SECONDARY, "play")
        self.foot.addStretch(1)
        self.figures = self.add_button(ButtonKind.GHOST, "chart")
        self.carrying = Carrying(self, desk, history)
        self._lay_out()
        self._connect()
        self.reload()

    def reload(self) -> None:
        """Look anew what the history holds."""
        try:
            self._all = entries(self._history)
        except HistoryUnavailable as error:
            self._all = ()
            problem = error.problem
            self._tell(lambda: history_trouble(problem))
        self._matches.forget_words()
        self._fill_filter()
        self._show()

    def lay(self) -> None:
        """Show the sheet with the keyboard on the list."""
        super().lay()
        self._focus_list()

    def retranslate(self) -> None:
        self.title.setText(shared.history())
        self.setAccessibleName(shared.history())
        self.cross.set_name(shared.close())
        self.filter.setAccessibleName(translate("history", "Game"))
        self.table.setAccessibleName(shared.history())
        self.search.name(translate("history", "Search"))
        self.take_in.setText(translate("history", "Import…"))
        self.export_all.setText(translate("history", "Export all…"))
        self.export.setText(translate("history", "Export…"))
        self.erase.setText(translate("history", "Delete"))
        self.replay.setText(translate("history", "Replay"))
        self.figures.setText(shared.statistics_menu())
        self._matches.forget_words()
        self._fill_filter()
        self._show()

    # -- what the person does ---------------------------------------------------------------

    def open_chosen(self) -> None:
        """Go on with the chosen match, or show the whole score sheet of one that is over."""
        chosen = self._chosen()
        if len(chosen) != 1:
            return
        entry = chosen[0]
        if entry.state == RUNNING:
            self._go_on(Sitting(entry.head.game, entry.head.preset, entry.match))
            return
        try:
            match = match_of(self._history.load(entry.match))
            seated = names(self._desk.settings, match.rules.seats)
            whole = part(entry.head.game, "sheet").sheet_of(match, seated)
            occasion = words.occasion(entry.head.players, seated.seats, entry.touched)
        except (HistoryUnavailable, DamagedMatch, LookupError, ValueError, ModuleNotFoundError):
            self._tell(unreadable_match)
            return
        if whole.rows:
            sheet = ScoreSheet(self.window(), self.look, whole, occasion)
            sheet.files.saved.connect(self.said)
            sheet.lay()
        else:
            self.said.emit(translate("table", "No deal is finished yet."))

    def replay_chosen(self) -> None:
        """Look at the chosen match once more, step by step."""
        chosen = self._chosen()
        if len(chosen) != 1:
            return
        try:
            saved = self._history.load(chosen[0].match)
            match = match_of(saved)
        except (HistoryUnavailable, DamagedMatch, LookupError, ValueError, ModuleNotFoundError):
            self._tell(unreadable_match)
            return
        if deals(match):
            head = saved.head
            given_up = chosen[0].state == ABANDONED
            played = Played(head.game, head.preset, match, saved.match, given_up)
            replay = Replay(self.window(), self._desk, played)
            replay.begin_wanted.connect(self._go_on)
            replay.said.connect(self.said)
            replay.refused.connect(self.said)
            replay.lay()

    def ask_to_delete(self) -> None:
        """Ask, and only then delete the chosen matches."""
        chosen = [entry.match for entry in self._chosen()]
        if not chosen or self.carrying.exchange.is_busy:
            return
        question = LossQuestion(
            self.window(),
            self.look,
            lambda: translate("history", "Delete %n matches?", "", len(chosen)),
            lambda: translate("history", "This cannot be undone."),
            lambda: translate("history", "Delete"),
            shared.cancel,
        )
        question.agreed.connect(lambda: self._delete(chosen))
        question.lay()

    # -- inside -----------------------------------------------------------------------------

    def _go_on(self, sitting: Sitting) -> None:
        self.dismiss()
        self.go_on_wanted.emit(sitting)

    def _lay_out(self) -> None:
        head = ButtonRow()
        head.setSpacing(self.look.px(8))
        head.addWidget(self.filter)
        head.addWidget(self.search, 1)
        head.addWidget(self.take_in)
        head.addWidget(self.export_all)
        self.body.addLayout(head)
        self.body.addWidget(self._empty, 1)
        self.body.addWidget(self.table, 1)

    def _connect(self) -> None:
        self.filter.activated.connect(self._show)
        self.search.textChanged.connect(self._show)
        self.search.left.connect(self._focus_list)
        self.table.search_wanted.connect(self._focus_search)
        self.table.chosen.connect(self._fit_buttons)
        self.table.activated.connect(self.open_chosen)
        self.table.delete_wanted.connect(self.ask_to_delete)
        self.open.clicked.connect(self.open_chosen)
        self.replay.clicked.connect(self.replay_chosen)
        self.erase.clicked.connect(self.ask_to_delete)
        carrying = self.carrying
        self.export.clicked.connect(
            lambda: carrying.export([entry.match for entry in self._chosen()])
        )
        self.export_all.clicked.connect(
            lambda: carrying.export([entry.match for entry in self._all])
        )
        self.take_in.clicked.connect(carrying.ask_for_file)
        self.figures.clicked.connect(self.statistics_wanted)
        carrying.said.connect(self.said)
        carrying.changed.connect(self.reload)
        carrying.exchange.began.connect(self._rest)
        carrying.exchange.ended.connect(self._wake)
        self.closed.connect(carrying.exchange.stop)

    def _rest(self) -> None:
        """Matches are carried: what could disturb that must wait."""
        self._left_at = self.window().focusWidget()
        self._fit_buttons()

    def _wake(self) -> None:
        """Go on where the keyboard was, as if nothing had been out of use meanwhile."""
        self._fit_buttons()
        if self._left_at is not None and self._left_at.isEnabled():
            self._left_at.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_filter(self) -> None:
        wanted = self.filter.currentData()
        known = set(game_ids())
        games = sorted({entry.head.game for entry in self._all if entry.head.game in known})
        self.filter.clear()
        self.filter.addItem(translate("history", "All games"), "")
        for game in games:
            self.filter.addItem(part(game, "texts").game_name(), game)
        self.filter.setCurrentIndex(max(0, self.filter.findData(wanted)))

    def _show(self) -> None:
        """List what the filter lets through."""
        game, row = self.filter.currentData(), min(self.table.chosen_rows(), default=0)
        shown = [entry for entry in self._all if not game or entry.head.game == game]
        if self.search.text().strip():
            shown = [entry for entry in shown if self.search.finds(self._matches.told(entry))]
        self._matches.show_these(shown)
        self._empty.setText(
            translate("history", "No match fits the search.")
            if self._all
            else translate("history", "No matches yet. Play one!")
        )
        self.table.setVisible(bool(shown))
        self._empty.setVisible(not shown)
        self.filter.setEnabled(bool(self._all))
        self.search.setEnabled(bool(self._all))
        self.table.choose_row(row)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        chosen, free = self._chosen(), not self.carrying.exchange.is_busy
        running = len(chosen) == 1 and chosen[0].state == RUNNING
        self.open.setText(shared.go_on_short() if running else translate("history", "Scoresheet"))
        self.open.setEnabled(len(chosen) == 1)
        for button, possible in (
            (self.replay, len(chosen) == 1),
            (self.export, free and bool(chosen)),
            (self.erase, free and bool(chosen)),
            (self.export_all, free and bool(self._all)),
            (self.take_in, free),
            (self.figures, any(entry.state == FINISHED for entry in self._all)),
        ):
            button.setEnabled(possible)

    def _focus_list(self) -> None:
        """The keyboard walks through the matches, or asks for some where there are none."""
        wanted: QWidget = self.table
        if self.table.isHidden():
            wanted = self.search if self._all else self.take_in
        wanted.setFocus(Qt.FocusReason.PopupFocusReason)

    def _focus_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _chosen(self) -> list[Entry]:
        return [self._matches.entries[row] for row in self.table.chosen_rows()]

    def _delete(self, matches: Sequence[int]) -> None:
        self.leaving.emit(frozenset(matches))
        try:
            delete(self._history, matches)
        except HistoryUnavailable as error:
            problem = error.problem
            self._tell(lambda: history_trouble(problem))
        self.reload()
        self._focus_list()

    def _tell(self, text: Callable[[], str]) -> None:
        MessageSheet(self.window(), self.look, shared.history, text).lay()
