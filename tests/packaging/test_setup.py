"""The set-up's decisions: what is missing, what is stale, what a person is told. No network."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path

import pytest

import check
import play
import setup_steps
import system_libraries
from check import Check, Result
from setup_steps import Installed
from system_libraries import Library, SetupFailed

CURSOR = Library("libxcb-cursor.so.0", "libxcb-cursor0")


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A Debian machine without libxcb-cursor; gives what gets installed, which then is there."""
    installed: list[str] = []
    monkeypatch.setattr("platform.system", lambda: "Linux")
    monkeypatch.setattr(system_libraries, "on_debian", lambda: True)
    monkeypatch.setattr(system_libraries, "apt_install", installed.extend)

    def missing(libraries: tuple[Library, ...]) -> list[Library]:
        return [CURSOR] if CURSOR in libraries and not installed else []

    monkeypatch.setattr(system_libraries, "missing", missing)
    return installed


def test_root_gets_missing_libraries_installed(
    lacking: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_libraries, "is_root", lambda: True)
    system_libraries.ensure_libraries({"DISPLAY": ":0"})
    assert lacking == ["libxcb-cursor0"]


def test_anyone_else_is_told_the_command(
    lacking: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_libraries, "is_root", lambda: False)
    with pytest.raises(SetupFailed, match=r"sudo apt-get install .*libxcb-cursor0"):
        system_libraries.ensure_libraries({"DISPLAY": ":0"})
    assert not lacking


def test_without_a_display_no_window_libraries_are_asked_for(
    lacking: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system_libraries, "is_root", lambda: False)
    system_libraries.ensure_libraries({})
    assert not lacking


