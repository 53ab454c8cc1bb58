"""When the result of a deal is laid on the table, and when it is taken away again."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.engine.deal_numbers import DealNumber
from cardtable.look.cover import is_covered
from cardtable.look.present import Look
from cardtable.table.deck import worn
from cardtable.tabletop.verdict import Verdict
from cardtable.windows.common.words import numbered
from cardtable.windows.deals.words import grouped
from cardtable.windows.results.sheet import ResultSheet

RESTS = 500
"""Milliseconds between the last move of a deal and its result."""


class Results(QObject):
    """One result at a time: told, laid as a sheet after a rest, then gone on from or put away."""

    shown = Signal(object)
    """ResultSheet: it is laid on the table."""
    sounded = Signal(object)
    """Sound: how the result that is laid sounds. One that was there before is laid in silence."""
    went_on = Signal(bool)
    """The person goes on, after the last deal of a match or after another."""
    replay_wanted = Signal()
    same_deal_wanted = Signal()
    scores_wanted = Signal()
    """The person wants the whole score sheet of a match that is over."""
    left = Signal()
    """The person wants to choose another game."""

    def __init__(self, page: QWidget, look: Look, deck: str, middle: Callable[[], QPoint]) -> None:
        super().__init__(page)
        self._page, self._look, self._deck, self._middle = page, look, deck, middle
        self._verdict: Verdict | None = None
        self._sheet: ResultSheet | None = None
        self._sounds = False
        self._pause = QTimer(self, singleShot=True, interval=RESTS)
        self._pause.timeout.connect(self._lay)

    @property
    def verdict(self) -> Verdict | None:
        """The result of the deal that is over, laid already or not."""
        return self._verdict

    @property
    def sheet(self) -> ResultSheet | None:
        """Its sheet, while it lies on the table."""
        return self._sheet

    def waits(self) -> bool:
        """Whether there is a result that is not yet laid."""
        return self._verdict is not None and self._sheet is None

    def tell(self, verdict: Verdict, number: DealNumber | None) -> None:
        """Take this result, or the same in another language; `rest` has it laid.

        It is headed by the number of the deal, if there is one.
        """
        told = () if number is None else (numbered(grouped(number)),)
        verdict = replace(verdict, heading=" · ".join((verdict.heading, *told)))
        self._verdict = verdict
        if self._sheet is not None:
            self._sheet.set_verdict(verdict)

    def expect_sound(self) -> None:
        """Something has happened before one's eyes: the result of it is to be heard."""
        self._sounds = True

    def rest(self) -> None:
        """Nothing moves any more: lay the result after a while."""
        self._pause.start()

    def put_away(self) -> None:
        """Forget the result and take away its sheet."""
        self._pause.stop()
        self._verdict, self._sounds = None, False
        if self._sheet is not None:
            self._sheet.dismiss()
            self._sheet = None

    def _lay(self) -> None:
        if self._verdict is None or self._sheet is not None:
            return
        if is_covered(self._page):  # the person is at another sheet: look again after a while
            self._pause.start()
            return
        sheet = ResultSheet(
            self._page.window(), self._look, worn(self._look, self._deck), self._verdict
        )
        sheet.went_on.connect(self._go_on)
        sheet.scores_wanted.connect(self.scores_wanted)
        sheet.left.connect(self.left)
        sheet.replay_wanted.connect(self.replay_wanted)
        sheet.same_deal_wanted.connect(self.same_deal_wanted)
        sheet.lie_over(self._middle)
        self._sheet = sheet
        sheet.lay()
        self.shown.emit(sheet)
        if self._sounds and self._verdict.sound is not None:
            self.sounded.emit(self._verdict.sound)
        self._sounds = False

    def _go_on(self) -> None:
        over = self._verdict is not None and self._verdict.match_over
        self._verdict, self._sheet = None, None
        self.went_on.emit(over)
