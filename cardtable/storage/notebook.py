"""Writes the running match down, and goes on when the disk does not."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from cardtable.storage.history import Head, History, SavedMatch
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.trouble import Problem, Trouble


@dataclass(slots=True)
class _Page:
    """The match that is written: its id once it has one, and how many choices it has."""

    match: int = 0
    length: int = 0


_Entry = Callable[[History], None]


class Notebook:
    """One for the whole program; it writes one match at a time.

    Each method writes at once and returns when the disk has it. If the disk fails, ``tell`` is
    called once, the entries are kept, and every later entry tries to write all of them, in
    order and as one; when that succeeds, ``tell`` hears ``MENDED``. No method raises for a
    failing disk. Without a history nothing is written and nothing told: opening told it.
    """

    def __init__(
        self,
        history: History | None,
        tell: Callable[[Problem], None],
        now: Callable[[], float],
    ) -> None:
        self._history = history
        self._tell = tell
        self._now = now
        self._page = _Page()
        self._pending: list[tuple[_Page, _Entry]] = []
        self._failing = self._holding = self._held = False

    @property
    def saved(self) -> bool:
        """Whether everything noted so far is on the disk."""
        return self._history is not None and not self._pending

    @property
    def match(self) -> int:
        """The id of the match that is being written; 0 if it has none."""
        return self._page.match

    @contextmanager
    def together(self) -> Iterator[None]:
        """Writes what is noted inside the block in one go: a kill leaves all of it or nothing."""
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
            self.flush()

    def begin(self, head: Head) -> None:
        """Opens a page for a new match."""
        page = self._page = _Page()
        when = self._now()

        def entry(history: History) -> None:
            page.match = history.begin(head, when)

        self._note(entry)

    def resume(self, saved: SavedMatch) -> None:
        """Goes on in the page of a match that was loaded.

        What still waits to be written of that match is forgotten, since the loaded match does
        not have it: call ``flush`` before loading.
        """
        self._pending = [
            (page, entry) for page, entry in self._pending if page.match != saved.match
        ]
        self._page = _Page(saved.match, len(saved.choices))

    def add(self, seat: int, choice: Sequence[object]) -> None:
        """Notes the next choice, as encoded JSON."""
        page, ordinal, when = self._page, self._page.length, self._now()
        page.length += 1
        self._note(lambda history: history.add(page.match, ordinal, seat, choice, when))

    def cut(self, ordinal: int) -> None:
        """Strikes out the choice with this ordinal, counted from 0, and all after it."""
        page = self._page
        page.length = ordinal
        self._note(lambda history: history.cut(page.match, ordinal))

    def assist(self, kind: str) -> None:
        """Marks the match as played with help of this kind."""
        page = self._page
        self._note(lambda history: history.assist(page.match, kind))

    def finish(self, result: object) -> None:
        """Closes the page of a match that came to its end; ``result`` is JSON."""
        page, when = self._page, self._now()
        self._note(lambda history: history.finish(page.match, result, when))

    def abandon(self) -> None:
        """Closes the page of a match that will not be continued."""
        page, when = self._page, self._now()
        self._note(lambda history: history.abandon(page.match, when))

    def flush(self) -> bool:
        """Tries to write what is pending, say before the program ends; whether all is written."""
        history = self._history
        if history is None:
            return False
        if self._pending:
            self._write(history)
        return not self._pending

    def hold(self) -> None:
        """Write nothing until ``release``: another thread writes many matches just now.

        It may be killed meanwhile, and with it what was noted: keep it short.
        """
        self._held = True

    def release(self) -> None:
        """Write what was noted meanwhile, and from now on at once again."""
        self._held = False
        self.flush()

    def _note(self, entry: _Entry) -> None:
        if self._history is not None:
            self._pending.append((self._page, entry))
            if not self._holding:
                self._write(self._history)

    def _write(self, history: History) -> None:
        if self._held:
            return
        try:
            with history.together():
                for _, entry in self._pending:
                    entry(history)
        except HistoryUnavailable as error:
            if not self._failing:
                self._tell(error.problem)
            self._failing = True
            return
        self._pending.clear()
        if self._failing:
            self._failing = False
            self._tell(Problem(Trouble.MENDED, history.path))
