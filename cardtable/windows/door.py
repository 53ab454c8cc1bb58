"""One window per person and display: whoever starts the program again knocks at its door.

The first start holds a lock, which the system gives back however that start ends. A later one
hands over what it was started for, and ends. Two displays have a window each, as two histories do.
"""

import json
import os
import re
import sys
import time
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLockFile, QObject, Signal

from cardtable.storage.paths import data_dir

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 3.0
"""Seconds for which a second start knocks: so long may a first one take to open its door."""
_LONGEST = 100_000
"""Bytes of a call; nobody has a longer path."""
_ANSWER = b"coming\n"
_SHORT = 400
"""Milliseconds for one attempt to reach the door."""


class Call(NamedTuple):
    """What a later start was started for."""

    file: str = ""
    """A file of matches, by its whole path; empty for none."""
    preset: str = ""
    """The rules of a new match that is to be opened; empty for none."""
    token: str = ""
    """The desktop's leave to come to the front; empty where it needs none."""


class Doorplate(NamedTuple):
    """Where the lock lies, and the name under which the door is found."""

    lock: Path
    name: str


def leave_given(environment: Mapping[str, str]) -> str:
    """The desktop's leave for this start to come to the front; GTK 3 uses the older name."""
    names = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")
    return next((environment[name] for name in names if environment.get(name)), "")


def doorplate(platform: str) -> Doorplate:
    """The place of this person's door on this display; ``platform`` is Qt's name for its kind."""
    display = os.environ.get("WAYLAND_DISPLAY" if platform.startswith("wayland") else "DISPLAY", "")
    whose = sha256(str(data_dir()).encode()).hexdigest()[:8]
    name = re.sub(r"[^\w.]", "-", f"cardtable-{platform}-{display}-{whose}")
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    folder = Path(runtime) if runtime and Path(runtime).is_dir() else data_dir()
    if sys.platform == "win32":  # a pipe has no folder; the person's data have one each
        return Doorplate(folder / f"{name}.lock", f"{name}-{os.environ.get('USERNAME', '')}")
    return Doorplate(folder / f"{name}.lock", str(folder / f"{name}.socket"))


class Door(QObject):
    """Held by the first start. Until it is opened, later ones wait in front of it."""

    called = Signal(object)
    """A Call, from a later start."""

    def __init__(self, plate: Doorplate, lock: QLockFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._plate, self._lock = plate, lock
        self._server: QLocalServer | None = None

    def open(self) -> bool:
        """Listen from now on; whether that could be done. What a crash left is cleared away."""
        # 8 ms; nobody needs it before the first picture is painted.
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self._plate.name)  # nobody else can be there: we hold the lock
        server.newConnection.connect(self._welcome)
        self._server = server
        return server.listen(self._plate.name)

    def close(self) -> None:
        """Listen no longer; the next start is the first one."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _welcome(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            caller.readyRead.connect(lambda caller=caller: self._listen(caller))
            caller.disconnected.connect(caller.deleteLater)
            self._listen(caller)

    def _listen(self, caller: "QLocalSocket") -> None:
        gone = caller.state() != caller.LocalSocketState.ConnectedState
        if gone or caller.bytesAvailable() > _LONGEST:  # who gave up has started by itself
            caller.abort()
        elif caller.canReadLine():
            call = _understood(bytes(caller.readLine().data()))
            if call is None:
                caller.abort()
                return
            caller.write(_ANSWER)
            caller.flush()  # now, whatever the window is about to do
            caller.disconnectFromServer()
            self.called.emit(call)


def come_in(plate: Doorplate, call: Call, patience: float = PATIENCE) -> Door | None:
    """The door to hold, for the first start; None when another one has taken the call.

    Where nobody answers for ``patience`` seconds, or no lock can be written, the program starts
    all the same: two windows are better than none.
    """
    plate.lock.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(plate.lock))
    lock.setStaleLockTime(0)  # never by age; the lock of a process that is gone is taken over
    if lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError:
        return Door(plate, lock)
    end = time.monotonic() + patience
    while not _told(plate.name, call, end):
        if time.monotonic() > end or lock.tryLock(0):
            return Door(plate, lock)
        time.sleep(0.05)  # no event loop runs yet, and no window is there to be held up
    return None


def _told(name: str, call: Call, end: float) -> bool:
    """Whether somebody took the call before the end. It is said once to whoever opened."""
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415  # only a second start needs it

    _let_through()
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_SHORT):
        return False
    socket.write(json.dumps(call._asdict()).encode() + b"\n")
    while not socket.canReadLine():
        left = end - time.monotonic()
        if left <= 0 or not socket.waitForReadyRead(int(left * 1000) + 1):
            return False
    return bytes(socket.readLine().data()) == _ANSWER


def _let_through() -> None:
    """Windows lets a program to the front only with the leave of the one in front."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  # only there

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


def _understood(line: bytes) -> Call | None:
    """The call in a line; None if it is none."""
    try:
        said = json.loads(line)
    except ValueError:
        return None
    if not isinstance(said, dict) or set(said) != set(Call._fields):
        return None
    return Call(**said) if all(isinstance(value, str) for value in said.values()) else None
