"""Sets Cardtable up with its development tools and checks everything: python3 packaging/check.py.

Each step is run even if one before it failed. `--only STEP` runs one step alone (may be repeated).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from setup_steps import ROOT, prepare, without_outer_python
from system_libraries import SetupFailed

LINT_IMPORTS = "from importlinter.cli import lint_imports_command as lint; lint()"


class Check(NamedTuple):
    """One thing that is checked: its name, and what our interpreter is told to run."""

    name: str
    command: tuple[str, ...]


class Result(NamedTuple):
    """How a check went, and the seconds it took."""

    name: str
    passed: bool
    seconds: float


CHECKS = (
    Check("lint", ("-m", "ruff", "check", ".")),
    Check("format", ("-m", "ruff", "format", "--check", ".")),
    Check("types", ("-m", "mypy")),
    Check("contracts", ("-c", LINT_IMPORTS)),
    # Random order comes from pytest-randomly, which prints the seed to repeat it with; not with -q.
    # A file of tests stays in one process: what its tests share is made once.
    Check(
        "tests",
        (
            *("-m", "pytest", "--cov", "--cov-report=", "--durations=8"),
            *("--numprocesses=auto", "--dist=loadfile"),
        ),
    ),
    Check("coverage", ("-m", "coverage", "report", "--fail-under=100")),
)


def run(check: Check, python: Path, environment: dict[str, str]) -> Result:
    """Run one check; what it prints goes straight to the person."""
    print(f"\n== {check.name}", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [python, *check.command],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return Result(check.name, done.returncode == 0, time.monotonic() - began)


def summary(results: list[Result]) -> str:
    """A line for each check: how it went and how long it took."""
    lines = [
        f"{'ok    ' if result.passed else 'FAILED'}  {result.name:<10} {result.seconds:6.1f} s"
        for result in results
    ]
    return "\n".join(lines)


def chosen(names: list[str] | None) -> list[Check]:
    """The checks with these names in their fixed order; all if none is named."""
    return [check for check in CHECKS if not names or check.name in names]


def main() -> int:
    """Set up what is missing, run the checks, tell how each went; 1 if any failed."""
    parser = argparse.ArgumentParser(description="Set Cardtable up and check everything.")
    names = [check.name for check in CHECKS]
    parser.add_argument("--only", action="append", choices=names, help="run this check alone")
    wanted: list[str] | None = parser.parse_args().only
    try:
        python = prepare(frozenset({"dev"}))
        environment = without_outer_python(os.environ)
        environment["QT_QPA_PLATFORM"] = "offscreen"
        results = [run(check, python, environment) for check in chosen(wanted)]
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. Run the same command again to carry on.", file=sys.stderr)
        return 130
    print(f"\n{summary(results)}")
    return 0 if all(result.passed for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
