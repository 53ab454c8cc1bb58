"""When the rules are opened at a table, where they lie, and at which fact."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.controllers.game_controller import GameController
from cardtable.games import part
from cardtable.look.cover import is_covered
from cardtable.look.metrics import PANEL, WIDE_PANEL
from cardtable.look.present import Look
from cardtable.table.panel import PanelWidget
from cardtable.table.reasons import Reasons
from cardtable.table.view import TableView
from cardtable.tabletop.rulebook import RulesPage
from cardtable.windows.common.desk import GamePage
from cardtable.windows.common.page_bar import PageBar
from cardtable.windows.rules.beside import RulesBeside
from cardtable.windows.rules.sheet import RulesSheet


class Rules(QObject):
    """Opens the rules of the game at what matters now, or at the rule that a reason names."""

    def __init__(
        self,
        page: GamePage,
        controller: GameController[Any],
        table: TableView,
        bar: PageBar,
        look: Look,
    ) -> None:
        super().__init__(page)
        self._page, self._controller, self._table = page, controller, table
        self._bar, self._look = bar, look
        self._part = part(controller.GAME, "rules_page")
        self._beside: RulesBeside | None = None
        self._reasons = table.findChild(Reasons)
        if self._reasons is not None:
            self._reasons.rule_wanted.connect(self.show_fact)
        page.rules_wanted.connect(self.show_now)
        bar.rules_tool.clicked.connect(self._toggle)
        page.installEventFilter(self)
        table.installEventFilter(self)
        self._panel = table.findChild(PanelWidget)
        if self._panel is not None:
            self._panel.installEventFilter(self)
        look.changed.connect(self._place)

    def is_beside(self) -> bool:
        """Whether the rules lie beside the table."""
        return self._beside is not None and self._beside.isVisible()

    def show_now(self) -> None:
        """Open the rules at the reason that is shown, else at what matters now."""
        named = self._reasons.fact if self._reasons is not None else ""
        rules, state = self._controller.rules, self._controller.match.state
        self.show_fact(named or self._part.present(state, rules.options))

    def show_fact(self, fact: str) -> None:
        """Open the rules with this fact marked."""
        if is_covered(self._page):
            return
        if self._reasons is not None:
            self._reasons.away()
        if not self._has_room():
            sheet = RulesSheet(self._page.window(), self._look, (self._book,))
            sheet.lay()
            sheet.reader.go_to(fact)
            return
        if self._beside is None:
            self._beside = RulesBeside(self._page, self._look, self._book)
            self._beside.left.connect(self.put_away)
        if not self._beside.isVisible():
            self._beside.retranslate()
            self._beside.show()
            self._beside.raise_()
            self._bar.light_rules(True)
            self._place()
        self._beside.reader.text.setFocus(Qt.FocusReason.PopupFocusReason)
        self._beside.reader.go_to(fact)

    def put_away(self) -> None:
        """Give the table its room back, and the keyboard."""
        if self._beside is not None and self._beside.isVisible():
            held = self._page.window().focusWidget() in self._beside.findChildren(QWidget)
            if held:  # else Qt gives it to the next in line, which is the way out
                self._page.setFocus(Qt.FocusReason.OtherFocusReason)
            self._beside.hide()
            self._bar.light_rules(False)
            self._table.widen_panel(PANEL)
            if held:
                self._table.focus_hand_or_actions()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep to the size of the table; Escape closes, if the table has no use for it."""
        if watched is self._table:
            if event.type() == QEvent.Type.Resize:
                self._place()
        elif watched is self._panel:
            if event.type() == QEvent.Type.Move:  # to the other side, or for larger type
                QTimer.singleShot(0, self, self._place)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            escapes = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat()
            if escapes and self._table.hint is None and self.is_beside():
                self.put_away()
                return True
        return super().eventFilter(watched, event)

    def _toggle(self) -> None:
        if self.is_beside():
            self.put_away()
        else:
            self.show_now()

    def _place(self) -> None:
        """Lie where the panel stands, wider than it; in a small window there is no such place."""
        if self._beside is None or not self._beside.isVisible():
            return
        place = self._table.widen_panel(WIDE_PANEL)
        if place.isEmpty():
            self.put_away()
        else:
            self._beside.lie_at(place.toRect().translated(self._table.pos()))

    def _has_room(self) -> bool:
        """Whether the table is wide enough for a panel beside it."""
        width = WIDE_PANEL if self.is_beside() else PANEL
        return not self._table.widen_panel(width).isEmpty()

    def _book(self) -> RulesPage:
        made: RulesPage = self._part.rules_page(self._controller.rules.options)
        return made
