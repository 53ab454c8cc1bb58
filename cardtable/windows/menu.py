"""The one menu of the window: what the page offers, then what the program offers."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.look.icons import icon
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_TEXT, disabled_text
from cardtable.windows import words
from cardtable.windows.desk import MenuEntry


class WindowMenu(QMenu):
    """Filled anew each time it opens, so its words and entries are always right."""

    new_match_wanted = Signal()
    start_wanted = Signal()
    history_wanted = Signal()
    preferences_wanted = Signal()
    keys_wanted = Signal()
    rules_wanted = Signal()
    about_wanted = Signal()
    full_screen_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)

    def fill(self, of_page: Sequence[MenuEntry]) -> None:
        """Offer the page's entries and the window's."""
        self.clear()
        for entry in of_page:
            entry.action.setIcon(self._icon(entry.icon))
            self.addAction(entry.action)
        if of_page:
            self.addSeparator()
        self._add(words.new_match(), "plus", self.new_match_wanted.emit, "Ctrl+N")
        if of_page:
            self._add(words.choose_a_game(), "back", self.start_wanted.emit)
        self.addSeparator()
        self._add(words.history(), "clock", self.history_wanted.emit, "Ctrl+H")
        self._add(words.preferences_menu(), "gear", self.preferences_wanted.emit, "Ctrl+,")
        self._add(words.rules_menu(), "book", self.rules_wanted.emit, "F1")
        self._add(words.keys(), "keyboard", self.keys_wanted.emit, "Ctrl+F1")
        self._add(words.full_screen(), "screen", self.full_screen_wanted.emit, "F11")
        self._add(words.about(), "info", self.about_wanted.emit)
        self.addSeparator()
        self._add(words.quit_program(), "power", self.quit_wanted.emit, "Ctrl+Q")

    def _add(self, text: str, name: str, act: Callable[[], object], keys: str = "") -> None:
        action = QAction(text, self)
        action.setIcon(self._icon(name))
        if keys:  # shown only: the window itself listens, also while the menu is empty
            native = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(f"{text}\t{native}")
        action.triggered.connect(act)
        self.addAction(action)

    def _icon(self, name: str) -> QIcon:
        theme = self._look.theme
        return icon(name, theme.text, disabled_text(theme), CHIP_TEXT, self._look.px(20))
