"""What a screen reader shall say at once, wherever the keyboard is."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str) -> None:
    """Have these words said on behalf of the window in which the widget is.

    Of two announcements within a tenth of a second, Orca drops the second, unless they come from
    a window.
    """
    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget.window(), text))