def test_venv_and_libraries_are_told_in_one_command(
    lacking: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(system_libraries, "is_root", lambda: False)
    besides = setup_steps.packages_for_venv(tmp_path)
    with pytest.raises(SetupFailed, match=r"sudo apt-get install .*libxcb-cursor0 python3-venv"):
        system_libraries.ensure_libraries({"DISPLAY": ":0"}, besides)
    assert not lacking


def test_venv_is_not_asked_for_once_the_environment_is_made(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert not setup_steps.packages_for_venv(checkout)


def test_an_old_python_is_refused_by_its_number() -> None:
    with pytest.raises(SetupFailed, match=r"3\.11 or newer.*3\.9\.2"):
        setup_steps.require_python((3, 9, 2))
    setup_steps.require_python((3, 11, 0))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a project file and an installed environment, as far as files go."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "setup.py").touch()
    python = setup_steps.environment_python(tmp_path / ".venv")
    pyside = tmp_path / ".venv" / "lib" / "python3.11" / "site-packages" / "PySide6"
    for file in (python, pyside / "__init__.py"):
        file.parent.mkdir(parents=True)
        file.touch()
    return tmp_path


@pytest.fixture
def steps(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the set-up did besides looking, in its order."""
    done: list[str] = []

    def install(root: Path, python: Path, extras: frozenset[str]) -> None:
        assert (checkout / ".venv" / "cardtable.begun").exists()
        done.append("install " + ",".join(sorted(extras)))

    monkeypatch.setattr(setup_steps, "works", lambda python: python.exists())
    monkeypatch.setattr(setup_steps, "make_environment", lambda venv: done.append("make"))
    monkeypatch.setattr(setup_steps, "install", install)
    return done


def test_what_is_installed_is_not_installed_again(checkout: Path, steps: list[str]) -> None:
    for _ in range(2):
        setup_steps.ensure_environment(checkout, frozenset())
    assert steps == ["install "]


def test_development_tools_are_added_and_kept(checkout: Path, steps: list[str]) -> None:
    setup_steps.ensure_environment(checkout, frozenset())
    setup_steps.ensure_environment(checkout, frozenset({"dev"}))
    setup_steps.ensure_environment(checkout, frozenset())
    (checkout / "pyproject.toml").write_text("[project]\nname = 'changed'\n")
    setup_steps.ensure_environment(checkout, frozenset())
    assert steps == ["install ", "install dev", "install dev"]


def test_an_installation_cut_off_is_begun_anew(checkout: Path, steps: list[str]) -> None:
    setup_steps.ensure_environment(checkout, frozenset())
    (checkout / ".venv" / "cardtable.begun").touch()
    setup_steps.ensure_environment(checkout, frozenset())
    setup_steps.ensure_environment(checkout, frozenset())
    assert steps == ["install ", "make", "install "]


def test_an_environment_without_qt_is_filled(checkout: Path, steps: list[str]) -> None:
    setup_steps.ensure_environment(checkout, frozenset())
    pyside = setup_steps.find_pyside(checkout / ".venv")
    assert pyside is not None
    (pyside / "__init__.py").unlink()
    setup_steps.ensure_environment(checkout, frozenset())
    assert steps == ["install ", "install "]


def test_an_environment_without_its_python_is_made_anew(checkout: Path, steps: list[str]) -> None:
    setup_steps.ensure_environment(checkout, frozenset())
    setup_steps.environment_python(checkout / ".venv").unlink()
    setup_steps.ensure_environment(checkout, frozenset())
    assert steps == ["install ", "make", "install "]


def test_a_moved_checkout_is_installed_again(checkout: Path, tmp_path: Path) -> None:
    python = setup_steps.environment_python(checkout / ".venv")
    moved = tmp_path / "moved"
    moved.mkdir()
    (moved / "pyproject.toml").write_text((checkout / "pyproject.toml").read_text())
    assert setup_steps.fingerprint(checkout, python) != setup_steps.fingerprint(moved, python)


@pytest.mark.parametrize("text", ["", "   \n"])
def test_an_empty_stamp_is_no_stamp(tmp_path: Path, text: str) -> None:
    (tmp_path / "stamp").write_text(text)
    assert setup_steps.read_stamp(tmp_path / "stamp") is None


def test_a_stamp_reads_as_it_was_written(tmp_path: Path) -> None:
    installed = Installed("abc", frozenset({"dev", "art"}))
    setup_steps.write_stamp(tmp_path / "stamp", installed)
    assert setup_steps.read_stamp(tmp_path / "stamp") == installed


def test_catalogues_are_stale_when_missing_or_older(tmp_path: Path) -> None:
    for name, source_time, built_time in (("nl", 10, None), ("de", 10, 5), ("hu", 10, 20)):
        source = tmp_path / f"cardtable_{name}.ts"
        source.touch()
        os.utime(source, (source_time, source_time))
        if built_time is not None:
            source.with_suffix(".qm").touch()
            os.utime(source.with_suffix(".qm"), (built_time, built_time))
    stale = [source.name for source in setup_steps.stale_catalogues(tmp_path)]
    assert stale == ["cardtable_de.ts", "cardtable_nl.ts"]


@pytest.mark.parametrize(
    ("platform", "environment", "display"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":64123"}, False),
        ("linux", {"DISPLAY": "nonsense"}, False),
        ("linux", {"DISPLAY": "another.example:0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_display_is_known_by_its_name(
    platform: str, environment: dict[str, str], display: bool
) -> None:
    assert play.has_display(environment, platform) is display


def test_a_display_is_one_when_somebody_answers(tmp_path: Path) -> None:
    place = str(tmp_path / "X9")
    assert not play.can_connect(place)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(place)
        server.listen()
        assert play.can_connect(place)


@pytest.mark.parametrize(
    ("given", "passed"),
    [([], []), (["--", "--demo", "x"], ["--demo", "x"]), (["--version"], ["--version"])],
)
def test_the_programs_arguments_are_passed_on(given: list[str], passed: list[str]) -> None:
    assert play.passed_on(given) == passed


def test_checks_run_in_their_order_whatever_order_they_are_named_in() -> None:
    assert [wanted.name for wanted in check.chosen(["tests", "lint"])] == ["lint", "tests"]
    assert check.chosen(None) == list(check.CHECKS)


def test_a_failed_check_is_seen_and_summed_up(tmp_path: Path) -> None:
    python = Path(sys.executable)
    result = check.run(Check("boom", ("-c", "raise SystemExit(3)")), python, dict(os.environ))
    assert not result.passed
    lines = check.summary([Result("lint", True, 1.0), result]).splitlines()
    assert [line.split()[0] for line in lines] == ["ok", "FAILED"]
