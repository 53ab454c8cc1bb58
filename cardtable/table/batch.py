"""The work of the drawing thread: some pictures of a deck, one after the other."""

import logging
import threading
from contextlib import suppress
from typing import Protocol
from weakref import ref

from PySide6.QtCore import QRunnable, SignalInstance
from PySide6.QtGui import QImage

from cardtable.table.deck import Print
from cardtable.table.faces import Faces

_LOG = logging.getLogger(__name__)


class Wanting(Protocol):
    """Who wants the pictures of a deck, and is told of each."""

    faces: Faces
    """The drawings in the present dress."""

    @property
    def drawn(self) -> SignalInstance:
        """Emitted from the drawing thread: the batch, the print, its image."""

    @property
    def closed(self) -> threading.Event:
        """Set when nothing more is wanted."""

    def draw(self, wanted: Print, faces: Faces) -> QImage:
        """The picture; called in the drawing thread."""


class Batch(QRunnable):
    """Draws pictures one after the other in another thread, until it is cancelled.

    It knows the deck weakly: Qt never lets go of what it was once given to run.
    """

    def __init__(self, art: Wanting, prints: tuple[Print, ...]) -> None:
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
