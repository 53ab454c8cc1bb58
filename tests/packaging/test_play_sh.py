"""The first command, where Python may be missing: among stand-ins for the system's own commands."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from setup_steps import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a script for the shell of Unix")

NEW = 'case "$1" in -c) ;; *) echo "started: $0 $*" ;; esac'
"""A Python that serves."""
OLD = "exit 1"
"""A Python that is too old, or not whole."""
COMMAND = "sudo apt-get install -y --no-install-recommends"


class Machine:
    """A checkout and a PATH of which every command is known."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        self.bin.mkdir()
        self.packaging = folder / "a checkout" / "packaging"
        self.packaging.mkdir(parents=True)
        self.script = self.packaging / "play.sh"
        self.script.write_bytes((ROOT / "packaging" / "play.sh").read_bytes())
        self.told = folder / "told"
        for tool in ("dirname", "readlink", "chmod", "cp"):
            (self.bin / tool).symlink_to(str(shutil.which(tool)))

    def has(self, name: str, does: str) -> None:
        """Put a command in the PATH."""
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{does}\n")
        path.chmod(0o755)

    def is_debian(self, *, user: int, brings: str = "") -> None:
        """With an archive of packages, of which each `brings` a Python of its name that serves."""
        self.has("id", f"echo {user}")
        self.has("python.new", NEW)
        self.has("apt-cache", f'case " {brings} " in *" ${{2%-venv}} "*) ;; *) exit 100 ;; esac')
        bring = (
            f'for each in {brings}; do case " $* " in *" $each "*) {self._bring()} ;; esac; done'
        )
        self.has("apt-get", f'echo "$*" >>"{self.told}"\n{bring}')

    def _bring(self) -> str:
        return f'cp "{self.bin}/python.new" "{self.bin}/$each"'

    def asked(self) -> list[str]:
        """What the archive was asked for, without what is always said to it."""
        lines = self.told.read_text().splitlines() if self.told.exists() else []
        return [line.removeprefix("-q -o DPkg::Lock::Timeout=180 ") for line in lines]

    def run(self, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Give the command, from this folder."""
        return subprocess.run(
            ["/bin/sh", os.path.relpath(self.script, cwd or self.bin), *arguments],
            cwd=cwd or self.bin,
            env={"PATH": str(self.bin)},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """One with nothing but a shell and its plainest tools."""
    return Machine(tmp_path)


def test_a_python_that_serves_gets_every_argument(machine: Machine) -> None:
    machine.has("python3", NEW)
    done = machine.run("--demo", "two words")
    python = machine.bin / "python3"
    assert done.stdout == f"started: {python} {machine.packaging}/play.py --demo two words\n"
    assert done.returncode == 0


def test_the_programs_exit_code_is_handed_on(machine: Machine) -> None:
    machine.has("python3", 'case "$1" in -c) ;; *) exit 7 ;; esac')
    assert machine.run().returncode == 7


@pytest.mark.parametrize("folder", ["packaging", ".", ".."])
def test_it_may_be_called_from_any_folder(machine: Machine, folder: str) -> None:
    machine.has("python3", NEW)
    done = machine.run(cwd=(machine.packaging.parent / folder).resolve())
    assert f" {machine.packaging}/play.py" in done.stdout


def test_it_may_be_called_by_a_link(machine: Machine, tmp_path: Path) -> None:
    machine.has("python3", NEW)
    link = tmp_path / "cards"
    link.symlink_to(machine.script)
    machine.script = link
    assert f" {machine.packaging}/play.py" in machine.run().stdout


def test_a_newer_python_beside_an_old_one_is_found(machine: Machine) -> None:
    machine.has("python3", OLD)
    machine.has("python3.11", OLD)  # the whole of it may be missing
    machine.has("python3.12", NEW)
    assert f"started: {machine.bin}/python3.12 " in machine.run().stdout


def test_root_gets_python_installed(machine: Machine) -> None:
    machine.is_debian(user=0, brings="python3")
    done = machine.run("--version")
    assert machine.asked() == ["update", "install -y --no-install-recommends python3 python3-venv"]
    assert done.stdout.endswith(f"python3 {machine.packaging}/play.py --version\n")


def test_anyone_else_is_told_the_one_command(machine: Machine) -> None:
    machine.is_debian(user=1000)
    done = machine.run()
    assert f"\n  {COMMAND} python3 python3-venv\n" in done.stderr
    assert not machine.asked()
    assert done.returncode == 1


def test_beside_an_old_python_the_archives_newest_is_asked_for(machine: Machine) -> None:
    machine.has("python3", OLD)
    machine.is_debian(user=1000, brings="python3.11 python3.12")
    assert f"\n  {COMMAND} python3.12 python3.12-venv\n" in machine.run().stderr


def test_root_gets_a_newer_one_where_the_archives_own_is_old(machine: Machine) -> None:
    machine.is_debian(user=0, brings="python3 python3.11")
    machine.has("python.new", f'case "$0" in *python3) {OLD} ;; esac\n{NEW}')
    assert f"started: {machine.bin}/python3.11 " in machine.run().stdout


def test_an_archive_without_a_new_python_ends_it(machine: Machine) -> None:
    machine.has("python3", OLD)
    machine.is_debian(user=0)
    done = machine.run()
    assert "this system's archive has none" in done.stderr
    assert len(machine.asked()) == 2
    assert done.returncode == 1


def test_what_the_archive_refuses_is_told(machine: Machine) -> None:
    machine.is_debian(user=0)
    machine.has("apt-get", "exit 100")
    done = machine.run()
    assert "apt-get says why above" in done.stderr
    assert f"{COMMAND} python3 python3-venv" in done.stderr
    assert done.returncode == 1


def test_elsewhere_it_says_what_is_needed(machine: Machine) -> None:
    done = machine.run()
    assert "Python 3.11 or newer" in done.stderr
    assert "apt-get" not in done.stderr
    assert done.returncode == 1
