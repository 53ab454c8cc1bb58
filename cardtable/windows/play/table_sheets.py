"""The sheets that a game's page lays over its table on demand."""

import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable.look.present import Look
from cardtable.look.toast import Toast
from cardtable.table.deck import worn
from cardtable.table.view import TableView
from cardtable.windows.common import words
from cardtable.windows.matches.saved import HUMAN
from cardtable.windows.play.last_trick import LastTrickSheet

translate = QCoreApplication.translate


class TableSheets:
    """Lays what the controller has to show; says in a toast when there is nothing yet."""

    def __init__(
        self, page: QWidget, controller: Any, table: TableView, look: Look, deck: str
    ) -> None:
        self._page, self._controller, self._table, self._look = page, controller, table, look
        self._deck = deck

    def last_trick(self) -> None:
        """The trick before the present one, as it lay."""
        trick = self._controller.last_trick()
        if trick is None:
            self._table.toast(translate("table", "No trick has been played yet."))
            return
        sheet = LastTrickSheet(self._page.window(), self._look, worn(self._look, self._deck), trick)
        sheet.lie_over(self._table.middle)
        sheet.lay()

    def ask_undo(self, agreed: Callable[[], None]) -> None:
        """Whether the person means it: undo leaves its mark."""
        # No start of the program needs it.
        from cardtable.windows.common.message import LossQuestion  # noqa: PLC0415

        sheet = LossQuestion(
            self._page.window(),
            self._look,
            lambda: translate("table", "Undo the last move?"),
            lambda: translate("table", "The match is then marked as played with undo."),
            lambda: words.plain(words.undo()),
            lambda: translate("table", "Leave it"),
        )
        sheet.agreed.connect(agreed)
        sheet.lie_over(self._table.middle)
        sheet.lay()

    def score(self) -> None:
        """All deals of the match in figures, to be looked at, printed and kept."""
        # No table needs it to be laid, and what it prints with would cost every start.
        from cardtable.windows.history.words import occasion  # noqa: PLC0415
        from cardtable.windows.scores.sheet import ScoreSheet  # noqa: PLC0415

        controller = self._controller
        whole = controller.whole_sheet()
        if not whole.rows:
            self._table.toast(translate("table", "No deal is finished yet."))
            return
        names = controller.names.seats
        players = (HUMAN, *map(controller.manner.level, range(1, len(names))))
        now = occasion(players, names, time.time())
        sheet = ScoreSheet(self._page.window(), self._look, whole, now)
        sheet.files.saved.connect(self._tell)
        sheet.lie_over(self._table.middle)
        sheet.lay()

    def _tell(self, text: str) -> None:
        """Say it over the sheet that is laid: a toast on the table would lie under it."""
        toast = self._page.window().findChild(Toast)
        if toast is not None:
            toast.say(text)
