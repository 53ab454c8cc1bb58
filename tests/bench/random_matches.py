"""Plays random matches of a rule set through the controller, replays each, and counts.

    python -m tests.bench.random_matches spades300 1000

A match of Spades takes one or two seconds; the suite plays only a few (see
`tests/controllers/test_random_matches.py`). Any difference stops it with the match's number.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor

from PySide6.QtCore import QCoreApplication

from tests.controllers.wholly_random import Course, random_course
from tests.games.playing import PRESETS

GAMES = {preset: game for game, preset in PRESETS}
APPS: list[QCoreApplication] = []
"""The application of this process, kept alive."""


def played(preset: str, numbers: range) -> list[Course]:
    """What these matches came to."""
    if QCoreApplication.instance() is None:
        APPS.append(QCoreApplication([]))
    return [random_course(GAMES[preset], preset, number) for number in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset", choices=sorted(GAMES))
    parser.add_argument("matches", type=int, nargs="?", default=1000)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    began, courses = time.monotonic(), list[Course]()
    lots = [range(first, min(first + 10, wanted.matches)) for first in range(0, wanted.matches, 10)]
    with ProcessPoolExecutor(wanted.processes) as pool:
        for found in pool.map(played, [wanted.preset] * len(lots), lots):
            courses += found
            print(figures(wanted.preset, courses, time.monotonic() - began), flush=True)


def figures(preset: str, courses: list[Course], seconds: float) -> str:
    """One line of what has been played so far."""
    ended = sum(course.over for course in courses)
    deals = sum(course.deals for course in courses)
    choices = sum(course.choices for course in courses)
    return (
        f"{preset}: {len(courses)} matches, {ended} to the end, {deals} deals, "
        f"{choices} choices, {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
