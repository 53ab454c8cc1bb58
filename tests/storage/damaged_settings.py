"""Damaged settings: what must be true of each."""

import json
from pathlib import Path
from random import Random
from typing import Any

from cardtable.storage.declared import PACE, SETTINGS, AnySetting
from cardtable.storage.settings import Settings
from cardtable.storage.trouble import Trouble
from cardtable.windows.common.message import settings_trouble
from tests.storage.damaging import ODD, OF_JSON


def _sound(chance: Random) -> bytes:
    """What a player may have set, with something of a later version in it."""
    stored: dict[str, Any] = {each.key: _value(each, chance) for each in SETTINGS}
    stored["sound.volume"] = {"card": [1, 2, {"x": None}]}
    return json.dumps(stored, indent=1, sort_keys=True).encode()


def _value(setting: AnySetting, chance: Random) -> object:
    if setting.choices:
        return chance.choice(setting.choices)
    return setting.default


def damaged_settings(number: int) -> bytes:
    """The file of this number: the same each time."""
    chance = Random(f"settings {number}")
    content = _sound(chance)
    if chance.random() < 0.2:
        stored = json.loads(content)
        for key in chance.sample(sorted(stored), 8):
            stored[key] = chance.choice(ODD)
        return json.dumps(stored).encode()
    return chance.choice(OF_JSON)(content, chance)


def check_settings(number: int, folder: Path) -> str:
    """Starts and changes settings with the file; how that ended. Raises if not as due."""
    path = folder / "settings.json"
    for old in folder.glob("settings*"):
        old.unlink()
    content = damaged_settings(number)
    path.write_bytes(content)
    settings = Settings(path)
    for each in SETTINGS:
        value: object = settings.get(each)  # type: ignore[misc]  # of one of its types
        assert each.allows(value), each.key
    problems = settings.take_problems()
    for problem in problems:
        assert settings_trouble(problem).strip(), "a problem without a word"
    aside = [path for path in folder.iterdir() if ".broken-" in path.name]
    if problems:
        assert [each.trouble for each in problems] == [Trouble.DAMAGED]
        assert [each.read_bytes() for each in aside] == [content], "the old file is lost"
    else:
        assert aside == []
        assert path.read_bytes() == content, "the file was changed by reading it"
    _still_works(settings, path)
    return "set aside" if problems else "read"


def _still_works(settings: Settings, path: Path) -> None:
    """A change is kept, and with it what the file held of later versions."""
    wanted = 700 if settings.get(PACE) != 700 else 800
    settings.put(PACE, wanted)
    assert settings.take_problems() == (), "a change could not be written"
    assert Settings(path).get(PACE) == wanted
