"""What a Linux desktop says through its portal reaches the look of the program."""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.look.present import Look
from cardtable.storage.declared import CONTRAST
from cardtable.storage.settings import Settings
from cardtable.windows.dress.appearance import Appearance

if sys.platform != "linux":
    pytest.skip("only Linux desktops have a portal", allow_module_level=True)

from PySide6.QtDBus import QDBusMessage, QDBusPendingCall, QDBusPendingCallWatcher, QDBusVariant

from cardtable.windows.dress import portal
from cardtable.windows.dress.portal import CONTRAST as TOLD_CONTRAST
from cardtable.windows.dress.portal import (
    GNOME,
    MOTION,
    PLASMA,
    Key,
    Portal,
    has_desktop,
    wants_no_motion,
)


def heard(key: Key, value: Any) -> QDBusMessage:
    """The portal's signal that a setting has changed."""
    message = QDBusMessage.createSignal(
        "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged"
    )
    message.setArguments([*key, QDBusVariant(value)])
    return message


@pytest.mark.parametrize(
    ("told", "still"),
    [
        ({}, False),
        ({GNOME: True, MOTION: 0, PLASMA: "1"}, False),
        ({GNOME: False}, True),
        ({MOTION: 1}, True),
        ({PLASMA: "0"}, True),
        ({PLASMA: 0.0}, True),
        ({PLASMA: "1.41421"}, False),
        ({PLASMA: "fast"}, False),
    ],
)
def test_desktops_say_in_three_ways_that_nothing_shall_move(
    told: dict[Key, Any], still: bool
) -> None:
    assert wants_no_motion(told) is still


def test_an_answer_is_taken_and_a_refusal_says_nothing(qapp: QApplication) -> None:
    desktop = Portal()
    call = QDBusMessage.createMethodCall("a.b", "/c", "a.b", "Read")
    reply = call.createReply()
    reply.setArguments([QDBusVariant(QDBusVariant(1))])  # the old method wraps it twice
    for key, answer in (
        (TOLD_CONTRAST, reply),
        (MOTION, QDBusMessage.createError("a.b.NotFound", "no")),
    ):
        desktop._take(key, QDBusPendingCallWatcher(QDBusPendingCall.fromCompletedCall(answer)))
    assert desktop.is_strong
    assert not desktop.is_still


def test_what_changes_is_told_once_and_the_rest_is_not_heard(qapp: QApplication) -> None:
    desktop = Portal()
    times: list[None] = []
    desktop.changed.connect(lambda: times.append(None))
    for value in (1, 1, 0):
        desktop._hear(heard(TOLD_CONTRAST, value))
    desktop._hear(heard(("org.gnome.desktop.interface", "font-name"), "Cantarell 11"))
    assert len(times) == 2
    assert not desktop.is_strong


def test_the_look_follows(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Portal, "watch", lambda self: None)
    settings, look = Settings(), Look()
    follower = Appearance(qapp, settings, look)
    follower.watch_portal()
    desktop = follower.findChild(Portal)
    assert isinstance(desktop, Portal)
    desktop._hear(heard(GNOME, False))
    desktop._hear(heard(TOLD_CONTRAST, 1))
    assert (look.reduced, look.theme.strong) == (True, True)
    settings.put(CONTRAST, "off")
    assert not look.theme.strong
    desktop._hear(heard(GNOME, True))
    assert not look.reduced
    follower.stop()
    desktop._hear(heard(GNOME, False))
    assert not look.reduced


def test_listening_waits_for_nobody(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a service with a name Qt asks the bus whose it is, and waits for the answer."""
    services: list[str] = []
    bus = SimpleNamespace(connect=lambda service, *rest: services.append(service))
    monkeypatch.setattr(portal, "QDBusConnection", SimpleNamespace(sessionBus=lambda: bus))
    monkeypatch.setattr(portal, "has_desktop", lambda: True)
    monkeypatch.setattr(Portal, "_ask", lambda self, bus, key: None)
    Portal().watch()
    assert services == [""]


def test_nothing_is_started_where_there_is_no_desktop(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[Key] = []
    monkeypatch.setattr(Portal, "_ask", lambda self, bus, key: asked.append(key))
    for name in ("XDG_CURRENT_DESKTOP", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    Portal().watch()
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    Portal().watch()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    Portal().watch()
    assert not asked
    assert not has_desktop()
    (tmp_path / "bus").touch()
    assert has_desktop()
