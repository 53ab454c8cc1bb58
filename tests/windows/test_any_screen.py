"""Any screen: nothing is cut or covered, at any size of window and of type, for three games."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.look.sheet import SheetDialog
from cardtable.storage.declared import AUTO_PLAY_ONE, LANGUAGE, TEXT_SIZE, THEME
from cardtable.storage.history import History
from cardtable.windows.common.desk import Desk
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from cardtable.windows.statistics.sheet import StatisticsSheet
from tests.windows.faults import cut_widgets, hidden_indices, overlaps
from tests.windows.matches import every_game, unfinished
from tests.windows.moments import MOMENTS, opened
from tests.windows.test_screens import SCREENS as SHEETS

Size = tuple[int, int]

SCREENS = (
    ("de", "day", (800, 600), "100"),
    ("hu", "day", (800, 600), "150"),
    ("hu", "evening", (1024, 640), "200"),
    ("de", "evening", (1024, 768), "150"),
    ("de", "evening", (1280, 800), "200"),
    ("de", "day", (900, 1600), "200"),
    ("hu", "evening", (2560, 720), "100"),
    ("de", "day", (1920, 1080), "200"),
)
"""Those with the least room, and the oddest; `tests.bench.screens` looks at many more."""


@pytest.fixture
def window(desk: Desk, history: History) -> Iterator[MainWindow]:
    unfinished(history)
    desk.settings.put(AUTO_PLAY_ONE, False)
    window = MainWindow(desk, make_page)
    yield window
    window.close()


def sheets(window: MainWindow) -> list[SheetDialog]:
    return [each for each in window.findChildren(SheetDialog) if each.isVisible()]


def put_on(window: MainWindow, language: str, theme: str, size: Size, type_size: str) -> None:
    """Let the program be as this person has it."""
    put = window.desk.settings.put
    put(LANGUAGE, language)
    put(THEME, theme)
    put(TEXT_SIZE, type_size)
    window.resize(*size)
    window.show()


@pytest.mark.parametrize(("language", "theme", "size", "type_size"), SCREENS)
def test_no_index_and_no_word_of_a_table_is_cut(
    window: MainWindow,
    elided: list[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    theme: str,
    size: Size,
    type_size: str,
) -> None:
    put_on(window, language, theme, size, type_size)
    faults = {}
    for name, moment in MOMENTS.items():
        page = opened(window, moment, monkeypatch.setattr)
        QApplication.processEvents()  # layouts settle
        elided.clear()
        window.grab()
        table = page.table
        faults[name] = [*elided, *cut_widgets(page), *hidden_indices(table), *overlaps(table)]
    assert {name: found for name, found in faults.items() if found} == {}


def test_no_word_of_a_sheet_is_cut_in_the_largest_type(
    window: MainWindow, history: History, elided: list[str]
) -> None:
    every_game(history)
    put_on(window, "hu", "day", (1280, 800), "200")
    cut = {}
    for name, show in SHEETS.items():
        show(window)
        QApplication.processEvents()  # layouts settle
        elided.clear()
        shown = next(iter(sheets(window)), window.start)
        shown.grab()
        cut[name] = [*elided, *cut_widgets(shown)]
        for sheet in sheets(window):
            sheet.dismiss()
    assert {name: words for name, words in cut.items() if words} == {}


@pytest.mark.parametrize(("size", "type_size"), [((1024, 640), "150"), ((900, 1600), "200")])
def test_no_figure_of_the_statistics_is_cut_in_a_narrow_window(
    window: MainWindow, history: History, elided: list[str], size: Size, type_size: str
) -> None:
    every_game(history)
    put_on(window, "de", "evening", size, type_size)
    SHEETS["statistics"](window)
    (sheet,) = window.findChildren(StatisticsSheet)
    QApplication.processEvents()  # layouts settle
    elided.clear()
    sheet.grab()
    assert [*elided, *cut_widgets(sheet)] == []


def test_the_name_of_a_team_is_told_beside_its_marks(
    window: MainWindow, elided: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(window, "cs", "day", (900, 1600), "200")
    opened(window, MOMENTS["jass lead"], monkeypatch.setattr)
    QApplication.processEvents()
    elided.clear()
    window.grab()
    assert elided == []
