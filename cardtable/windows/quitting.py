"""Whether the window may close: some people want to be asked."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.look.present import Look
from cardtable.storage.declared import CONFIRM_QUIT
from cardtable.storage.settings import Settings
from cardtable.windows.common.message import MessageSheet, quit_question


class Quitting(QObject):
    """Asks once; a session that ends is never held up."""

    agreed = Signal()
    """The person wants to quit: close now."""

    def __init__(self, window: QWidget, look: Look, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._look, self._settings = window, look, settings
        self._question: MessageSheet | None = None
        self._sure = False

    def asks(self) -> bool:
        """Ask, if the person wants that and has not agreed yet."""
        app = QApplication.instance()
        saving = isinstance(app, QApplication) and app.isSavingSession()
        if self._sure or saving or not self._settings.get(CONFIRM_QUIT):
            return False
        if self._question is None:
            self._question = quit_question(self._window, self._look)
            self._question.agreed.connect(self._agree)
            self._question.closed.connect(self._forget)
            self._question.lay()
        return True

    def _forget(self) -> None:
        self._question = None

    def _agree(self) -> None:
        self._sure = True
        self.agreed.emit()
