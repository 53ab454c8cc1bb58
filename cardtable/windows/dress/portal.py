"""What a Linux desktop says of contrast and motion through its portal, where Qt does not know it.

Qt tells contrast on GNOME and its kin, and motion nowhere. The portal's settings are asked in the
background and watched; where there is no bus or no portal, nothing was said.
"""

import os
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import (
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusVariant,
)

_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_INTERFACE: Final = "org.freedesktop.portal.Settings"
_STANDARD: Final = "org.freedesktop.appearance"

CONTRAST: Final = (_STANDARD, "contrast")
MOTION: Final = (_STANDARD, "reduced-motion")
GNOME: Final = ("org.gnome.desktop.interface", "enable-animations")
PLASMA: Final = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")
_WATCHED: Final = (CONTRAST, MOTION, GNOME, PLASMA)

Key = tuple[str, str]


class Portal(QObject):
    """The desktop's wishes; ``changed`` says that there is something new."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[Key, Any] = {}
        self._asking: set[QDBusPendingCallWatcher] = set()

    def watch(self) -> None:
        """Ask for everything, and listen from now on, where there is a desktop to ask."""
        if not has_desktop():
            return
        bus = QDBusConnection.sessionBus()
        slot: Any = SLOT("_hear(QDBusMessage)")  # PySide's stub asks for bytes, and it refuses them
        # Naming the service here would wait for the bus to say whose it is, up to 25 s.
        bus.connect("", _PATH, _INTERFACE, "SettingChanged", self, slot)
        for key in _WATCHED:
            self._ask(bus, key)

    @property
    def is_strong(self) -> bool:
        """Whether the desktop wants high contrast."""
        return bool(self._told.get(CONTRAST) == 1)

    @property
    def is_still(self) -> bool:
        """Whether the desktop wants nothing to move."""
        return wants_no_motion(self._told)

    def _ask(self, bus: QDBusConnection, key: Key) -> None:
        call = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
        call.setArguments(list(key))
        watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
        self._asking.add(watcher)
        watcher.finished.connect(lambda: self._take(key, watcher))

    def _take(self, key: Key, watcher: QDBusPendingCallWatcher) -> None:
        self._asking.discard(watcher)
        answer = watcher.reply()
        watcher.deleteLater()
        if answer.type() == QDBusMessage.MessageType.ReplyMessage and answer.arguments():
            self._keep(key, answer.arguments()[0])

    @Slot(QDBusMessage)
    def _hear(self, message: QDBusMessage) -> None:
        """A setting has changed; there are many that are of no interest here."""
        told = message.arguments()
        if len(told) == 3 and (told[0], told[1]) in _WATCHED:
            self._keep((told[0], told[1]), told[2])

    def _keep(self, key: Key, value: Any) -> None:
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if value != self._told.get(key):
            self._told[key] = value
            self.changed.emit()


def has_desktop() -> bool:
    """Whether a desktop with a bus is running: else asking would start one, and a portal."""
    folder, address = (
        os.environ.get(name) for name in ("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")
    )
    known = bool(address) or (bool(folder) and Path(str(folder), "bus").exists())
    return known and bool(os.environ.get("XDG_CURRENT_DESKTOP"))


def wants_no_motion(told: dict[Key, Any]) -> bool:
    """Whether these settings say so, in one of the three ways in which desktops do."""
    factor = told.get(PLASMA)
    try:
        frozen = factor is not None and float(factor) == 0
    except (TypeError, ValueError):
        frozen = False
    return told.get(MOTION) == 1 or told.get(GNOME) is False or frozen
