"""The main window: start page or game, sheets over them, and the keys that work everywhere."""

import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from cardtable.languages import install, language_of
from cardtable.look.cover import is_covered
from cardtable.look.focus_ring import FocusRing
from cardtable.look.metrics import MINIMUM_WINDOW
from cardtable.look.toast import Toast
from cardtable.storage.declared import (
    LANGUAGE,
    LAST_PRESET,
    WINDOW_GEOMETRY,
    AnySetting,
)
from cardtable.storage.opening import HistoryUnavailable
from cardtable.storage.trouble import Problem, Trouble
from cardtable.windows.commands import COMMANDS, Wish
from cardtable.windows.common import words
from cardtable.windows.common.desk import Desk, GamePage, PageMaker, Sitting
from cardtable.windows.common.message import (
    MessageSheet,
    history_trouble,
    new_match_question,
    problem_message,
    unreadable_match,
)
from cardtable.windows.common.window import Window
from cardtable.windows.fitting import fit, place_of, restore_place
from cardtable.windows.matches.saved import continuable
from cardtable.windows.matches.sitting import tile_of
from cardtable.windows.menu import WindowMenu
from cardtable.windows.preferences.own_decks import lost_decks, lost_words
from cardtable.windows.quitting import Quitting
from cardtable.windows.start.page import GROUND, StartPage
from cardtable.windows.telling import Telling


