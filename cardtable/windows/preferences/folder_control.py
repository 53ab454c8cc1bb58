"""The choice of a folder with a deck of the person's own: looked through before it is taken."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.look.buttons import Button, IconButton
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.storage.declared import Setting
from cardtable.storage.settings import Settings
from cardtable.table.faces import forget_decks
from cardtable.table.own_deck import DeckRefused, DeckTrouble
from cardtable.windows.preferences import words
from cardtable.windows.preferences.own_decks import looked_through, trouble_words
from cardtable.windows.preferences.setting_control import Control


class _Answer(QObject):
    """Carries what was found to the window's thread."""

    found = Signal(str, object)
    """The folder, and the DeckRefused that speaks against it or None."""

    def __init__(self, take: Callable[[str, DeckRefused | None], object]) -> None:
        super().__init__()
        self._hand_over = take
        self.found.connect(self._take)  # a method of its own: called in its own thread

    def _take(self, folder: str, refused: DeckRefused | None) -> None:
        self._hand_over(folder, refused)


class _Looking(QRunnable):
    """Opens every picture in the folder; a slow disk must not hold up the window."""

    def __init__(self, deck: str, folder: str, answer: _Answer) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._deck, self._folder, self._answer = deck, folder, answer

    def run(self) -> None:
        """Called in another thread."""
        refused: DeckRefused | None = None
        try:
            looked_through(self._deck, Path(self._folder))
        except DeckRefused as error:
            refused = error
        with suppress(RuntimeError):  # the preferences have gone meanwhile
            self._answer.found.emit(self._folder, refused)


class FolderControl(Control):
    """A button that asks for a folder, its name, and why the last one was not taken."""

    def __init__(self, setting: Setting[str], settings: Settings, look: Look, deck: str) -> None:
        self._setting, self._settings, self._deck = setting, settings, deck
        self._refused: DeckRefused | None = None
        self._answer = _Answer(self._take)
        self._looking: _Looking | None = None
        self.widget = QWidget()
        self.choose = Button(look, ButtonKind.SECONDARY)
        self.choose.clicked.connect(self._ask)
        self.ours = IconButton(look, "cross", 36)
        self.ours.clicked.connect(self._take_ours)
        self.name, self.trouble = QLabel(), QLabel()
        for label, role in ((self.name, "muted"), (self.trouble, "bad")):
            label.setWordWrap(True)
            label.setProperty("role", role)
        column, row = QVBoxLayout(self.widget), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.choose, 1)
        row.addWidget(self.ours, 0, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(row)
        column.addWidget(self.name)
        column.addWidget(self.trouble)
        self.widget.setFocusProxy(self.choose)

    def load(self) -> None:
        """Show the present value."""
        folder = self._settings.get(self._setting)
        self.ours.setVisible(bool(folder))
        self.name.setVisible(bool(folder))
        self.name.setText(Path(folder).name if folder else "")
        self.name.setToolTip(folder)
        told = trouble_words(self._refused, self._deck) if self._refused is not None else ""
        self.trouble.setText(told)
        self.trouble.setVisible(bool(told))

    def retell(self) -> None:
        """The words in the present language."""
        self.choose.setText(words.choose_folder())
        self.ours.set_name(words.built_in_cards())

    def try_folder(self, folder: str) -> None:
        """Take the folder if it is a deck; say why not otherwise."""
        self._looking = _Looking(self._deck, folder, self._answer)
        QThreadPool.globalInstance().start(self._looking)

    def _ask(self) -> None:
        now = self._settings.get(self._setting)
        folder = QFileDialog.getExistingDirectory(
            self.widget.window(), words.choose_folder(), now or str(Path.home())
        )
        if folder:
            self.try_folder(folder)

    def _take(self, folder: str, refused: DeckRefused | None) -> None:
        if refused is None and not self._setting.allows(folder):
            refused = DeckRefused(DeckTrouble.FOREIGN)
        self._refused = refused
        if refused is None:
            forget_decks()
            self._settings.put(self._setting, folder)
        self.load()

    def _take_ours(self) -> None:
        self._refused = None
        self._settings.put(self._setting, "")
        self.load()
        self.choose.setFocus(Qt.FocusReason.OtherFocusReason)
