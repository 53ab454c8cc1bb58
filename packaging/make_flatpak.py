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
PLACE = BUILD / "flatpak-work"
TOOL = "flatpak-builder"
UNTOUCHED = {"no-debuginfo": True, "strip": False}


def make() -> list[Path]:
    """The .flatpak of this version. Raises CannotMake."""
    if flaws := flaws_of(json.loads(MANIFEST.read_text(encoding="utf-8"))):
        raise CannotMake(f"the manifest is wrong: {'; '.join(flaws)}")
    if shutil.which(TOOL) is None:
        raise CannotMake(
            f"{TOOL} is not here, nor can the runtimes of flathub.org be had from a package"
            f" archive; {MANIFEST.relative_to(ROOT)} is complete."
        )
    if unread := unread_properties():
        raise CannotMake(f"{TOOL} does not know what the manifest says: {'; '.join(unread)}")
    out = DIST / f"{NAME}-{version()}.flatpak"
    DIST.mkdir(exist_ok=True)
    lay_sources(make_bundle())
    repository = str(PLACE / "repository")
    flags = ["--user", "--force-clean", "--install-deps-from=flathub", f"--repo={repository}"]
    flags.append(f"--state-dir={PLACE / 'state'}")
    for command in (
        [TOOL, *flags, str(PLACE / "build"), str(MANIFEST)],
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
    if any(each.get("build-options") != UNTOUCHED for each in manifest.get("modules", [])):
        flaws.append("it strips the bundle, whose start carries an archive behind it")
    sources = [each for module in manifest.get("modules", []) for each in module["sources"]]
    if [(PARTS / each["path"]).resolve() for each in sources] != [SOURCES]:
        flaws.append("it takes something else than the bundle")
    return flaws


def unread_properties() -> list[str]:
    """What the tool says about properties that it passes over; none if it reads the whole."""
    BUILD.mkdir(exist_ok=True)
    command = [TOOL, "--show-manifest", str(MANIFEST)]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, check=False)
    complaints = [line.rpartition(": ")[2] for line in done.stderr.splitlines() if line.strip()]
    return complaints or ([] if done.returncode == 0 else ["it can't be read"])


def lay_sources(made: Path) -> None:
    """What the manifest takes: the bundle, and the files for the desktop.

    A Flatpak may show the desktop only what bears its own id.
    """
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.copytree(made, SOURCES / "lib", symlinks=True)
    lay_desktop_files(SOURCES / "share", name=APP_ID)
    settle_times(SOURCES, moment())
