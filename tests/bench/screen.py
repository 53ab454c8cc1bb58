"""A virtual screen that can be looked at a thousand times a second: Xvfb keeps it in a file.

Needs xvfb, openbox and dbus. No tool is started to look, so that looking costs next to nothing.
"""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WIDTH, HEIGHT = 1280, 800
STEP = 8
"""Every how many pixels, across and down, the screen is looked at."""

_XWD = struct.Struct(">20I")  # the part of an X window dump's header that is needed
_SIZE, _LINE, _COLOURS = 0, 12, 19
_COLOUR_BYTES = 12
PIXEL_BYTES = 4


class Screen:
    """A running X display and its pixels."""

    def __init__(self, name: str, bus: str, frame: Path) -> None:
        self.name = name
        self.bus = bus
        with frame.open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = _XWD.unpack_from(self._memory)
        self._first = header[_SIZE] + header[_COLOURS] * _COLOUR_BYTES
        self._line = header[_LINE]

    def look(self) -> bytes:
        """Every STEP-th pixel of every STEP-th line, four bytes each."""
        rows = []
        for y in range(0, HEIGHT, STEP):
            start = self._first + y * self._line
            row = memoryview(self._memory)[start : start + WIDTH * PIXEL_BYTES].cast("I")
            rows.append(bytes(row[::STEP]))
        return b"".join(rows)

    def environment(self, home: Path) -> dict[str, str]:
        """What a program needs to show itself here and to leave the person's files alone."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        folders = {
            name: str(home / name.lower())
            for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
        }
        runtime = home / "runtime"
        runtime.mkdir(mode=0o700, exist_ok=True)
        settings = {"DISPLAY": self.name, "HOME": str(home), "QT_QPA_PLATFORM": "xcb"}
        if self.bus:
            settings["DBUS_SESSION_BUS_ADDRESS"] = self.bus
        return kept | folders | settings | {"XDG_RUNTIME_DIR": str(runtime)}


@contextmanager
def screen() -> Iterator[Screen]:
    """A display of WIDTH by HEIGHT with a window manager, ended when the block is left."""
    for tool in ("Xvfb", "openbox", "dbus-daemon"):
        if shutil.which(tool) is None:
            raise SystemExit(f"{tool} is not installed (Debian: xvfb, openbox, dbus).")
    with tempfile.TemporaryDirectory(prefix="cardtable-bench-") as folder:
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-fbdir", folder],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            name = f":{told.readline().strip()}"
        manager = subprocess.Popen(
            ["openbox"],
            env={**os.environ, "DISPLAY": name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        bus = subprocess.Popen(  # without it kpat falls over
            ["dbus-daemon", "--session", "--nofork", "--print-address"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert bus.stdout is not None, "it was asked for"
        address = bus.stdout.readline().strip()
        time.sleep(1)  # a window manager says to nobody that it is ready
        try:
            yield Screen(name, address, Path(folder) / "Xvfb_screen0")
        finally:
            for process in (bus, manager, server):
                process.terminate()
                process.wait()
            bus.stdout.close()
