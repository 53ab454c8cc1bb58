"""Tries the finished package in a bare Debian: sudo python3 packaging/try_deb.py [SUITE] ...

The package is installed with nothing but what it depends on, started from its menu entry, played by
keyboard in every language and game, given a file, started again beside itself, and purged. Pictures
of all that end up in `./build/trial`. Only the standard library is used.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sys
from pathlib import Path

from package_facts import DIST, NAME
from setup_steps import ROOT
from trial.debian import MIRROR, PLACE, TrialFailed, running
from trial.display import display
from trial.steps import Step, Trial, try_all

TOOLS = {
    "debootstrap": "debootstrap",
    "import": "imagemagick",
    "nsenter": "util-linux",
    "openbox": "openbox",
    "tar": "tar",
    "unshare": "util-linux",
    "xdotool": "xdotool",
    "Xvfb": "xvfb",
}
"""Commands that are needed, and the packages that bring them."""


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Try the finished package in a bare Debian.")
    parser.add_argument("suites", nargs="*", metavar="SUITE", help="bookworm, trixie, ...")
    parser.add_argument("--deb", type=Path, help="the package; else the newest in ./dist")
    parser.add_argument("--display", type=int, help="a free number; else the first that is free")
    parser.add_argument("--mirror", default=MIRROR, help="where Debian is fetched from")
    return parser.parse_args()


def lacking() -> str:
    """What has to be done before a trial can be held here; empty if it can."""
    if os.geteuid() != 0:
        return "A bare Debian can be made by root only: put sudo in front of the command."
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    packages = " ".join(sorted({TOOLS[tool] for tool in missing}))
    if missing:
        return (
            f"{', '.join(missing)} is missing. Install it with:\n\n  apt-get install {packages}\n"
        )
    return ""


def package(given: Path | None) -> Path:
    """The package to try. Raises TrialFailed if there is none."""
    if given is not None and given.is_file():
        return given
    made = sorted(DIST.glob(f"{NAME}_*.deb"), key=lambda path: path.stat().st_mtime)
    if given is not None or not made:
        raise TrialFailed("There is no package; make it with: python3 packaging/build.py deb")
    return made[-1]


def try_in(suite: str, file: Path, given: argparse.Namespace) -> list[Step]:
    """The whole trial in a Debian of this suite. Raises TrialFailed if it can't be held."""
    pictures = PLACE / f"{suite}-pictures"
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    print(f"\n{file.name} in {suite}; pictures go to {pictures.relative_to(ROOT)}", flush=True)
    with running(suite, given.mirror) as system, display(system, pictures, given.display) as shown:
        return try_all(Trial(system, shown), file)


def main() -> int:
    """Hold the trials; 1 if a step failed, or one could not be held."""
    given = arguments()
    if advice := lacking():
        print(advice, file=sys.stderr)
        return 1
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # leave as after Ctrl+C
    try:
        file = package(given.deb)
        steps = [
            step for suite in given.suites or ["bookworm"] for step in try_in(suite, file, given)
        ]
    except TrialFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted; nothing of the trial is left but its pictures.", file=sys.stderr)
        return 130
    failed = sum(not step.passed for step in steps)
    print(f"\n{len(steps)} steps, {failed} failed")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
