"""What a maintainer needs to know about where the program runs, and the match that runs in it."""

import os
import platform
import sys

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from cardtable import PROGRAM, __version__
from cardtable.ai.form import is_compiled
from cardtable.languages import language_of
from cardtable.storage.archive import kept
from cardtable.storage.declared import LANGUAGE
from cardtable.storage.history import DamagedMatch
from cardtable.storage.match_file import written
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.paths import form
from cardtable.windows.common.desk import Desk


def environment() -> str:
    """Versions, system and screen, a line each; nothing of the person's own."""
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    lines = {
        PROGRAM: f"{__version__} ({form()}, {'compiled' if is_compiled() else 'plain'} core)",
        "Python": platform.python_version(),
        "Qt": f"{qVersion()}, PySide6 {PySide6.__version__}",
        "System": f"{platform.platform()}, {_desktop()}",
        "Screen": f"{QGuiApplication.platformName()}, {size.width()}x{size.height()}"
        f" at {screen.devicePixelRatio():g}, {screen.logicalDotsPerInch():.0f} dpi",
        "Locale": QLocale.system().name(),
    }
    return "\n".join(f"{name}: {value}" for name, value in lines.items())


def report(desk: Desk, match: int = 0) -> str:
    """The environment, and the match with this id as the history keeps it: with every card.

    The last line is a file of matches as it stands, so that it can be taken in elsewhere.
    """
    lines = [environment(), f"Language: {language_of(desk.settings.get(LANGUAGE))}"]
    if match and desk.history is not None:
        desk.notebook.flush()
        try:
            record = written([kept(desk.history, match)]).decode()
        except (DamagedMatch, HistoryUnavailable, LookupError) as error:
            record = f"{type(error).__name__}: {error}"
        lines += ["", record.rstrip()]
    return "\n".join(lines) + "\n"


def _desktop() -> str:
    """The desktop by its own name, as far as it tells."""
    return os.environ.get("XDG_CURRENT_DESKTOP", "") or sys.platform
