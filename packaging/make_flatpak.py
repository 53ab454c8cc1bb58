"""Makes the Flatpak where flatpak-builder is there; elsewhere it looks the manifest over."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from bundle import make_bundle, settle_times
from desktop_tree import lay_desktop_files
from package_facts import APP_ID, BUILD, DIST, NAME, PARTS, CannotMake, moment, version
from setup_steps import ROOT

MANIFEST = PARTS / f"{APP_ID}.json"
SOURCES = BUILD / "flatpak"
TOOL = "flatpak-builder"


def make() -> list[Path]:
    """The .flatpak of this version. Raises CannotMake."""
    if flaws := flaws_of(json.loads(MANIFEST.read_text(encoding="utf-8"))):
        raise CannotMake(f"the manifest is wrong: {'; '.join(flaws)}")
    if shutil.which(TOOL) is None:
        raise CannotMake(
            f"{TOOL} is not here, nor can the runtimes of flathub.org be had from a package"
            f" archive; {MANIFEST.relative_to(ROOT)} is complete."
        )
    place, out = BUILD / "flatpak-work", DIST / f"{NAME}-{version()}.flatpak"
    DIST.mkdir(exist_ok=True)
    lay_sources(make_bundle())
    repository = str(place / "repository")
    flags = ["--user", "--force-clean", "--install-deps-from=flathub", f"--repo={repository}"]
    for command in (
        [TOOL, *flags, str(place / "build"), str(MANIFEST)],
        ["flatpak", "build-bundle", repository, str(out), APP_ID],
    ):
        if subprocess.run(command, cwd=ROOT, check=False).returncode != 0:
            raise CannotMake(f"{command[0]} failed; it says why above.")
    return [out]


def flaws_of(manifest: dict[str, Any]) -> list[str]:
    """What is wrong with a manifest, as far as it can be seen without the tool."""
    flaws = []
    if manifest.get("id") != APP_ID:
        flaws.append(f"its id is not {APP_ID}")
    if manifest.get("command") != NAME:
        flaws.append(f"it does not start {NAME}")
    granted = manifest.get("finish-args", [])
    if any("network" in each or "filesystem" in each for each in granted):
        flaws.append("it grants the network or files, which the program does not need")
    sources = [each for module in manifest.get("modules", []) for each in module["sources"]]
    if [(PARTS / each["path"]).resolve() for each in sources] != [SOURCES]:
        flaws.append("it takes something else than the bundle")
    return flaws


def lay_sources(made: Path) -> None:
    """What the manifest takes: the bundle, and the files for the desktop."""
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.copytree(made, SOURCES / "lib", symlinks=True)
    lay_desktop_files(SOURCES / "share")
    settle_times(SOURCES, moment())
