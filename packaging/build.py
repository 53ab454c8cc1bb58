"""Makes the packages that people install: python3 packaging/build.py [deb] [tar] [wheel] ...

Without a name, all that this machine can make. Each ends up in `./dist`, with its size; what can't
be made here is named with the reason. `--check` looks whether a bundle speaks every language.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from package_facts import CannotMake, version
from setup_steps import ROOT, prepare, without_outer_python
from system_libraries import SetupFailed

EXTRA = "package"
KINDS = ("deb", "tar", "appimage", "wheel", "flatpak", "windows", "macos")
"""Each is a module make_<kind>, whose make() gives the files."""


class Outcome(NamedTuple):
    """What came of one kind: its files, or the reason why there are none."""

    kind: str
    files: tuple[Path, ...]
    reason: str = ""


def make(kind: str) -> Outcome:
    """Make one kind; what can't be made is no failure of the others."""
    maker: Callable[[], list[Path]] = import_module(f"make_{kind}").make
    try:
        return Outcome(kind, tuple(maker()))
    except CannotMake as reason:
        return Outcome(kind, (), str(reason))


def size(path: Path) -> int:
    """The bytes of a file, or of all in a folder."""
    if path.is_dir():
        return sum(each.lstat().st_size for each in path.rglob("*") if not each.is_dir())
    return path.stat().st_size


def told(outcome: Outcome) -> str:
    """The lines about one kind: its files with their sizes, or what it lacks."""
    if not outcome.files:
        return f"{outcome.kind:<9} not made: {outcome.reason.strip()}"
    return "\n".join(
        f"{outcome.kind:<9} {size(file) / 1e6:7.1f} MB  {_short(file)}" for file in outcome.files
    )


def _short(path: Path) -> str:
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Make the packages that people install.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--check", action="store_true", help="ask the bundle what it shows")
    parser.add_argument("--twice", action="store_true", help="name what differs in a second build")
    given = parser.parse_args()
    if unknown := set(given.kinds) - set(KINDS):
        parser.error(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    return given


def inside(python: Path) -> int:
    """Run this very command in the project's environment."""
    environment = without_outer_python(os.environ)
    command = [str(python), str(Path(__file__).resolve()), *sys.argv[1:]]
    return subprocess.call(command, env=environment, stdin=subprocess.DEVNULL)


def main() -> int:
    """Make what is wanted; 1 if something that was named could not be made."""
    given = arguments()
    try:
        python = prepare(frozenset({EXTRA}))
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    if Path(sys.prefix).resolve() != python.parent.parent.resolve():
        return inside(python)
    if given.twice:
        return int(import_module("reproducible").main())
    if given.check:
        return int(import_module("bundle_check").main())
    outcomes = [make(kind) for kind in given.kinds or KINDS]
    print(f"\nCardtable {version()}\n" + "\n".join(map(told, outcomes)))
    return int(any(each.kind in given.kinds and not each.files for each in outcomes))


if __name__ == "__main__":
    sys.exit(main())
