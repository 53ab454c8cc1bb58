"""What lies over a whole window, and whether anything does."""

from PySide6.QtWidgets import QWidget


class Cover(QWidget):
    """Lies over a whole window while it is shown: nothing under it is to be used."""


def covers(widget: QWidget) -> list[Cover]:
    """What is laid over the window of this widget."""
    return [each for each in widget.window().findChildren(Cover) if each.isVisible()]


def is_covered(widget: QWidget) -> bool:
    """Whether a sheet is laid over the window of this widget."""
    return bool(covers(widget))
