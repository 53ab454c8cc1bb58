"""Asks a finished bundle what it shows, in every language: python3 packaging/build.py --check.

Whatever is said alike in English and in another language must be so by the catalogue, or be a name.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path

from bundle import folder, is_binary, start_of
from setup_steps import ROOT

LANGUAGES = ("nl", "de", "hu", "cs")
QT_ALIKE = {
    "nl": {"Help", "OK", "Printer", "Reset", "Type:"},
    "de": {"&Name:", "OK"},
    "hu": {"OK"},
    "cs": {"OK"},
}
"""Words of Qt's own that are English there too."""

NAMES = re.compile(
    r"^(Cardtable|Nederlands|Deutsch|Magyar|Čeština|English)$|^Alegreya, Alegreya Sans: |^/"
)
"""Names, those of languages as they name themselves, and the places of files."""

Said = set[tuple[str, str]]


def said_by(program: Iterable[str], language: str) -> Said:
    """Screen and words that this program says in the language. Raises OSError if it fails."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            environment[name] = home
        command = [*program, "--words", language]
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
    if done.returncode != 0 or not done.stdout:
        raise OSError(done.stderr.decode(errors="replace"))
    return understood(done.stdout.decode())


def understood(printed: str) -> Said:
    """The lines of screen, tab and words."""
    lines = (line.partition("\t") for line in printed.splitlines())
    return {(screen, str(ast.literal_eval(words))) for screen, _, words in lines}


def alike(catalogue: Path) -> set[str]:
    """The sentences that this catalogue gives as they are in English, with their places."""
    found = set()
    for message in ET.parse(catalogue).iter("message"):
        source, forms = message.findtext("source", ""), message.find("translation")
        if forms is not None and source in (forms.text, *(each.text for each in forms)):
            found.add(source)
    return found


def english_left(english: Said, other: Said, same: set[str]) -> Said:
    """What is said in English in the other language too, but for what is the same in both."""
    forms = [re.compile(_pattern(source)) for source in same]
    return {
        (screen, words)
        for screen, words in english & other
        if re.search(r"[^\W\d_]{2}", words)
        and not NAMES.match(words)
        and not any(form.fullmatch(plain) for form in forms for plain in (words, _bare(words)))
    }


def _bare(words: str) -> str:
    return words.replace("&", "")


def _pattern(source: str) -> str:
    """The sentence with anything in its places, with or without the mark of a key."""
    parts = re.split(r"\{\w+\}|%n", source)
    return ".*".join(re.escape(part).replace("&", "&?") for part in parts)


def missing_libraries(made: Path) -> set[str]:
    """The libraries of Qt that others in the bundle need and that are not in it."""
    lacking = set()
    for path in made.rglob("*.so*"):
        if is_binary(path):
            command = ["ldd", str(path)]
            told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
            lacking |= set(re.findall(r"(libQt6\S+) => not found", told))
    return {name for name in lacking if not any(made.rglob(name))}


def main() -> int:
    """Print what is English in another language, and what is missing; 1 if there is any."""
    made = folder()
    if not made.exists():
        print("There is no bundle: make one with `python3 packaging/build.py deb` or `tar`.")
        return 1
    program = [str(start_of(made))]
    lacking = missing_libraries(made) if sys.platform == "linux" else set()
    print(f"{len(lacking)} libraries of Qt are missing", *sorted(lacking))
    english, flaws = said_by(program, "en"), len(lacking)
    for language in LANGUAGES:
        same = alike(ROOT / "translations" / f"cardtable_{language}.ts") | QT_ALIKE[language]
        left = english_left(english, said_by(program, language), same)
        print(f"{language}: {len(left)} of {len(english)} words are English")
        for screen, words in sorted(left):
            print(f"  {screen}: {words!r}")
        flaws += len(left)
    return int(bool(flaws))
