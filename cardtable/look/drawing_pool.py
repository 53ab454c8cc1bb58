"""The thread in which pictures are drawn while the window goes on."""

from threading import Event

from PySide6.QtCore import QObject, QThreadPool


class DrawingPool(QThreadPool):
    """One thread that draws for its owner. It stops by itself when the owner is deleted.

    Qt would wait for the thread at that moment too, but without letting go of Python's lock, for
    which the thread waits: the program would stand still for ever.
    """

    def __init__(self, owner: QObject) -> None:
        super().__init__(owner)
        self.setMaxThreadCount(1)
        self.closed = Event()
        """Set when nothing more shall be drawn; long work looks at it now and then."""
        owner.destroyed.connect(lambda: self.close())  # as a slot it would be gone by then

    def close(self) -> None:
        """Draw nothing more; wait for the picture at hand."""
        self.closed.set()
        self.clear()
        self.waitForDone()
