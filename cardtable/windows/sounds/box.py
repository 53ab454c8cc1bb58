"""The process that plays sounds. It is sent the names of files, and says whether it can play.

Of its own, because a sound device may be slow, missing or broken, and Qt Multimedia then waits,
complains in the log or, at the end of the program, does not let go: none of it reaches the window.
"""

import os
import signal
import time
from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from cardtable import PROGRAM

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


class Condition(StrEnum):
    """Whether sounds can be played."""

    READY = "ready"
    NO_MODULE = "no module"
    """Qt Multimedia is not installed, or a library of the system that it needs."""
    NO_DEVICE = "no device"

    @property
    def plays(self) -> bool:
        """Whether what is sent now is heard."""
        return self is Condition.READY

    @property
    def may_change(self) -> bool:
        """Whether it is worth while to try again later."""
        return self is not Condition.NO_MODULE


WATCH, BUSY = 2.0, 1.3
"""Who is busy for so many of so many seconds plays nothing, but turns round about a dead device."""


def serve(pipe: "Connection[Any, Any]", files: Mapping[str, Path]) -> None:
    """Play what the pipe names, as ``(name, volume)``, until it is closed; the process's body.

    It ends by itself when there is no device, or none any more.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program
    _be_quiet()
    # The program imports this module too, and shall not pay for Qt Multimedia.
    from PySide6.QtCore import QCoreApplication, QObject, Signal  # noqa: PLC0415

    try:
        from cardtable.windows.sounds.device import Device  # noqa: PLC0415
    except ImportError:
        pipe.send(Condition.NO_MODULE.value)
        return

    class Ear(QObject):
        """Brings what the listening thread hears to the one that plays."""

        named = Signal(str, float)

    app = QCoreApplication([])
    app.setApplicationName(PROGRAM)  # so it stands in the desktop's list of what makes sounds
    device, ear = Device(files, partial(_tell, pipe)), Ear()
    ear.named.connect(device.play)
    Thread(target=_listen, args=(pipe, ear.named.emit), daemon=True).start()
    Thread(target=_watch, daemon=True).start()
    app.exec()


def _tell(pipe: "Connection[Any, Any]", ready: bool) -> None:
    if ready:
        pipe.send(Condition.READY.value)
        return
    pipe.send(Condition.NO_DEVICE.value)
    os._exit(0)  # at once: there is nothing to let go of in good order


def _watch() -> None:
    """Qt can turn in circles for ever when the device's server dies: end then."""
    while True:
        used = time.process_time()
        time.sleep(WATCH)
        if time.process_time() - used > BUSY:
            os._exit(1)


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
