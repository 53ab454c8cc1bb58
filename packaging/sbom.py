"""What a bundle is made of, with versions and licences: for people, and as CycloneDX for tools."""

from __future__ import annotations

import json
import platform
import re
import shutil
import sqlite3
import subprocess
import sys
import uuid
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

from package_facts import NAME, day, moment, version
from setup_steps import ROOT

NAMESPACE = uuid.UUID("6f1d2c0e-6a0b-5c1b-9d3e-0c8f6a6d6e01")
PURE = (
    "librt",
    "mypy_extensions",
    "platformdirs",
    "PySide6_Addons",
    "PySide6_Essentials",
    "shiboken6",
)
"""Distributions of Python that a bundle contains."""


class Part(NamedTuple):
    """A piece that others made: its name, version, licence by SPDX, and where it comes from."""

    name: str
    version: str
    licence: str
    source: str


FONTS = ROOT / "assets" / "fonts"
_MAKERS = "https://www.huertatipografica.com"
_FONTS = (("Alegreya", "alegreya-500.ttf"), ("Alegreya Sans", "alegreya-sans-500.ttf"))
_LICENCES = {
    "librt": "MIT",
    "mypy_extensions": "MIT",
    "platformdirs": "MIT",
    "PySide6_Addons": "LGPL-3.0-only",
    "PySide6_Essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}
_LIBRARIES = {  # by the name of the file without its lib and its version
    "icudata": ("ICU", "Unicode-3.0", "https://icu.unicode.org"),
    "bz2": ("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2"),
    "expat": ("Expat", "MIT", "https://libexpat.github.io"),
    "ffi": ("libffi", "MIT", "https://sourceware.org/libffi"),
    "lzma": ("XZ Utils", "0BSD", "https://tukaani.org/xz"),
    "mpdec": ("mpdecimal", "BSD-2-Clause", "https://www.bytereef.org/mpdecimal"),
    "sqlite3": ("SQLite", "blessing", "https://sqlite.org"),
    "uuid": ("libuuid", "BSD-3-Clause", "https://github.com/util-linux/util-linux"),
    "z": ("zlib", "Zlib", "https://zlib.net"),
    "xcb-cursor": ("xcb-util-cursor", "X11", "https://xcb.freedesktop.org"),
    "xcb-icccm": ("xcb-util-wm", "X11", "https://xcb.freedesktop.org"),
    "xcb-image": ("xcb-util-image", "X11", "https://xcb.freedesktop.org"),
    "xcb-keysyms": ("xcb-util-keysyms", "X11", "https://xcb.freedesktop.org"),
    "xcb-render-util": ("xcb-util-renderutil", "X11", "https://xcb.freedesktop.org"),
    "xcb-util": ("xcb-util", "X11", "https://xcb.freedesktop.org"),
    "xkbcommon-x11": ("libxkbcommon", "MIT", "https://xkbcommon.org"),
}


def parts(made: Path) -> list[Part]:
    """The pieces in this bundle, by name."""
    found = [
        Part("Python", platform.python_version(), "PSF-2.0", "https://www.python.org"),
        Part("Qt", _version("PySide6_Essentials"), "LGPL-3.0-only", "https://www.qt.io"),
        Part(
            "PyInstaller bootloader", _version("pyinstaller"), BOOTLOADER, "https://pyinstaller.org"
        ),
        *(Part(name, font_version(FONTS / file), "OFL-1.1", _MAKERS) for name, file in _FONTS),
    ]
    found += [
        Part(name, _version(name), _LICENCES[name], f"https://pypi.org/project/{name}")
        for name in PURE
        if _version(name)
    ]
    files = {path.name for path in made.rglob("*")}
    for key, (name, licence, source) in _LIBRARIES.items():
        inside = [file for file in files if file.startswith(f"lib{key}.so")]
        if inside:
            found.append(Part(name, _library_version(key, inside), licence, source))
    return sorted(found, key=lambda part: part.name.lower())


BOOTLOADER = "GPL-2.0-or-later WITH Bootloader-exception"


def document(made: Path) -> str:
    """The list as CycloneDX 1.5 in JSON; the same pieces always give the same text."""
    own, pieces = f"pkg:generic/{NAME}@{version()}", parts(made)
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, own + repr(pieces))}",
        "version": 1,
        "metadata": {
            "timestamp": f"{day(moment())}T00:00:00Z",
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": NAME,
                "version": version(),
                "purl": own,
                "licenses": [{"license": {"id": "GPL-3.0-or-later"}}],
            },
        },
        "components": [_component(part) for part in pieces],
        "dependencies": [{"ref": own, "dependsOn": [_ref(part) for part in pieces]}],
    }
    return json.dumps(whole, indent=2) + "\n"


def licences(made: Path) -> str:
    """The list for people: a line for each piece, and how Qt may be exchanged."""
    lines = [
        f"Cardtable {version()} is free software under the GNU General Public License, version 3",
        "or later. This folder also contains, each under its own licence:",
        "",
        *(f"  {part.name} {part.version}: {part.licence} ({part.source})" for part in parts(made)),
        "",
        "Qt and PySide6 are used under the LGPL, version 3: their libraries lie here as files of",
        "their own, and may be exchanged for others of the same version. Where they come from",
        "stands beside them above.",
    ]
    return "\n".join(lines) + "\n"


def _component(part: Part) -> dict[str, object]:
    licence = (
        {"expression": part.licence} if " " in part.licence else {"license": {"id": part.licence}}
    )
    return {
        "type": "library",
        "bom-ref": _ref(part),
        "name": part.name,
        "version": part.version,
        "licenses": [licence],
        "externalReferences": [{"type": "website", "url": part.source}],
    }


def _ref(part: Part) -> str:
    kind = "pypi" if "pypi.org" in part.source else "generic"
    return f"pkg:{kind}/{part.name.lower().replace(' ', '-')}@{part.version}"


def _version(name: str) -> str:
    try:
        return distribution(name).version
    except PackageNotFoundError:
        return ""


def _library_version(key: str, files: list[str]) -> str:
    if key == "sqlite3":
        return sqlite3.sqlite_version
    longest = max(files, key=len)
    return _debian_version(longest) or longest.partition(".so.")[2] or sys.platform


def _debian_version(file: str) -> str:
    """The version of the package of Debian that has brought this library; empty elsewhere."""
    if shutil.which("dpkg-query") is None:
        return ""
    found = _output("dpkg-query", "-S", f"*/{file}").partition(":")[0]
    whole = (
        _output("dpkg-query", "-W", "-f", "${source:Upstream-Version}\n", found) if found else ""
    )
    return whole.partition("\n")[0]


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def font_version(file: Path) -> str:
    """The version that a typeface gives itself, as 2.009."""
    found = re.search(rb"V\0e\0r\0s\0i\0o\0n\0 \0((?:[\d.]\0)+)", file.read_bytes())
    return found[1].decode("utf-16-le") if found else ""
