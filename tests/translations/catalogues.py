"""Reads the translation catalogues as plain values, for the tests of this folder."""

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from translations import release

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
TRANSLATED = ("nl", "de", "hu", "cs")
FORMS = {"en": 2, "nl": 2, "de": 2, "hu": 1, "cs": 3}
"""How many forms a text with a number has."""
MARK = "⟦"
"""Begins every text of the marked catalogue."""


def marked_catalogue(root: Path) -> Path:
    """The folder of a built Hungarian catalogue whose translations are the sources in brackets."""
    folder = root / "translations"
    folder.mkdir()
    tree = ElementTree.parse(FOLDER / "cardtable_hu.ts")
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = list(translation) or [translation]
        for form in forms:
            form.text = f"{MARK}{message.findtext('source')}⟧"
    tree.write(folder / "cardtable_hu.ts", encoding="utf-8", xml_declaration=True)
    release(root)
    return folder


class Entry(NamedTuple):
    """One message of one catalogue."""

    language: str
    context: str
    source: str
    comment: str
    plural: bool
    finished: bool
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.language} [{self.context}] {self.source!r} → {self.forms}"


def entries(language: str, folder: Path = FOLDER) -> Iterator[Entry]:
    """All messages of a language's catalogue, in the order of the file."""
    tree = ElementTree.parse(folder / f"cardtable_{language}.ts")
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            yield _entry(language, context.findtext("name", ""), message)


def all_translated() -> list[Entry]:
    """The messages of the four languages that are not English."""
    return [entry for language in TRANSLATED for entry in entries(language)]


def told(wrong: list[Entry]) -> str:
    """The entries as lines of an assertion's message."""
    return "\n".join(["", *map(str, wrong)])


def _entry(language: str, context: str, message: ElementTree.Element) -> Entry:
    translation = message.find("translation")
    assert translation is not None
    plural = message.get("numerus") == "yes"
    forms = [form.text or "" for form in translation] if plural else [translation.text or ""]
    return Entry(
        language,
        context,
        message.findtext("source", ""),
        message.findtext("comment", ""),
        plural,
        translation.get("type") is None,
        tuple(forms),
    )
