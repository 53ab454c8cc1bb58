"""Today's deals: one for each rule set, the same for everybody."""

from datetime import date, datetime
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardtable.look.buttons import Button
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.sheet import SheetDialog
from cardtable.storage.opening import HistoryUnavailable
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk
from cardtable.windows.common.window import Window
from cardtable.windows.deals import words as deal_words
from cardtable.windows.deals.days import Met, met, sitting_of
from cardtable.windows.deals.number_sheet import offer_name
from cardtable.windows.matches.offers import Offer, all_offers, is_wanted

translate = QCoreApplication.translate


class _Row(NamedTuple):
    """A rule set, what is known of its deal, and how both are told."""

    offer: Offer
    known: Met
    running: int
    name: QLabel
    state: QLabel
    button: Button


class DaySheet(SheetDialog):
    """A row for every rule set, with a button that plays its deal."""

    begin_wanted = Signal(object)
    """Sitting: the deal of a rule set is to be played."""

    def __init__(self, host: QWidget, desk: Desk, day: date, preset: str) -> None:
        """`preset` is the rule set in hand: if its deal is not known, it is the golden one."""
        super().__init__(host, desk.look, 700)
        self._desk, self._day = desk, day
        self._told = QLabel(wordWrap=True)
        self.rows = [
            self._row(offer)
            for offer in all_offers(desk.settings)
            if is_wanted(offer, desk.settings)
        ]
        fresh = [row for row in self.rows if row.known is not Met.KNOWN]
        fresh.sort(key=lambda row: row.offer.preset != preset)
        self._first = fresh[0].button if fresh else None
        if self._first is not None:
            self._first.set_kind(ButtonKind.PRIMARY)
        self._close = self.add_button()
        self._close.clicked.connect(self.dismiss)
        self.foot.addStretch(1)
        self._lay_out()

    def lay(self) -> None:
        """Show the sheet with the keyboard on its golden button."""
        super().lay()
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.PopupFocusReason)

    def retranslate(self) -> None:
        self.title.setText(deal_words.today(self._day))
        self.setAccessibleName(deal_words.today(self._day))
        self.cross.set_name(words.close())
        self._close.setText(words.close())
        self._told.setText(deal_words.same_for_everybody())
        for row in self.rows:
            name = offer_name(row.offer)
            row.name.setText(name)
            row.state.setText(_STATES[row.known]())
            row.button.setText(_BUTTONS[row.known]())
            row.button.setAccessibleName(f"{name}: {row.button.text()}")

    def _row(self, offer: Offer) -> _Row:
        try:
            known, running = met(self._desk.history, self._day, offer)
        except HistoryUnavailable:  # which has been told of when it was opened or written
            known, running = Met.NOT_YET, 0
        name, state = QLabel(wordWrap=True), QLabel(wordWrap=True)
        name.setProperty("role", "strong")
        state.setProperty("role", "muted")
        return _Row(offer, known, running, name, state, Button(self.look))

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.look.px(14))
        grid.setVerticalSpacing(0)
        for place, row in enumerate(self.rows):
            grid.addWidget(row.name, 3 * place, 0)
            grid.addWidget(row.state, 3 * place + 1, 0)
            grid.addWidget(row.button, 3 * place, 1, 2, 1)
            grid.setRowMinimumHeight(3 * place + 2, self.look.px(14))
            row.button.clicked.connect(partial(self._begin, row))
        grid.setColumnStretch(0, 1)
        self.body.addWidget(self._told)
        self.body.addLayout(grid)

    def _begin(self, row: _Row) -> None:
        self.dismiss()
        self.begin_wanted.emit(sitting_of(self._day, row.offer, row.known, row.running))


_STATES = {
    Met.NOT_YET: deal_words.not_played_yet,
    Met.RUNNING: deal_words.unfinished,
    Met.KNOWN: deal_words.played_already,
}
_BUTTONS = {
    Met.NOT_YET: words.play_now,
    Met.RUNNING: words.go_on_short,
    Met.KNOWN: words.same_deal,
}


def lay_days(window: Window) -> None:
    """The sheet of the present day, by the clock on the wall, over the window."""
    window.desk.notebook.flush()
    played = None if window.page is None else window.page.played()
    preset = window.held() if played is None else played.preset
    sheet = DaySheet(window, window.desk, datetime.now().astimezone().date(), preset)
    sheet.begin_wanted.connect(window.open_game)
    sheet.lay()
