"""How the program starts, and how it follows the desktop."""

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from cardtable import __version__, app
from cardtable.storage.declared import ANIMATION, THEME
from cardtable.storage.paths import data_dir
from cardtable.storage.trouble import Trouble
from cardtable.windows.common.desk import Desk
from cardtable.windows.dress import appearance


def test_the_way_in_imports_no_qt() -> None:
    """The worker process imports it again, and must start fast."""
    code = (
        "import sys, cardtable.__main__;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_version_is_told_without_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        app.run(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"Cardtable {__version__}\n"


def test_a_file_that_finder_hands_over_is_told_of() -> None:
    """In a process of its own, since there is but one application in each."""
    code = (
        "from PySide6.QtGui import QFileOpenEvent;"
        "from cardtable.windows.callers import MacApplication;"
        "app = MacApplication([]);"
        "app.handed.connect(print);"
        "app.sendEvent(app, QFileOpenEvent('/a b/match.cardtable'))"
    )
    assert (
        subprocess.check_output([sys.executable, "-c", code], text=True) == "/a b/match.cardtable\n"
    )


def test_the_icon_has_every_size(qapp: QApplication) -> None:
    for size in (16, 32, 48, 256):
        assert app.icon().pixmap(size, size).width() == size


def test_a_history_that_cannot_be_opened_is_no_end() -> None:
    folder = data_dir()
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("a file where the folder should be")
    history, problem = app.open_history()
    assert history is None
    assert problem is not None
    assert problem.trouble in (Trouble.READ_ONLY, Trouble.DEVICE)


def test_a_history_is_made_where_there_is_none() -> None:
    history, problem = app.open_history()
    assert history is not None
    assert problem is None
    history.close()


def test_the_room_follows_the_desktop_unless_it_is_fixed(
    qapp: QApplication, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def turn(scheme: Qt.ColorScheme) -> None:
        dark = scheme == Qt.ColorScheme.Dark
        monkeypatch.setattr(appearance, "desktop_is_dark", lambda app: dark)
        qapp.styleHints().colorSchemeChanged.emit(scheme)

    turn(Qt.ColorScheme.Dark)
    assert desk.look.theme.dark
    desk.settings.put(THEME, "day")
    assert not desk.look.theme.dark
    turn(Qt.ColorScheme.Light)
    desk.settings.put(THEME, "system")
    assert not desk.look.theme.dark


@pytest.mark.parametrize(("speed", "motion"), [("off", 0.0), ("normal", 1.0), ("slow", 1.6)])
def test_the_animation_speed_is_followed(desk: Desk, speed: str, motion: float) -> None:
    desk.settings.put(ANIMATION, speed)
    assert desk.look.motion == motion


def test_what_is_imported_is_not_read_as_well() -> None:
    """PySide6 would read every source: 12 ms and 4.6 MB of each start."""
    code = (
        "import linecache, cardtable.unread; cardtable.unread.leave_sources_unread();"
        "import cardtable.app, sys;"
        "ours = cardtable.__path__[0];"
        "sys.exit(any(name.startswith(ours) for name in linecache.cache))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
