"""The program's icon in the forms that systems ask for: PNG in sizes, Windows' .ico, macOS' .icns.

Both containers hold PNG files as they are, so that nothing is needed but Qt to draw them.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping
from pathlib import Path

from setup_steps import ROOT

ICONS = ROOT / "assets" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512}
ICNS_KINDS |= {"ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512}
"""By Apple's code: plain sizes, then those for screens of twice the density."""


def drawing(size: int) -> Path:
    """The drawing made for this size."""
    own = ICONS / f"cardtable-{size}.svg"
    return own if own.exists() else ICONS / "cardtable.svg"


def pngs(sizes: tuple[int, ...] = SIZES) -> dict[int, bytes]:
    """The icon as PNG, by size."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Only who makes icons needs Qt; the tests of the rest, and a wheel, do without.
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt  # noqa: PLC0415
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    made = {}
    for size in sizes:
        picture = QImage(size, size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        QSvgRenderer(str(drawing(size))).render(painter)
        painter.end()
        held = QByteArray()
        buffer = QBuffer(held)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want the name as bytes
        made[size] = bytes(held.data())
    return made


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Windows' container of these pictures (at most 256 pixels wide)."""
    head = struct.pack("<3H", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries, body = b"", b""
    for size, picture in sorted(pictures.items()):
        side = size % 256  # 256 is written as nought
        entries += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), place + len(body))
        body += picture
    return head + entries + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """macOS' container of these pictures."""
    body = b""
    for kind, size in ICNS_KINDS.items():
        picture = pictures[size]
        body += kind.encode() + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def lay_icons(share: Path, name: str) -> None:
    """Lay the icon into a ``share`` folder: every size, the drawing, and the one-coloured one."""
    theme = share / "icons" / "hicolor"
    for size, picture in pngs().items():
        place = theme / f"{size}x{size}" / "apps" / f"{name}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(picture)
    for source, folder, file in (
        ("cardtable.svg", "scalable", f"{name}.svg"),
        ("cardtable-symbolic.svg", "symbolic", f"{name}-symbolic.svg"),
    ):
        place = theme / folder / "apps" / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes((ICONS / source).read_bytes())
