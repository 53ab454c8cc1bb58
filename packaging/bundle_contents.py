"""What belongs into a bundle, and what does not: read by cardtable.spec, and tested."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

LANGUAGES = ("nl", "de", "hu", "cs", "en")

PLUGINS = {
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qico", "qicns"),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platformthemes": ("qgtk3", "qxdgdesktopportal"),
    "printsupport": ("cupsprintersupport", "windowsprintersupport", "cocoaprintersupport"),
    "styles": ("qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("xdg-shell",),
    "xcbglintegrations": (),
}
"""Qt's plugins by folder; of a folder that is not named, none. The offscreen platform is there for
`--demo`, and for trying a bundle where there is no screen."""

UNUSED = (
    "PySide6.QtMultimediaWidgets",
    "PySide6.QtOpenGL",
    "PySide6.QtPdf",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtTest",
    "_hashlib",
    "_ssl",
    "_tkinter",
    "doctest",
    "ftplib",
    "mypy",
    "mypyc",
    "pdb",
    "pydoc",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
    "xmlrpc",
)
"""Modules that somebody imports in case of need, and that need never comes. Without OpenSSL Python
has its own hashes; nothing here goes over a network."""

QT_LIBRARIES = (
    "Concurrent",
    "Core",
    "DBus",
    "Gui",
    "Multimedia",
    "Network",
    "OpenGL",
    "PrintSupport",
    "Svg",
    "Widgets",
)
QT_ON_LINUX = ("WaylandClient", "WlShellIntegration", "XcbQpa")

OWN_LIBRARIES = (  # beside Qt's; the rest of a Linux belongs to its desktop and its drivers
    "libb2",  # what Python's modules need
    "libbz2",
    "libcrypt",
    "libexpat",
    "libffi",
    "liblzma",
    "libmpdec",
    "libpython",
    "libsqlite3",
    "libuuid",
    "libz",
    "libicudata",  # what Qt brings itself
    "libicui18n",
    "libicuuc",
    "libpyside6",
    "libshiboken6",
    "libxcb-cursor",  # what Qt needs of X and many a desktop lacks
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-util",
    "libxkbcommon-x11",
)

_PLUGIN = re.compile(
    r"(?:^|/)plugins/(?P<folder>[^/]+)/(?:lib)?(?P<name>[^/]+?)\.(?:so|dll|dylib)$"
)
_QT_LIBRARY = re.compile(r"^(?:lib)?Qt6?(?P<name>[A-Za-z0-9]+)(?:\.|$)")
_CATALOGUE = re.compile(r"^(?P<part>[a-z]+)_(?P<language>\w+)\.qm$")


def is_wanted_plugin(path: str) -> bool:
    """Whether a file in a folder of plugins is one that the program may need."""
    found = _PLUGIN.search(path)
    return found is None or found["name"] in PLUGINS.get(found["folder"], ())


def is_wanted_library(path: str, system: str) -> bool:
    """Whether a library goes into the bundle; this system's name as ``sys.platform`` has it."""
    name = PurePosixPath(path).name
    if found := _QT_LIBRARY.match(name):
        return found["name"] in (*QT_LIBRARIES, *QT_ON_LINUX)
    if system != "linux" or not name.startswith("lib"):
        return True  # elsewhere a program brings all that is not the system's
    return re.split(r"[-.]?\d*\.(?:abi3\.)?so", name)[0].rstrip("-.0123456789") in {
        own.rstrip("-.0123456789") for own in OWN_LIBRARIES
    }


def is_wanted_catalogue(path: str) -> bool:
    """Whether a catalogue of Qt's has words that this program shows."""
    found = _CATALOGUE.match(PurePosixPath(path).name)
    return found is None or (found["part"] == "qtbase" and found["language"] in LANGUAGES)


def is_wanted(path: str, system: str) -> bool:
    """Whether a collected file goes into the bundle, by its place there (with ``/``)."""
    parts = PurePosixPath(path).parts
    name = parts[-1]
    if "plugins" in parts:
        return is_wanted_plugin(path)
    if ".so" in name or name.endswith((".dll", ".dylib")) or "Frameworks" in parts:
        is_module = len(parts) > 1 and "Qt" not in parts and "abi3" in name
        if is_module or _is_extension(name):
            return True
        return is_wanted_library(path, system)
    if "translations" in parts and "PySide6" in parts:
        return is_wanted_catalogue(path)
    return True


def _is_extension(name: str) -> bool:
    return ".cpython-" in name or name.endswith(".pyd")