class MainWindow(Window):
    """One window, no menu bar: the table is the application."""

    desktop_changed = Signal()
    """The desktop may have other colours, or write larger, from now on."""

    def __init__(self, desk: Desk, make_page: PageMaker) -> None:
        super().__init__()
        self.desk = desk
        self._make_page = make_page
        self._telling = Telling(self)
        self.page: GamePage | None = None
        self.sitting: Sitting | None = None
        self.setObjectName("main")
        self.setMinimumSize(*MINIMUM_WINDOW)
        self._stack = QStackedLayout(self._pages())
        self._stack.setContentsMargins(0, 0, 0, 0)
        self.start = StartPage(desk, self)
        self._stack.addWidget(self.start)
        self.toast = Toast(self, desk.look)
        self.ring = FocusRing(self, desk.look)
        self.menu = WindowMenu(self, desk.look)
        self._quitting = Quitting(self, desk.look, desk.settings)
        self._quitting.agreed.connect(self.close)
        self._connect()
        if self.start.misses_a_match():
            self._telling.tell(MessageSheet(self, desk.look, words.title, unreadable_match))
        if lost_decks(desk.settings):
            self._telling.tell(MessageSheet(self, desk.look, words.title, lost_words))
        self._unsubscribe = desk.settings.subscribe(self._on_setting)
        self.retranslate()
        restore_place(self, desk.settings.get(WINDOW_GEOMETRY))
        self.start.focus_first()

    # ------------------------------------------------------------------ games
    def open_game(self, sitting: Sitting) -> None:
        """Put the game on the table; ask first when an unfinished match would be lost.

        None is lost to a deal that is played for its own sake: it waits in the history.
        """
        lost = continuable(self.desk.history).by_preset.get(sitting.preset)
        if sitting == Sitting(sitting.game, sitting.preset) and lost is not None:
            question = new_match_question(self, self.look)
            question.agreed.connect(lambda: self._begin_anew(sitting, lost.match))
            self._telling.tell(question)
            return
        self._put_on_table(sitting)
        if sitting.begins is not None and lost is not None:
            self.toast.say(words.kept_in_history())

    def to_start(self) -> None:
        """Leave the table; the match is saved and can be gone on with."""
        self._clear_table()
        self.look.wear(ground=GROUND)
        self.start.refresh()
        self._stack.setCurrentWidget(self.start)
        self.start.focus_first()

    def refresh_start(self) -> None:
        """Let the start page, if it is shown, tell anew what there is to go on with."""
        if self.page is None:
            self.start.refresh()

    def held(self) -> str:
        """The rule set of the tile in hand on the start page."""
        return self.start.held()

    def new_match(self) -> None:
        """Another match of the game on the table, or of the tile in hand."""
        if self.sitting is not None:
            self.open_game(Sitting(self.sitting.game, self.sitting.preset))
        else:
            self.start.begin()

    def _begin_anew(self, sitting: Sitting, lost: int) -> None:
        self._clear_table()
        history = self.desk.history
        try:
            if history is not None:
                history.abandon(lost, time.time())
        except HistoryUnavailable as error:
            self.show_problem(error.problem)
        self._put_on_table(sitting)

    def _put_on_table(self, sitting: Sitting) -> None:
        with self._telling.held_back():
            self._open_page(sitting)

    def _open_page(self, sitting: Sitting) -> None:
        self._clear_table()
        try:
            self.look.wear(ground=tile_of(self.desk, sitting).ground)
            page = self._make_page(self.desk, sitting, self)
        except (HistoryUnavailable, LookupError, ValueError):
            self.to_start()
            self._telling.tell(MessageSheet(self, self.look, words.title, unreadable_match))
            return
        page.back.connect(self.to_start)
        page.menu_wanted.connect(self.show_menu)
        page.new_match_wanted.connect(self.new_match)
        page.again_wanted.connect(lambda: self.open_game(sitting))
        page.replay_wanted.connect(partial(self.fulfil, Wish.REPLAY))
        page.same_deal_wanted.connect(partial(self.fulfil, Wish.SAME_DEAL))
        if not sitting.lesson:
            self.desk.settings.put(LAST_PRESET, sitting.preset)
        self.page, self.sitting = page, sitting
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear_table(self) -> None:
        if self.page is not None:
            self.page.leave()
            self._stack.removeWidget(self.page)
            self.page.deleteLater()
        self.page = self.sitting = None

    # ------------------------------------------------------------------ wishes
    def fulfil(self, wish: Wish) -> None:
        """Do what the person wants of the program."""
        COMMANDS[wish].act(self)

    def show_problem(self, problem: Problem, of_settings: bool = False) -> None:
        """Tell the person about trouble with a file, one after the other.

        Good news pass by as a toast.
        """
        if problem.trouble is Trouble.MENDED:
            self.toast.say(history_trouble(problem))
            return
        self._telling.tell(problem_message(self, self.look, problem, of_settings))

    def show_menu(self) -> None:
        """Open the menu at the right of the bar."""
        self.menu.fill([] if self.page is None else self.page.menu_actions())
        corner = QPoint(self.width() - self.look.px(14), self.look.px(50))
        self.menu.popup(self.mapToGlobal(corner) - QPoint(self.menu.sizeHint().width(), 0))

    def toggle_full_screen(self) -> None:
        """The whole screen, or back to the window as it was."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ------------------------------------------------------------------ events
    def changeEvent(self, event: QEvent) -> None:
        """New words when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.ThemeChange:
            self.desktop_changed.emit()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Now there is somebody to be told of trouble."""
        super().showEvent(event)
        self._telling.go_on()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A larger window is looked at from farther away: its text grows."""
        fit(self.look, self)
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Draw anew for a screen with other pixels, to which the window was moved."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            fit(self.look, self)
        return super().event(event)

    def go_on(self) -> None:
        """Take up the match that was played last, if it is not over."""
        preset = self.desk.settings.get(LAST_PRESET)
        left = continuable(self.desk.history).by_preset.get(preset)
        if left is not None:
            self._put_on_table(Sitting(left.game, preset, left.match))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place and stop whatever works in the background."""
        if self._quitting.asks():
            event.ignore()
            return
        self.desk.settings.put(WINDOW_GEOMETRY, place_of(self))
        self._clear_table()
        self.desk.notebook.flush()
        self.start.close_art()
        self._unsubscribe()
        super().closeEvent(event)

    def retranslate(self) -> None:
        """The title of the window."""
        self.setWindowTitle(words.title())

    # ------------------------------------------------------------------ inside
    def _pages(self) -> QWidget:
        """Where the pages lie, one at a time; sheets lie over it."""
        pages = QWidget()
        self.setCentralWidget(pages)
        return pages

    def _connect(self) -> None:
        self.look.changed.connect(lambda: fit(self.look, self))
        self.start.open_wanted.connect(self.open_game)
        self.start.wanted.connect(self.fulfil)
        self.menu.wanted.connect(self.fulfil)
        for wish, command in COMMANDS.items():
            if command.keys:
                self._on_key(command.keys, partial(self.fulfil, wish), command.over_sheets)

    def _on_key(self, keys: str, action: Callable[[], object], over_sheets: bool) -> None:
        """Let the keys do this; unless ``over_sheets``, only while no sheet is laid."""

        def act() -> None:
            if over_sheets or not is_covered(self):
                action()

        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)

    def _on_setting(self, setting: AnySetting) -> None:
        app = QApplication.instance()
        if setting == LANGUAGE and app is not None:
            install(app, language_of(self.desk.settings.get(LANGUAGE)))
        for problem in self.desk.settings.take_problems():
            self.show_problem(problem, of_settings=True)
        if self.page is None:
            self.start.retranslate()
