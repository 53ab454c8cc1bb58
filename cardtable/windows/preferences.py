"""The preferences: rows grown from the declared settings; every change applies at once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.languages import language_of
from cardtable.look.fonts import font
from cardtable.look.icons import icon
from cardtable.look.parts_controls import ButtonKind
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.look.theme import CHIP_TEXT
from cardtable.storage.declared import (
    CARD_BACKS,
    HOUSE_RULES,
    LANGUAGE,
    LETTERS,
    SETTINGS,
    SOUND_PLAY,
    SOUND_VOLUME,
    AnySetting,
    Page,
)
from cardtable.storage.settings import Settings
from cardtable.windows import preference_words as words
from cardtable.windows import words as shared
from cardtable.windows.card_looks import has_local_letters
from cardtable.windows.message import MessageSheet
from cardtable.windows.preference_controls import CONTROL_WIDTH, Control, control_for
from cardtable.windows.preview import Preview
from cardtable.windows.sound_trouble import sound_trouble
from cardtable.windows.sounds import Sounds

ICONS = {
    Page.GENERAL: "gear",
    Page.TABLE: "table",
    Page.CARDS: "trick",
    Page.PLAY: "play",
    Page.COMPUTER: "person",
    Page.SOUND: "sound",
    Page.ACCESS: "access",
    Page.SPADES: "star",
}
PAGES = tuple(
    page for page in Page if page is not Page.HIDDEN and any(s.page is page for s in SETTINGS)
)


@dataclass(frozen=True, slots=True)
class Row:
    """One setting on its page."""

    setting: AnySetting
    name: QLabel
    tip: QLabel
    control: Control
    trouble: Callable[[], str] = str
    """What stands in place of its explanation now: that it can't be had; mostly nothing."""

    def set_offered(self, offered: bool) -> None:
        """Whether it is there at all."""
        for part in (self.name, self.control.widget):
            part.setVisible(offered)
        self.tip.setVisible(offered and bool(self.tip.text()))

    def retell(self) -> None:
        """All its words in the present language, and its present value."""
        name = words.setting_name(self.setting)
        tip = self.trouble() or words.setting_tip(self.setting)
        self.name.setText(name)
        self.tip.setText(tip)
        self.tip.setVisible(bool(tip))
        target = self.control.widget.focusProxy() or self.control.widget
        target.setAccessibleName(name)
        target.setAccessibleDescription(tip)
        self.control.retell()
        self.control.load()


def is_offered(setting: AnySetting, settings: Settings) -> bool:
    """Whether the setting means something with the others as they are."""
    if setting == SOUND_VOLUME:
        return settings.get(SOUND_PLAY)
    for deck, letters in LETTERS.items():
        if setting == letters:
            return has_local_letters(deck, language_of(settings.get(LANGUAGE)))
    return all(settings.get(own.wanted) or setting not in own.rules for own in HOUSE_RULES.values())


