"""Builds the bundle twice and names what differs: python3 packaging/build.py --twice."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from bundle import make_bundle
from package_facts import BUILD


def sums(folder: Path) -> dict[str, str]:
    """Every file under the folder by its place, with the sum of what is in it."""
    return {
        path.relative_to(folder).as_posix(): _sum(path)
        for path in sorted(folder.rglob("*"))
        if path.is_symlink() or path.is_file()
    }


def _sum(path: Path) -> str:
    if path.is_symlink():
        return f"link to {path.readlink()}"
    return hashlib.sha256(path.read_bytes()).hexdigest()


def differing(first: dict[str, str], second: dict[str, str]) -> list[str]:
    """The files that are not in both, or not the same."""
    return sorted(
        place for place in first.keys() | second.keys() if first.get(place) != second.get(place)
    )


def main() -> int:
    """Build, build again, compare; 1 if a file differs."""
    made = make_bundle()
    first = sums(made)
    make_bundle.cache_clear()
    shutil.rmtree(made)
    shutil.rmtree(BUILD / "pyinstaller")
    different = differing(first, sums(make_bundle()))
    print(f"{len(first)} files, {len(different)} differ between two builds")
    for place in different:
        print(f"  {place}")
    return int(bool(different))
