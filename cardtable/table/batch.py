"""The work of the drawing thread: some pictures of a deck, one after the other."""

import logging
import threading
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QRunnable

from cardtable.table.deck import Print

if TYPE_CHECKING:
    from cardtable.table.art import DeckArt

_LOG = logging.getLogger(__name__)


class Batch(QRunnable):
    """Draws pictures one after the other in another thread, until it is cancelled.

    It knows the deck weakly: Qt never lets go of what it was once given to run.
    """

    def __init__(self, art: "DeckArt", prints: tuple[Print, ...]) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.cancelled = threading.Event()
        self._art, self._prints = ref(art), prints
        self._closed = art.closed
        self.faces = art.faces
        self.done = False

    def run(self) -> None:
        art = self._art()
        for wanted in self._prints:
            if art is None or self.cancelled.is_set() or self._closed.is_set():
                break
            try:
                image = art.draw(wanted, self.faces)
            except (
                OSError,
                ValueError,
                LookupError,
            ):  # a file is missing or damaged: the others still help
                _LOG.exception("No picture of %s", wanted.element)
                continue
            with suppress(RuntimeError):  # the table has gone while this was drawn
                art.drawn.emit(self, wanted, image)
        self.done = True
