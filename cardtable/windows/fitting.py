"""The window's place on the desktop, and the look fitted to its size and to its screen."""

from base64 import b64decode, b64encode
from binascii import Error as BadBase64

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.look.metrics import largest_type, window_scale
from cardtable.look.present import Look

_USUAL_SIZE = QSize(1280, 800)


def fit(look: Look, window: QWidget) -> None:
    """Let the look know the size of the window and the pixels of its screen."""
    width, height = window.width(), window.height()
    largest = largest_type(width, height)
    look.wear(
        scale=window_scale(width, height, min(largest, look.wanted_type)),
        largest_type=largest,
        pixel_ratio=window.devicePixelRatioF(),
    )


def place_of(window: QWidget) -> str:
    """Where the window stands, as a text for `restore_place`."""
    return b64encode(bytes(window.saveGeometry().data())).decode()


def restore_place(window: QWidget, stored: str) -> None:
    """Let the window stand where it stood last, or in the middle, with room for a title."""
    try:
        place = QByteArray(b64decode(stored, validate=True))
    except (BadBase64, ValueError):
        place = QByteArray()
    if place.isEmpty() or not window.restoreGeometry(place):
        screen = QGuiApplication.primaryScreen().availableGeometry().adjusted(0, 0, 0, -40)
        window.resize(_USUAL_SIZE.boundedTo(screen.size()))
        window.move(screen.center() - window.rect().center())
