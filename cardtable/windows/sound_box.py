"""The process that plays sounds. It is sent the names of files, and says whether it can play.

Of its own, because a sound device may be slow, missing or broken, and Qt Multimedia then waits,
complains in the log or, at the end of the program, does not let go: none of it reaches the window.
"""

import os
import signal
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Condition(StrEnum):
    """Whether sounds can be played."""

    READY = "ready"
    NO_MODULE = "no module"
    """Qt Multimedia is not installed, or a library of the system that it needs."""
    NO_DEVICE = "no device"


def serve(pipe: "Connection[Any, Any]", files: Mapping[str, Path]) -> None:
    """Play what the pipe names, as ``(name, volume)``, until it is closed; the process's body."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program
    _be_quiet()
    # The program imports this module too, and shall not pay for Qt Multimedia.
    from PySide6.QtCore import QCoreApplication, QObject, Signal  # noqa: PLC0415

    try:
        from cardtable.windows.sound_device import Device  # noqa: PLC0415
    except ImportError:
        pipe.send(Condition.NO_MODULE.value)
        return

    class Ear(QObject):
        """Brings what the listening thread hears to the one that plays."""

        named = Signal(str, float)

    app = QCoreApplication([])
    device, ear = Device(files, lambda ready: pipe.send(_condition(ready).value)), Ear()
    ear.named.connect(device.play)
    Thread(target=_listen, args=(pipe, ear.named.emit), daemon=True).start()
    app.exec()


def _condition(ready: bool) -> Condition:
    return Condition.READY if ready else Condition.NO_DEVICE


def _be_quiet() -> None:
    """Libraries of the system write about missing devices straight to the terminal."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


def _listen(pipe: "Connection[Any, Any]", play: Any) -> None:
    """Hand on what is named. When the program is gone, be gone at once, letting go of nothing."""
    while True:
        try:
            name, volume = pipe.recv()
        except (EOFError, OSError):
            os._exit(0)
        play(name, volume)
