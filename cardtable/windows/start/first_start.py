"""The greeting of the very first start: the language, a game, and whether to learn it first."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardtable.languages import LANGUAGES, language_of
from cardtable.look.controls import Segments
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.storage.declared import LANGUAGE, WELCOMED
from cardtable.storage.settings import Settings
from cardtable.windows.common import words
from cardtable.windows.common.desk import Sitting
from cardtable.windows.common.window import Window
from cardtable.windows.lessons.sheet import one_of_each
from cardtable.windows.matches.game_choice import GameChoice

translate = QCoreApplication.translate

_WIDTH = 840
_AT_HOME = {"hu": "schnapsen", "cs": "schnapsen", "de": "schnapsen"}
"""By language, the game that is played most where it is spoken; elsewhere the first."""


class FirstStart(SheetDialog):
    """Lies over the start page once. Esc or the cross leave everything as it is."""

    play_wanted = Signal(object)
    """A Sitting: a match of the chosen game, or its lesson."""

    def __init__(self, host: QWidget, look: Look, settings: Settings) -> None:
        super().__init__(host, look, _WIDTH)
        self._settings = settings
        self._codes = tuple(LANGUAGES)
        self._asked = QLabel(), QLabel()
        self.languages = Segments(look)
        self.languages.set_words(tuple(LANGUAGES.values()))
        self.languages.chosen.connect(self._speak)
        self.games = GameChoice(look, one_of_each())
        self.games.taken.connect(self._choose)
        for asked, answer in zip(self._asked, (self.languages, self.games), strict=True):
            asked.setProperty("role", "head")
            self.body.addWidget(asked)
            self.body.addWidget(answer)
        self.play = self.add_button(ButtonKind.PRIMARY, "play")
        self.play.clicked.connect(lambda: self._begin(lesson=False))
        self.learn = self.add_button(ButtonKind.SECONDARY, "lesson")
        self.learn.clicked.connect(lambda: self._begin(lesson=True))
        self.foot.addStretch(1)
        self.closed.connect(self.games.close_art)
        self._place = 0
        self._choose(self._usual())

    def retranslate(self) -> None:
        """Questions, games and buttons."""
        code = language_of(self._settings.get(LANGUAGE))
        self.title.setText(translate("first", "Welcome to the card table"))
        self.languages.set_current(self._codes.index(code))
        which = translate("first", "Which language?"), translate("first", "Which game first?")
        for label, text in zip(self._asked, which, strict=True):
            label.setText(text)
        self.languages.setAccessibleName(which[0])
        self.games.retranslate()
        self.play.setText(translate("first", "Play now"))
        self.learn.setText(translate("first", "Learn it first"))
        self.cross.set_name(words.close())
        self.setAccessibleName(self.title.text())

    def lay(self) -> None:
        """Show the sheet; Enter plays at once."""
        super().lay()
        self.play.setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays, wherever the keyboard is and has no use for it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._begin(lesson=False)
        else:
            super().keyPressEvent(event)

    def _usual(self) -> int:
        games = [offer.game for offer in self.games.offers]
        usual = _AT_HOME.get(language_of(self._settings.get(LANGUAGE)), "")
        return games.index(usual) if usual in games else 0

    def _speak(self, place: int) -> None:
        self._settings.put(LANGUAGE, self._codes[place])

    def _choose(self, place: int) -> None:
        self._place = place
        self.games.choose(place)

    def _begin(self, *, lesson: bool) -> None:
        offer = self.games.offers[self._place]
        self.dismiss()
        self.play_wanted.emit(Sitting(offer.game, offer.preset, lesson=lesson))


def welcome(window: Window) -> None:
    """Greet the person, and never again."""
    window.desk.settings.put(WELCOMED, True)
    sheet = FirstStart(window, window.look, window.desk.settings)
    sheet.play_wanted.connect(window.open_game)
    sheet.lay()
