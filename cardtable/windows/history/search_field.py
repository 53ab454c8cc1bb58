"""A field in which one types what one looks for, and the way in which texts are compared."""

import unicodedata

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from cardtable.look.focus_ring import RING_RADIUS
from cardtable.look.theme import RADIUS


class SearchField(QLineEdit):
    """Escape empties it first; Enter and Down go on to what was found."""

    left = Signal()
    """The person goes on to what was found."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty(RING_RADIUS, RADIUS.field)
        self.setMaxLength(60)

    def name(self, word: str) -> None:
        """What stands in it while it is empty, and what a reader calls it."""
        self.setPlaceholderText(word)
        self.setAccessibleName(word)

    def finds(self, told: str) -> bool:
        """Whether every word that was typed is in the text, whatever its case and accents."""
        plain = folded(told)
        return all(word in plain for word in folded(self.text()).split())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys that leave; the others write."""
        match event.key():
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Down:
                self.left.emit()
            case _:
                super().keyPressEvent(event)


def folded(text: str) -> str:
    """The text without case and accents: "Őze" is found by "oze"."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))
