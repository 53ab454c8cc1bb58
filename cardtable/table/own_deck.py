"""A deck of pictures that a person made or found himself: a folder with an SVG for each card.

``deck.json`` in our format (see ``assets/README.md``) may say which picture is which card, how
large the cards are and which pictures are backs; without it the files are called as ours are.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

_LARGEST: Final = 4_000_000
"""Bytes of a picture; more takes too long to draw."""
_RATIOS: Final = (1.0, 2.5)
"""Heights of a card by its width that the table has room for."""
_CORNER: Final = 0.05
_PLAYED: Final = {"german": "TJQKA"}
"""Of a German pack only these ranks are played with: it may hold twenty cards."""


class DeckTrouble(StrEnum):
    """Why a folder is of no use."""

    GONE = "gone"
    FOREIGN = "foreign"
    """Its deck.json is damaged, or of another kind of deck."""
    MISSING = "missing"
    UNREADABLE = "unreadable"


class DeckRefused(ValueError):
    """A folder can't serve as a deck. ``missing`` are codes of cards, ``file`` a file's name."""

    def __init__(self, trouble: DeckTrouble, missing: tuple[str, ...] = (), file: str = "") -> None:
        super().__init__(f"{trouble} {missing} {file}".strip())
        self.trouble, self.missing, self.file = trouble, missing, file


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """What a folder holds."""

    ratio: float
    corner: float
    elements: Mapping[str, str]
    """The id of the picture of each card code that is there."""
    backs: tuple[str, ...]
    files: Mapping[str, Path]
    """The file of each of those pictures."""


def read_own_deck(folder: Path, ours: Mapping[str, str], deck: str) -> OwnDeck:
    """The deck in this folder, for the cards in ``ours``. Raises DeckRefused.

    The pictures themselves are not opened but the first; `check_pictures` does that.
    """
    try:
        if not folder.is_dir():
            raise DeckRefused(DeckTrouble.GONE)
        return _read(folder, ours, deck)
    except OSError as error:
        raise DeckRefused(DeckTrouble.GONE) from error


def check_pictures(own: OwnDeck) -> None:
    """Open every picture once. Raises DeckRefused."""
    for file in own.files.values():
        _size(file)


def _read(folder: Path, ours: Mapping[str, str], deck: str) -> OwnDeck:
    told = _description(folder, deck)
    named = told.get("elements", {})
    backs = told.get("backs", ["back", "back2", "back3", "back4"])
    if not (isinstance(named, dict) and isinstance(backs, list)):
        raise DeckRefused(DeckTrouble.FOREIGN)
    elements: dict[str, str] = {}
    files: dict[str, Path] = {}
    for code, usual in ours.items():
        for element in (named.get(code), usual, code):
            if (file := _file(folder, element)) is not None:
                elements[code], files[str(element)] = str(element), file
                break
    wanted = _PLAYED.get(deck, "")
    needed = [code for code in ours if not wanted or code[1] in wanted]
    if missing := tuple(code for code in needed if code not in elements):
        raise DeckRefused(DeckTrouble.MISSING, missing)
    own_backs = {str(back): file for back in backs if (file := _file(folder, back)) is not None}
    width, height = _size(next(iter(files.values())))
    ratio = height / width
    if not _RATIOS[0] <= ratio <= _RATIOS[1]:
        raise DeckRefused(DeckTrouble.UNREADABLE, file=next(iter(files.values())).name)
    return OwnDeck(ratio, _corner(told), elements, tuple(own_backs), {**files, **own_backs})


def _description(folder: Path, deck: str) -> dict[str, Any]:
    file = folder / "deck.json"
    if not file.exists():
        return {}
    try:
        told = json.loads(file.read_bytes())
    except (ValueError, RecursionError) as error:
        raise DeckRefused(DeckTrouble.FOREIGN) from error
    if not isinstance(told, dict) or told.get("family", deck) != deck:
        raise DeckRefused(DeckTrouble.FOREIGN)
    return told


def _file(folder: Path, element: object) -> Path | None:
    """The picture of this name in the folder itself or, as with ours, in its standard set."""
    if not isinstance(element, str) or not element or Path(element).name != element:
        return None
    for place in (folder, folder / "standard"):
        file = place / f"{element}.svg"
        if file.is_file():
            return file
    return None


def _size(file: Path) -> tuple[int, int]:
    """Width and height of a picture. Raises DeckRefused if there is none in the file."""
    if file.stat().st_size > _LARGEST:
        raise DeckRefused(DeckTrouble.UNREADABLE, file=file.name)
    renderer = QSvgRenderer()
    size = renderer.defaultSize() if renderer.load(QByteArray(file.read_bytes())) else None
    if size is None or size.width() < 1 or size.height() < 1:
        raise DeckRefused(DeckTrouble.UNREADABLE, file=file.name)
    return size.width(), size.height()


def _corner(told: Mapping[str, Any]) -> float:
    """The radius of the corners by the width, where the description tells a sensible one."""
    size = told.get("size")
    if not isinstance(size, dict):
        return _CORNER
    corner, width = size.get("corner"), size.get("width")
    if isinstance(corner, int | float) and isinstance(width, int | float) and width > 0:
        return min(0.5, max(0.0, corner / width))
    return _CORNER
