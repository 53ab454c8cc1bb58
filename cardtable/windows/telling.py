"""What the person must be told is told one thing after the other."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QWidget

from cardtable.windows.common.message import MessageSheet


class Telling:
    """Lays messages over a window; none before it is shown, where none would get the keyboard."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._untold: list[MessageSheet] = []
        self._lies = self._held = False

    def tell(self, sheet: MessageSheet) -> None:
        """Lay this one, after all that are still to be told."""
        self._untold.append(sheet)
        self.go_on()

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Lay none meanwhile: a page is coming that would lie over it."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        self.go_on()

    def go_on(self) -> None:
        """Lay the next one, unless one lies there."""
        if not self._untold or self._lies or self._held or not self._window.isVisible():
            return
        self._lies = True
        sheet = self._untold.pop(0)
        sheet.closed.connect(self._told)
        sheet.lay()

    def _told(self) -> None:
        self._lies = False
        self.go_on()
