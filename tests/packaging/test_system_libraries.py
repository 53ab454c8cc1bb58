"""What Qt needs of the system: which libraries are missing, and how Debian brings them."""

from __future__ import annotations

import subprocess
from typing import Any

import pytest

import system_libraries
from system_libraries import ALWAYS, FOR_A_WINDOW, FOR_WAYLAND, Library

DEBIAN = """\
PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"
# a comment=here
ID=debian
"""
MINT = "ID=linuxmint\nID_LIKE='ubuntu debian'\n"
FEDORA = 'ID=fedora\nVERSION_ID=41\nPRETTY_NAME="Fedora Linux 41"\n'

CURSOR = Library("libxcb-cursor.so.0", "libxcb-cursor0")
GLIB = Library("libglib-2.0.so.0", "libglib2.0-0")
GTHREAD = Library("libgthread-2.0.so.0", "libglib2.0-0")


@pytest.mark.parametrize(
    ("text", "debian"), [(DEBIAN, True), (MINT, True), (FEDORA, False), ("", False)]
)
def test_children_of_debian_are_known_by_os_release(text: str, debian: bool) -> None:
    assert system_libraries.is_debian(system_libraries.parse_os_release(text)) is debian


def test_os_release_loses_quotes_and_comments() -> None:
    fields = system_libraries.parse_os_release(DEBIAN)
    assert fields == {"PRETTY_NAME": "Debian GNU/Linux 12 (bookworm)", "ID": "debian"}


def test_a_window_asks_for_more_than_no_window() -> None:
    assert system_libraries.wanted({}) == ALWAYS
    assert system_libraries.wanted({"DISPLAY": ":0"}) == ALWAYS + FOR_A_WINDOW
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert system_libraries.wanted(both) == ALWAYS + FOR_A_WINDOW + FOR_WAYLAND


def test_only_libraries_that_cannot_be_loaded_are_missing() -> None:
    found = system_libraries.missing([CURSOR, GLIB], present=lambda name: "glib" in name)
    assert found == [CURSOR]


def test_an_unknown_library_cannot_be_loaded() -> None:
    assert not system_libraries.can_load("libno-such-thing-anywhere.so.9")


def test_a_package_is_asked_for_once() -> None:
    command = system_libraries.apt_command(library.package for library in (GLIB, GTHREAD))
    assert command.count("libglib2.0-0") == 1
    assert command[:3] == ["apt-get", "install", "-y"]


def test_on_debian_the_advice_is_one_command() -> None:
    advice = system_libraries.advice([CURSOR, GLIB], debian=True)
    assert "sudo apt-get install" in advice
    assert "libxcb-cursor0 libglib2.0-0" in advice


def test_elsewhere_the_advice_names_the_libraries() -> None:
    advice = system_libraries.advice([CURSOR], debian=False)
    assert "libxcb-cursor.so.0" in advice
    assert "apt-get" not in advice


def test_dpkg_finds_its_tools_after_a_plain_su(monkeypatch: pytest.MonkeyPatch) -> None:
    paths: list[str] = []

    def run(command: list[str], **given: Any) -> subprocess.CompletedProcess[str]:
        paths.append(given["env"]["PATH"])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    system_libraries.apt_install(["libegl1"])
    assert set(paths) == {"/usr/bin:/bin:/usr/sbin:/sbin"}
