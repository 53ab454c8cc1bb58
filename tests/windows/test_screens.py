"""Every window in every language, in both rooms, in the smallest comfortable window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from cardtable.games import game_ids
from cardtable.languages import LANGUAGES
from cardtable.look.sheet import SheetDialog
from cardtable.storage.declared import HOUSE_RULES
from cardtable.storage.history import History
from cardtable.storage.settings import Settings
from cardtable.storage.trouble import Problem, Trouble
from cardtable.windows.commands import Wish
from cardtable.windows.common.message import new_match_question
from cardtable.windows.history.sheet import HistorySheet
from cardtable.windows.lessons.end import LessonEnd
from cardtable.windows.main import MainWindow
from cardtable.windows.preferences.sheet import PAGES, PreferencesSheet
from cardtable.windows.start.first_start import welcome
from tests.games.lessons import lesson_of
from tests.windows.conftest import MakeWindow
from tests.windows.faults import cut_widgets as cut_widgets
from tests.windows.faults import elided as elided
from tests.windows.matches import every_game, unfinished

FUSION_GREYS = {0xFFEFEFEF, 0xFFF0F0F0}


def preferences(page: int) -> Callable[[MainWindow], None]:
    def show(window: MainWindow) -> None:
        window.fulfil(Wish.PREFERENCES)
        sheet = next(each for each in window.findChildren(PreferencesSheet) if each.isVisible())
        sheet.pages.setCurrentRow(page)

    return show


def trouble(kind: Trouble, of_settings: bool) -> Callable[[MainWindow], None]:
    problem = Problem(kind, Path("/home/someone/.config/cardtable/settings.broken-1.json"))
    return lambda window: window.show_problem(problem, of_settings)


def statistics(window: MainWindow) -> None:
    window.fulfil(Wish.HISTORY)
    sheet = next(each for each in window.findChildren(HistorySheet) if each.isVisible())
    sheet.figures.setEnabled(True)
    sheet.figures.click()


def praise() -> str:
    """The longest praise of a lesson."""
    return max((lesson_of(game).praise for game in game_ids()), key=len)


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "start": lambda window: None,
    "history": lambda window: window.fulfil(Wish.HISTORY),
    "statistics": statistics,
    "keys": lambda window: window.fulfil(Wish.KEYS),
    "rules": lambda window: window.fulfil(Wish.RULES),
    "lessons": lambda window: window.fulfil(Wish.LESSON),
    "first start": welcome,
    "lesson's end": lambda window: LessonEnd(window, window.look, praise).lay(),
    "about": lambda window: window.fulfil(Wish.ABOUT),
    "deal number": lambda window: window.fulfil(Wish.NUMBER),
    "deals of the day": lambda window: window.fulfil(Wish.DAY),
    "question": lambda window: new_match_question(window, window.look).lay(),
    **{f"preferences {page.value}": preferences(place) for place, page in enumerate(PAGES)},
    **{f"history {kind.name.lower()}": trouble(kind, False) for kind in Trouble},
    "settings damaged": trouble(Trouble.DAMAGED, True),
    "settings read only": trouble(Trouble.READ_ONLY, True),
}


def greys(picture: QPixmap) -> set[int]:
    """The greys of a bare widget that are in the picture."""
    data = picture.toImage().convertToFormat(QImage.Format.Format_RGB32)
    return FUSION_GREYS & set(memoryview(data.constBits()).cast("I"))


def shown(window: MainWindow) -> Iterator[str]:
    """Every screen in turn, laid in the window and taken away again; gives its name."""
    for name, show in SCREENS.items():
        show(window)
        yield name
        for sheet in window.findChildren(SheetDialog):
            sheet.dismiss()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut(
    make_window: MakeWindow, history: History, elided: list[str], language: str
) -> None:
    unfinished(history)
    every_game(history)
    window = make_window(language)
    cut = {}
    for name in shown(window):
        QApplication.processEvents()  # layouts settle
        window.grab()
        cut[name] = [*elided, *cut_widgets(window)]
        elided.clear()
    assert {name: words for name, words in cut.items() if words} == {}


@pytest.mark.parametrize("own_rules", [False, True], ids=["four tiles", "five tiles"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_room_at_every_size(
    make_window: MakeWindow,
    settings: Settings,
    history: History,
    elided: list[str],
    language: str,
    own_rules: bool,
) -> None:
    unfinished(history)
    settings.put(HOUSE_RULES["spades"].wanted, own_rules)
    window = make_window(language)
    cut = {}
    for size in ((800, 600), (1280, 800), (1920, 1080)):
        window.resize(*size)
        for name in ("start", "preferences table"):
            SCREENS[name](window)
            QApplication.processEvents()  # layouts settle
            window.grab()
            cut[name, size] = [*elided, *cut_widgets(window)]
            elided.clear()
            for sheet in window.findChildren(SheetDialog):
                sheet.dismiss()
    assert {place: words for place, words in cut.items() if words} == {}


@pytest.mark.parametrize("theme", ["day", "evening"])
def test_no_pixel_is_default_grey(make_window: MakeWindow, history: History, theme: str) -> None:
    every_game(history)
    window = make_window(theme=theme)
    found = {name: greys(window.grab()) for name in shown(window)}
    window.menu.fill([])
    found["menu"] = greys(window.menu.grab())
    assert {name: grey for name, grey in found.items() if grey} == {}


def test_a_default_grey_would_be_found(qapp: QApplication) -> None:
    bare = QPixmap(40, 40)
    bare.fill(QColor("#efefef"))
    assert greys(bare)
