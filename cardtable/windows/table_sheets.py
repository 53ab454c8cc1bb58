"""The sheets that a game's page lays over its table on demand."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable.look.present import Look
from cardtable.table.deck import DeckFacts
from cardtable.table.view import TableView
from cardtable.windows import words
from cardtable.windows.last_trick import LastTrickSheet
from cardtable.windows.score_sheet import ScoreSheet

translate = QCoreApplication.translate


class TableSheets:
    """Lays what the controller has to show; says in a toast when there is nothing yet."""

    def __init__(self, page: QWidget, controller: Any, table: TableView, look: Look) -> None:
        self._page, self._controller, self._table, self._look = page, controller, table, look

    def last_trick(self, deck: DeckFacts) -> None:
        """The trick before the present one, as it lay."""
        trick = self._controller.last_trick()
        if trick is None:
            self._table.toast(translate("table", "No trick has been played yet."))
            return
        sheet = LastTrickSheet(self._page.window(), self._look, deck, trick)
        sheet.lie_over(self._table.middle)
        sheet.lay()

    def ask_undo(self, agreed: Callable[[], None]) -> None:
        """Whether the person means it: undo leaves its mark."""
        # No start of the program needs it.
        from cardtable.windows.message import MessageSheet  # noqa: PLC0415

        sheet = MessageSheet(
            self._page.window(),
            self._look,
            lambda: translate("table", "Undo the last move?"),
            lambda: translate("table", "The match is then marked as played with undo."),
            lambda: words.plain(words.undo()),
        )
        sheet.agreed.connect(agreed)
        sheet.lie_over(self._table.middle)
        sheet.lay()

    def score(self) -> None:
        """All deals of the match in figures, in games whose panel has no room for that."""
        whole = self._controller.whole_sheet()
        if whole is None:
            return  # the panel says it all
        if not whole.rows:
            self._table.toast(translate("table", "No deal is finished yet."))
            return
        sheet = ScoreSheet(self._page.window(), self._look, whole)
        sheet.lie_over(self._table.middle)
        sheet.lay()