class PreferencesSheet(SheetDialog):
    """Pages on the left, rows in the middle, a small table on the right that follows."""

    def __init__(self, host: QWidget, look: Look, settings: Settings, sounds: Sounds) -> None:
        super().__init__(host, look, 1120, 610)
        self._settings = settings
        self._sounds = sounds
        self.rows: list[Row] = []
        self.pages = QListWidget()
        self.pages.setObjectName("pages")
        self.pages.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # No QStackedWidget: it would have every page scroll that is less high than the highest.
        self._leaves = [self._page(page) for page in PAGES]
        for _ in PAGES:
            self.pages.addItem(QListWidgetItem())
        self.pages.currentRowChanged.connect(self._turn_to)
        self.preview = Preview(look, settings)
        across = QHBoxLayout()
        across.setSpacing(look.px(8))
        across.addWidget(self.pages)
        rule = QFrame()
        rule.setObjectName("rule")
        rule.setFixedWidth(1)
        across.addWidget(rule)
        for leaf in self._leaves:
            across.addWidget(leaf, 1)
        across.addWidget(self.preview)
        self.body.addLayout(across, 1)
        self._close = self.add_button(ButtonKind.PRIMARY)
        self._close.clicked.connect(self.dismiss)
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

    def retranslate(self) -> None:
        """Every word of the sheet."""
        self.title.setText(shared.preferences())
        self.setAccessibleName(shared.preferences())
        self.cross.set_name(shared.close())
        self._close.setText(shared.close())
        self.restore.setText(words.restore())
        self.pages.setAccessibleName(shared.preferences())
        for place, page in enumerate(PAGES):
            item = self.pages.item(place)
            if item is not None:
                item.setText(words.page_name(page))
        for row in self.rows:
            row.retell()
        self._offer_rows()
        self.preview.follow()
        self._fit_pages()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The small table goes first when the window is narrow."""
        super().resizeEvent(event)
        self.preview.setVisible(self.width() >= self.look.px(1080))
        self._fit_controls()
        self._fit_pages()

    def _page(self, page: Page) -> QWidget:
        result = QWidget()
        grid = QGridLayout(result)
        grid.setColumnStretch(0, 1)
        place = 0
        for setting in SETTINGS:
            if setting.page is page:
                self._add_row(grid, place, setting)
                place += 1
        grid.setRowStretch(place, 1)
        return result

    def _add_row(self, grid: QGridLayout, place: int, setting: AnySetting) -> None:
        control = control_for(setting, self._settings, self.look)
        trouble = partial(sound_trouble, self._sounds) if setting == SOUND_PLAY else str
        row = Row(setting, QLabel(), QLabel(), control, trouble)
        for label in (row.name, row.tip):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row.tip.setProperty("role", "muted")
        lines = QVBoxLayout()
        lines.setSpacing(self.look.px(3))
        lines.addStretch()
        lines.addWidget(row.name)
        lines.addWidget(row.tip)
        lines.addStretch()
        grid.addLayout(lines, place, 0)
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(control.widget, place, 1, side)
        self.rows.append(row)

    def _ask_restore(self) -> None:
        host = self.parentWidget()
        if host is None:
            return
        question = MessageSheet(
            host, self.look, words.restore, words.restore_question, words.restore
        )
        question.agreed.connect(self._settings.reset)
        question.lay()

    def _on_setting(self, setting: AnySetting) -> None:
        for row in self.rows:
            if row.setting == setting:
                row.control.load()
        self._offer_rows()
        for deck, back in CARD_BACKS.items():
            if setting in (back, LETTERS.get(deck)):
                self.preview.show_deck(deck)
        self.preview.follow()

    def _offer_rows(self) -> None:
        """Only the rows that mean something now."""
        for row in self.rows:
            row.set_offered(is_offered(row.setting, self._settings))

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
                item.setIcon(icon(ICONS[page], theme.text, selected=CHIP_TEXT, pixels=px(20)))
        self._fit_controls()
        self._fit_pages()

    def _turn_to(self, place: int) -> None:
        for each, leaf in enumerate(self._leaves):
            leaf.setVisible(each == place)
        for each in range(self.pages.count()):
            item = self.pages.item(each)
            if item is not None:
                item.setFont(font(self.look.px(16), 700 if each == place else 500))

    def _fit_controls(self) -> None:
        """All controls are equally wide, but switches, which are small."""
        wide = self.look.px(CONTROL_WIDTH if self._is_roomy() else 282)
        for row in self.rows:
            control = row.control.widget
            if control.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Fixed:
                control.setFixedWidth(wide)

    def _fit_pages(self) -> None:
        """The list of pages is as wide as its longest word; a narrow sheet has narrow margins."""
        px, roomy = self.look.px, self._is_roomy()
        wide = self.pages.sizeHintForColumn(0) + px(26)
        self.pages.setFixedWidth(max(px(200 if roomy else 150), wide))
        for leaf in self._leaves:
            layout = leaf.layout()
            if isinstance(layout, QGridLayout):
                layout.setVerticalSpacing(px(20))
                layout.setHorizontalSpacing(px(24 if roomy else 12))
                layout.setContentsMargins(
                    px(24 if roomy else 10), px(4), px(20 if roomy else 6), px(4)
                )

    def _is_roomy(self) -> bool:
        return self.width() >= self.look.px(900)
