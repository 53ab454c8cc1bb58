"""Counts the figures of finished matches in the background, each once."""

from collections.abc import Iterable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.games import game_ids, part
from cardtable.look.drawing_pool import DrawingPool
from cardtable.storage.archive import FINISHED, Entry, keep_figures, known_figures
from cardtable.storage.history import DamagedMatch, History, SavedMatch
from cardtable.storage.opening import HistoryUnavailable
from cardtable.windows.history.words import viewer_of
from cardtable.windows.matches.saved import match_of

_LOT = 20
"""After so many matches the figures are shown anew."""


def versions() -> dict[str, int]:
    """By game, the number of its present way of counting."""
    return {game: part(game, "statistics").VERSION for game in game_ids()}


class Counting(QObject):
    """Reads and writes the history in its own thread, that of the window; replays in another."""

    counted = Signal()
    """There are more figures now."""
    _done = Signal(int, object)

    def __init__(self, history: History, entries: Iterable[Entry], parent: QObject) -> None:
        super().__init__(parent)
        self._history = history
        self._versions = versions()
        self.figures: dict[int, dict[str, int]] = known_figures(history, self._versions)
        """By match, what is known so far."""
        self._missing = [
            each
            for each in reversed(tuple(entries))
            if each.state == FINISHED
            and each.head.game in self._versions
            and each.match not in self.figures
        ]
        self._at_hand: Entry | None = None
        self._pool = DrawingPool(self)
        application = QCoreApplication.instance()
        if application is not None:  # the thread must not outlive what it speaks to
            application.aboutToQuit.connect(self.stop)
        self._done.connect(self._keep)
        self._next()

    @property
    def is_busy(self) -> bool:
        """Whether matches are still being counted."""
        return self._at_hand is not None

    def stop(self) -> None:
        """Count nothing more; wait for the match at hand, which takes a moment."""
        self._missing.clear()
        self._pool.close()

    def _next(self) -> None:
        self._at_hand = None
        while self._missing:
            entry = self._missing.pop()
            try:
                saved = self._history.load(entry.match)
            except (LookupError, DamagedMatch, HistoryUnavailable):
                continue
            self._at_hand = entry
            self._pool.start(partial(self._count, saved, viewer_of(entry)))
            return

    def _count(self, saved: SavedMatch, viewer: int) -> None:
        """In the other thread."""
        figures: dict[str, int] | None
        try:
            match = match_of(saved)
            figures = part(saved.head.game, "statistics").figures(match, viewer)
        except (LookupError, ValueError, AssertionError):
            figures = None  # by today's rules it never was played
        if not self._pool.closed.is_set():
            self._done.emit(saved.match, figures)

    def _keep(self, match: int, figures: dict[str, int] | None) -> None:
        if self._pool.closed.is_set():
            return
        entry = self._at_hand
        if figures is not None and entry is not None:
            self.figures[match] = figures
            with suppress(HistoryUnavailable):  # they are counted again another time
                keep_figures(self._history, match, self._versions[entry.head.game], figures)
        self._next()
        if not self.is_busy or len(self.figures) % _LOT == 0:
            self.counted.emit()
