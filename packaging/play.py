"""Sets Cardtable up in `./.venv` and starts it: python3 packaging/play.py [options of the program].

Nothing but Python 3.11 or newer and this checkout is needed. A second run starts at once. Where
no display exists, a demonstration match is played offscreen and its pictures are kept.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from setup_steps import ROOT, prepare, without_outer_python
from system_libraries import SetupFailed

NO_WINDOW = frozenset({"--demo", "--help", "-h", "--version"})  # the program's, shown anywhere


def has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window can be shown; but on Windows and macOS a display must be named."""
    if platform in ("win32", "darwin"):
        return True
    return bool(environment.get("WAYLAND_DISPLAY")) or x_answers(environment.get("DISPLAY", ""))


def x_answers(display: str) -> bool:
    """Whether the X server of this name can be reached; one on another machine is believed."""
    host, colon, number = display.rpartition(":")
    if not colon or host not in ("", "unix"):
        return bool(colon)
    path = f"/tmp/.X11-unix/X{number.partition('.')[0]}"
    return any(map(can_connect, (path, f"\0{path}")))  # the second is Linux's abstract socket


def can_connect(address: str) -> bool:
    """Whether somebody listens at this socket of the machine's own."""
    with socket.socket(socket.AF_UNIX) as caller:
        try:
            caller.connect(address)
        except OSError:
            return False
    return True


def passed_on(arguments: list[str]) -> list[str]:
    """The program's own arguments; a `--` that only parts ours from them is dropped."""
    return arguments[1:] if arguments[:1] == ["--"] else arguments


def start(python: Path, arguments: list[str]) -> int:
    """Start the program, in this very process where the system can do that; gives its exit code."""
    command = [str(python), "-m", "cardtable", *arguments]
    environment = without_outer_python(os.environ)
    if os.name == "nt":
        return subprocess.call(command, env=environment)
    sys.stdout.flush()
    os.execve(python, command, environment)


def demonstration_folder() -> Path:
    """Where the pictures go: `./demo`, or a temporary folder if the checkout can't be written."""
    folder = ROOT / "demo"
    try:
        folder.mkdir(exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="cardtable-demo-"))
    return folder


def demonstrate(python: Path, arguments: list[str]) -> int:
    """Play a demonstration match offscreen; the program names its pictures. Gives the exit code."""
    folder = demonstration_folder()
    if display := os.environ.get("DISPLAY"):
        print(f"There is no display here: DISPLAY is {display}, but nothing answers there.")
    else:
        print("There is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set.")
    print(
        f"Playing a demonstration match offscreen; pictures of the table go to {folder}", flush=True
    )
    command = [str(python), "-m", "cardtable", "--demo", str(folder), *arguments]
    environment = without_outer_python(os.environ)
    environment["QT_QPA_PLATFORM"] = "offscreen"
    return subprocess.call(command, env=environment, stdin=subprocess.DEVNULL)


def main() -> int:
    """Set up what is missing, then play."""
    try:
        python = prepare(frozenset())
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. Run the same command again to carry on.", file=sys.stderr)
        return 130
    arguments = passed_on(sys.argv[1:])
    if has_display(os.environ) or not NO_WINDOW.isdisjoint(arguments):
        return start(python, arguments)
    return demonstrate(python, arguments)


if __name__ == "__main__":
    sys.exit(main())
