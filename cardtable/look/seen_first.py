"""A sheet that comes by itself is seen before a key or click can send it away."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

SEEN: Final = 600
"""Milliseconds after which it counts as seen, whether it fades in or not."""
_CLICKS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape)


class SeenFirst(QObject):
    """Takes what was pressed for the table before, for a moment; then it is gone.

    A screen reader's press goes another way and is never taken: it is meant for what was read.
    """

    def __init__(self, sheet: QWidget, lasting: int = SEEN) -> None:
        super().__init__(sheet)
        for each in (sheet, *sheet.findChildren(QWidget)):
            each.installEventFilter(self)
        wait = QTimer(self, singleShot=True, interval=lasting)
        wait.timeout.connect(self.deleteLater)
        wait.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the event was a key or click that could send the sheet away."""
        if isinstance(event, QKeyEvent):
            return event.type() is QEvent.Type.KeyPress and Qt.Key(event.key()) in _KEYS
        return event.type() in _CLICKS


class KeysSeenFirst(SeenFirst):
    """The same for what a key would choose; a click goes where the pointer is."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the event was a key that could choose."""
        return isinstance(event, QKeyEvent) and super().eventFilter(watched, event)
