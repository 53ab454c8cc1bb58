"""Makes the program as one file for any Linux, where the tool for it is there."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from bundle import make_bundle, settle_times
from desktop_tree import lay, lay_desktop_files
from package_facts import BUILD, DIST, NAME, CannotMake, moment, version

TOOL = "appimagetool"
START = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/lib/cardtable/cardtable" "$@"
"""


def make() -> list[Path]:
    """The .AppImage of this version. Raises CannotMake without the tool."""
    tool = shutil.which(TOOL)
    if tool is None:
        raise CannotMake(
            f"{TOOL} is not here. It and the start of every AppImage come from"
            " github.com/AppImage and were found in no package registry."
        )
    top = lay_folder(make_bundle())
    DIST.mkdir(exist_ok=True)
    out = DIST / f"Cardtable-{version()}-{platform.machine()}.AppImage"
    environment = {**os.environ, "ARCH": platform.machine(), "SOURCE_DATE_EPOCH": str(moment())}
    done = subprocess.run(
        [tool, "--no-appstream", str(top), str(out)], env=environment, check=False
    )
    if done.returncode != 0:
        raise CannotMake(f"{TOOL} failed; it says why above.")
    return [out]


def lay_folder(made: Path) -> Path:
    """The folder that becomes the file: bundle, menu entry and icon, and what starts it."""
    top = BUILD / "Cardtable.AppDir"
    shutil.rmtree(top, ignore_errors=True)
    shutil.copytree(made, top / "usr" / "lib" / NAME, symlinks=True)
    share = top / "usr" / "share"
    lay_desktop_files(share)
    lay(top / "AppRun", START.encode(), 0o755)
    shutil.copy2(share / "applications" / f"{NAME}.desktop", top)
    shutil.copy2(share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", top)
    (top / ".DirIcon").symlink_to(f"{NAME}.png")
    settle_times(top, moment())
    return top
