"""Makes the archive for any Linux: the bundle, and a script that puts it into one's own menu."""

from __future__ import annotations

import gzip
import platform
import shutil
import sys
import tarfile
from pathlib import Path

from bundle import make_bundle, settle_times
from desktop_tree import lay, lay_desktop_files
from package_facts import BUILD, DIST, NAME, PARTS, CannotMake, moment, version
from setup_steps import ROOT

COMMAND = "@COMMAND@"
"""Stands in the menu entry until install.sh knows the place."""


def make() -> list[Path]:
    """The .tar.gz of this version. Raises CannotMake elsewhere than on Linux."""
    if sys.platform != "linux":
        raise CannotMake("the archive is for Linux and is made there.")
    made = make_bundle()
    title = f"{NAME}-{version()}-linux-{platform.machine()}"
    top = BUILD / "tar" / title
    shutil.rmtree(top.parent, ignore_errors=True)
    shutil.copytree(made, top / "lib", symlinks=True)
    lay_desktop_files(top / "share", COMMAND)
    lay(top / "install.sh", (PARTS / "install.sh").read_bytes(), 0o755)
    lay(top / "README.txt", (PARTS / "README.txt").read_bytes())
    lay(top / "LICENSE", (ROOT / "LICENSE").read_bytes())
    settle_times(top, moment())
    DIST.mkdir(exist_ok=True)
    out = DIST / f"{title}.tar.gz"
    write_archive(top, out)
    return [out]


def write_archive(top: Path, out: Path) -> None:
    """The folder as an archive that comes out the same each time; root owns all of it."""
    with (
        out.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=0) as packer,
        tarfile.open(fileobj=packer, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path in (top, *sorted(top.rglob("*"))):
            archive.add(path, str(path.relative_to(top.parent)), recursive=False, filter=_nobodys)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry
