"""Makes the installer for Windows there; elsewhere it writes its parts and looks them over."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
from pathlib import Path

import windows_files
from bundle import MADE, lay_made, make_bundle
from package_facts import BUILD, DIST, NAME, CannotMake, version

TOOL = "iscc"
SYSTEMS = {"amd64": "x64", "arm64": "arm64"}


def make() -> list[Path]:
    """The installer of this version. Raises CannotMake."""
    script = BUILD / "cardtable.iss"
    if sys.platform != "win32":
        lay_made()
        text = windows_files.installer("bundle", "made\\cardtable.ico", str(DIST), "x64")
        script.write_text(text, encoding="utf-8-sig")
        raise CannotMake(
            "PyInstaller and Inno Setup make programs for Windows on Windows only. Written and"
            f" looked over here: {MADE.name}/cardtable.ico, {MADE.name}/version.txt, {script.name}"
            " in ./build."
        )
    compiler = shutil.which(TOOL)
    if compiler is None:
        raise CannotMake("Inno Setup 6 is missing, or its folder is not on the PATH.")
    made = make_bundle()
    system = SYSTEMS.get(platform.machine().lower(), platform.machine().lower())
    icon = str(MADE / "cardtable.ico")
    text = windows_files.installer(str(made), icon, str(DIST), system)
    script.write_text(text, encoding="utf-8-sig")
    if subprocess.run([compiler, "/Q", str(script)], check=False).returncode != 0:
        raise CannotMake("Inno Setup failed; it says why above.")
    return [DIST / f"{NAME}-{version()}-{system}-setup.exe"]
