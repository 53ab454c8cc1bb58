"""Files that are written whole: after a crash or a full disk there is the old one or the new."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path


def write_bytes(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes the file, or leaves what was there and nothing beside it. Raises ``OSError``.

    ``content`` may come in parts; whatever one of them raises leaves the old file too. A link
    stays a link, and the file keeps the permissions that it had.
    """
    target = path.resolve()
    fresh = target.with_name(f".{target.name[:40]}.{os.getpid()}.part")
    fresh.unlink(missing_ok=True)  # of a program that was killed long ago
    try:
        with fresh.open("xb") as file:
            for part in (content,) if isinstance(content, bytes) else content:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        with suppress(OSError):
            fresh.chmod(target.stat().st_mode & 0o777)
        fresh.replace(target)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def ending(path: Path, suffix: str) -> Path:
    """The path as a person asked for it if it ends so, else with the suffix.

    Then it is a free one: nobody was asked whether a file of that name may go.
    """
    if path.suffix.lower() == suffix:
        return path
    wanted = path.with_name(path.name + suffix)
    return next_free(wanted) if wanted.exists() else wanted


def next_free(path: Path) -> Path:
    """The first of ``name-2.json``, ``name-3.json`` and so on that is not there."""
    number = 2
    while (found := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return found
