"""Settings survive everything that can happen to their file."""

import errno
import json
import os
from pathlib import Path

import pytest

from cardtable.storage import settings as module
from cardtable.storage.declared import (
    ANIMATION,
    AUTO_PLAY_ONE,
    PACE,
    PLAYER_NAME,
    THEME,
    WINDOW_GEOMETRY,
    Page,
)
from cardtable.storage.settings import Settings
from cardtable.storage.trouble import Problem, Trouble


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def fail_writing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def failing(path: Path, text: str) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(module, "write_whole", failing)


def test_the_first_start_has_defaults_and_writes_nothing(path: Path) -> None:
    settings = Settings(path)
    assert settings.get(THEME) == "system"
    assert settings.take_problems() == ()
    assert not path.exists()


def test_a_change_is_there_after_a_restart(path: Path) -> None:
    settings = Settings(path)
    settings.put(AUTO_PLAY_ONE, value=False)
    settings.put(PLAYER_NAME, "Kovács Ő.")
    settings.put(PACE, 0)
    again = Settings(path)
    assert again.get(AUTO_PLAY_ONE) is False
    assert again.get(PLAYER_NAME) == "Kovács Ő."
    assert again.get(PACE) == 0


def test_only_changes_are_in_the_file(path: Path) -> None:
    Settings(path).put(THEME, "evening")
    assert json.loads(path.read_text()) == {"table.theme": "evening"}


def test_a_forbidden_value_is_refused_and_nothing_changes(path: Path) -> None:
    settings = Settings(path)
    with pytest.raises(ValueError, match=r"table\.theme"):
        settings.put(THEME, "midnight")
    assert settings.get(THEME) == "system"
    assert not path.exists()


def test_keys_and_values_of_a_newer_version_are_kept(path: Path) -> None:
    written(path, '{"table.theme": "midnight", "sound.volume": 7, "computer.pace": 300}')
    settings = Settings(path)
    assert settings.get(THEME) == "system"
    assert settings.get(PACE) == 300
    settings.put(ANIMATION, "fast")
    assert json.loads(path.read_text()) == {
        "computer.pace": 300,
        "sound.volume": 7,
        "table.animation": "fast",
        "table.theme": "midnight",
    }
    assert settings.take_problems() == ()


@pytest.mark.parametrize(
    "text", ["", "{", "[1, 2]", "null", '{"a": 1}}', "[" * 100_000, "\x00" * 50, '{"a": 1,}']
)
def test_a_broken_file_is_set_aside_and_told(path: Path, text: str) -> None:
    written(path, text)
    settings = Settings(path)
    aside = path.with_name("settings.broken-1.json")
    assert settings.get(THEME) == "system"
    assert settings.take_problems() == (Problem(Trouble.DAMAGED, aside),)
    assert settings.take_problems() == ()
    assert aside.read_text() == text
    settings.put(THEME, "day")
    assert Settings(path).get(THEME) == "day"


def test_bytes_that_are_no_text_are_set_aside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'{"general.name": "\xff\xfe"}')
    assert Settings(path).take_problems()[0].trouble is Trouble.DAMAGED


def test_the_second_broken_file_does_not_overwrite_the_first(path: Path) -> None:
    for number in (1, 2):
        written(path, f"broken {number}")
        Settings(path)
    assert path.with_name("settings.broken-1.json").read_text() == "broken 1"
    assert path.with_name("settings.broken-2.json").read_text() == "broken 2"


def test_a_folder_in_place_of_the_file_is_set_aside(path: Path) -> None:
    path.mkdir(parents=True)
    settings = Settings(path)
    settings.put(THEME, "day")
    assert settings.take_problems()[0].trouble is Trouble.DAMAGED
    assert Settings(path).get(THEME) == "day"


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, Trouble.DISK_FULL),
        (errno.EROFS, Trouble.READ_ONLY),
        (errno.EACCES, Trouble.READ_ONLY),
        (errno.EIO, Trouble.DEVICE),
    ],
)
def test_a_disk_that_fails_is_told_once_and_the_settings_work_on(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, trouble: Trouble
) -> None:
    settings = Settings(path)
    fail_writing(monkeypatch, number)
    settings.put(THEME, "day")
    settings.put(PACE, 100)
    assert settings.take_problems() == (Problem(trouble, path),)
    assert (settings.get(THEME), settings.get(PACE)) == ("day", 100)


def test_when_the_disk_works_again_all_changes_are_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(path)
    with monkeypatch.context() as full:
        fail_writing(full, errno.ENOSPC)
        settings.put(THEME, "day")
    settings.put(PACE, 100)
    assert Settings(path).get(THEME) == "day"


def test_a_write_that_fails_half_way_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Settings(path).put(THEME, "day")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "disk full")

    monkeypatch.setattr(os, "fsync", full)
    settings = Settings(path)
    settings.put(THEME, "evening")
    assert settings.take_problems()[0].trouble is Trouble.DISK_FULL
    assert Settings(path).get(THEME) == "day"
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_file_that_cannot_be_read_is_never_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path, '{"table.theme": "day"}')

    def refused(self: Path) -> bytes:
        raise PermissionError(errno.EACCES, "refused")

    with monkeypatch.context() as locked:
        locked.setattr(Path, "read_bytes", refused)
        settings = Settings(path)
    settings.put(THEME, "evening")
    assert settings.take_problems() == (Problem(Trouble.READ_ONLY, path),)
    assert settings.get(THEME) == "evening"
    assert Settings(path).get(THEME) == "day"


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    real = written(tmp_path / "dotfiles.json", "{}")
    path.parent.mkdir()
    path.symlink_to(real)
    Settings(path).put(THEME, "day")
    assert path.is_symlink()
    assert "day" in real.read_text()


def test_reset_of_a_page_touches_that_page_only(path: Path) -> None:
    settings = Settings(path)
    settings.put(THEME, "day")
    settings.put(PACE, 100)
    settings.put(WINDOW_GEOMETRY, "AAAA")
    settings.reset(Page.TABLE)
    assert (settings.get(THEME), settings.get(PACE)) == ("system", 100)
    settings.reset()
    assert (settings.get(PACE), settings.get(WINDOW_GEOMETRY)) == (600, "AAAA")
    assert Settings(path).get(PACE) == 600


def test_subscribers_hear_each_change_until_they_leave() -> None:
    settings = Settings()
    heard: list[str] = []
    leave = settings.subscribe(lambda setting: heard.append(setting.key))
    settings.put(THEME, "day")
    settings.put(THEME, "day")
    settings.reset()
    leave()
    leave()
    settings.put(THEME, "evening")
    assert heard == ["table.theme", "table.theme"]


def test_a_subscriber_sees_the_new_value_already() -> None:
    settings = Settings()
    seen: list[int] = []
    settings.subscribe(lambda setting: seen.append(settings.get(PACE)))
    settings.put(PACE, 0)
    assert seen == [0]
