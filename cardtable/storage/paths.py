"""Where the program finds its drawings and where it may write: one function per folder."""

import sys
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_config_path, user_data_path

APP_NAME = "cardtable"

_PACKAGE = Path(__file__).resolve().parent.parent


def _roots() -> Iterator[Path]:
    """Folders that may hold ``assets`` and ``translations``, the most specific first.

    A PyInstaller bundle names its unpacked folder in ``sys._MEIPASS``; an installed wheel
    carries the files inside the package; a checkout has them beside it.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        yield Path(bundle) / "cardtable"
        yield Path(bundle)
    yield _PACKAGE
    yield _PACKAGE.parent


def _find(*parts: str) -> Path:
    for root in _roots():
        found = root.joinpath(*parts)
        if found.exists():
            return found
    raise LookupError("/".join(parts))


def asset(*parts: str) -> Path:
    """The file or folder of drawings, fonts or icons under ``assets`` with this name.

    ``asset("decks", "french", "deck.json")``. Raises ``LookupError`` when it was not shipped.
    """
    return _find("assets", *parts)


def translation_dir() -> Path:
    """The folder with the ``cardtable_<code>.qm`` catalogues; ``LookupError`` when missing."""
    return _find("translations")


def form() -> str:
    """In which form the program is here: ``bundle``, ``package`` or ``checkout``."""
    if getattr(sys, "frozen", False):
        return "bundle"
    return "checkout" if (_PACKAGE.parent / "pyproject.toml").is_file() else "package"


def config_dir() -> Path:
    """The player's folder for settings, by the habit of the system; it need not exist yet."""
    return user_config_path(APP_NAME, appauthor=False, roaming=True)


def data_dir() -> Path:
    """The player's folder for the match history; it need not exist yet."""
    return user_data_path(APP_NAME, appauthor=False)
