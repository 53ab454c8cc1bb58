"""The table of settings is sound in itself."""

import re

import pytest

from cardtable.languages import LANGUAGES
from cardtable.storage.declared import (
    AUTO_PLAY_ONE,
    LANGUAGE,
    PACE,
    PLAYER_NAME,
    SETTINGS,
    THEME,
    AnySetting,
)

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.key)


def test_each_key_is_there_once() -> None:
    keys = [setting.key for setting in SETTINGS]
    assert len(set(keys)) == len(keys)


@every_setting
def test_the_default_is_allowed(setting: AnySetting) -> None:
    assert setting.allows(setting.default)


@every_setting
def test_the_key_is_plain(setting: AnySetting) -> None:
    assert re.fullmatch(r"[a-z]+(\.[a-z0-9_]+)+", setting.key)


@every_setting
@pytest.mark.parametrize("wrong", [None, [], {}, 1.5, "no such choice" * 999, -1, 10**30])
def test_nonsense_reads_as_the_default(setting: AnySetting, wrong: object) -> None:
    assert setting.read(wrong) == setting.default


def test_a_switch_is_no_number_and_a_number_no_switch() -> None:
    assert not AUTO_PLAY_ONE.allows(1)
    assert not PACE.allows(True)


def test_numbers_stay_in_their_range() -> None:
    assert [PACE.allows(number) for number in (-1, 0, 2000, 2001)] == [False, True, True, False]


@pytest.mark.parametrize("name", ["two\nlines", "\ud800", "x" * 25])
def test_a_name_is_one_short_printable_line(name: str) -> None:
    assert not PLAYER_NAME.allows(name)
    assert PLAYER_NAME.allows("Örs Čapek")


def test_every_language_can_be_chosen() -> None:
    assert LANGUAGE.choices == ("system", *LANGUAGES)


def test_a_choice_is_one_of_the_choices() -> None:
    assert THEME.allows("evening")
    assert not THEME.allows("midnight")
