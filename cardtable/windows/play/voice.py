"""What the page says to a screen reader: as the match goes on, and when it is asked."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable.controllers.game_controller import GameController, Moment
from cardtable.engine.rules import Play
from cardtable.storage.declared import SPEECH, SPEECH_OFF, SPEECH_TERSE
from cardtable.storage.settings import Settings
from cardtable.table.view import TableView
from cardtable.tabletop.table import Tabletop
from cardtable.texts import in_one_breath
from cardtable.windows.play import voice_words as words

translate = QCoreApplication.translate


class Voice:
    """Speaks through announcements, so it is heard wherever the keyboard is.

    Tells each step in full, tersely or not at all, as the settings say; what the person asks for
    by a key is always said. What happens at once is told at once, in one breath: a screen reader
    may drop all but the first of several announcements. The result of a deal waits for its sheet,
    at whose coming a screen reader would break it off.
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
        self._happened: list[str] = []
        self._ended: list[str] = []
        """What waits for the result of the deal."""
        self._breath = QTimer(page, singleShot=True, interval=0)
        self._breath.timeout.connect(self._tell_all)
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
        told = words.terse(moment, names, self._family) if short else moment.spoken
        over = self._controller.deal_is_over() and not isinstance(moment.step.event, Play)
        (self._ended if over else self._happened).extend(told)
        self._breath.start()

    def tell_result(self) -> None:
        """Say how the deal went on to end: its result is laid on the table."""
        ended, self._ended = tuple(self._ended), []
        self.say(ended)

    def forget(self) -> None:
        """The match stands elsewhere now: what was still to be said did not happen."""
        self._happened, self._ended = [], []

    def _tell_all(self) -> None:
        if self._happened and self._ended and not self._controller.deal_is_over():
            self._happened[:0] = self._ended
            self._ended = []
        happened, self._happened = tuple(self._happened), []
        self.say(happened)

    def say(self, sentences: tuple[str, ...]) -> None:
        """Say this, and know it if it is to be said again."""
        if sentences:
            self._said = sentences
            self._table.announce(in_one_breath(sentences))

    def _again(self) -> None:
        said = self._said or (translate("table", "Nothing to repeat."),)
        self._table.announce(in_one_breath(said))

    def _score(self) -> None:
        self._table.announce(self._tabletop().panel.spoken)

    def _trick(self) -> None:
        names = self._controller.names
        self._list(words.trick(self._tabletop(), names, self._family))

    def _hand(self) -> None:
        self._list(words.hand(self._tabletop(), self._family))

    def _list(self, sentences: tuple[str, ...]) -> None:
        self._table.announce(in_one_breath(sentences))

    def _tabletop(self) -> Tabletop:
        """How the match stands, also while the cards are still on their way there."""
        return self._controller.tabletop(self._controller.match.state)
