"""Prints the time from start to a painted table, beside KDE's kpat and lskat on the same display.

    python -m tests.bench.startup --runs 7 --bundle build/bundle/cardtable/cardtable

Each program is started once unmeasured, so that all have their caches; then in turns.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from tests.bench.programs import Painted, Program, add_arguments, chosen, running, watch
from tests.bench.screen import Screen, screen


def start_once(program: Program, on: Screen, home: Path) -> Painted:
    """Start the program on the empty screen and watch until it lies still."""
    empty = on.look()
    began = time.monotonic()
    with running(program, on, home) as process:
        painted = watch(process, on, empty, began)
    while on.look() != empty:  # its window goes a moment after the process
        time.sleep(0.05)
    return painted


def figures(name: str, runs: list[Painted]) -> str:
    """One line: the median of each time, and the worst time to a table."""
    table, dealt, still = (statistics.median(times) for times in zip(*runs, strict=True))
    worst = max(painted.table for painted in runs)
    return f"{name:<12}{table:8.2f} s{dealt:8.2f} s{still:8.2f} s{worst:8.2f} s"


def main() -> None:
    """Measure the programs in turns and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=5)
    add_arguments(parser)
    arguments = parser.parse_args()
    programs = chosen(arguments)
    measured: dict[str, list[Painted]] = {program.name: [] for program in programs}
    with screen() as on, tempfile.TemporaryDirectory() as home:
        for program in programs:
            first = start_once(program, on, Path(home))
            print(f"{program.name}: first start ever {first.table:.2f} s")
        for _ in range(arguments.runs):
            for program in programs:
                measured[program.name].append(start_once(program, on, Path(home)))
    print(f"\n{'medians':<12}{'table':>10}{'dealt':>10}{'at rest':>10}{'worst':>10}")
    for name, runs in measured.items():
        print(figures(name, runs))


if __name__ == "__main__":
    main()
