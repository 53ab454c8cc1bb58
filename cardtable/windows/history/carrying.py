"""Matches carried elsewhere and back: asked for, shown how far it is, told what came of it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardtable.storage.history import History
from cardtable.storage.match_file import SUFFIX, Refused
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.whole_file import ending
from cardtable.windows.common import words as shared
from cardtable.windows.common.desk import Desk
from cardtable.windows.common.message import MessageSheet, history_trouble, unwritten
from cardtable.windows.common.places import in_documents
from cardtable.windows.history import words
from cardtable.windows.history.exchange import Exchange
from cardtable.windows.history.progress_sheet import ProgressSheet

translate = QCoreApplication.translate

SOON = 300
"""Milliseconds after which one wants to see how far it is; most files are done before."""


class Carrying(QObject):
    """One for the sheet of matches."""

    said = Signal(str)
    """Something to be told in passing."""
    changed = Signal()
    """There may be other matches in the history now."""

    def __init__(self, sheet: QWidget, desk: Desk, history: History) -> None:
        super().__init__(sheet)
        self._sheet, self._look = sheet, desk.look
        self._title: Callable[[], str] = words.importing
        self._progress: ProgressSheet | None = None
        self._far = (0, 0)
        self.exchange = Exchange(history, desk.notebook, self)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._lay_progress)
        exchange = self.exchange
        exchange.progressed.connect(self._on_progress)
        exchange.began.connect(self._soon.start)
        exchange.ended.connect(self._put_away)
        exchange.exported.connect(lambda count: self.said.emit(words.exported(count)))
        exchange.imported.connect(self._on_imported)
        exchange.not_written.connect(self._on_unwritten)
        exchange.refused.connect(self._on_refused)
        exchange.failed.connect(self._on_failed)

    def export(self, matches: Sequence[int]) -> None:
        """Ask for a place and write these matches there."""
        if not matches or self.exchange.is_busy:
            return
        path, _ = QFileDialog.getSaveFileName(
            self._sheet.window(),
            shared.history(),
            in_documents(f"cardtable{SUFFIX}"),
            _file_type(),
        )
        if path:
            self._title = words.exporting
            self.exchange.export(matches, ending(Path(path), SUFFIX))

    def ask_for_file(self) -> None:
        """Ask for a file and take its matches in."""
        if self.exchange.is_busy:
            return
        path, _ = QFileDialog.getOpenFileName(
            self._sheet.window(), shared.history(), in_documents(), _file_type()
        )
        if path:
            self.take_in(Path(path))

    def take_in(self, path: Path) -> None:
        """Take in the matches of this file."""
        self._title = words.importing
        self.exchange.take_in(path)

    # -- how far it is ----------------------------------------------------------------------

    def _lay_progress(self) -> None:
        if not self.exchange.is_busy or not self._sheet.isVisible():
            return
        sheet = ProgressSheet(self._sheet.window(), self._look, self._title, words.progress)
        sheet.cancelled.connect(self._on_cancelled)
        sheet.show_progress(*self._far)
        self._progress = sheet
        sheet.lay()

    def _on_progress(self, done: int, whole: int) -> None:
        self._far = done, whole
        if self._progress is not None:
            self._progress.show_progress(done, whole)

    def _on_cancelled(self) -> None:
        self._progress = None  # it deletes itself
        self.exchange.cancel()

    def _put_away(self) -> None:
        self._soon.stop()
        self._far = (0, 0)
        if self._progress is not None:
            self._progress.finish()
        self._progress = None

    # -- what came of it --------------------------------------------------------------------

    def _on_imported(self, new: int, known: int) -> None:
        self.changed.emit()
        self.said.emit(words.imported(new, known))

    def _on_unwritten(self, file: str) -> None:
        self._tell(lambda: unwritten(file))

    def _on_refused(self, refusal: Refused, file: str) -> None:
        self._tell(lambda: words.refused(refusal, file))

    def _on_failed(self, error: HistoryUnavailable) -> None:
        self._tell(lambda: history_trouble(error.problem))

    def _tell(self, text: Callable[[], str]) -> None:
        MessageSheet(self._sheet.window(), self._look, shared.history, text).lay()


def _file_type() -> str:
    return f"{translate('history', 'Cardtable match')} (*{SUFFIX} *.json)"
