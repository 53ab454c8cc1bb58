"""What all pages of the window share, and what the window asks of the page with a game on it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cardtable.controllers.thinker import Thinker
from cardtable.engine.match import Match
from cardtable.engine.rules import State
from cardtable.look.present import Look
from cardtable.storage.history import History
from cardtable.storage.notebook import Notebook
from cardtable.storage.settings import Settings
from cardtable.windows.sounds.sounds import Sounds, silence


@dataclass(frozen=True, slots=True)
class Desk:
    """The things that live as long as the program; made once, in ``app``."""

    look: Look
    settings: Settings
    history: History | None
    """None when it can't be opened: play goes on, nothing is saved."""
    notebook: Notebook
    mind: Thinker
    sounds: Sounds = field(default_factory=silence)


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a new match begins that does not begin with any new deal."""

    number: int
    """The match number, from which its deals come."""
    start: State[Any] | None = None
    """Where it begins, if not at the usual start."""
    options: Any = None
    """What it is played by; None for the options that the rule set has today."""
    helped: str = ""
    """The kind of help that this is; empty if it is none."""


class Sitting(NamedTuple):
    """What a game page is opened for."""

    game: str
    """A name of ``games.game_ids()``."""
    preset: str
    """A key of the game's ``PRESETS``, or the name of rules that the person made."""
    match: int | None = None
    """The id in the history of the match to go on with; None for a new one."""
    lesson: bool = False
    """Whether it is the lesson of the game: no match, and nothing of it is kept."""
    begins: Beginning | None = None
    """How a new match begins; None for a new deal."""


class Played(NamedTuple):
    """A match to look back at."""

    game: str
    preset: str
    match: Match[Any]
    saved: int = 0
    """Its id in the history; 0 if it has none."""
    given_up: bool = False
    """Whether it is never gone on with, so that also an unfinished deal may be seen through."""


class MenuEntry(NamedTuple):
    """Something that a page can do, for the menu."""

    action: QAction
    icon: str
    """A key of ``look.icons.PATHS``; the menu colours it for the present room."""


class GamePage(QWidget):
    """A page with a game on it. The window shows it, resizes it and asks it to leave."""

    back = Signal()
    """The person wants to go back to the start page; the window then calls ``leave``."""
    menu_wanted = Signal()
    """The person pressed the menu button of the bar."""
    new_match_wanted = Signal()
    """The person wants another match of the same preset, e.g. on the last result."""
    again_wanted = Signal()
    """The person wants the same lesson once more."""
    replay_wanted = Signal()
    """The person wants to look back at the match, e.g. on a result."""
    same_deal_wanted = Signal()
    """The person wants the deal on the table once more."""
    rules_wanted = Signal()
    """The window asks the page to open the rules of its game."""

    def leave(self) -> None:
        """Stop playing and thinking; the page is deleted afterwards. All is saved already."""

    def played(self) -> Played | None:
        """The match on the page as it stands now."""
        return None

    def menu_actions(self) -> list[MenuEntry]:
        """What the page adds to the menu, above the window's own entries."""
        return []


PageMaker = Callable[[Desk, Sitting, QWidget], GamePage]
"""Makes the page: ``pages.make_page``. The widget is the parent, the main window."""
