"""Starts the program: reads the command line, lays out what lives long, shows the window."""

import gc
import os
import sys
import time
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLoggingCategory, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from cardtable import PROGRAM, __version__
from cardtable.controllers.thinker import Thinker
from cardtable.languages import LANGUAGES, install, language_of
from cardtable.look.fonts import load_fonts
from cardtable.look.held_keys import HeldKeys
from cardtable.look.present import Look
from cardtable.storage import history as history_file
from cardtable.storage import settings as settings_file
from cardtable.storage.declared import LANGUAGE, START_LAST
from cardtable.storage.history import History
from cardtable.storage.notebook import Notebook
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.paths import asset, config_dir, data_dir
from cardtable.storage.settings import Settings
from cardtable.storage.trouble import Problem
from cardtable.windows.callers import MacApplication, ask_to_take_in, receive
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.door import Call, Door, come_in, doorplate, leave_given
from cardtable.windows.dress.appearance import Appearance
from cardtable.windows.help.failure import watch_over
from cardtable.windows.main import MainWindow
from cardtable.windows.matches.offers import all_offers, offer_of, offers
from cardtable.windows.pages import make_page
from cardtable.windows.sounds.sounds import Sounds

_FIRST_PICTURE = 300
"""Milliseconds in which the first picture is painted; what can wait so long begins then."""
_TURN = 0.0005
"""Seconds for which a thread that draws may hold Python's lock while the window waits for it.

With Python's own 5 ms the first table comes 30 ms later.
"""
_QT_TO_ITSELF = "qt.qpa.wayland.textinput.warning=false"
"""What Qt logs of every program on Wayland, each time a window gets or loses the keyboard."""
_ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)


class Bell(QObject):
    """Carries trouble from the notebook, which knows no window, to the window."""

    rung = Signal(object)


def run(arguments: Sequence[str]) -> int:
    """The whole life of the program; the exit code."""
    wanted = _command_line(arguments)
    app = application()
    if wanted.demo is not None:
        return _demonstrate(app, wanted.demo, wanted.new)
    if wanted.words is not None:
        return _say_all(app, wanted.words)
    call = _call(wanted)
    door = come_in(doorplate(app.platformName()), call)
    if door is None:
        return 0  # the window that is there already has taken it over
    try:
        return _play(app, door, call)
    finally:
        door.close()


def _command_line(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser(prog="cardtable")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    demo = "play a demonstration match without a window and save pictures of it in this folder"
    parser.add_argument("--demo", type=Path, metavar="DIR", help=demo)
    presets = [offer.preset for offer in all_offers(Settings())]
    parser.add_argument("--new", choices=presets, help="open a new match at once")
    # For whoever looks a language over; not worth a line in the help of a game.
    parser.add_argument("--words", choices=list(LANGUAGES), help=SUPPRESS)
    matches = "ask whether to take in the matches in this file"
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=matches)
    return parser.parse_args(list(arguments))


def _call(wanted: Namespace) -> Call:
    """What this start is for."""
    file = "" if wanted.file is None else str(wanted.file.absolute())
    return Call(file, wanted.new or "", leave_given(os.environ))


def application() -> QApplication:
    """The Qt application with its name, icon, style and typefaces."""
    sys.setswitchinterval(_TURN)
    QLoggingCategory.setFilterRules(_QT_TO_ITSELF)
    kind = MacApplication if sys.platform == "darwin" else QApplication
    app = kind(sys.argv[:1])
    app.setApplicationName("cardtable")
    app.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName(os.environ.get("FLATPAK_ID", "cardtable"))
    app.setStyle("Fusion")
    app.setWindowIcon(icon())
    load_fonts()
    return app


def icon() -> QIcon:
    """The program's icon in every size that it was drawn for."""
    result = QIcon()
    for size in _ICON_SIZES:
        result.addFile(str(asset("icons", f"cardtable-{size}.svg")))
    return result


def _know_held_keys(app: QApplication, window: MainWindow) -> None:
    handle = window.windowHandle()
    if app.platformName() == "xcb" and handle is not None:
        HeldKeys(handle)


