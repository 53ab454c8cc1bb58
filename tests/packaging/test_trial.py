"""The trial of a package: what it finds left behind, and how it tells of it. No system is made."""

from __future__ import annotations

import fcntl
import subprocess
from pathlib import Path

import pytest

import desktop_files
import try_deb
from trial import debian
from trial.debian import PLAYER, Debian, TrialFailed, keeper
from trial.display import Display
from trial.left import Left, files, left
from trial.play import LANGUAGES, Seat
from trial.steps import Step, named_command


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A system with one package, which owns one file."""
    lay(tmp_path, "var/lib/dpkg/info/base.list", "/.\n/etc\n/etc/base\n/lib\n/lib/base.so\n")
    lay(tmp_path, "etc/base", "speaks of thing, and may")
    lay(tmp_path, "usr/lib/base.so", "thing")
    return tmp_path


def lay(root: Path, place: str, text: str = "") -> None:
    """A file in the system."""
    (root / place).parent.mkdir(parents=True, exist_ok=True)
    (root / place).write_text(text)


def test_a_system_as_it_was_has_nothing_left(root: Path) -> None:
    assert left(root, files(root), "thing") == Left((), (), ())


def test_a_file_by_its_name_is_its_own(root: Path) -> None:
    before = files(root)
    lay(root, "usr/share/thing/settings")
    assert left(root, before, "thing").own == ("/usr/share/thing", "/usr/share/thing/settings")


def test_a_file_by_its_words_is_its_own_even_if_it_was_there_before(root: Path) -> None:
    lay(root, "usr/share/applications/mimeinfo.cache", "x=thing.desktop")
    assert left(root, files(root), "thing").own == ("/usr/share/applications/mimeinfo.cache",)


def test_what_a_diary_remembers_is_told_apart(root: Path) -> None:
    before = files(root)
    lay(root, "var/log/dpkg.log", "purge thing")
    assert left(root, before, "thing") == Left((), ("/var/log/dpkg.log",), ("/var/log",))


def test_what_others_made_is_told_apart(root: Path) -> None:
    before = files(root)
    lay(root, "usr/share/mime.cache")
    lay(root, "var/lib/dpkg/info/other.list", "/usr/share/other\n")
    lay(root, "usr/share/other")
    assert left(root, before, "thing").others == ("/usr/share", "/usr/share/mime.cache")


def test_what_lies_in_a_home_folder_stays_its_players(root: Path) -> None:
    before = files(root)
    lay(root, "home/player/.local/share/thing/history")
    assert left(root, before, "thing") == Left((), (), ())


def test_the_menu_entry_starts_the_program_without_a_file() -> None:
    assert named_command(desktop_files.desktop_entry("/opt/a/cardtable")) == ["/opt/a/cardtable"]


def test_a_step_reads_as_a_line_of_a_table() -> None:
    assert str(Step("purged", False, 2.04, "left: /usr/x")).split() == [
        *("FAILED", "purged", "2.0", "s", "left:", "/usr/x"),
    ]


def test_whoever_is_not_root_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert "sudo" in try_deb.lacking()


def test_missing_tools_are_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda name: None if name in ("Xvfb", "import") else name)
    assert try_deb.lacking().endswith("apt-get install imagemagick xvfb\n")
    monkeypatch.setattr("shutil.which", lambda name: name)
    assert not try_deb.lacking()


def test_without_a_package_it_says_how_to_make_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(try_deb, "DIST", tmp_path)
    with pytest.raises(TrialFailed, match=r"build\.py deb"):
        try_deb.package(None)
    lay(tmp_path, "cardtable_1.0-1_amd64.deb")
    assert try_deb.package(None).name == "cardtable_1.0-1_amd64.deb"


def test_what_runs_in_a_system_ends_with_it(tmp_path: Path) -> None:
    for folder in ("dev/shm", "proc", "tmp"):
        (tmp_path / folder).mkdir(parents=True)
    try:
        with keeper(tmp_path) as number:
            sleeper = subprocess.Popen(Debian(tmp_path, number).beside("sleep", "600"))
    except (OSError, TrialFailed) as failure:
        pytest.skip(f"only root may: {failure}")
    assert sleeper.wait(timeout=30) != 0
    assert str(tmp_path) not in Path("/proc/self/mountinfo").read_text()


def test_a_command_that_hangs_is_a_step_that_failed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def hang(command: list[str], **given: object) -> None:
        raise subprocess.TimeoutExpired(command, 1)

    monkeypatch.setattr("subprocess.run", hang)
    monkeypatch.setattr("os.chown", lambda *given: None)
    (tmp_path / "home" / PLAYER).mkdir(parents=True)
    system = Debian(tmp_path, 1)
    with pytest.raises(TrialFailed, match="does not end"):
        system.told("apt-get", "update")
    seat = Seat(system, Display(":0", tmp_path), "again", LANGUAGES[0])
    with pytest.raises(TrialFailed, match="does not end"):
        seat.give("gtk-launch", "cardtable")


def test_two_trials_of_a_suite_keep_apart(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(debian, "PLACE", tmp_path)
    lay(tmp_path, "sid.tar")
    with (tmp_path / "sid.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(TrialFailed, match="Another trial"), debian.running("sid"):
            pass
