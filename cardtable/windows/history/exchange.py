"""Matches to a file and from a file, while the window goes on."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.look.drawing_pool import DrawingPool
from cardtable.storage.archive import KeptMatch, kept, missing, take_in
from cardtable.storage.history import DamagedMatch, History
from cardtable.storage.match_file import Refused, read_file
from cardtable.storage.notebook import Notebook
from cardtable.storage.opening import HistoryUnavailable
from cardtable.windows.history.match_files import content_of, held_to_rules, write_matches

T = TypeVar("T")
_LOOKS = 0.02
"""Seconds between two looks whether the answer is still wanted, while waiting for the window."""


class _Unwanted(Exception):  # nothing went wrong
    """The person changed his mind, or the program ends."""


class Exchange(QObject):
    """Does one thing at a time, in a thread with a connection of its own to the history."""

    progressed = Signal(int, int)
    """So many matches are done, of how many."""
    exported = Signal(int)
    """So many matches were written."""
    not_written = Signal(str)
    """The file that could not be written."""
    imported = Signal(int, int)
    """So many matches are new in the history, and so many of the file were there already."""
    refused = Signal(object, str)
    """Refused, and the name of the file; nothing was changed."""
    failed = Signal(object)
    """HistoryUnavailable: the history could not be used, and is as it was."""
    began = Signal()
    ended = Signal()
    """Whatever came of it, cancelled or not, something else may be asked for."""
    _back = Signal(object)

    def __init__(self, history: History, notebook: Notebook, parent: QObject) -> None:
        super().__init__(parent)
        self._history, self._notebook = history, notebook
        self._pool = DrawingPool(self)
        self._unwanted = Event()
        self._busy = False
        application = QCoreApplication.instance()
        if application is not None:  # the thread must not outlive what it speaks to
            application.aboutToQuit.connect(self.stop)
        self._back.connect(lambda act: act())

    @property
    def is_busy(self) -> bool:
        """Whether something is being written or read."""
        return self._busy

    def cancel(self) -> None:
        """Leave off; ``ended`` tells when everything is as it was."""
        self._unwanted.set()

    def stop(self) -> None:
        """Leave off for good and wait until everything is as it was."""
        self._unwanted.set()
        self._pool.close()
        self._busy = False
        self._notebook.release()

    def export(self, matches: Sequence[int], path: Path) -> None:
        """Write these matches; those that cannot be read are left out."""
        self._aside(partial(self._export, tuple(matches), path))

    def take_in(self, path: Path) -> None:
        """Read the file and add what is new, all of it or nothing."""
        self._aside(partial(self._take_in, path))

    # -- in the other thread; each gives what the window's thread shall do ----------------------

    def _export(self, matches: Sequence[int], path: Path) -> Callable[[], None]:
        with closing(self._history.beside()) as own:
            try:
                count = write_matches(path, self._found(own, matches))
            except HistoryUnavailable:
                raise
            except (OSError, ValueError):  # ValueError: no system has a file of such a name
                return partial(self.not_written.emit, str(path))
        return partial(self.exported.emit, count)

    def _found(self, history: History, matches: Sequence[int]) -> Iterator[KeptMatch]:
        for match in self._counted(matches):
            try:
                yield kept(history, match)
            except (LookupError, DamagedMatch):
                continue  # what can be read

    def _take_in(self, path: Path) -> Callable[[], None]:
        try:
            matches = read_file(content_of(path))
            with closing(self._history.beside()) as own:
                # What is here already is not played through again: it would take a minute.
                new = missing(own, matches)
                sound = [held_to_rules(match) for match in self._counted(new)]
                self._hold_notebook()
                added = take_in(own, self._wanted(sound))
        except Refused as refusal:
            return partial(self.refused.emit, refusal, path.name)
        return partial(self.imported.emit, added, len(matches) - added)

    def _counted(self, things: Sequence[T]) -> Iterator[T]:
        """Each of the things, while the person is told how far it is."""
        for done, each in enumerate(self._wanted(things)):
            if done % max(1, len(things) // 100) == 0:
                self._back.emit(partial(self.progressed.emit, done, len(things)))
            yield each

    def _wanted(self, things: Iterable[T]) -> Iterator[T]:
        """Each of the things, as long as somebody wants them. Raises ``_Unwanted``."""
        for each in things:
            if self._unwanted.is_set():
                raise _Unwanted
            yield each

    def _hold_notebook(self) -> None:
        """Have the window write nothing meanwhile: only one can, and it must not wait."""
        held = Event()

        def hold() -> None:
            self._notebook.hold()
            held.set()

        self._back.emit(hold)
        while not held.wait(_LOOKS):
            if self._unwanted.is_set():
                raise _Unwanted

    # -- in the thread of the window ------------------------------------------------------------

    def _aside(self, work: Callable[[], Callable[[], None]]) -> None:
        """Do the work in the other thread, and what it gives in this one."""
        if self._busy:
            return
        self._busy = True
        self._unwanted.clear()
        self.began.emit()

        def act() -> None:
            try:
                answer = work()
            except _Unwanted:
                answer = _nothing
            except HistoryUnavailable as trouble:
                answer = partial(self.failed.emit, trouble)
            except Exception as error:  # shown by the window, as any of its own
                answer = partial(_raise, error)
            if not self._pool.closed.is_set():
                self._back.emit(partial(self._end, answer))

        self._pool.start(act)

    def _end(self, answer: Callable[[], None]) -> None:
        if self._pool.closed.is_set():
            return
        self._busy = False
        self._notebook.release()
        self.ended.emit()
        answer()


def _nothing() -> None:
    """Nothing is to be told."""


def _raise(error: Exception) -> None:
    raise error
