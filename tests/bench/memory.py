"""Prints the memory of all our processes beside kpat's, with the table open and at rest.

    python -m tests.bench.memory

The measure is the proportional set size: a page shared by n processes counts 1/n for each.
"""

from __future__ import annotations

import argparse
import re
import tempfile
import time
from pathlib import Path

from tests.bench.programs import Program, add_arguments, chosen, running, watch
from tests.bench.screen import Screen, screen

PSS = re.compile(r"^Pss:\s+(\d+) kB$", re.MULTILINE)


def family(process: int) -> list[int]:
    """This process and all that come from it."""
    found = [process]
    for folder in Path(f"/proc/{process}/task").glob("*"):
        for child in (folder / "children").read_text().split():
            found += family(int(child))
    return found


def pss(process: int) -> float:
    """The proportional set size of one process, in MB."""
    text = Path(f"/proc/{process}/smaps_rollup").read_text()
    match = PSS.search(text)
    assert match is not None, "the kernel always writes it"
    return int(match[1]) / 1024


def called(process: int) -> str:
    """The start of the command that this process was started with."""
    words = Path(f"/proc/{process}/cmdline").read_text().split("\0")
    return " ".join(words)[:90]


def measure(program: Program, on: Screen, home: Path, rest: float) -> list[tuple[str, float]]:
    """Command and MB of each process of the program, its table open for so many seconds."""
    empty = on.look()
    with running(program, on, home) as process:
        watch(process, on, empty, time.monotonic())
        time.sleep(rest)
        processes = [(called(member), pss(member)) for member in family(process.pid)]
    while on.look() != empty:
        time.sleep(0.05)
    return processes


def main() -> None:
    """Measure both programs one after the other and print their processes and sums."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rest", type=float, default=3.0, help="seconds to wait before measuring")
    add_arguments(parser)
    arguments = parser.parse_args()
    with screen() as on, tempfile.TemporaryDirectory() as home:
        for program in chosen(arguments):
            processes = measure(program, on, Path(home), arguments.rest)
            print(f"{program.name}: {sum(size for _, size in processes):.0f} MB")
            for command, size in processes:
                print(f"  {size:7.1f} MB  {command}")


if __name__ == "__main__":
    main()
