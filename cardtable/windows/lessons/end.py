"""The end of a lesson: praise, and the choice of what comes next."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardtable import lesson_words
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.seen_first import SeenFirst
from cardtable.look.sheet import SheetDialog
from cardtable.windows.common import words

_WIDTH = 640


class LessonEnd(SheetDialog):
    """Its gold button and Enter begin a match; Esc goes back to the start page."""

    match_wanted = Signal()
    again_wanted = Signal()
    left = Signal()

    def __init__(self, host: QWidget, look: Look, praise: Callable[[], str]) -> None:
        super().__init__(host, look, _WIDTH)
        self._praise = praise
        self._said = QLabel()
        self._said.setProperty("role", "lead")
        self._said.setWordWrap(True)
        self.body.addWidget(self._said)
        self.cross.hide()
        self.match = self.add_button(ButtonKind.PRIMARY, "play")
        self.again = self.add_button(ButtonKind.SECONDARY, "replay")
        self.away = self.add_button(ButtonKind.GHOST, "back")
        for button, signal in (
            (self.match, self.match_wanted),
            (self.again, self.again_wanted),
            (self.away, self.left),
        ):
            button.clicked.connect(self.dismiss)
            button.clicked.connect(signal)
        self.foot.addStretch(1)

    def lay(self) -> None:
        """Show it; what is pressed too soon for it was meant for the table."""
        super().lay()
        SeenFirst(self)

    def retranslate(self) -> None:
        """Praise and buttons."""
        title, said = lesson_words.well_done(), (self._praise(), lesson_words.enough())
        self.title.setText(title)
        self._said.setText("\n\n".join(said))
        self.match.setText(words.new_match())
        self.again.setText(lesson_words.once_more())
        self.away.setText(words.choose_a_game())
        self.setAccessibleName(" ".join((title, *said)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins a match, Esc leaves."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if not event.isAutoRepeat():
                self.match.click()
            case Qt.Key.Key_Escape if not event.isAutoRepeat():
                self.away.click()
        event.accept()
