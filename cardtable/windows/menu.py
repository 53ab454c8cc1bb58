"""The one menu of the window: what the page offers, then what the program offers."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QHelpEvent, QIcon, QKeySequence
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from cardtable.look.icons import icon
from cardtable.look.present import Look
from cardtable.look.theme import CHIP_TEXT, disabled_text
from cardtable.windows.commands import AT_THE_TABLE, COMMANDS, IN_MENU, Wish
from cardtable.windows.common.desk import MenuEntry


class WindowMenu(QMenu):
    """Filled anew each time it opens, so its words and entries are always right."""

    wanted = Signal(object)
    """A Wish."""

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)

    def fill(self, of_page: Sequence[MenuEntry]) -> None:
        """Offer the page's entries and the window's."""
        self.clear()
        for entry in of_page:
            entry.action.setIcon(self._icon(entry.icon))
            self.addAction(entry.action)
        for group in IN_MENU:
            self.addSeparator()  # Qt shows none at the top
            for wish in group:
                if of_page or wish not in AT_THE_TABLE:
                    self._add(wish)

    def event(self, event: QEvent) -> bool:
        """An entry that is off says why, as far as it knows."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            under = (each for each in self.actions() if self._is_under(each, event.pos()))
            why_not = next((each.statusTip() for each in under if not each.isEnabled()), "")
            QToolTip.showText(event.globalPos(), why_not, self)
            return True
        return super().event(event)

    def _is_under(self, action: QAction, point: QPoint) -> bool:
        return self.actionGeometry(action).contains(point)

    def _add(self, wish: Wish) -> None:
        command = COMMANDS[wish]
        action = QAction(command.word(), self)
        action.setIcon(self._icon(command.icon))
        if command.keys:  # shown only: the window itself listens, also while the menu is empty
            native = QKeySequence(command.keys).toString(QKeySequence.SequenceFormat.NativeText)
            action.setText(f"{command.word()}\t{native}")
        action.triggered.connect(lambda: self.wanted.emit(wish))
        self.addAction(action)

    def _icon(self, name: str) -> QIcon:
        theme = self._look.theme
        return icon(name, theme.text, disabled_text(theme), CHIP_TEXT, self._look.px(20))
