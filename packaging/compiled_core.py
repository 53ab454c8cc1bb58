"""The compiled form of the computer players' core: beside its source, never believed when old.

Installing the project builds it if there is a C compiler. Here it is built anew when its source has
changed, and thrown away when it would hide a newer source or can't be loaded: the plain form plays
too, only not so well.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

CORE = Path("cardtable") / "ai" / "core"
BUILT = (".so", ".pyd")
LIBRARY = "all__mypyc"


def sources(root: Path) -> list[Path]:
    """The modules that are compiled."""
    return sorted((root / CORE).glob("[!_]*.py"))


def built_files(root: Path) -> list[Path]:
    """What the compiler has left, for whatever Python."""
    return sorted(path for path in (root / CORE).glob("*") if path.suffix in BUILT)


def is_stale(root: Path) -> bool:
    """Whether the compiled form is older than some source, or is there for a part only.

    All of it is in one library; the files that bear the names of modules only lead there.
    """
    built = built_files(root)
    if not built:
        return False
    newest = max((source.stat().st_mtime for source in sources(root)), default=0.0)
    libraries = [path for path in built if path.name.startswith(LIBRARY)]
    names = {path.name.partition(".")[0] for path in built}
    return names != {LIBRARY, *(source.stem for source in sources(root))} or any(
        path.stat().st_mtime < newest for path in libraries
    )


def remove(root: Path) -> None:
    """Leave the plain form alone."""
    for path in built_files(root):
        path.unlink()


def compiler() -> str:
    """Where the C compiler lies; empty if there is none, or on Windows, where it has no place."""
    command = os.environ.get("CC", "").split() or ["cc"]
    return shutil.which(command[0]) or ""


def fingerprint(root: Path, python: Path) -> str:
    """A hash that changes with all that the compiled form is made of and by."""
    whole = hashlib.sha256()
    for source in (root / "setup.py", *sources(root)):
        whole.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    for part in (python.resolve(), compiler(), os.environ.get("CARDTABLE_PLAIN", "")):
        whole.update(os.fsencode(part) + b"\0")
    return whole.hexdigest()[:32]


def stamp_of(python: Path) -> Path:
    """Where the fingerprint of the last build is kept."""
    return python.parent.parent / "cardtable.core"


def settle(root: Path, python: Path) -> None:
    """After an installation: keep what it has compiled if that can be loaded, and remember it."""
    names = [".".join((*CORE.parts, source.stem)) for source in sources(root)]
    if built_files(root):
        environment = {key: os.environ[key] for key in os.environ if key != "PYTHONPATH"}
        done = subprocess.run(
            [python, "-c", f"import {', '.join(names)}"],
            cwd=root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            print(f"The compiled core can't be loaded and is thrown away:\n{done.stderr}")
            remove(root)
    stamp_of(python).write_text(fingerprint(root, python), encoding="utf-8")


def is_settled(root: Path, python: Path) -> bool:
    """Whether the core is as the last installation left it."""
    stamp = stamp_of(python)
    return (
        not is_stale(root)
        and stamp.exists()
        and stamp.read_text(encoding="utf-8") == fingerprint(root, python)
    )


def ensure(root: Path, python: Path) -> None:
    """Compile the core anew if it has changed. Where that can't be done, it runs plain."""
    if is_settled(root, python):
        return
    print("Compiling the core of the computer players", flush=True)
    remove(root)
    pip = (python, "-m", "pip", "install", "--disable-pip-version-check", "--quiet")
    done = subprocess.run(
        (*pip, "--no-deps", "--editable", root), stdin=subprocess.DEVNULL, check=False
    )
    if done.returncode == 0:
        settle(root, python)
    else:
        print("It could not be compiled now; the program plays on in plain Python.", flush=True)
