"""No screen shows a word that is not translated."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from cardtable import PROGRAM
from cardtable.languages import LANGUAGES
from cardtable.windows.main import MainWindow
from tests.translations.catalogues import MARK, marked_catalogue
from tests.windows.conftest import MakeWindow
from tests.windows.test_screens import SCREENS

WORDS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText")
MAKERS = "Alegreya, Alegreya Sans: Juan Pablo del Peral, Huerta Tipográfica (SIL OFL 1.1)"
PROPER = {*LANGUAGES.values(), MAKERS, PROGRAM}
"""Names that are the same in every language."""
KEYS = re.compile(
    r"\b(Ctrl|Shift|Alt|Tab|Enter|Esc|Space|Home|End|F\d+|Del|Backspace|Left|Right)\b|.* ms$"
)


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the marked catalogue, built once."""
    return marked_catalogue(tmp_path_factory.mktemp("marked"))


@pytest.fixture
def marked(qapp: QApplication, catalogue: Path) -> Iterator[Callable[[], object]]:
    """Puts the marked catalogue over the one of the window's language."""
    translator = QTranslator()
    assert translator.load("cardtable_hu", str(catalogue))
    yield lambda: qapp.installTranslator(translator)
    qapp.removeTranslator(translator)


def shown(window: QWidget) -> Iterator[str]:
    """All words that a window and what is in it say, to the eye or to a screen reader."""
    yield window.windowTitle()
    for thing in (window, *window.findChildren(QWidget), *window.findChildren(QAction)):
        for name in WORDS:
            said = thing.property(name)
            if isinstance(said, str):
                yield said


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_shows_no_word_that_is_not_translated(
    screen: str, make_window: MakeWindow, marked: Callable[[], object]
) -> None:
    window: MainWindow = make_window("hu")
    marked()
    window.retranslate()
    window.start.retranslate()
    SCREENS[screen](window)
    bare = {
        words
        for words in shown(window)
        if re.search(r"[^\W\d_]{2}", KEYS.sub("", words))
        and MARK not in words
        and words not in PROPER
    }
    assert not bare