def _play(app: QApplication, door: Door, call: Call) -> int:
    settings = Settings(config_dir() / settings_file.FILE_NAME)
    appearance = _dressed(app, settings)
    history, problem = open_history()
    bell = Bell(app)
    notebook = Notebook(history, bell.rung.emit, time.time)
    mind = Thinker()
    sounds = Sounds(settings, app)
    window = MainWindow(Desk(appearance.look, settings, history, notebook, mind, sounds), make_page)
    window.desktop_changed.connect(appearance.follow)
    bell.rung.connect(window.show_problem)
    watch_over(window)
    if call.preset:
        offer = offer_of(call.preset, settings)
        window.open_game(Sitting(offer.game, offer.preset))
    elif settings.get(START_LAST):
        window.go_on()
    window.show()
    _know_held_keys(app, window)
    if settings.is_new and not (call.preset or call.file):
        # Once in the life of the program: no other start shall wait for it.
        from cardtable.windows.start.first_start import welcome  # noqa: PLC0415

        welcome(window)
    mind.warm_in(_FIRST_PICTURE)
    sounds.warm_in(2 * _FIRST_PICTURE)
    QTimer.singleShot(_FIRST_PICTURE, _collect_garbage)
    door.called.connect(lambda later: receive(window, later))
    if isinstance(app, MacApplication):
        app.handed.connect(lambda file: receive(window, Call(file)))
    QTimer.singleShot(_FIRST_PICTURE, door.open)
    if call.file:
        QTimer.singleShot(_FIRST_PICTURE, lambda: ask_to_take_in(window, Path(call.file)))
    for each in settings.take_problems():
        window.show_problem(each, of_settings=True)
    if problem is not None:
        window.show_problem(problem)
    code = app.exec()
    sounds.close()
    mind.close()
    if history is not None:
        history.close()
    return code


def _dressed(app: QApplication, settings: Settings) -> Appearance:
    """The appearance by these settings, with its look; the program speaks their language."""
    install(app, language_of(settings.get(LANGUAGE)))
    return Appearance(app, settings, Look(parent=app))


def _collect_garbage() -> None:
    """From now on; what the start has made lives as long as the program and is not looked at.

    Collecting while everything is made costs a start a tenth of its time.
    """
    gc.freeze()
    gc.enable()


def open_history() -> tuple[History | None, Problem | None]:
    """The history, and what the person must hear about its opening."""
    try:
        history = History.open(data_dir() / history_file.FILE_NAME)
    except HistoryUnavailable as error:
        return None, error.problem
    return history, history.problem


def _say_all(app: QApplication, language: str) -> int:
    """Print all that the windows say in this language: a line each, of screen, tab and words."""
    # Only this one run needs them, and they are no part of a usual start.
    from tempfile import TemporaryDirectory  # noqa: PLC0415

    from cardtable.windows.said import said  # noqa: PLC0415

    settings = Settings()
    settings.put(LANGUAGE, language)
    look = _dressed(app, settings).look
    mind = Thinker()
    with TemporaryDirectory() as folder:
        history = History.open(Path(folder) / history_file.FILE_NAME)
        notebook = Notebook(history, lambda problem: None, time.time)
        desk = Desk(look, settings, history, notebook, mind)
        lines = [f"{screen}\t{words!r}\n" for screen, words in said(desk, make_page)]
        history.close()
    sys.stdout.buffer.write("".join(lines).encode())
    mind.close()
    return 0


def _demonstrate(app: QApplication, folder: Path, preset: str | None) -> int:
    """Play a match by itself and keep pictures of it, without touching the person's files."""
    _collect_garbage()
    # Only this one run needs it, and it is no part of a usual start.
    from cardtable.windows.demo import play_demonstration  # noqa: PLC0415

    settings = Settings()
    appearance = _dressed(app, settings)
    mind = Thinker()
    notebook = Notebook(None, lambda problem: None, time.time)
    desk = Desk(appearance.look, settings, None, notebook, mind)
    offer = offers()[0] if preset is None else offer_of(preset, settings)
    try:
        play_demonstration(desk, Sitting(offer.game, offer.preset), folder, _name_picture)
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    finally:
        mind.close()
    return 0


def _name_picture(picture: Path) -> None:
    sys.stdout.write(f"{picture}\n")
