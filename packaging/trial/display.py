"""A display of its own: what a person would see, and the keys a person would press."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from package_facts import NAME
from trial.debian import Debian, TrialFailed

ROOM = "1280x800x24"
TICK = 0.1


def until(true: Callable[[], bool], seconds: float) -> bool:
    """Wait until this is true; whether it came true in time."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(TICK)
    return True


class Display:
    """A display by its name (``:50``), with a window manager on it, and a folder of pictures."""

    def __init__(self, name: str, pictures: Path) -> None:
        self.name, self.pictures = name, pictures
        self._environment = {**os.environ, "DISPLAY": name}

    def windows(self) -> list[str]:
        """The program's windows that can be seen, by the numbers X gives them."""
        return self._xdotool("search", "--onlyvisible", "--class", f"^{NAME}$").split()

    def press(self, key: str) -> None:
        """Press a key, as X names it, in the window that is in front."""
        self._xdotool("key", key)

    def picture(self, name: str) -> None:
        """Keep what is to be seen now."""
        path = self.pictures / f"{name}.png"
        command = ["import", "-silent", "-window", "root", str(path)]
        subprocess.run(command, env=self._environment, check=True, timeout=60)

    def colours(self) -> int:
        """How many colours are to be seen: an empty window has a handful, a painted one many."""
        command = ["import", "-silent", "-window", "root", "-format", "%k", "info:-"]
        done = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, check=True, timeout=60
        )
        return int(done.stdout)

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,  # no window found is no failure
            timeout=60,
        )
        return done.stdout


@contextmanager
def display(system: Debian, pictures: Path, number: int | None) -> Iterator[Display]:
    """A display among the processes of the system: of this number, else the first that is free.

    It is there for the system and this machine alike, since both share the network.
    """
    server = ["Xvfb", "-displayfd", "1", "-screen", "0", ROOM, "-nolisten", "tcp", "-ac"]
    if number is not None:
        server.insert(1, f":{number}")
    with subprocess.Popen(
        system.beside(*server), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as xvfb:
        assert xvfb.stdout is not None
        name = f":{xvfb.stdout.readline().strip()}"
        if name == ":":
            raise TrialFailed("Xvfb does not start; is the number of the display taken?")
        manager = ["env", f"DISPLAY={name}", "HOME=/tmp", "openbox", "--sm-disable"]
        with subprocess.Popen(
            system.beside(*manager), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as openbox:
            try:
                yield Display(name, pictures)
            finally:
                openbox.terminate()  # these only led in: what they started ends with the system
                xvfb.terminate()
