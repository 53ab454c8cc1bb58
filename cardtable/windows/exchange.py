"""Matches to a file and from a file, while the window goes on."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from cardtable.look.drawing_pool import DrawingPool
from cardtable.storage.archive import KeptMatch, kept, take_in
from cardtable.storage.history import DamagedMatch, History
from cardtable.storage.match_file import Refused
from cardtable.storage.opening import HistoryUnavailable
from cardtable.windows.match_files import read_matches, write_matches

_LOT = 20
"""So many matches are read from the history before the window may do something else."""


class Exchange(QObject):
    """Asks for one thing at a time; the history is used in the thread of the window alone."""

    exported = Signal(int)
    """So many matches were written."""
    not_written = Signal(str)
    """The file that could not be written."""
    imported = Signal(int)
    """So many matches are new in the history; the others of the file were there already."""
    refused = Signal(object, str)
    """Refused, and the name of the file; nothing was changed."""
    failed = Signal(object)
    """HistoryUnavailable: the history could not be changed, and is as it was."""
    _back = Signal(object)

    def __init__(self, history: History, parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self._pool = DrawingPool(self)
        application = QCoreApplication.instance()
        if application is not None:  # the thread must not outlive what it speaks to
            application.aboutToQuit.connect(self.stop)
        self._back.connect(lambda act: act())
        self._work: Iterator[None] = iter(())
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read."""
        return self._turn.isActive() or self._pool.activeThreadCount() > 0

    def stop(self) -> None:
        """Ask for nothing more and wait for the file at hand."""
        self._turn.stop()
        self._pool.close()

    def export(self, matches: Sequence[int], path: Path) -> None:
        """Write these matches; those that cannot be read are left out."""
        self._work = self._gather(matches, path)
        self._turn.start()

    def take_in(self, path: Path) -> None:
        """Read the file and add what is new."""

        def read() -> Callable[[], None]:
            try:
                matches = read_matches(path, self._pool.closed.is_set)
            except Refused as refusal:
                why = refusal
                return lambda: self.refused.emit(why, path.name)
            return lambda: self._add(matches)

        self._aside(read)

    def _gather(self, matches: Sequence[int], path: Path) -> Iterator[None]:
        found: list[KeptMatch] = []
        for place, match in enumerate(matches):
            with suppress(LookupError, DamagedMatch, HistoryUnavailable):  # what can be read
                found.append(kept(self._history, match))
            if place % _LOT == _LOT - 1:
                yield

        def write() -> Callable[[], None]:
            try:
                write_matches(path, found)
            except (OSError, ValueError):
                return lambda: self.not_written.emit(str(path))
            return lambda: self.exported.emit(len(found))

        self._aside(write)

    def _go_on(self) -> None:
        try:
            next(self._work)
        except StopIteration:
            self._turn.stop()

    def _aside(self, work: Callable[[], Callable[[], None]]) -> None:
        """Do the work in the other thread, and what it gives back in this one."""

        def act() -> None:
            done = work()
            if not self._pool.closed.is_set():
                self._back.emit(done)

        self._pool.start(act)

    def _add(self, matches: Sequence[KeptMatch]) -> None:
        try:
            self.imported.emit(take_in(self._history, matches))
        except HistoryUnavailable as error:
            self.failed.emit(error)
