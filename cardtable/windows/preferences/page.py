"""One page of the preferences: its rows under their headings, scrolled where there is no room."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from cardtable.look.present import Look
from cardtable.storage.declared import SETTINGS, Page
from cardtable.storage.settings import Settings
from cardtable.windows.preferences import words
from cardtable.windows.preferences.controls import CONTROL_WIDTH
from cardtable.windows.preferences.rows import (
    Trouble,
    deck_of,
    is_enabled,
    is_offered,
    make_row,
    no_trouble,
)

_LEAST_ACROSS = 540
"""In design pixels: in a narrower page the controls stand under the words."""


class PreferencePage(QScrollArea):
    """All settings that are declared for the page, in their order."""

    def __init__(
        self, page: Page, settings: Settings, look: Look, trouble: Trouble = no_trouble
    ) -> None:
        super().__init__()
        self._settings, self._look = settings, look
        self.rows = [
            make_row(each, settings, look, trouble) for each in SETTINGS if each.page is page
        ]
        self._heads: dict[str, QLabel] = {}
        self._sheet = QWidget()
        self._column = QVBoxLayout(self._sheet)
        self._fill()
        self.setWidget(self._sheet)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _fill(self) -> None:
        for row in self.rows:
            deck = deck_of(row.setting)
            if deck and deck not in self._heads:
                self._heads[deck] = head = QLabel()
                head.setProperty("role", "head")
                self._column.addWidget(head)
            self._column.addWidget(row.whole)
        self._column.addStretch(1)

    def retell(self) -> None:
        """Every word of the page."""
        for deck, head in self._heads.items():
            head.setText(words.deck_name(deck))
        for row in self.rows:
            row.retell()
        self.offer()

    def offer(self) -> None:
        """Only the rows that mean something now."""
        for row in self.rows:
            row.set_offered(is_offered(row.setting, self._settings))
            row.whole.setEnabled(is_enabled(row.setting, self._settings))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another place for the controls."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Controls equally wide, beside the words or under them, as the width allows."""
        px, room = self._look.px, self.viewport().width()
        stacked, roomy = room < px(_LEAST_ACROSS), room >= px(600)
        self._column.setSpacing(px(18))
        self._column.setContentsMargins(
            px(24 if roomy else 10), px(6), px(20 if roomy else 12), px(6)
        )
        wide = min(px(CONTROL_WIDTH), room - px(40))
        for row in self.rows:
            row.measure(self._look, wide, stacked=stacked)

    def show_part(self, part: QWidget) -> None:
        """Scroll until the part is in view, and the words beside it."""
        if self._sheet.isAncestorOf(part):
            self.ensureWidgetVisible(part, 0, self._look.px(28))
