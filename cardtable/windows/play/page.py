"""The page with a game on it: bar, table and panel, and the match that runs on them."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.controllers.game_controller import Moment
from cardtable.engine.rules import Choice, View
from cardtable.games import part
from cardtable.storage.declared import ASK_UNDO, CLAIM, AnySetting
from cardtable.tabletop.table import Tabletop, Tile
from cardtable.tabletop.verdict import Verdict
from cardtable.windows.common.desk import Desk, MenuEntry, Played, Sitting
from cardtable.windows.deals.again import deal_number
from cardtable.windows.matches.sitting import manner, names, seated
from cardtable.windows.play.bar_and_table import BarAndTable
from cardtable.windows.play.claims import ClaimRest, Claims
from cardtable.windows.play.hints import Hints
from cardtable.windows.play.table_sheets import TableSheets
from cardtable.windows.play.taking_back import TakingBack
from cardtable.windows.play.voice import Voice
from cardtable.windows.results.at_table import Results
from cardtable.windows.rules.at_table import Rules

translate = QCoreApplication.translate


class TablePage(BarAndTable):
    """Connects controller and table: steps go to the table, choices to the controller."""

    result_shown = Signal(object)
    """ResultSheet: the result of a deal or match is laid on the table."""

    def __init__(self, desk: Desk, sitting: Sitting, parent: QWidget | None = None) -> None:
        controller, texts = seated(desk, sitting), part(sitting.game, "texts")
        tile: Tile = texts.tile(sitting.preset, controller.rules.options)
        super().__init__(desk.look, tile.deck, parent)
        self._desk, self._sitting, self._tile = desk, sitting, tile
        self._controller = controller
        self._outdated = False
        self._results = Results(self, desk.look, self._tile.deck, self.table.middle)
        self._hints = Hints(self, self._controller, self.table, self._bar, desk.settings)
        wanted = self.table, self._bar, desk.settings
        self._claims = Claims(self, self._controller, desk.mind, *wanted)
        self._rules = Rules(self, self._controller, self.table, self._bar, desk.look)
        self._voice = Voice(self, self._controller, self.table, desk.settings, texts.FAMILY)
        self._back = TakingBack(
            self,
            self._controller,
            self.table,
            self._bar,
            self._hints,
            self._results,
            self._voice.say,
            self._ask_undo,
        )
        self._sheets = TableSheets(self, controller, self.table, desk.look, tile.deck)
        self._connect()
        self._unsubscribe = desk.settings.subscribe(self._on_setting)
        self.retranslate()
        self._start = QTimer(self, singleShot=True)
        self._start.timeout.connect(self._controller.start)
        self._start.start(0)

    @property
    def ground(self) -> str:
        """The cloth of this game's table, for the look of the window."""
        return self._tile.ground

    @property
    def controller(self) -> Any:
        """The controller of the match on this page."""
        return self._controller

    def leave(self) -> None:
        """Stop playing and thinking; the match is saved up to its last choice."""
        self._unsubscribe()
        self._start.stop()
        self._results.put_away()
        self._claims.leave()
        self._controller.leave()
        self.table.close_drawing()

    def played(self) -> Played:
        """The match as it stands now; it goes on without what is returned."""
        match = self._controller.match.copy()
        return Played(self._sitting.game, self._sitting.preset, match, self._desk.notebook.match)

    def menu_actions(self) -> list[MenuEntry]:
        """What this page adds to the window's menu."""
        bar = self._bar
        return [
            MenuEntry(bar.undo, "undo"),
            MenuEntry(bar.redo, "redo"),
            MenuEntry(bar.hint, "hint"),
            MenuEntry(bar.claim, "check"),
            MenuEntry(bar.last_trick, "trick"),
            MenuEntry(bar.score, "chart"),
        ]

    def retranslate(self) -> None:
        """Set every word of the page in the present language."""
        super().retranslate()
        self._dress(self._desk.settings)
        self._rename()

    # -- building --------------------------------------------------------------------------

    def _connect(self) -> None:
        controller, table, bar = self._controller, self.table, self._bar
        controller.stepped.connect(self._on_step)
        controller.jumped.connect(self._on_jump)
        controller.asked.connect(self._on_asked)
        controller.deal_ended.connect(self._on_verdict)
        controller.ended.connect(self._on_verdict)
        table.settled.connect(self._on_settled)
        table.choice_made.connect(self._choose)
        table.shown.connect(self._on_shown)
        table.last_trick_asked.connect(self._sheets.last_trick)
        table.score_asked.connect(self._sheets.score)
        table.heard.connect(self._desk.sounds.play)
        self._results.sounded.connect(self._desk.sounds.play)
        self._results.shown.connect(self.result_shown)
        self._results.went_on.connect(self._go_on)
        self._results.scores_wanted.connect(self._sheets.score)
        self._results.left.connect(self.back)
        self._results.replay_wanted.connect(self.replay_wanted)
        self._results.same_deal_wanted.connect(self.same_deal_wanted)
        self._claims.asked.connect(self._hints.forget)
        bar.back.connect(self.back)
        bar.menu_wanted.connect(self.menu_wanted)
        bar.last_trick.triggered.connect(self._sheets.last_trick)
        bar.score.triggered.connect(self._sheets.score)
        self.addAction(bar.score)

    # -- what the controller tells ---------------------------------------------------------

    def _on_step(self, moment: Moment[Any]) -> None:
        self.table.enqueue(moment.tabletop, moment.pace, moment.speech)
        self._back.refresh()
        self._results.expect_sound()
        self._claims.tell()
        if not moment.hushed:
            self._voice.tell(moment)

    def _on_jump(self, tabletop: Tabletop) -> None:
        self._results.put_away()
        self.table.show_at_once(tabletop)

    def _on_asked(self, seen: View[Any]) -> None:
        del seen
        self._hints.refresh()
        self._claims.seek()
        if self.table.is_settled():
            self.table.focus_hand_or_actions()

    def _on_verdict(self, verdict: Verdict) -> None:
        self._results.tell(verdict, deal_number(self._controller.match))
        if self.table.is_settled():
            self._results.rest()

    # -- what the table tells --------------------------------------------------------------

    def _on_settled(self) -> None:
        if self._outdated:
            self._rename()  # comes back here at once
            return
        self._refresh_tools()
        self._controller.settle()
        if self._results.waits():
            self._results.rest()
        else:
            self.table.focus_hand_or_actions()

    def _on_shown(self, tabletop: Tabletop) -> None:
        self._bar.set_title(tabletop.title, tabletop.state)
        self._refresh_tools()

    def _choose(self, choice: Choice) -> None:
        """Make the person's choice, unless the match has moved on meanwhile."""
        if isinstance(choice, ClaimRest):
            self._claims.ask()
            return
        controller = self._controller
        mine = controller.match.turn == controller.names.viewer
        if mine and controller.rules.allows(controller.match.state, choice):
            self._hints.forget()
            controller.choose(choice)

    # -- what the person wants -------------------------------------------------------------

    def _ask_undo(self, undo: Callable[[], None]) -> None:
        """Undo, after a question if the person wants one."""
        if self._desk.settings.get(ASK_UNDO):
            self._sheets.ask_undo(undo)
        else:
            undo()

    def _go_on(self, match_over: bool) -> None:
        if match_over:
            self.new_match_wanted.emit()
        else:
            self._controller.next_deal()

    # -- words and looks -------------------------------------------------------------------

    def _refresh_tools(self) -> None:
        self._back.refresh()
        self._hints.refresh()
        self._claims.refresh()

    def _rename(self) -> None:
        """Give everybody the name of the present language, and say all anew."""
        controller = self._controller
        controller.names = names(self._desk.settings, controller.rules.seats)
        self._outdated = not self.table.is_settled()
        if not self._outdated:
            tabletop = controller.tabletop(controller.match.state)
            self.table.show_at_once(self._claims.offered(tabletop))
        if self._results.verdict is not None:
            self._results.tell(controller.verdict(), deal_number(controller.match))

    def _on_setting(self, setting: AnySetting) -> None:
        self._controller.manner = manner(self._desk.settings)
        self._dress(self._desk.settings)
        self._rename()
        if setting == CLAIM:
            self._claims.seek()
