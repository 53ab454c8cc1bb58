"""Draws an SVG without Python's lock, in a thread beside the window's."""

import os
import tempfile
from pathlib import Path
from threading import Event, Lock
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from cardtable.look.pictures import render_svg

_ALONE: Final = Lock()
_ONE_READ: Final = Event()


def meet_types() -> None:
    """Let the window's thread meet the types of a read, before a drawing thread begins.

    For the window, too, may meet one for the first time at that moment, and crash.
    """
    if not _ONE_READ.is_set():
        _read_first_alone(os.devnull, QSize(1, 1))


def read_svg(svg: bytes, width: int, height: int) -> QImage:
    """The drawing at this size in device pixels.

    QImageReader lets go of Python's lock while it draws, QSvgRenderer does not: the table stays
    smooth. It is given a file's name, not a QBuffer: of a device made in Python, Qt would ask for
    Python's lock while it holds its own on the image plugins; a window that loads a picture at
    that moment holds the first and asks for the second, and both would wait for ever.
    """
    try:
        image = _read_from_file(svg, width, height)
    except OSError:  # no room for a temporary file
        image = QImage()
    return render_svg(svg, width, height) if image.isNull() else image


def _read_from_file(svg: bytes, width: int, height: int) -> QImage:
    handle, name = tempfile.mkstemp(prefix="cardtable-", suffix=".svg")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(svg)
        return _read_first_alone(name, QSize(width, height))
    finally:
        Path(name).unlink(missing_ok=True)


def _read_first_alone(name: str, size: QSize) -> QImage:
    """What lies in this file; no thread reads the first one of all beside another.

    PySide makes the types that a call may take when they are first met, and crashes where two
    threads meet them at once: so ended one start in sixty.
    """
    if _ONE_READ.is_set():
        return _read(name, size)
    with _ALONE:
        image = _read(name, size)
        _ONE_READ.set()
        return image


def _read(name: str, size: QSize) -> QImage:
    reader = QImageReader(name, b"svg")
    reader.setScaledSize(size)
    return reader.read()
