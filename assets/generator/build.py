"""Writes the pictures where the program finds them."""

import json
from pathlib import Path

from assets.generator.cards import make_deck
from assets.generator.contrast import build_contrast
from assets.generator.differences import STANDARD, all_sets
from assets.generator.geometry import DECKS
from assets.generator.icons.sets import make_icons, make_signs
from assets.generator.look import Look
from assets.generator.texts import make_texts


def _write_all(folder: Path, pictures: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in pictures.items():
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")


def build_deck(out: Path, deck: str) -> int:
    """Write a deck's standard set; gives the number of files."""
    pictures = make_deck(Look(deck))
    _write_all(out / "decks" / deck / STANDARD, pictures)
    return len(pictures)


def build_signs(out: Path) -> int:
    """Write icon and signs; gives the number of files."""
    icons, signs = make_icons(), make_signs()
    _write_all(out / "icons", icons)
    _write_all(out / "signs", signs)
    return len(icons) + len(signs)


def build_texts(out: Path) -> None:
    """Write the outlines of letters and words."""
    text = json.dumps(make_texts(), ensure_ascii=False, indent=0, sort_keys=True)
    file = out / "decks" / "texts.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def build_all(out: Path) -> int:
    """Write all pictures that are committed under assets; gives their number."""
    build_texts(out)
    build_contrast(out)
    return sum(build_deck(out, deck) for deck in DECKS) + build_signs(out)


def build_sets(out: Path) -> int:
    """Write every set of every deck to its own folder; gives the number of pictures."""
    count = 0
    for deck in DECKS:
        for name, look in all_sets(deck).items():
            pictures = make_deck(look)
            _write_all(out / deck / name, pictures)
            count += len(pictures)
    return count
