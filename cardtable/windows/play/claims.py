"""Claiming the rest of a deal: the button on the table, the key C, the menu, and why not."""

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable.ai.claim import Claim
from cardtable.controllers.claiming import Claiming
from cardtable.controllers.game_controller import GameController
from cardtable.controllers.thinker import Thinker
from cardtable.engine.rules import Choice
from cardtable.look.cover import is_covered
from cardtable.storage.declared import CLAIM
from cardtable.storage.settings import Settings
from cardtable.table.view import TableView
from cardtable.tabletop.asking import Action
from cardtable.tabletop.table import Pace, Tabletop
from cardtable.windows.common import words
from cardtable.windows.common.page_bar import PageBar

translate = QCoreApplication.translate

KEY = "C"


@dataclass(frozen=True, slots=True)
class ClaimRest(Choice):
    """What the button stands for: it is no choice of the rules, and in no record."""


class Claims(QObject):
    """Looks at each own lead whether the rest is sure, offers it, and plays it."""

    asked = Signal()
    """The worker is asked now, so another thought of the person's ends."""

    def __init__(
        self,
        page: QWidget,
        controller: GameController[Any],
        mind: Thinker,
        table: TableView,
        bar: PageBar,
        settings: Settings,
    ) -> None:
        super().__init__(page)
        self._page, self._controller, self._table = page, controller, table
        self._bar, self._settings = bar, settings
        self._claiming = Claiming(controller, mind)
        self._claim: Claim | None = None
        self._moment = -1
        """Of how many steps the claim speaks."""
        self._wanted = False
        """The person waits for the answer."""
        self._news = ""
        self._claiming.found.connect(self._on_found)
        bar.claim.triggered.connect(self.ask)
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(KEY), page, self.ask, context=context)

    def leave(self) -> None:
        """Hear nothing any more."""
        self._claiming.leave()

    def seek(self) -> None:
        """The person is asked for a choice: find out whether the rest is his."""
        self._wanted = False
        if self._settings.get(CLAIM) and self._claiming.is_in_time():
            self._claiming.seek()

    def ask(self) -> None:
        """Claim the rest if that is sure, else say why not."""
        if is_covered(self._page) or not self._table.is_settled():
            return
        if why_not := self._why_not():
            self._table.toast(why_not)
        elif self._known() is None:
            self.asked.emit()
            self._wanted = True
            self._claiming.seek()
        else:
            self._make()

    def offered(self, tabletop: Tabletop) -> Tabletop:
        """The tabletop of this moment, with the button if the claim is worth one."""
        claim = self._known()
        if claim is None or len(claim.line) < 2 or self._why_not():
            return tabletop
        button = Action(ClaimRest(), words.plain(words.claim()), "check")
        four = len(tabletop.plates) > 2  # there the button stands where the own card will lie
        place = "" if four else tabletop.place_for
        return replace(tabletop, actions=(*tabletop.actions, button), place_for=place)

    def tell(self) -> None:
        """Say that the rest was claimed, if that is new; once its cards begin to move."""
        news, self._news = self._news, ""
        if news:
            self._table.toast(news)

    def refresh(self) -> None:
        """Set the entry of the menu; disabled it says why."""
        why_not = self._why_not()
        self._bar.allow_claim(not why_not, why_not)

    def _known(self) -> Claim | None:
        """What is known of the present moment."""
        here = self._moment == len(self._controller.match.steps)
        return self._claim if here and self._claiming.is_in_time() else None

    def _why_not(self) -> str:
        if not self._settings.get(CLAIM):
            return translate("table", "Claiming is switched off in Preferences.")
        if not self._claiming.is_in_time():
            return translate("table", "You can claim only when you lead.")
        known = self._known()
        if known is not None and not known.line:
            return translate("table", "The remaining tricks are not certain: play on.")
        return ""

    def _on_found(self, claim: Claim) -> None:
        self._claim, self._moment = claim, len(self._controller.match.steps)
        self.refresh()
        if self._wanted:
            self._wanted = False
            self.ask()
            return
        tabletop = self._controller.tabletop(self._controller.match.state)
        offered = self.offered(tabletop)
        if offered is not tabletop:
            self._table.enqueue(offered, Pace(0))  # after all that still moves

    def _make(self) -> None:
        claim, self._claim = self._claim, None
        assert claim is not None, "it is known and sure"
        self._news = translate("table", "The remaining tricks are yours.")
        self._claiming.make(claim)
