"""The bar over a replay: which deal it is, and playing it again."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.engine.deal_numbers import DealNumber
from cardtable.look.bar import TopBar
from cardtable.look.present import Look
from cardtable.tabletop.table import Tabletop
from cardtable.windows.common import words
from cardtable.windows.deals.words import copied, copy_number, play_on


class ReplayBar(TopBar):
    """Its tools: copy the number, the same deal again, play on from here."""

    said = Signal(str)
    """Something to be told in passing."""
    same_deal = Signal()
    play_on = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._number: DealNumber | None = None
        self._copy = self.add_tool("copy")
        self._copy.clicked.connect(self._copy_number)
        self._again = self.add_tool("replay")
        self._again.clicked.connect(self.same_deal)
        self._on = self.add_tool("push")
        self._on.clicked.connect(self.play_on)

    @property
    def stops(self) -> list[QWidget]:
        """What Tab stops at, in order."""
        return [self._copy, self._again, self._on, self.back_button]

    def tell(self, stood: Tabletop, number: DealNumber | None) -> None:
        """Which deal stands there, and what can be done with its number, if it has one."""
        self._number = number
        self.set_title(stood.title, stood.state)
        for tool in (self._copy, self._again):
            tool.setEnabled(number is not None)

    def retranslate(self) -> None:
        """Set every word of the tools in the present language."""
        self._copy.set_word(copy_number())
        self._again.set_word(words.same_deal())
        self._on.set_word(play_on())
        self.retool()

    def _copy_number(self) -> None:
        if self._number is not None:
            QGuiApplication.clipboard().setText(str(self._number))
            self.said.emit(copied())
