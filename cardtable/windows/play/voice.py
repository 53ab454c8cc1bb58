"""What the page says to a screen reader: as the match goes on, and when it is asked."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable.controllers.game_controller import GameController, Moment
from cardtable.storage.declared import SPEECH, SPEECH_OFF, SPEECH_TERSE
from cardtable.storage.settings import Settings
from cardtable.table.view import TableView
from cardtable.tabletop.table import Tabletop
from cardtable.windows.play import voice_words as words

translate = QCoreApplication.translate


class Voice:
    """Speaks through announcements, so it is heard wherever the keyboard is.

    Tells each step in full, tersely or not at all, as the settings say; what the person asks for
    by a key is always said.
    """

    def __init__(
        self,
        page: QWidget,
        controller: GameController[Any],
        table: TableView,
        settings: Settings,
        family: str,
    ) -> None:
        self._controller, self._table, self._settings = controller, table, settings
        self._family = family
        self._said: tuple[str, ...] = ()
        for keys, slot in (
            ("Ctrl+R", self._again),
            ("S", self._score),
            ("O", self._trick),
            ("L", self._hand),
        ):
            QShortcut(
                QKeySequence(keys),
                page,
                slot,
                context=Qt.ShortcutContext.WidgetWithChildrenShortcut,
            )

    def tell(self, moment: Moment[Any]) -> None:
        """Say what happened."""
        wanted = self._settings.get(SPEECH)
        if wanted == SPEECH_OFF:
            return
        short = wanted == SPEECH_TERSE
        names = self._controller.names
        self.say(words.terse(moment, names, self._family) if short else moment.spoken)

    def say(self, sentences: tuple[str, ...]) -> None:
        """Say this, and know it if it is to be said again."""
        if sentences:
            self._said = sentences
            self._table.announce(words.in_one_breath(sentences))

    def _again(self) -> None:
        said = self._said or (translate("table", "Nothing to repeat."),)
        self._table.announce(words.in_one_breath(said))

    def _score(self) -> None:
        self._table.announce(self._tabletop().panel.spoken)

    def _trick(self) -> None:
        names = self._controller.names
        self._list(words.trick(self._tabletop(), names, self._family))

    def _hand(self) -> None:
        self._list(words.hand(self._tabletop(), self._family))

    def _list(self, sentences: tuple[str, ...]) -> None:
        self._table.announce(words.in_one_breath(sentences))

    def _tabletop(self) -> Tabletop:
        """How the match stands, also while the cards are still on their way there."""
        return self._controller.tabletop(self._controller.match.state)
