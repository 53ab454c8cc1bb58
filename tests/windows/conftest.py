"""A desk without files, and windows on it: with empty game pages, and with real tables."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.controllers.thinker import Thinker
from cardtable.languages import install
from cardtable.look.fonts import load_fonts
from cardtable.look.present import Look
from cardtable.storage.declared import ANIMATION, LANGUAGE, THEME
from cardtable.storage.history import History
from cardtable.storage.notebook import Notebook
from cardtable.storage.settings import Settings
from cardtable.windows.common.desk import Desk, GamePage, Sitting
from cardtable.windows.dress.appearance import Appearance
from cardtable.windows.main import MainWindow
from cardtable.windows.matches import sitting
from cardtable.windows.statistics.counting import Counting
from tests.windows.faults import elided as elided
from tests.windows.tables import quick_desk, window_on

Opened = list[Sitting]
MakeWindow = Callable[..., MainWindow]


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    history = History.open(tmp_path / "history.sqlite")
    yield history
    history.close()


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """New matches are dealt alike, so that a test meets the same cards each time."""
    monkeypatch.setattr(sitting, "secrets", SimpleNamespace(randbelow=lambda numbers: 20))


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def opened() -> Opened:
    """The sittings for which the window asked for a page."""
    return []


@pytest.fixture(scope="session")
def styled(qapp: QApplication) -> QApplication:
    """The application as the program sets it up, once for all tests."""
    qapp.setQuitOnLastWindowClosed(False)
    load_fonts()
    if qapp.style().objectName() != "fusion":
        qapp.setStyle("Fusion")
    return qapp


def _bury() -> None:
    """Delete the windows of earlier tests, which would be dressed too, each time anew."""
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    loop.exec()


def _counting() -> list[Counting]:
    windows = QApplication.topLevelWidgets()
    return [each for window in windows for each in window.findChildren(Counting)]


@pytest.fixture
def desk(styled: QApplication, settings: Settings, history: History) -> Iterator[Desk]:
    _bury()
    install(styled, "en")
    settings.put(ANIMATION, "off")
    look = Look()
    appearance = Appearance(styled, settings, look)
    notebook = Notebook(history, lambda problem: None, time.time)
    yield Desk(look, settings, history, notebook, Thinker())
    appearance.stop()
    for counting in _counting():
        counting.stop()  # as when the program quits, before its history is closed
    # The style sheet stays: Qt forgets to watch the widgets of a sheet that was taken off, and
    # dies when one of those is deleted while the next sheet is put on.


@pytest.fixture
def make_window(qtbot: QtBot, qapp: QApplication, desk: Desk, opened: Opened) -> MakeWindow:
    """A window in a language, a room and a size."""

    def page(desk: Desk, sitting: Sitting, parent: QWidget) -> GamePage:
        opened.append(sitting)
        return GamePage(parent)

    def make(
        language: str = "en", theme: str = "day", size: tuple[int, int] = (1024, 640)
    ) -> MainWindow:
        desk.settings.put(LANGUAGE, language)
        desk.settings.put(THEME, theme)
        install(qapp, language)
        window = MainWindow(desk, page)
        qtbot.addWidget(window, before_close_func=lambda widget: None)
        window.resize(*size)
        window.show()
        window.activateWindow()
        return window

    return make


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    return make_window()


@pytest.fixture
def quick(desk: Desk, history: History) -> Desk:
    """The desk with a computer that answers at once."""
    return quick_desk(desk, history)


@pytest.fixture
def table_window(qtbot: QtBot, quick: Desk) -> Iterator[MainWindow]:
    """A window with real tables, on which nothing waits."""
    window = window_on(qtbot, quick)
    yield window
    window.close()
