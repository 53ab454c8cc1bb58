"""What all packages say of the program: its name, version, date, and what has changed.

The version stands in `cardtable/__init__.py`, the changes in `CHANGELOG.md`, and nowhere else.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

from setup_steps import ROOT

NAME = "cardtable"
APP_ID = "org.cardtable.cardtable"
HOST = "cardtable.example"
"""Where the program is at home. There is no such place yet, so it stands under a name that can't
exist (RFC 2606): set it here, and nowhere else, before the first packages are given away."""
HOME = f"https://{HOST}"
MAINTAINER = f"The Cardtable authors <packages@{HOST}>"
SUMMARY = "Fine European card games against the computer"
PARTS = ROOT / "packaging" / "parts"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

MIME_TYPE = "application/x-cardtable-match"
MATCH_SUFFIX = ".cardtable"

_HEAD = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?\s*$")


class Release(NamedTuple):
    """A version, its day, its news, and whether it is out: else it is still being worked on."""

    version: str
    date: str
    news: tuple[str, ...]
    is_out: bool = True


class CannotMake(Exception):
    """Something can't be made here; the text says what is missing."""


def version(root: Path = ROOT) -> str:
    """The version of the program, read without running it."""
    tree = ast.parse((root / NAME / "__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise LookupError("__version__")


def releases(changelog: str, present: str, today: str) -> tuple[Release, ...]:
    """The versions in a changelog, newest first; what is not released counts as the present."""
    found: list[Release] = []
    for part in re.split(r"(?m)^(?=## )", changelog)[1:]:
        head, _, body = part.partition("\n")
        if match := _HEAD.match(head):
            news, is_out = _news(body), match["version"].lower() != "unreleased"
            if news or is_out:
                name = match["version"] if is_out else present
                found.append(Release(name, match["date"] or today, news, is_out))
    return tuple(found)


def _news(body: str) -> tuple[str, ...]:
    """The items of a section, each on one line and without Markdown."""
    items: list[str] = []
    for line in body.splitlines():
        if line.startswith("- "):
            items.append(line[2:].strip())
        elif line.startswith("  ") and items and line.strip():
            items[-1] += " " + line.strip()
    return tuple(re.sub(r"[*`]|\[([^\]]+)\]\([^)]*\)", r"\1", item) for item in items)


def moment(root: Path = ROOT) -> int:
    """The moment that packages bear: SOURCE_DATE_EPOCH, else that of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdigit():
        return int(given)
    if shutil.which("git") is not None:
        command = ["git", "log", "-1", "--format=%ct"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode == 0 and done.stdout.strip().isdigit():
            return int(done.stdout)
    return int((root / "CHANGELOG.md").stat().st_mtime)


def day(seconds: int) -> str:
    """The day of a moment, in UTC, as 2026-11-30."""
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def all_releases() -> tuple[Release, ...]:
    """The versions of this program, newest first."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    return releases(text, version(), day(moment()))
