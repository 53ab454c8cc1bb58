"""A held key is one press, also where X11 tells of many."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.look.held_keys import HeldKeys

NONE = Qt.KeyboardModifier.NoModifier


class Listener(QWidget):
    """Hears of presses, and which of them are repeats."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, bool]] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append((event.text(), event.isAutoRepeat()))


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()
    listener.setFocus()
    handle = listener.windowHandle()
    assert handle is not None
    HeldKeys(handle)
    return listener


def tell(listener: Listener, kind: QEvent.Type, time: int, key: Qt.Key = Qt.Key.Key_K) -> None:
    event = QKeyEvent(kind, key, NONE, "k")
    event.setTimestamp(time)
    handle = listener.windowHandle()
    assert handle is not None
    QCoreApplication.sendEvent(handle, event)


PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


def test_a_press_at_the_instant_of_a_release_is_a_repeat(listener: Listener) -> None:
    tell(listener, PRESS, 1000)
    for time in (1500, 1540):
        tell(listener, RELEASE, time)
        tell(listener, PRESS, time)
    tell(listener, RELEASE, 1600)
    assert listener.heard == [("k", False), ("k", True), ("k", True)]


def test_a_quick_second_press_is_a_press(listener: Listener) -> None:
    tell(listener, PRESS, 1000)
    tell(listener, RELEASE, 1050)
    tell(listener, PRESS, 1051)
    assert listener.heard == [("k", False), ("k", False)]


def test_another_key_is_a_press(listener: Listener) -> None:
    tell(listener, PRESS, 1000, Qt.Key.Key_J)
    tell(listener, RELEASE, 1050, Qt.Key.Key_J)
    tell(listener, PRESS, 1050)
    assert listener.heard == [("k", False), ("k", False)]
