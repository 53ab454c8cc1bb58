"""Held keys under X11: what is pressed again and again by holding it is known as that."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow


class HeldKeys(QObject):
    """Marks the repeats of a held key that Qt hands on as new presses.

    X11 tells of each repeat as of a release and a press at one instant. Qt knows it for a repeat
    only if the press has arrived when it looks at the release; often it has not, and a held Enter
    would play one card after the other. No finger is that quick.
    """

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._released = (0, 0)
        """Key and time of the last release."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand on a repeat in place of what is none."""
        if not isinstance(event, QKeyEvent):
            return False
        here, kind = (event.key(), event.timestamp()), event.type()
        if kind is QEvent.Type.KeyRelease:
            self._released = here
        is_press = kind is QEvent.Type.KeyPress and not event.isAutoRepeat()
        if not is_press or here != self._released:
            return False
        QCoreApplication.sendEvent(watched, _repeat(event))
        return True


def _repeat(event: QKeyEvent) -> QKeyEvent:
    """The same press, as one of a held key."""
    same = QKeyEvent(
        QEvent.Type.KeyPress,
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        True,
        event.count(),
    )
    same.setTimestamp(event.timestamp())
    return same
