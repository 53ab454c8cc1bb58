"""The system libraries that Qt needs: which are missing, and how Debian and Ubuntu bring them."""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple


class SetupFailed(Exception):
    """The set-up can't go on; the message tells a person what to do."""


class Library(NamedTuple):
    """A shared library by the name the loader knows, and the Debian package that holds it."""

    soname: str
    package: str


# What QtCore, QtGui, QtWidgets, QtSvg and lrelease link to: needed even without a screen.
ALWAYS = (
    Library("libEGL.so.1", "libegl1"),
    Library("libGL.so.1", "libgl1"),
    Library("libX11.so.6", "libx11-6"),
    Library("libbrotlidec.so.1", "libbrotli1"),
    Library("libdbus-1.so.3", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1"),
    Library("libfreetype.so.6", "libfreetype6"),
    Library("libglib-2.0.so.0", "libglib2.0-0"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0"),
    Library("libxkbcommon.so.0", "libxkbcommon0"),
    Library("libz.so.1", "zlib1g"),
    Library("libzstd.so.1", "libzstd1"),
)

# What Qt's xcb platform (a window on X) links to besides.
FOR_A_WINDOW = (
    Library("libX11-xcb.so.1", "libx11-xcb1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0"),
    Library("libxcb-glx.so.0", "libxcb-glx0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4"),
    Library("libxcb-image.so.0", "libxcb-image0"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0"),
    Library("libxcb-render.so.0", "libxcb-render0"),
    Library("libxcb-shape.so.0", "libxcb-shape0"),
    Library("libxcb-shm.so.0", "libxcb-shm0"),
    Library("libxcb-sync.so.1", "libxcb-sync1"),
    Library("libxcb-util.so.1", "libxcb-util1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1"),
    Library("libxcb.so.1", "libxcb1"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
)

# And its Wayland platform.
FOR_WAYLAND = (
    Library("libwayland-client.so.0", "libwayland-client0"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0"),
    Library("libwayland-egl.so.1", "libwayland-egl1"),
)


def can_load(soname: str) -> bool:
    """Whether the system's loader finds this library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing(
    libraries: Iterable[Library], present: Callable[[str], bool] = can_load
) -> list[Library]:
    """Those of the libraries that the loader doesn't find, in the order given."""
    return [library for library in libraries if not present(library.soname)]


def wanted(environment: Mapping[str, str]) -> tuple[Library, ...]:
    """The libraries that this session needs: more with an X or Wayland display than without."""
    libraries: tuple[Library, ...] = ALWAYS
    if environment.get("DISPLAY"):
        libraries += FOR_A_WINDOW
    if environment.get("WAYLAND_DISPLAY"):
        libraries += FOR_WAYLAND
    return libraries


def parse_os_release(text: str) -> dict[str, str]:
    """The fields of an os-release file (os-release(5)), without their quotes."""
    fields = {}
    for line in text.splitlines():
        name, equals, value = line.strip().partition("=")
        if equals and not name.startswith("#"):
            fields[name] = value.strip().strip("\"'")
    return fields


def is_debian(fields: Mapping[str, str]) -> bool:
    """Whether these os-release fields belong to Debian, Ubuntu or a child of theirs."""
    family = {fields.get("ID", ""), *fields.get("ID_LIKE", "").split()}
    return bool(family & {"debian", "ubuntu"})


def on_debian() -> bool:
    """Whether this machine runs Debian, Ubuntu or a child of theirs, with apt-get."""
    release = Path("/etc/os-release")
    if not release.is_file() or shutil.which("apt-get") is None:
        return False
    return is_debian(parse_os_release(release.read_text(encoding="utf-8")))


def is_root() -> bool:
    """Whether packages of the system can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_command(packages: Iterable[str]) -> list[str]:
    """The one command that installs these packages, each named once."""
    return ["apt-get", "install", "-y", "--no-install-recommends", *dict.fromkeys(packages)]


def advice(libraries: Iterable[Library], debian: bool, besides: Iterable[str] = ()) -> str:
    """What a person who is not root has to do about missing libraries and packages besides."""
    libraries = list(libraries)
    if debian:
        packages = [*(library.package for library in libraries), *besides]
        command = " ".join(["sudo", *apt_command(packages)])
        return f"Packages of the system are missing here. Install them with:\n\n  {command}\n"
    names = ", ".join([*(library.soname for library in libraries), *besides])
    return (
        "Parts of the system are missing here. Install the packages of your distribution "
        f"that bring:\n\n  {names}\n"
    )


def apt_install(packages: Iterable[str]) -> None:
    """Install these Debian packages, as root and without a question. Raises SetupFailed."""
    packages = list(dict.fromkeys(packages))
    print("Installing from the system's package archive: " + " ".join(packages), flush=True)
    path = os.environ.get("PATH", os.defpath) + ":/usr/sbin:/sbin"  # not there after a plain `su`
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PATH": path}
    patient = ["-q", "-o", "DPkg::Lock::Timeout=180"]
    for command in (["apt-get", "update"], apt_command(packages)):
        done = subprocess.run(
            [command[0], *patient, *command[1:]],
            env=environment,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    if done.returncode != 0:  # a failed update alone is no matter: the lists may be good enough
        raise SetupFailed(
            "The system's packages could not be installed; apt-get says why above. By hand:\n\n  "
            + " ".join(["sudo", *apt_command(packages)])
        )


def ensure_libraries(environment: Mapping[str, str], besides: Sequence[str] = ()) -> None:
    """Find the libraries Qt needs; as root on Debian or Ubuntu install those that are missing.

    Packages named besides are missing too, and are got in the same way. Raises SetupFailed, with
    the one command to run, where they can't be installed from here.
    """
    if platform.system() != "Linux":
        return
    lacking = missing(wanted(environment))
    if not lacking and not besides:
        return
    debian = on_debian()
    if not (debian and is_root()):
        raise SetupFailed(advice(lacking, debian, besides))
    everything = ALWAYS + FOR_A_WINDOW + FOR_WAYLAND  # a display may come later
    apt_install([*(library.package for library in missing(everything)), *besides])
    if still := missing(wanted(environment)):
        raise SetupFailed(advice(still, debian))
