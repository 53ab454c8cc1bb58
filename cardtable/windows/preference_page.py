"""One page of the preferences: its rows under their headings, scrolled where there is no room."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QSizePolicy, QWidget

from cardtable.look.present import Look
from cardtable.storage.declared import SETTINGS, Page
from cardtable.storage.settings import Settings
from cardtable.windows import preference_words as words
from cardtable.windows.preference_controls import CONTROL_WIDTH
from cardtable.windows.preference_rows import deck_of, is_enabled, is_offered, make_row

_NARROW_CONTROL = 282


class PreferencePage(QScrollArea):
    """All settings that are declared for the page, in their order."""

    def __init__(self, page: Page, settings: Settings, look: Look) -> None:
        super().__init__()
        self._settings, self._look = settings, look
        self.rows = [make_row(each, settings, look) for each in SETTINGS if each.page is page]
        self._heads: list[tuple[str, QLabel]] = []
        self._sheet = QWidget()
        self._grid = QGridLayout(self._sheet)
        self._grid.setColumnStretch(0, 1)
        self._fill()
        self.setWidget(self._sheet)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _fill(self) -> None:
        place, before = 0, ""
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for row in self.rows:
            deck = deck_of(row.setting)
            if deck and deck != before:
                head = QLabel()
                head.setProperty("role", "head")
                self._heads.append((deck, head))
                self._grid.addWidget(head, place, 0, 1, 2)
                place += 1
            before = deck
            self._grid.addLayout(row.lines, place, 0)
            self._grid.addWidget(row.control.widget, place, 1, side)
            place += 1
        self._grid.setRowStretch(place, 1)

    def retell(self) -> None:
        """Every word of the page."""
        for deck, head in self._heads:
            head.setText(words.deck_name(deck))
        for row in self.rows:
            row.retell()
        self.offer()

    def offer(self) -> None:
        """Only the rows that mean something now."""
        for row in self.rows:
            row.set_offered(is_offered(row.setting, self._settings))
            enabled = is_enabled(row.setting, self._settings)
            for part in (row.name, row.tip, row.control.widget):
                part.setEnabled(enabled)

    def fit(self, roomy: bool) -> None:
        """Narrow margins in a narrow sheet; controls equally wide, but for switches."""
        px = self._look.px
        self._grid.setVerticalSpacing(px(18))
        self._grid.setHorizontalSpacing(px(24 if roomy else 12))
        self._grid.setContentsMargins(
            px(24 if roomy else 10), px(6), px(20 if roomy else 10), px(6)
        )
        wide = px(CONTROL_WIDTH if roomy else _NARROW_CONTROL)
        for row in self.rows:
            row.measure(self._look)
            control = row.control.widget
            if control.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Fixed:
                control.setFixedWidth(wide)

    def show_part(self, part: QWidget) -> None:
        """Scroll until the part is in view, and the words beside it."""
        if self._sheet.isAncestorOf(part):
            self.ensureWidgetVisible(part, 0, self._look.px(28))
