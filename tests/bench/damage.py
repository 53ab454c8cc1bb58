"""Ten thousand damaged files: none may crash, hang, lose anything, or go without a word.

    python -m tests.bench.damage            # all of them, on from where the last run ended
    python -m tests.bench.damage --anew 500

Each file has a number and is the same each time. A file that fails is printed with its number,
and `--only export 417` looks at it alone. The suite takes a few hundred (tests/storage).
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import FrameType

from tests.storage.damaged_exports import check_export
from tests.storage.damaged_histories import check_history
from tests.storage.damaged_settings import check_settings

CHECKS: dict[str, Callable[[int, Path], str]] = {
    "export": check_export,
    "settings": check_settings,
    "history": check_history,
}
LONGEST = 20
"""Seconds after which a file is said to hang."""
LOT = 50
PLACE = Path(tempfile.gettempdir()) / "cardtable-damage.json"
"""What has been done so far."""


def checked(kind: str, numbers: list[int]) -> tuple[str, Counter[str], list[str], float]:
    """How these files ended, what went wrong, and the longest time that one took."""
    ends, failures, longest = Counter[str](), list[str](), 0.0
    with tempfile.TemporaryDirectory() as folder:
        for number in numbers:
            began = time.monotonic()
            signal.setitimer(signal.ITIMER_REAL, LONGEST)
            try:
                ends[CHECKS[kind](number, Path(folder))] += 1
            except BaseException:  # whatever it is, it is what we look for
                told = traceback.format_exc().strip().splitlines()
                failures.append(f"{kind} {number}: {told[-1]}\n    {' '.join(told[-3:-1])}")
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            longest = max(longest, time.monotonic() - began)
    return kind, ends, failures, longest


def _hangs(number: int, frame: FrameType | None) -> None:
    del number, frame
    raise TimeoutError(f"longer than {LONGEST} s")


def _ready() -> None:
    signal.signal(signal.SIGALRM, _hangs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", type=int, nargs="?", default=10_000)
    parser.add_argument("--anew", action="store_true", help="forget the last run")
    parser.add_argument("--only", nargs=2, metavar=("KIND", "NUMBER"))
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wanted = parser.parse_args()
    if wanted.only:
        with tempfile.TemporaryDirectory() as folder:
            sys.stdout.write(f"{CHECKS[wanted.only[0]](int(wanted.only[1]), Path(folder))}\n")
        return
    done = {} if wanted.anew or not PLACE.exists() else json.loads(PLACE.read_text())
    failures = run(wanted.files, wanted.processes, done)
    sys.exit(bool(failures))


def run(files: int, processes: int, done: dict[str, dict[str, int]]) -> int:
    """Check what is not done yet; how many failed."""
    each, failed, longest, began = files // len(CHECKS), 0, 0.0, time.monotonic()
    with ProcessPoolExecutor(processes, initializer=_ready) as pool:
        lots = [
            pool.submit(checked, kind, list(range(first, min(first + LOT, each + 1))))
            for kind in CHECKS
            for first in range(sum(done.get(kind, {}).values()), each + 1, LOT)
        ]
        for lot in lots:
            kind, ends, failures, most = lot.result()
            longest = max(longest, most)
            failed += len(failures)
            ends["failed"] += len(failures)
            done[kind] = dict(Counter(done.get(kind, {})) + ends)
            PLACE.write_text(json.dumps(done))
            for failure in failures:
                sys.stdout.write(f"{failure}\n")
    for kind, counts in done.items():
        told = ", ".join(f"{count} {end}" for end, count in sorted(counts.items()))
        sys.stdout.write(f"{kind}: {sum(counts.values())} files: {told}\n")
    told = f"{failed} failed, the longest took {longest:.2f} s"
    sys.stdout.write(f"{told}; {time.monotonic() - began:.0f} s in all\n")
    return failed


if __name__ == "__main__":
    main()
