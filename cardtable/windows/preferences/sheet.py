"""The preferences: pages grown from the declared settings; every change applies at once."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QWidget

from cardtable.look.fonts import font, text_width
from cardtable.look.icons import icon
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.look.theme import CHIP_TEXT
from cardtable.storage.declared import SETTINGS, SOUND_PLAY, AnySetting, Page
from cardtable.storage.settings import Settings
from cardtable.tabletop.table import Tile
from cardtable.windows.common import words as shared
from cardtable.windows.common.message import LossQuestion
from cardtable.windows.preferences import words
from cardtable.windows.preferences.page import PreferencePage
from cardtable.windows.preferences.preview import Preview
from cardtable.windows.preferences.rows import Row, deck_of
from cardtable.windows.preferences.sound_trouble import sound_trouble
from cardtable.windows.sounds.sounds import Sounds

ICONS = {
    Page.GENERAL: "gear",
    Page.TABLE: "table",
    Page.CARDS: "trick",
    Page.PLAY: "play",
    Page.COMPUTER: "person",
    Page.SOUND: "sound",
    Page.ACCESS: "access",
}
DECKS = {Page.SPADES: "french", Page.SCHNAPSEN: "german", Page.JASS: "swiss"}
"""The deck that the small table shows while a game's page is open."""
_GAME_ICON = "star"
_HEIGHT = 650
_BESIDE, _ROUND_THE_LIST = 48, 190
"""Over and under the sheet; its title, buttons and margins."""
_LEAST_ITEM, _USUAL_ITEM = 34, 46
PAGES = tuple(
    page for page in Page if page is not Page.HIDDEN and any(s.page is page for s in SETTINGS)
)


