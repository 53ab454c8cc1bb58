"""The rows of the preferences: name and sentence on the left, the control on the right."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.languages import language_of
from cardtable.look.controls import Toggle
from cardtable.look.present import Look
from cardtable.storage.declared import (
    CARD_BACKS,
    COLOURS,
    HOUSE_RULES,
    LANGUAGE,
    LETTERS,
    OWN_DECKS,
    SOUND_PLAY,
    SOUND_VOLUME,
    TRICK_REST,
    TRICK_WAITS,
    AnySetting,
)
from cardtable.storage.settings import Settings
from cardtable.windows.dress.card_looks import has_local_letters
from cardtable.windows.preferences import words
from cardtable.windows.preferences.controls import control_for
from cardtable.windows.preferences.setting_control import Control
from cardtable.windows.preferences.setting_names import setting_name
from cardtable.windows.preferences.setting_tips import setting_tip

_INDENT = 22
Trouble = Callable[[AnySetting], str]


@dataclass(frozen=True, slots=True)
class Row:
    """One setting on its page."""

    setting: AnySetting
    name: QLabel
    tip: QLabel
    control: Control
    whole: QWidget
    trouble: Trouble
    """What stands in place of its explanation now: that it can't be had; mostly nothing."""
    across: QBoxLayout
    """The words, then the control: beside them, or under them where it is narrow."""

    def set_offered(self, offered: bool) -> None:
        """Whether it is there at all."""
        self.whole.setVisible(offered)

    def retell(self) -> None:
        """All its words in the present language, and its present value."""
        name = setting_name(self.setting)
        tip = self.trouble(self.setting) or setting_tip(self.setting)
        self.name.setText(name)
        self.tip.setText(tip)
        self.tip.setVisible(bool(tip))
        target = self.control.widget.focusProxy() or self.control.widget
        deck = deck_of(self.setting)
        target.setAccessibleName(f"{words.deck_name(deck)}: {name}" if deck else name)
        target.setAccessibleDescription(tip)
        self.control.retell()
        self.control.load()

    def measure(self, look: Look, wide: int, *, stacked: bool) -> None:
        """Keep the air that this size of type wants; what hangs on another row stands inwards.

        ``wide`` is the width of all controls but switches and pictures, in real pixels.
        """
        control = self.control.widget
        under = stacked and not isinstance(control, Toggle)
        ways = QBoxLayout.Direction
        self.across.setDirection(ways.TopToBottom if under else ways.LeftToRight)
        self.across.setSpacing(look.px(6 if under else 16))
        left = look.px(_INDENT) if _hangs(self.setting) else 0
        self.across.setContentsMargins(left, 0, 0, 0)
        if control.sizePolicy().horizontalPolicy() is not QSizePolicy.Policy.Fixed:
            control.setFixedWidth(wide)


def no_trouble(setting: AnySetting) -> str:
    """Every setting can be had."""
    del setting
    return ""


def make_row(setting: AnySetting, settings: Settings, look: Look, trouble: Trouble) -> Row:
    """The row of a setting, still without words."""
    whole = QWidget()
    across = QBoxLayout(QBoxLayout.Direction.LeftToRight, whole)
    control = control_for(setting, settings, look)
    row = Row(setting, QLabel(), QLabel(), control, whole, trouble, across)
    lines = QVBoxLayout()
    lines.setSpacing(0)
    lines.addStretch()
    for label in (row.name, row.tip):
        label.setWordWrap(True)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        lines.addWidget(label)
    lines.addStretch()
    row.tip.setProperty("role", "muted")
    across.addLayout(lines, 1)
    across.addWidget(control.widget)
    return row


def deck_of(setting: AnySetting) -> str:
    """The deck that a setting is about; empty for the others."""
    for deck in CARD_BACKS:
        kinds = (kind.get(deck) for kind in (COLOURS, LETTERS, CARD_BACKS, OWN_DECKS))
        if any(setting == each for each in kinds):
            return deck
    return ""


def is_offered(setting: AnySetting, settings: Settings) -> bool:
    """Whether the setting means something with the others as they are."""
    if setting == SOUND_VOLUME:
        return settings.get(SOUND_PLAY)
    for deck, letters in LETTERS.items():
        if setting == letters:
            return has_local_letters(deck, language_of(settings.get(LANGUAGE)))
    return all(settings.get(own.wanted) or setting not in own.rules for own in HOUSE_RULES.values())


def is_enabled(setting: AnySetting, settings: Settings) -> bool:
    """Whether the setting does something with the others as they are."""
    return not (setting == TRICK_REST and settings.get(TRICK_WAITS))


def _hangs(setting: AnySetting) -> bool:
    """Whether the setting is a part of the one above it."""
    rules = (rule for house in HOUSE_RULES.values() for rule in house.rules)
    return setting in (TRICK_WAITS, SOUND_VOLUME, *rules)
