"""One control for each kind of setting; each shows the present value and changes it at once."""

from functools import partial
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QSlider, QWidget

from cardtable.look.controls import DropDown, Segments, Toggle
from cardtable.look.present import Look
from cardtable.storage.declared import (
    CARD_BACKS,
    CLOTH,
    COLOURS,
    COMPUTER_NAMES,
    HOUSE_RULES,
    OWN_DECKS,
    SORT,
    AnySetting,
    Setting,
)
from cardtable.storage.settings import Settings
from cardtable.texts import computer_names, you
from cardtable.windows.preferences import words
from cardtable.windows.preferences.card_backs import BackChooser
from cardtable.windows.preferences.cloths import ClothChooser
from cardtable.windows.preferences.folder_control import FolderControl
from cardtable.windows.preferences.picture_chooser import PictureChooser
from cardtable.windows.preferences.setting_control import Control
from cardtable.windows.preferences.setting_values import number_ends, value_name

CONTROL_WIDTH = 304
_MANY = 4
"""From more values than this on, a list drops down."""


class ToggleControl(Control):
    """A switch for a yes or no."""

    def __init__(self, setting: Setting[bool], settings: Settings, look: Look) -> None:
        self._setting, self._settings = setting, settings
        self._toggle = Toggle(look)
        self._toggle.toggled.connect(partial(settings.put, setting))
        self.widget = self._toggle

    def load(self) -> None:
        """Show the present value."""
        self._toggle.setChecked(self._settings.get(self._setting))


class SegmentsControl(Control):
    """Joined buttons for a few values."""

    def __init__(self, setting: Setting[str], settings: Settings, look: Look) -> None:
        self._setting, self._settings = setting, settings
        self._segments = Segments(look)
        self._segments.chosen.connect(self._choose)
        self.widget = self._segments

    def load(self) -> None:
        """Show the present value."""
        self._segments.set_current(self._setting.choices.index(self._settings.get(self._setting)))

    def retell(self) -> None:
        """The values in the present language."""
        names = (value_name(self._setting, value) for value in self._setting.choices)
        self._segments.set_words(tuple(names))

    def _choose(self, place: int) -> None:
        self._settings.put(self._setting, self._setting.choices[place])


class ListControl(Control):
    """A drop-down list for many values."""

    def __init__(
        self, setting: Setting[str] | Setting[int], settings: Settings, look: Look
    ) -> None:
        self._setting: Setting[Any] = setting
        self._settings = settings
        self._list = DropDown(look)
        self._list.addItems([str(value) for value in setting.choices])
        self._list.activated.connect(self._choose)
        self.widget = self._list

    def load(self) -> None:
        """Show the present value."""
        self._list.setCurrentIndex(self._setting.choices.index(self._settings.get(self._setting)))

    def retell(self) -> None:
        """The values in the present language."""
        for place, value in enumerate(self._setting.choices):
            self._list.setItemText(place, value_name(self._setting, value))

    def _choose(self, place: int) -> None:
        self._settings.put(self._setting, self._setting.choices[place])


class TextControl(Control):
    """A line to write in; empty means the name that is shown in grey."""

    def __init__(self, setting: Setting[str], settings: Settings) -> None:
        self._setting, self._settings = setting, settings
        self._line = QLineEdit()
        self._line.setMaxLength(setting.longest)
        self._line.editingFinished.connect(self._keep)
        self.widget = self._line

    def load(self) -> None:
        """Show the present value."""
        self._line.setText(self._settings.get(self._setting))

    def retell(self) -> None:
        """The usual name in the present language."""
        computers = dict(zip(COMPUTER_NAMES, computer_names(), strict=False))
        usual = computers.get(self._setting) or you()
        self._line.setPlaceholderText(usual)

    def _keep(self) -> None:
        wanted = " ".join(self._line.text().split())
        if self._setting.allows(wanted):
            self._settings.put(self._setting, wanted)
        self.load()


class NumberControl(Control):
    """A slider with words at both ends."""

    def __init__(self, setting: Setting[int], settings: Settings) -> None:
        self._setting, self._settings = setting, settings
        self.widget = QWidget()
        grid = QGridLayout(self.widget)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(setting.lowest // setting.step, setting.highest // setting.step)
        self.slider.setPageStep(max(1, self.slider.maximum() // 5))
        self.slider.valueChanged.connect(self._choose)
        self._ends = (QLabel(), QLabel())
        grid.addWidget(self.slider, 0, 0, 1, 2)
        for place, label in enumerate(self._ends):
            label.setProperty("role", "muted")
            side = Qt.AlignmentFlag.AlignRight if place else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(label, 1, place, side)
        self.widget.setFocusProxy(self.slider)

    def load(self) -> None:
        """Show the present value."""
        self.slider.setValue(self._settings.get(self._setting) // self._setting.step)

    def retell(self) -> None:
        """The words at the ends."""
        for label, text in zip(self._ends, number_ends(self._setting), strict=True):
            label.setText(text)

    def _choose(self, value: int) -> None:
        self._settings.put(self._setting, value * self._setting.step)


class PictureControl(Control):
    """Pictures to choose from: card backs, cloths."""

    def __init__(self, setting: Setting[str], settings: Settings, chooser: PictureChooser) -> None:
        self._setting, self._settings, self._chooser = setting, settings, chooser
        chooser.chosen.connect(self._choose)
        self.widget = chooser

    def load(self) -> None:
        """Show the present value."""
        self._chooser.set_current(self._setting.choices.index(self._settings.get(self._setting)))

    def retell(self) -> None:
        """The values in the present language."""
        if self._setting == CLOTH:
            names = [value_name(CLOTH, value) for value in CLOTH.choices]
        else:
            names = [words.card_back(place + 1) for place in range(len(self._setting.choices))]
        self._chooser.set_words(tuple(names))

    def _choose(self, place: int) -> None:
        self._settings.put(self._setting, self._setting.choices[place])


def control_for(setting: AnySetting, settings: Settings, look: Look) -> Control:
    """The control that fits the setting's type and values."""
    for deck, back in CARD_BACKS.items():
        if setting == back:
            return PictureControl(back, settings, BackChooser(look, deck, back.choices))
        if setting == OWN_DECKS[deck]:
            return FolderControl(OWN_DECKS[deck], settings, look, deck)
    if setting == CLOTH:
        return PictureControl(CLOTH, settings, ClothChooser(look, CLOTH.choices))
    match setting.default:
        case bool():
            return ToggleControl(cast("Setting[bool]", setting), settings, look)
        case int() if setting.choices:
            return ListControl(cast("Setting[int]", setting), settings, look)
        case int():
            return NumberControl(cast("Setting[int]", setting), settings)
        case str():
            text = setting
            if not text.choices:
                return TextControl(text, settings)
            few = len(text.choices) <= _MANY and not _has_long_words(text)
            return (SegmentsControl if few else ListControl)(text, settings, look)


def _has_long_words(setting: Setting[str]) -> bool:
    """Whether its values need a line each in some language."""
    rules = (rule for house in HOUSE_RULES.values() for rule in house.rules)
    return setting in (*COLOURS.values(), SORT, *rules)
