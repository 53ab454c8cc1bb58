"""Undo and redo at the table: the tools of the bar, their keys, and when they may be used."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from cardtable.controllers.game_controller import GameController
from cardtable.look.cover import covers
from cardtable.table.view import TableView
from cardtable.windows.common.page_bar import PageBar
from cardtable.windows.play.hints import Hints
from cardtable.windows.results.at_table import Results

translate = QCoreApplication.translate


class TakingBack(QObject):
    """Works at any moment, also while cards fly, the computer thinks or a result lies there."""

    def __init__(
        self,
        page: QWidget,
        controller: GameController[Any],
        table: TableView,
        bar: PageBar,
        hints: Hints,
        results: Results,
        say: Callable[[tuple[str, ...]], None],
        ask: Callable[[Callable[[], None]], None],
    ) -> None:
        """`ask` undoes, after a question if the person wants one."""
        super().__init__(page)
        self._page, self._controller, self._table = page, controller, table
        self._bar, self._hints, self._results = bar, hints, results
        self._say, self._ask = say, ask
        bar.undo.triggered.connect(self.undo)
        bar.redo.triggered.connect(self.redo)
        page.addActions([bar.undo, bar.redo])

    def undo(self) -> None:
        """Take the person's last choice back, and all after it."""
        if self._is_hidden():
            return
        if not self._controller.can_take_back():
            self._table.toast(translate("table", "There is nothing to undo."))
            return
        self._ask(self._undo)

    def _undo(self) -> None:
        self._hints.forget()
        self._controller.take_back()
        self._say((translate("table", "Taken back."),))
        self.refresh()

    def redo(self) -> None:
        """Make it again."""
        if self._is_hidden():
            return
        if not self._controller.can_redo():
            self._table.toast(translate("table", "There is nothing to redo."))
            return
        self._hints.forget()
        self._controller.redo()
        self._say((translate("table", "Restored."),))
        self.refresh()

    def refresh(self) -> None:
        """Set the tools by what can be taken back or made again."""
        self._bar.allow_undo(self._controller.can_take_back())
        self._bar.allow_redo(self._controller.can_redo())

    def _is_hidden(self) -> bool:
        """Whether a sheet hides the table; the result of a deal does not count."""
        return any(cover is not self._results.sheet for cover in covers(self._page))
