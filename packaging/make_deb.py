"""Makes the package for Debian, Ubuntu and their children from the bundle."""

from __future__ import annotations

import ctypes
import email.utils
import hashlib
import platform
import re
import shutil
import subprocess
import tempfile
import textwrap
from pathlib import Path

import sbom
from bundle import is_binary, make_bundle, settle_times
from desktop_tree import lay, lay_desktop_files, packed
from package_facts import (
    BUILD,
    DIST,
    HOME,
    MAINTAINER,
    NAME,
    PARTS,
    SUMMARY,
    CannotMake,
    moment,
    version,
)
from setup_steps import ROOT

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
TOOLS = ("dpkg-deb", "dpkg-shlibdeps")
OPTIONAL = {
    "libqgtk3.so": "Suggests",
    "libQt6Multimedia.so.6": "Recommends",
    "libcupsprintersupport.so": "Recommends",
}
"""By file, how much the program misses what it needs: GNOME's look of dialogs is no reason to
install GTK, without a server of sounds the program plays silently, and without CUPS a score sheet
is printed into a file."""


def make() -> list[Path]:
    """The .deb of this version. Raises CannotMake where the tools of Debian are missing."""
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking:
        raise CannotMake(f"{', '.join(lacking)} is missing: install dpkg-dev, on Debian or Ubuntu.")
    architecture = ARCHITECTURES.get(platform.machine())
    if architecture is None:
        raise CannotMake(f"Debian's name of the machine {platform.machine()} is not known here.")
    made = make_bundle()
    top = BUILD / "deb"
    shutil.rmtree(top, ignore_errors=True)
    lay_tree(top, made)
    depends = needed_packages(top / "usr" / "lib" / NAME)
    lay_control(top, architecture, depends)
    settle_times(top, moment())
    out = DIST / f"{NAME}_{version()}-1_{architecture}.deb"
    DIST.mkdir(exist_ok=True)
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(top), str(out)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return [out]


def lay_tree(top: Path, made: Path) -> None:
    """Everything that the package lays on the disk."""
    home = top / "usr" / "lib" / NAME
    shutil.copytree(made, home, symlinks=True)
    for path in home.rglob("*"):
        if _is_debians(path):
            path.unlink()
    (home / "LICENSES.txt").unlink()
    games = top / "usr" / "games"
    games.mkdir(parents=True)
    (games / NAME).symlink_to(Path("..") / "lib" / NAME / NAME)
    share = top / "usr" / "share"
    lay_desktop_files(share)
    papers = share / "doc" / NAME
    rights = (PARTS / "copyright").read_text(encoding="utf-8").replace("@HOME@", HOME)
    lay(papers / "copyright", rights.encode())
    lay(papers / "changelog.gz", packed((ROOT / "CHANGELOG.md").read_bytes()))
    lay(papers / "changelog.Debian.gz", packed(changelog().encode()))
    (home / "sbom.cdx.json").unlink()
    lay(papers / "sbom.cdx.json", sbom.document(home).encode())
    lay(share / "lintian" / "overrides" / NAME, (PARTS / "lintian-overrides").read_bytes())


def _is_debians(path: Path) -> bool:
    """Whether this library of others is one that Debian has too, under the same name."""
    if path.is_symlink() or ".so" not in path.name or not path.name.startswith("lib"):
        return False
    if "PySide6" in path.parts or "shiboken6" in path.parts or path.name.startswith("libpython"):
        return False
    try:
        ctypes.CDLL(path.name)
    except OSError:
        return False
    return True


def needed_packages(home: Path) -> dict[str, str]:
    """The packages that bring what the bundle takes from the system, by field of the control file.

    Raises CannotMake if one of its libraries is not from a package.
    """
    binaries = [path for path in sorted(home.rglob("*")) if is_binary(path)]
    folders = {path.parent for path in binaries if path.name.startswith("lib")}
    options = [f"-l{folder}" for folder in sorted(folders)]
    for path in binaries:
        options += [f"-d{_field(path)}", f"-e{path}"]
    with tempfile.TemporaryDirectory() as aside:
        control = Path(aside) / "debian" / "control"
        lay(control, f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n".encode())
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *options]
        done = subprocess.run(command, cwd=aside, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        errors = "\n".join(line for line in done.stderr.splitlines() if " error: " in line)
        raise CannotMake(f"dpkg-shlibdeps does not find all that Qt needs here:\n{errors}")
    return parsed_fields(done.stdout)


def _field(path: Path) -> str:
    if path.name.startswith("QtMultimedia."):
        return "Recommends"
    return OPTIONAL.get(path.name, "Depends")


def parsed_fields(told: str) -> dict[str, str]:
    """What dpkg-shlibdeps found, by field."""
    found = dict(re.findall(r"(?m)^shlibs:(\w+)=(.+)$", told))
    if "Suggests" in found:  # GTK itself brings the rest of GTK
        found["Suggests"] = ", ".join(
            each for each in found["Suggests"].split(", ") if "gtk" in each
        )
    return {field: line for field, line in found.items() if line}


def lay_control(top: Path, architecture: str, depends: dict[str, str]) -> None:
    """The control file and the sums of all files."""
    size = sum(-(-path.lstat().st_size // 1024) for path in (top / "usr").rglob("*"))
    text = "\n ".join(textwrap.wrap(DESCRIPTION[0], 76))
    more = "\n ".join(textwrap.wrap(DESCRIPTION[1], 76))
    fields = {
        "Package": NAME,
        "Version": f"{version()}-1",
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(size),
        **depends,
        "Section": "games",
        "Priority": "optional",
        "Homepage": HOME,
        "Description": f"{SUMMARY[0].lower()}{SUMMARY[1:]}\n {text}\n .\n {more}",
    }
    lines = "".join(f"{key}: {value}\n" for key, value in fields.items())
    lay(top / "DEBIAN" / "control", lines.encode())
    files = [path for path in sorted((top / "usr").rglob("*")) if path.is_file()]
    sums = (
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {path.relative_to(top)}\n"
        for path in files
        if not path.is_symlink()
    )
    lay(top / "DEBIAN" / "md5sums", "".join(sums).encode())


DESCRIPTION = (
    (
        "Two-handed Spades, Schnapsen and Schieber Jass for one player, in English, Dutch, German,"
        " Hungarian and Czech. The program deals, keeps the rules and counts the points; computer"
        " players of three strengths see only what their seat may see."
    ),
    (
        "Every card is saved at once, the rules lie beside the table, and no connection is needed."
        " The package brings its own Python and Qt."
    ),
)


def changelog() -> str:
    """The changelog of the package, whose versions are those of the program."""
    when = email.utils.formatdate(moment(), localtime=False)
    return (
        f"{NAME} ({version()}-1) unstable; urgency=medium\n\n"
        f"  * Package of version {version()}; its news stand in changelog.gz.\n\n"
        f" -- {MAINTAINER}  {when}\n"
    )
