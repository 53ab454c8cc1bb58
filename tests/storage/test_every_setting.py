"""Every setting survives a restart, and every one that a person can see is for something."""

import ast
from pathlib import Path
from typing import Any

import pytest

from cardtable.storage import declared
from cardtable.storage.declared import HOUSE_RULES, SETTINGS, AnySetting, Page, Setting
from cardtable.storage.settings import FILE_NAME, Settings

PROGRAM = Path(declared.__file__).parents[1]
TELLING = ("declared.py", "setting_names.py", "setting_tips.py", "setting_values.py")
"""They declare and name settings; they do nothing with them."""
SHOWN = [each for each in SETTINGS if each.page is not Page.HIDDEN]


def another(setting: AnySetting) -> bool | int | str:
    """A value that is allowed and not the default."""
    if setting.choices:
        return next(value for value in setting.choices if value != setting.default)
    match setting.default:
        case bool():
            return not setting.default
        case int():
            lower = setting.default - setting.step
            return lower if lower >= setting.lowest else setting.default + setting.step
        case str():
            return "/home/örs/kártyák"[: setting.longest]


def put(settings: Settings, setting: AnySetting) -> None:
    wanted: Any = another(setting)
    assert setting.allows(wanted)
    settings.put(setting, wanted)


def value(settings: Settings, setting: Any) -> bool | int | str:
    found: bool | int | str = settings.get(setting)
    return found


def test_every_setting_survives_a_restart(tmp_path: Path) -> None:
    file = tmp_path / FILE_NAME
    settings = Settings(file)
    for setting in SETTINGS:
        put(settings, setting)
    again = Settings(file)
    assert not again.take_problems()
    assert {each.key: value(again, each) for each in SETTINGS} == {
        each.key: another(each) for each in SETTINGS
    }


def test_restoring_defaults_brings_back_all_that_is_shown(tmp_path: Path) -> None:
    settings = Settings(tmp_path / FILE_NAME)
    for setting in SETTINGS:
        put(settings, setting)
    settings.reset()
    for kept in (settings, Settings(tmp_path / FILE_NAME)):
        changed = [each for each in SETTINGS if value(kept, each) != each.default]
        assert changed == [each for each in SETTINGS if each not in SHOWN]


def names_read() -> set[str]:
    """Every name that the program reads outside the files that only tell of settings."""
    found: set[str] = set()
    for file in PROGRAM.rglob("*.py"):
        if file.name not in TELLING and not file.name.startswith("preference_"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return found


READ = names_read()


def holders(setting: AnySetting) -> list[str]:
    """The names in ``declared`` under which the setting is found."""
    tables = {name: value for name, value in vars(declared).items() if name != "SETTINGS"}
    return [name for name, value in tables.items() if setting in _held(value)]


def _held(value: object) -> tuple[object, ...]:
    match value:
        case Setting():
            return (value,)
        case dict():
            return tuple(value.values())
        case tuple():
            return value
    return ()


@pytest.mark.parametrize("setting", SHOWN, ids=lambda each: each.key)
def test_every_setting_that_is_shown_is_read_somewhere(setting: AnySetting) -> None:
    rules = [rule for house in HOUSE_RULES.values() for rule in (house.wanted, *house.rules)]
    names = ["HOUSE_RULES"] if setting in rules else holders(setting)
    assert names
    assert READ & set(names), f"{setting.key} changes nothing"


def test_a_setting_that_nobody_reads_would_be_found() -> None:
    assert "NO_SUCH_SETTING" not in READ
    assert holders(declared.SORT) == ["SORT"]
    assert holders(declared.COLOURS["german"]) == ["COLOURS"]
