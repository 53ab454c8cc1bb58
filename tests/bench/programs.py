"""Starts Cardtable and KDE's kpat and lskat alike, and watches them paint."""

from __future__ import annotations

import argparse
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.bench.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
COVERED = 0.35
"""The part of the screen that must have changed before a table counts as painted."""
DEALT = 0.9
"""The part of what changes in the end that must look as in the end before cards count as dealt."""
STILL = 1.5
"""Seconds without a change after which a table has come to rest."""
PATIENCE = 60.0
NAMES = ("cardtable", "bundle", "kpat", "lskat")


class Program(NamedTuple):
    """A program under test: its name and how it is started with its table open."""

    name: str
    command: tuple[str, ...]


class Painted(NamedTuple):
    """Seconds from the start to the first painted table, to the cards dealt, to the last movement.

    Both programs paint table and stock in the first frame that they show, and deal from there.
    """

    table: float
    dealt: float
    still: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options by which the programs can be started otherwise."""
    parser.add_argument("--ours", default="--new schnapsen", help="arguments for Cardtable")
    parser.add_argument("--theirs", default="--gametype klondike", help="arguments for kpat")
    parser.add_argument("--bundle", type=Path, help="the start of a bundle, measured as well")
    parser.add_argument("--only", choices=NAMES, help="measure one of them")


def chosen(arguments: argparse.Namespace) -> list[Program]:
    """The programs to measure; one that is not installed is left out with a word."""
    ours = Program("cardtable", (sys.executable, "-m", "cardtable", *shlex.split(arguments.ours)))
    found = [ours]
    if arguments.bundle is not None:
        command = (str(arguments.bundle.resolve()), *shlex.split(arguments.ours))
        found.append(Program("bundle", command))
    for name, given in (("kpat", shlex.split(arguments.theirs)), ("lskat", [])):
        if place := shutil.which(name) or shutil.which(name, path="/usr/games"):
            found.append(Program(name, (place, *given)))
        else:
            print(f"{name} is not installed (Debian: {name}); measuring without it.")
    return [program for program in found if arguments.only in (None, program.name)]


@contextmanager
def running(program: Program, screen: Screen, home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program, started on this screen without a match to go on with; ended with the block."""
    shutil.rmtree(home / "xdg_data_home", ignore_errors=True)
    said = home / f"{program.name}.log"
    with said.open("wb") as log:
        process = subprocess.Popen(
            program.command,
            cwd=ROOT,
            env=screen.environment(home),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
        try:
            yield process
        except SystemExit:
            print(said.read_text(errors="replace"))
            raise
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def watch(process: subprocess.Popen[bytes], screen: Screen, empty: bytes, began: float) -> Painted:
    """Look at the screen until the program's table has come to rest. Raises SystemExit."""
    seen = [(began, empty)]
    shown = False
    while not shown or time.monotonic() - seen[-1][0] < STILL:
        now = time.monotonic()
        if process.poll() is not None:
            raise SystemExit(f"{process.args!r} ended with code {process.returncode}")
        if now - began > PATIENCE:
            raise SystemExit(f"{process.args!r} showed no table at rest in {PATIENCE:.0f} s")
        picture = screen.look()
        if picture != seen[-1][1]:
            seen.append((now, picture))
            shown = shown or covered(picture, empty) >= COVERED
        time.sleep(0.004)
    end = seen[-1][1]
    table = next(moment for moment, picture in seen if covered(picture, empty) >= COVERED)
    dealt = next(moment for moment, picture in seen if like_the_end(picture, empty, end) >= DEALT)
    return Painted(table - began, dealt - began, seen[-1][0] - began)


def covered(seen: bytes, empty: bytes) -> float:
    """The part of the screen, 0 to 1, that is not as it was when it was empty."""
    now, before = memoryview(seen).cast("I"), memoryview(empty).cast("I")
    return sum(a != b for a, b in zip(now, before, strict=True)) / len(now)


def like_the_end(seen: bytes, empty: bytes, end: bytes) -> float:
    """Of the points that are different in the end, the part, 0 to 1, that is so already."""
    now, before, after = (memoryview(picture).cast("I") for picture in (seen, empty, end))
    points = [(a == c) for a, b, c in zip(now, before, after, strict=True) if b != c]
    return sum(points) / len(points)