class PreferencesSheet(SheetDialog):
    """Pages on the left, rows in the middle, a small table on the right that follows."""

    def __init__(
        self,
        host: QWidget,
        look: Look,
        settings: Settings,
        sounds: Sounds,
        own: Tile | None = None,
    ) -> None:
        """``own`` is the table that the person is at, or was last."""
        super().__init__(host, look, 1120, _HEIGHT)
        self._settings, self._sounds = settings, sounds
        self.pages = QListWidget()
        self.pages.setObjectName("pages")
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # No QStackedWidget: it would have every page scroll that is less high than the highest.
        self._leaves = [PreferencePage(page, settings, look, self._trouble) for page in PAGES]
        for _ in PAGES:
            self.pages.addItem(QListWidgetItem())
        self.pages.currentRowChanged.connect(self._turn_to)
        self.preview = Preview(look, settings, own)
        self.pages.currentRowChanged.connect(self._show_table)
        self._lay_out()
        self._close = self.add_button(ButtonKind.PRIMARY)
        self._close.clicked.connect(self.dismiss)
        self._note = QLabel()
        self._note.setProperty("role", "muted")
        self.foot.addSpacing(look.px(18))
        self.foot.addWidget(self._note)
        self.foot.addStretch()
        self.restore = self.add_button(ButtonKind.GHOST, "replay")
        self.restore.clicked.connect(self._ask_restore)
        self.pages.setCurrentRow(0)
        self._unsubscribe = settings.subscribe(self._on_setting)
        self.destroyed.connect(self._unsubscribe)
        self.closed.connect(self._unsubscribe)
        look.changed.connect(self._relook)
        self._sounds.changed.connect(self._retell_sounds)
        self._relook()

    @property
    def rows(self) -> list[Row]:
        """All rows of all pages."""
        return [row for leaf in self._leaves for row in leaf.rows]

    def retranslate(self) -> None:
        """Every word of the sheet."""
        self.title.setText(shared.preferences())
        self.setAccessibleName(shared.preferences())
        self.cross.set_name(shared.close())
        self._close.setText(shared.close())
        self._note.setText(words.apply_note())
        self.restore.setText(words.restore())
        self.pages.setAccessibleName(shared.preferences())
        for place, page in enumerate(PAGES):
            item = self.pages.item(place)
            if item is not None:
                item.setText(words.page_name(page))
        for leaf in self._leaves:
            leaf.retell()
        self.preview.follow()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The small table goes first when the window is narrow."""
        super().resizeEvent(event)
        self.preview.setVisible(self.width() >= self.look.px(1080))
        self._fit()

    def show_part(self, part: QWidget) -> None:
        """Scroll the page until this part of it is in view."""
        for leaf in self._leaves:
            leaf.show_part(part)

    def _lay_out(self) -> None:
        across = QHBoxLayout()
        across.setSpacing(self.look.px(8))
        across.addWidget(self.pages)
        rule = QFrame()
        rule.setObjectName("rule")
        rule.setFixedWidth(1)
        across.addWidget(rule)
        for leaf in self._leaves:
            across.addWidget(leaf, 1)
        across.addWidget(self.preview)
        self.body.addLayout(across, 1)

    def _ask_restore(self) -> None:
        host = self.parentWidget()
        if host is None:
            return
        question = LossQuestion(
            host, self.look, words.restore, words.restore_question, words.restore, shared.cancel
        )
        question.agreed.connect(self._settings.reset)
        question.lay()

    def _on_setting(self, setting: AnySetting) -> None:
        for row in self.rows:
            if row.setting == setting:
                row.control.load()
        for leaf in self._leaves:
            leaf.offer()
        deck = deck_of(setting)
        if deck:
            self.preview.show_deck(deck)
        self.preview.follow()

    def _trouble(self, setting: AnySetting) -> str:
        """Why a setting can't be had."""
        return sound_trouble(self._sounds) if setting == SOUND_PLAY else ""

    def _retell_sounds(self) -> None:
        for row in self.rows:
            if row.setting == SOUND_PLAY:
                row.retell()

    def _relook(self) -> None:
        px, theme = self.look.px, self.look.theme
        self.pages.setIconSize(QSize(px(20), px(20)))
        for place, page in enumerate(PAGES):
            item = self.pages.item(place)
            if item is not None:
                name = ICONS.get(page, _GAME_ICON)
                item.setIcon(icon(name, theme.text, selected=CHIP_TEXT, pixels=px(20)))
        self._turn_to(self.pages.currentRow())
        self._fit()

    def _turn_to(self, place: int) -> None:
        for each, leaf in enumerate(self._leaves):
            leaf.setVisible(each == place)
        for each in range(self.pages.count()):
            item = self.pages.item(each)
            if item is not None:
                item.setFont(font(self.look.px(16), 700 if each == place else 500))

    def _show_table(self, place: int) -> None:
        """A game's page shows its game, every other page the person's own."""
        self.preview.show_deck(DECKS.get(PAGES[place], ""))

    def _fit_items(self) -> None:
        """All pages in view, as far as their names can be read."""
        px, count = self.look.px, self.pages.count()
        room = min(px(_HEIGHT), self.height() - px(_BESIDE)) - px(_ROUND_THE_LIST)
        height = max(px(_LEAST_ITEM), min(px(_USUAL_ITEM), room // count))
        for place in range(count):
            item = self.pages.item(place)
            if item is not None:
                item.setSizeHint(QSize(self._item_width(item.text()), height))

    def _item_width(self, name: str) -> int:
        """Of a page's name in bold with its icon and some air; Qt forgets it for a given height."""
        return round(text_width(name, font(self.look.px(16), 700))) + self.look.px(20 + 28)

    def _fit(self) -> None:
        """The list of pages is as wide as its longest word; a narrow sheet has narrow margins."""
        px, roomy = self.look.px, self.width() >= self.look.px(900)
        self._fit_items()
        wide = self.pages.sizeHintForColumn(0) + px(14)
        self.pages.setFixedWidth(max(px(200 if roomy else 150), wide))
        self._note.setVisible(self.width() >= px(760))
        for leaf in self._leaves:
            leaf.fit()
