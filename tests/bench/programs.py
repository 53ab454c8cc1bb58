"""Starts Cardtable and KDE's kpat alike, and watches them paint."""

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

from tests.bench.screen import PIXEL_BYTES, STEP, WIDTH, Screen

ROOT = Path(__file__).resolve().parents[2]
COVERED = 0.35
"""The part of the screen that must have changed before a window counts as shown."""
LIGHT = 0xD8
"""A pixel is as light as the face of a card when red, green and blue are at least this."""
FACE = 40
"""So many light points in the middle of the screen are the face of a card at the least."""
STILL = 1.5
"""Seconds without a change after which a table has come to rest."""
PATIENCE = 60.0


class Program(NamedTuple):
    """A program under test: its name and how it is started with its table open."""

    name: str
    command: tuple[str, ...]


class Painted(NamedTuple):
    """Seconds from the start until the first window, until cards are seen, until all lies still."""

    window: float
    cards: float
    still: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options by which both programs can be started otherwise."""
    parser.add_argument("--ours", default="--new schnapsen", help="arguments for Cardtable")
    parser.add_argument("--theirs", default="--gametype klondike", help="arguments for kpat")
    parser.add_argument("--only", choices=["cardtable", "kpat"], help="measure one of them")


def chosen(arguments: argparse.Namespace) -> list[Program]:
    """The programs to measure; kpat is left out, with a word, where it is not installed."""
    ours = Program("cardtable", (sys.executable, "-m", "cardtable", *shlex.split(arguments.ours)))
    kpat = shutil.which("kpat") or shutil.which("kpat", path="/usr/games")
    theirs = Program("kpat", (kpat or "kpat", *shlex.split(arguments.theirs)))
    found = [ours, theirs] if kpat else [ours]
    if not kpat:
        print("kpat is not installed (Debian: kpat); measuring Cardtable alone.")
    return [program for program in found if arguments.only in (None, program.name)]


@contextmanager
def running(program: Program, screen: Screen, home: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program, started on this screen and ended when the block is left."""
    with (home / f"{program.name}.log").open("ab") as log:
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
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def watch(process: subprocess.Popen[bytes], screen: Screen, empty: bytes, began: float) -> Painted:
    """Look at the screen until the program's table has come to rest. Raises SystemExit."""
    window = cards = None
    last, changed = empty, began
    while window is None or cards is None or time.monotonic() - changed < STILL:
        now = time.monotonic()
        if process.poll() is not None:
            raise SystemExit(f"{process.args!r} ended with code {process.returncode}")
        if now - began > PATIENCE:
            raise SystemExit(f"{process.args!r} showed no table in {PATIENCE:.0f} s")
        seen = screen.look()
        if seen != last:
            last, changed = seen, now
            if window is None and covered(seen, empty) >= COVERED:
                window = now - began
            if cards is None and window is not None and light_points(seen) >= FACE:
                cards = now - began
        time.sleep(0.004)
    return Painted(window, cards, changed - began)


def covered(seen: bytes, empty: bytes) -> float:
    """The part of the screen, 0 to 1, that is not as it was when it was empty."""
    now, before = memoryview(seen).cast("I"), memoryview(empty).cast("I")
    return sum(a != b for a, b in zip(now, before, strict=True)) / len(now)


def light_points(seen: bytes) -> int:
    """How many points are as light as a card's face, where cards lie and menus and bars do not."""
    pixels = memoryview(seen)
    line = WIDTH // STEP * PIXEL_BYTES
    lines = len(pixels) // line
    middle = pixels[line * (lines // 4) : line * (lines * 4 // 5)]
    colours = zip(
        middle[0::PIXEL_BYTES], middle[1::PIXEL_BYTES], middle[2::PIXEL_BYTES], strict=True
    )
    return sum(min(colour) >= LIGHT for colour in colours)
