"""Walking along a row of choices with the keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


def walked_to(event: QKeyEvent, place: int, count: int) -> int | None:
    """The place in a row of `count` that an arrow, Home or End leads to; None for another key.

    The arrows stop at the ends of the row.
    """
    places = {
        Qt.Key.Key_Left: max(0, place - 1),
        Qt.Key.Key_Right: min(count - 1, place + 1),
        Qt.Key.Key_Home: 0,
        Qt.Key.Key_End: count - 1,
    }
    return places.get(Qt.Key(event.key()))
