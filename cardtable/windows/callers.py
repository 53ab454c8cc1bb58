"""What the window does when somebody calls: comes to the front, opens a file or a new match."""

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from cardtable.windows.common import words
from cardtable.windows.common.desk import Sitting
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.common.window import Window
from cardtable.windows.door import Call
from cardtable.windows.matches.offers import offer_of

translate = QCoreApplication.translate


class MacApplication(QApplication):
    """On macOS the file of a double click is no part of the command line: Finder hands it over."""

    handed = Signal(str)
    """The file's whole path, at a first start as later."""

    def event(self, event: QEvent) -> bool:
        """Take up files; all else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.handed.emit(event.file())
            return True
        return super().event(event)


def receive(window: Window, call: Call) -> None:
    """Come to the front, and do what the call wants."""
    come_forward(window, call.token)
    if call.preset:
        try:
            offer = offer_of(call.preset, window.desk.settings)
        except LookupError:  # rules that the other start had, and this one has not
            return
        window.open_game(Sitting(offer.game, offer.preset))
    if call.file:
        ask_to_take_in(window, Path(call.file))


def come_forward(window: Window, token: str = "") -> None:
    """Before all other windows, out of the task bar if need be."""
    if token:
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # where Qt looks for it on Wayland
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


def ask_to_take_in(window: Window, file: Path) -> None:
    """Ask whether the matches of the file shall come into the history, and take them in."""
    # No start needs the history's sheet, which this lays.
    from cardtable.windows.records import lay_history  # noqa: PLC0415

    question = MessageSheet(
        window,
        window.look,
        words.history,
        lambda: translate("history", "Import the matches in “{file}”?").format(file=file.name),
        lambda: translate("history", "Import"),
    )
    question.agreed.connect(lambda: lay_history(window, window.desk, file))
    question.lay()
