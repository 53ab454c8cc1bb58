"""A page that is a bar over a table: what a game and a lesson have in common."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.look.present import Look
from cardtable.storage.settings import Settings
from cardtable.table.deck import worn
from cardtable.table.view import TableView
from cardtable.windows.common.desk import GamePage
from cardtable.windows.common.page_bar import PageBar
from cardtable.windows.dress.dressing import dress


class BarAndTable(GamePage):
    """The bar grows with the window; focus and keys go on to the table."""

    def __init__(self, look: Look, deck: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._deck = look, deck
        self._bar = PageBar(look, worn(look, deck), self)
        self.table = TableView(look, deck, self)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self._bar)
        page.addWidget(self.table, 1)
        look.changed.connect(self._grow_bar)

    def retranslate(self) -> None:
        """Set every word of the page in the present language."""
        self._bar.retranslate()

    def _dress(self, settings: Settings) -> None:
        """Look as the person wants it: signs of the bar, cards and pace of the table."""
        self._bar.show_signs(worn(self._look, self._deck))
        dress(self.table, settings, self._deck)

    def changeEvent(self, event: QEvent) -> None:
        """New words when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard came to the page as a whole: it goes on to the hand."""
        super().focusInEvent(event)
        self.table.focus_hand_or_actions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The bar grows with the window."""
        super().resizeEvent(event)
        self._grow_bar()

    def _grow_bar(self) -> None:
        self._bar.setFixedHeight(self._bar.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table work wherever on the page the keyboard is."""
        self.table.keyPressEvent(event)
