"""When a hint may be asked for, and what comes of it."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget

from cardtable.controllers.game_controller import GameController
from cardtable.hint_words import looking, none_found
from cardtable.look.cover import is_covered
from cardtable.storage.declared import HINTS
from cardtable.storage.settings import Settings
from cardtable.table.view import TableView
from cardtable.tabletop.hint import Hint
from cardtable.windows.common.page_bar import PageBar

translate = QCoreApplication.translate

PATIENT_MS = 250
"""A thought that takes longer is told of."""


class Hints(QObject):
    """Asks the controller, shows the answer on the table, keeps the tool of the bar in step."""

    def __init__(
        self,
        page: QWidget,
        controller: GameController[Any],
        table: TableView,
        bar: PageBar,
        settings: Settings,
    ) -> None:
        super().__init__(page)
        self._page, self._controller, self._table = page, controller, table
        self._bar, self._settings = bar, settings
        self._awaited = False
        self._patience = QTimer(self, singleShot=True, interval=PATIENT_MS)
        self._patience.timeout.connect(lambda: table.toast(looking()))
        controller.hinted.connect(self._show)
        table.hint_asked.connect(self.ask)
        table.hint_shown.connect(bar.light_hint)
        bar.hint.triggered.connect(self.ask)

    def ask(self) -> None:
        """Look for a hint, unless cards move or nothing is asked."""
        if is_covered(self._page) or self._awaited or not self._is_possible():
            return
        if not self._settings.get(HINTS):
            self._table.toast(translate("hints", "Hints are switched off in Preferences."))
        elif self._table.hint is not None:
            self._table.show_hint(self._table.hint)  # said once more
        else:
            self._awaited = True
            self._patience.start()
            self._controller.hint()

    def refresh(self) -> None:
        """Set the tool by whether a hint may be asked for; what was awaited no longer is."""
        self._bar.allow_hint(self._is_possible())
        if not self._is_possible():
            self.forget()

    def forget(self) -> None:
        """Await nothing: a choice was made, or one was taken back."""
        self._awaited = False
        self._patience.stop()

    def _is_possible(self) -> bool:
        return self._table.is_settled() and self._controller.can_hint()

    def _show(self, hint: Hint | None) -> None:
        self.forget()
        if hint is None:
            self._table.toast(none_found())
        else:
            self._table.show_hint(hint)
