"""The way to the lessons: of the game on the table at once, else the person chooses one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.windows.common import words
from cardtable.windows.common.desk import Sitting
from cardtable.windows.common.window import Window
from cardtable.windows.matches.game_choice import GameChoice
from cardtable.windows.matches.offers import Offer, offers

_WIDTH = 840


def one_of_each() -> tuple[Offer, ...]:
    """Every game once, by its first rule set: a lesson is the same for all of them."""
    found: dict[str, Offer] = {}
    for offer in offers():
        found.setdefault(offer.game, offer)
    return tuple(found.values())


class LessonsSheet(SheetDialog):
    """The games side by side; pressing one begins its lesson."""

    wanted = Signal(object)
    """A Sitting: the lesson of this game."""

    def __init__(self, host: QWidget, look: Look) -> None:
        super().__init__(host, look, _WIDTH)
        self.games = GameChoice(look, one_of_each())
        self.games.taken.connect(self._take)
        self.body.addWidget(self.games)
        self.closed.connect(self.games.close_art)

    def retranslate(self) -> None:
        """Title and games."""
        self.title.setText(words.lesson())
        self.setAccessibleName(words.lesson())
        self.cross.set_name(words.close())
        self.games.retranslate()

    def _take(self, place: int) -> None:
        offer = self.games.offers[place]
        self.dismiss()
        self.wanted.emit(Sitting(offer.game, offer.preset, lesson=True))


def begin_lesson(window: Window) -> None:
    """The lesson of the game on the table; on the start page the games to choose from."""
    if window.sitting is not None:
        window.open_game(Sitting(window.sitting.game, window.sitting.preset, lesson=True))
        return
    sheet = LessonsSheet(window, window.look)
    sheet.wanted.connect(window.open_game)
    sheet.lay()
