"""Lays the files by which a Linux desktop knows the program into a ``share`` folder."""

from __future__ import annotations

import gzip
from pathlib import Path

from desktop_files import desktop_entry, manual, metainfo, mime_package
from package_facts import APP_ID, NAME
from package_icons import lay_icons


def lay_desktop_files(share: Path, command: str = NAME, name: str = NAME) -> None:
    """Menu entry (starting this command), metainfo, icons, file type and manual."""
    lay(share / "applications" / f"{name}.desktop", desktop_entry(command, name).encode())
    lay(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo(name=name).encode())
    lay(share / "mime" / "packages" / f"{name}.xml", mime_package(name).encode())
    lay(share / "man" / "man6" / f"{NAME}.6.gz", packed(manual().encode()))
    lay_icons(share, name)


def lay(place: Path, content: bytes, mode: int = 0o644) -> None:
    """Write a file, in folders that are made for it."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)
    place.chmod(mode)


def packed(content: bytes) -> bytes:
    """The content as gzip packs it, without a moment."""
    return gzip.compress(content, 9, mtime=0)
