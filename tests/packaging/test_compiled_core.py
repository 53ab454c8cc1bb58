"""When the compiled core is believed, built anew, or thrown away. Nothing is compiled here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import compiled_core


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A core of two modules, with an environment that is no more than a folder."""
    core = tmp_path / compiled_core.CORE
    core.mkdir(parents=True)
    (tmp_path / "setup.py").write_text("setup()\n")
    for name in ("__init__.py", "one.py", "two.py"):
        (core / name).write_text("NUMBER = 1\n")
        os.utime(core / name, (10, 10))
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    return tmp_path


def python_of(checkout: Path) -> Path:
    """The interpreter of its environment."""
    return checkout / ".venv" / "bin" / "python"


def build(checkout: Path, *names: str, at: float = 20) -> None:
    """Lay compiled files there as if made at this time."""
    for name in names or ("all__mypyc", "one", "two"):
        path = checkout / compiled_core.CORE / f"{name}.cpython-311-x86_64-linux-gnu.so"
        path.touch()
        os.utime(path, (at, at))


def test_a_core_that_is_not_compiled_is_not_stale(checkout: Path) -> None:
    assert not compiled_core.is_stale(checkout)


def test_a_core_compiled_after_its_last_change_is_not_stale(checkout: Path) -> None:
    build(checkout)
    assert not compiled_core.is_stale(checkout)


def test_one_changed_source_makes_it_stale(checkout: Path) -> None:
    build(checkout)
    os.utime(checkout / compiled_core.CORE / "two.py", (30, 30))
    assert compiled_core.is_stale(checkout)


def test_a_new_source_makes_it_stale(checkout: Path) -> None:
    build(checkout)
    source = checkout / compiled_core.CORE / "three.py"
    source.touch()
    os.utime(source, (5, 5))
    assert compiled_core.is_stale(checkout)


def test_a_source_that_is_gone_makes_it_stale(checkout: Path) -> None:
    build(checkout)
    (checkout / compiled_core.CORE / "two.py").unlink()
    assert compiled_core.is_stale(checkout)


@pytest.fixture
def commands(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was run: `pip`, which compiles, and `import`, which fails after `broken`."""
    run: list[str] = []

    def instead(
        command: Sequence[str | Path], **others: object
    ) -> subprocess.CompletedProcess[Any]:
        word = "pip" if "pip" in command else "import"
        if word == "pip":
            build(checkout, at=99)
        failed = word == "import" and "broken" in run
        run.append(word)
        return subprocess.CompletedProcess(list(command), int(failed), "", "")

    monkeypatch.setattr(subprocess, "run", instead)
    return run


def test_it_is_compiled_once(checkout: Path, commands: list[str]) -> None:
    for _ in range(2):
        compiled_core.ensure(checkout, python_of(checkout))
    assert commands == ["pip", "import"]


def test_what_the_installation_has_compiled_is_not_compiled_again(
    checkout: Path, commands: list[str]
) -> None:
    build(checkout)
    compiled_core.settle(checkout, python_of(checkout))
    compiled_core.ensure(checkout, python_of(checkout))
    assert commands == ["import"]


def test_a_changed_source_is_compiled_again(checkout: Path, commands: list[str]) -> None:
    compiled_core.ensure(checkout, python_of(checkout))
    (checkout / compiled_core.CORE / "two.py").write_text("NUMBER = 2\n")
    os.utime(checkout / compiled_core.CORE / "two.py", (10, 10))
    compiled_core.ensure(checkout, python_of(checkout))
    assert commands == ["pip", "import"] * 2


def test_a_compiler_that_has_come_is_used(
    checkout: Path, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler-anywhere")
    compiled_core.ensure(checkout, python_of(checkout))
    commands.clear()  # on a machine without a compiler there was nothing to do
    monkeypatch.setenv("CC", sys.executable)
    compiled_core.ensure(checkout, python_of(checkout))
    assert commands == ["pip", "import"]


def test_what_cannot_be_loaded_is_thrown_away(checkout: Path, commands: list[str]) -> None:
    commands.append("broken")
    compiled_core.ensure(checkout, python_of(checkout))
    assert not compiled_core.built_files(checkout)
    compiled_core.ensure(checkout, python_of(checkout))
    assert commands == ["broken", "pip", "import"]
