"""The steps that play.py and check.py share: environment, installation, translations, core.

Only the standard library is used here, since nothing else is there yet when it runs.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import compiled_core
from system_libraries import SetupFailed, ensure_libraries

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = (3, 11)
WINDOWS = os.name == "nt"


class Installed(NamedTuple):
    """What a finished installation left in its stamp: for what, and with which extras."""

    fingerprint: str
    extras: frozenset[str]


def require_python(version: tuple[int, ...]) -> None:
    """Raises SetupFailed if this Python is too old for the program."""
    if version < OLDEST_PYTHON:
        found = ".".join(map(str, version[:3]))
        raise SetupFailed(f"Cardtable needs Python 3.11 or newer; this is Python {found}.")


def environment_python(venv: Path) -> Path:
    """Where the interpreter of a virtual environment lies, made or not."""
    return venv / "Scripts" / "python.exe" if WINDOWS else venv / "bin" / "python"


def fingerprint(root: Path, python: Path) -> str:
    """A hash that changes with the project file, the interpreter and the checkout's place."""
    whole = hashlib.sha256((root / "pyproject.toml").read_bytes())
    for part in (python.resolve(), root.resolve()):
        whole.update(b"\0" + os.fsencode(part))
    return whole.hexdigest()[:32]


def read_stamp(stamp: Path) -> Installed | None:
    """What the last finished installation was, or None if there is none to rely on."""
    try:
        first, *extras = stamp.read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return None
    return Installed(first, frozenset(extras))


def write_stamp(stamp: Path, installed: Installed) -> None:
    """Remember a finished installation."""
    stamp.write_text(" ".join([installed.fingerprint, *sorted(installed.extras)]), encoding="utf-8")


def is_current(found: Installed | None, now: str, extras: frozenset[str]) -> bool:
    """Whether what is installed is enough: same fingerprint, and at least these extras."""
    return found is not None and found.fingerprint == now and found.extras >= extras


def ensure_environment(root: Path, extras: frozenset[str]) -> Path:
    """The interpreter of `./.venv`, made and filled if it isn't yet; at once if it is.

    An environment whose installation was cut off is made anew. Raises SetupFailed.
    """
    venv = root / ".venv"
    python = environment_python(venv)
    stamp, begun = venv / "cardtable.stamp", venv / "cardtable.begun"
    found = read_stamp(stamp)
    whole = not begun.exists() and python.exists() and find_pyside(venv) is not None
    if whole and is_current(found, fingerprint(root, python), extras):
        return python
    if begun.exists() or not works(python):
        make_environment(venv)
    try:
        begun.touch()
    except OSError as error:
        raise SetupFailed(f"{venv} can't be written: {error.strerror}.") from error
    stamp.unlink(missing_ok=True)
    all_extras = extras | (found.extras if found is not None else frozenset())
    if compiled_core.is_stale(root):
        compiled_core.remove(root)  # what can't be built anew must not stay
    install(root, python, all_extras)
    compiled_core.settle(root, python)
    write_stamp(stamp, Installed(fingerprint(root, python), all_extras))
    begun.unlink()
    return python


def works(python: Path) -> bool:
    """Whether this interpreter starts and has a working pip."""
    try:
        return (
            subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode == 0
        )
    except OSError:
        return False


def make_environment(venv: Path) -> None:
    """Make a virtual environment, in place of a broken one if there is one. Raises SetupFailed."""
    print(f"Making the virtual environment {venv}", flush=True)
    done = subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=False)
    if done.returncode != 0 or not works(environment_python(venv)):
        raise SetupFailed(
            f"The virtual environment {venv} could not be made; Python says why above."
        )


def packages_for_venv(root: Path) -> list[str]:
    """What Debian and Ubuntu keep apart from Python and making ./.venv needs, if it is missing."""
    if environment_python(root / ".venv").exists() or importlib.util.find_spec("ensurepip"):
        return []
    return ["python3-venv", f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def install(root: Path, python: Path, extras: frozenset[str]) -> None:
    """Install the project editable with these extras. pip reads its own settings and proxies."""
    what = f"{root}[{','.join(sorted(extras))}]" if extras else str(root)
    print("Installing Cardtable and what it needs (Qt is about 100 MB, once)", flush=True)
    done = subprocess.run(
        [python, "-m", "pip", "install", "--disable-pip-version-check", "--editable", what],
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode != 0:
        raise SetupFailed(
            "pip could not install everything; its own words stand above. Is there a network? "
            "pip follows HTTPS_PROXY and PIP_INDEX_URL.\nRun the same command again to carry on."
        )


def find_pyside(venv: Path) -> Path | None:
    """The folder of PySide6 in a virtual environment, with Qt's tools; None if absent."""
    for pattern in ("lib/python*/site-packages/PySide6", "Lib/site-packages/PySide6"):
        for folder in venv.glob(pattern):
            if (folder / "__init__.py").is_file():
                return folder
    return None


def stale_catalogues(translations: Path) -> list[Path]:
    """The .ts files whose .qm is missing or older."""
    stale = []
    for source in sorted(translations.glob("*.ts")):
        built = source.with_suffix(".qm")
        if not built.exists() or built.stat().st_mtime < source.stat().st_mtime:
            stale.append(source)
    return stale


def build_translations(translations: Path, pyside: Path) -> None:
    """Build each stale translations/*.qm with PySide6's lrelease. Raises SetupFailed."""
    lrelease = pyside / ("lrelease.exe" if WINDOWS else "lrelease")
    for source in stale_catalogues(translations):
        part = source.with_suffix(f".{os.getpid()}.part")  # whole or not at all
        command = [str(lrelease), "-silent", str(source), "-qm", str(part)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise SetupFailed(
                f"lrelease could not build {source.name}:\n{done.stdout}{done.stderr}"
            )
        part.replace(source.with_suffix(".qm"))


def prepare(extras: frozenset[str]) -> Path:
    """Everything both commands need, done only where it isn't yet; gives the interpreter to use."""
    require_python(sys.version_info[:3])
    ensure_libraries(os.environ, packages_for_venv(ROOT))
    python = ensure_environment(ROOT, extras)
    pyside = find_pyside(ROOT / ".venv")
    if pyside is None:
        raise SetupFailed("PySide6 is not in .venv; delete that folder and run this again.")
    build_translations(ROOT / "translations", pyside)
    compiled_core.ensure(ROOT, python)
    return python


def without_outer_python(environment: Mapping[str, str]) -> dict[str, str]:
    """This environment without what would lead our interpreter to another's modules."""
    return {k: v for k, v in environment.items() if k not in ("PYTHONHOME", "PYTHONPATH")}
