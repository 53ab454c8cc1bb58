"""What can go wrong on the disk, as plain values that a window can put into words."""

import errno
import os
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path


class Trouble(Enum):
    """Why something could not be kept or read. The play goes on with every one of them."""

    DAMAGED = auto()
    """The file made no sense. It was set aside and a new one begun."""
    NEWER = auto()
    """A newer version of the program wrote the file; it is left alone."""
    LOCKED = auto()
    """Another running program holds the file."""
    READ_ONLY = auto()
    """No permission, or the folder is write-protected."""
    DISK_FULL = auto()
    DEVICE = auto()
    """The disk gave an error that has no better name."""
    MENDED = auto()
    """Saving failed before and works again; nothing was lost."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing to tell the player: what happened, and the file it happened to.

    ``file`` is the file as it is called now: for ``DAMAGED`` the one set aside.
    """

    trouble: Trouble
    file: Path
    rescued: int = 0
    """How many matches of a damaged history are in the new one."""


_BY_ERRNO = {
    errno.ENOSPC: Trouble.DISK_FULL,
    errno.EDQUOT: Trouble.DISK_FULL,
    errno.EFBIG: Trouble.DISK_FULL,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.EROFS: Trouble.READ_ONLY,
    errno.ENOTDIR: Trouble.READ_ONLY,
    errno.EEXIST: Trouble.READ_ONLY,
    errno.EBUSY: Trouble.LOCKED,
}


def of_error(error: OSError) -> Trouble:
    """The trouble that an error of the operating system means."""
    return _BY_ERRNO.get(error.errno or 0, Trouble.DEVICE)


def set_aside(path: Path) -> Path:
    """Renames a broken file to ``<stem>.broken-<n><suffix>`` and gives the new path.

    Nothing is ever deleted: the player, or we, may still mend it. Raises ``OSError``.
    """
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}.broken-{number}{path.suffix}")):
        number += 1
    return path.replace(aside)
