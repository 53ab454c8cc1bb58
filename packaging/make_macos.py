"""Makes the disk image for macOS there; elsewhere it writes its parts and looks them over."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

from bundle import MADE, lay_made, make_bundle
from package_facts import BUILD, DIST, CannotMake, version


def make() -> list[Path]:
    """The .dmg of this version, signed for this machine only. Raises CannotMake."""
    if sys.platform != "darwin":
        BUILD.mkdir(exist_ok=True)
        lay_made()
        raise CannotMake(
            "PyInstaller makes programs for macOS on macOS only. Written and looked over here:"
            f" {MADE.name}/cardtable.icns, {MADE.name}/Info.plist in ./build."
        )
    made = make_bundle()
    top = BUILD / "dmg"
    shutil.rmtree(top, ignore_errors=True)
    top.mkdir(parents=True)
    shutil.copytree(made, top / made.name, symlinks=True)
    (top / "Applications").symlink_to("/Applications")
    DIST.mkdir(exist_ok=True)
    out = DIST / f"Cardtable-{version()}-macos-{platform.machine()}.dmg"
    for command in (
        ["codesign", "--force", "--deep", "--sign", "-", str(top / made.name)],
        ["hdiutil", "create", "-volname", "Cardtable", "-srcfolder", str(top), "-ov", str(out)],
    ):
        if subprocess.run(command, check=False).returncode != 0:
            raise CannotMake(f"{command[0]} failed; it says why above.")
    return [out]
