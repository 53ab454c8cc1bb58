"""What the program offers outside a game: its words, picture, keys and act, declared once.

The menu, the foot of the start page and the keys of the window all read this table.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from cardtable.storage.declared import LAST_PRESET
from cardtable.windows.common import words
from cardtable.windows.common.window import Window


class Wish(StrEnum):
    """Something that a person can want of the program."""

    NEW_MATCH = "new match"
    SAME_DEAL = "same deal"
    NUMBER = "deal number"
    DAY = "deal of the day"
    REPLAY = "replay"
    START = "start"
    HISTORY = "history"
    STATISTICS = "statistics"
    PREFERENCES = "preferences"
    RULES = "rules"
    LESSON = "lesson"
    KEYS = "keys"
    ABOUT = "about"
    FULL_SCREEN = "full screen"
    QUIT = "quit"
    MENU = "menu"


class Command(NamedTuple):
    """How one wish is told and fulfilled."""

    word: Callable[[], str]
    """Its words in the menu, in the present language."""
    icon: str
    """A key of ``look.icons.PATHS``."""
    act: Callable[[Window], object]
    keys: str = ""
    over_sheets: bool = False
    """Whether the keys also work while a sheet is laid."""
    button: Callable[[], str] | None = None
    """Its words on the start page, where they differ from the menu's without its marks."""

    def button_word(self) -> str:
        """Its words on the start page, in the present language."""
        return words.plain(self.word()) if self.button is None else self.button()


# No start needs a sheet, nor what the next ones need; importing it would cost it 8 ms and more.


def _preferences(window: Window) -> None:
    from cardtable.windows.matches.offers import tile_called  # noqa: PLC0415
    from cardtable.windows.preferences.sheet import PreferencesSheet  # noqa: PLC0415

    desk, sitting = window.desk, window.sitting
    preset = desk.settings.get(LAST_PRESET) if sitting is None else sitting.preset
    own = tile_called(preset, desk.settings)
    PreferencesSheet(window, desk.look, desk.settings, desk.sounds, own).lay()


def _history(window: Window) -> None:
    from cardtable.windows.records import lay_history  # noqa: PLC0415

    lay_history(window, window.desk)


def _replay(window: Window) -> None:
    """Lay the match on the table open to look back at, once it has a deal."""
    from cardtable.windows.records import lay_replay  # noqa: PLC0415
    from cardtable.windows.replay.pictures import deals  # noqa: PLC0415

    played = None if window.page is None else window.page.played()
    if played is not None and deals(played.match):
        lay_replay(window, window.desk, played)


def _same_deal(window: Window) -> None:
    from cardtable.windows.deals.number_sheet import same_deal_again  # noqa: PLC0415

    same_deal_again(window)


def _number(window: Window) -> None:
    from cardtable.windows.deals.number_sheet import lay_number  # noqa: PLC0415

    lay_number(window)


def _day(window: Window) -> None:
    from cardtable.windows.deals.day_sheet import lay_days  # noqa: PLC0415

    lay_days(window)


def _statistics(window: Window) -> None:
    from cardtable.windows.records import lay_statistics  # noqa: PLC0415

    lay_statistics(window, window.desk)


def _rules(window: Window) -> None:
    """Open the rules of the game on the table, else those of the tile in hand."""
    from cardtable.windows.rules.sheet import open_rules  # noqa: PLC0415

    open_rules(window, window.desk, window.page, window.held())


def _lesson(window: Window) -> None:
    from cardtable.windows.lessons.sheet import begin_lesson  # noqa: PLC0415

    begin_lesson(window)


def _keys(window: Window) -> None:
    from cardtable.windows.help.keys import KeysSheet  # noqa: PLC0415

    KeysSheet(window, window.look).lay()


def _about(window: Window) -> None:
    from cardtable.windows.help.about import AboutSheet  # noqa: PLC0415

    running = 0 if window.page is None else window.desk.notebook.match
    sheet = AboutSheet(window, window.desk, running)
    sheet.reported.connect(lambda: window.toast.say(words.report_copied()))
    sheet.lay()


COMMANDS = {
    Wish.NEW_MATCH: Command(words.new_match, "plus", lambda window: window.new_match(), "Ctrl+N"),
    Wish.SAME_DEAL: Command(words.same_deal, "replay", _same_deal, "Ctrl+Shift+N"),
    Wish.NUMBER: Command(words.deal_number_menu, "number", _number, "Ctrl+G"),
    Wish.DAY: Command(words.deal_of_the_day, "day", _day, "Ctrl+T"),
    Wish.REPLAY: Command(words.replay, "play", _replay, "Ctrl+L"),
    Wish.START: Command(words.choose_a_game, "back", lambda window: window.to_start()),
    Wish.HISTORY: Command(words.history, "clock", _history, "Ctrl+H"),
    Wish.STATISTICS: Command(words.statistics_menu, "chart", _statistics, "Ctrl+Shift+H"),
    Wish.PREFERENCES: Command(
        words.preferences_menu, "gear", _preferences, "Ctrl+,", button=words.preferences
    ),
    Wish.RULES: Command(words.rules_menu, "book", _rules, "F1", button=words.rules),
    Wish.LESSON: Command(words.lesson, "lesson", _lesson),
    Wish.KEYS: Command(words.keys, "keyboard", _keys, "Ctrl+F1"),
    Wish.FULL_SCREEN: Command(
        words.full_screen, "screen", lambda window: window.toggle_full_screen(), "F11", True
    ),
    Wish.ABOUT: Command(words.about, "info", _about),
    Wish.QUIT: Command(words.quit_program, "power", lambda window: window.close(), "Ctrl+Q", True),
    Wish.MENU: Command(words.menu, "menu", lambda window: window.show_menu(), "F10"),
}
"""Each wish with its command."""

IN_MENU = (
    (Wish.NEW_MATCH, Wish.SAME_DEAL, Wish.NUMBER, Wish.DAY, Wish.START),
    (
        Wish.REPLAY,
        Wish.HISTORY,
        Wish.STATISTICS,
        Wish.PREFERENCES,
        Wish.RULES,
        Wish.LESSON,
        Wish.KEYS,
        Wish.FULL_SCREEN,
        Wish.ABOUT,
    ),
    (Wish.QUIT,),
)
"""The groups of the menu, under what the page adds to it."""

AT_THE_TABLE = frozenset({Wish.START, Wish.SAME_DEAL, Wish.REPLAY})
"""Offered in the menu only while a game is on the table."""

ON_START = (
    Wish.DAY,
    Wish.PREFERENCES,
    Wish.HISTORY,
    Wish.RULES,
    Wish.LESSON,
    Wish.KEYS,
    Wish.NUMBER,
    Wish.ABOUT,
    Wish.FULL_SCREEN,
    Wish.QUIT,
)
"""The foot of the start page, from left to right."""
