"""What a package leaves behind when it has been purged: its own, and what others made meanwhile."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

PLACES = ("etc", "opt", "srv", "usr", "var")
"""Where packages put things. A home folder is its player's, and what is in it stays."""
JOURNALS = ("var/log/", "var/cache/apt/", "var/lib/apt/", "var/lib/dpkg/status-old")
"""The diaries of apt and dpkg, which remember every package that ever came."""
KEPT_BY_DPKG = "var/lib/dpkg/info/"
"""What dpkg knows of each package that is installed."""
MERGED = ("bin/", "lib/", "lib64/", "sbin/")
"""Folders of old that are links into usr now, by which some packages still name their files."""


class Left(NamedTuple):
    """Files that were not there before and belong to no package, as /usr/share/thing."""

    own: tuple[str, ...]
    """Named after the package or speaking of it: there should be none."""
    journals: tuple[str, ...]
    """Diaries that speak of it."""
    others: tuple[str, ...]
    """Made by other packages: caches, compiled Python."""


def files(root: Path) -> set[str]:
    """Every file and folder where packages put things, from the top of the system."""
    return {str(path.relative_to(root)) for place in PLACES for path in _below(root / place)}


def owned(root: Path) -> set[str]:
    """Every file and folder that belongs to a package which is installed now."""
    lists = (root / "var" / "lib" / "dpkg" / "info").glob("*.list")
    named = {line[1:] for each in lists for line in each.read_text(encoding="utf-8").splitlines()}
    return named | {f"usr/{path}" for path in named if path.startswith(MERGED)}


def left(root: Path, before: Iterable[str], name: str) -> Left:
    """What is left of the package of this name, when these files were there before it came."""
    nobodys = files(root) - owned(root)
    new = nobodys - set(before)
    speaking = {path for path in nobodys if name in path or _speaks(root / path, name)}
    journals = {path for path in speaking if path.startswith(JOURNALS)}
    own = speaking - journals
    others = {path for path in new - speaking if not path.startswith(KEPT_BY_DPKG)}
    return Left(*(tuple(sorted(f"/{path}" for path in part)) for part in (own, journals, others)))


def _below(folder: Path) -> Iterator[Path]:
    for where, folders, names in os.walk(folder):
        yield from (Path(where, name) for name in (*folders, *names))


def _speaks(path: Path, name: str) -> bool:
    return path.is_file() and not path.is_symlink() and name.encode() in path.read_bytes()
