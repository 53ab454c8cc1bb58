"""A named part of a window, for a screen reader as for the eye."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGroupBox, QWidget


class Group(QGroupBox):
    """What lies in it belongs together under its accessible name. It draws nothing itself.

    Qt tells the role of a widget by its class. A plain ``QWidget`` is mere filling, whose name no
    screen reader says; a group's name is said when the keyboard comes into it. In all else this
    is a plain widget: a group box would swallow Space and Enter, hand the focus on, and set
    margins of its own.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)

    def event(self, event: QEvent) -> bool:
        """As any widget's."""
        return QWidget.event(self, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """As any widget's: it keeps the focus that it was given."""
        QWidget.focusInEvent(self, event)

    def changeEvent(self, event: QEvent) -> None:
        """As any widget's."""
        QWidget.changeEvent(self, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As any widget's."""
        QWidget.resizeEvent(self, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing."""
