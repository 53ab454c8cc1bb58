"""A word that stays English is found, and one that is the same in both languages is none."""

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from bundle_check import LANGUAGES, QT_ALIKE, alike, english_left, said_by, understood
from cardtable.languages import install
from cardtable.windows.said import qt_words
from reproducible import differing, sums
from setup_steps import ROOT

ENGLISH = {("start", "&Hint"), ("start", "Version 0.1.0"), ("start", "Rules"), ("start", "7 : 2")}


def test_what_is_printed_is_understood() -> None:
    assert understood("start\t'a\\tb\\n'\nrules\t\"it's\"\n") == {
        ("start", "a\tb\n"),
        ("rules", "it's"),
    }


def test_only_what_the_catalogue_does_not_have_is_left() -> None:
    same = {"Hint", "Version {version}"}
    assert english_left(ENGLISH, ENGLISH, same) == {("start", "Rules")}
    assert english_left(ENGLISH, {("start", "Regels")}, set()) == set()


def test_a_catalogue_tells_what_is_alike() -> None:
    dutch = alike(ROOT / "translations" / "cardtable_nl.ts")
    assert "Schnapsen" in dutch
    assert "Rules" not in dutch


def test_no_window_shows_english_in_another_language() -> None:
    """The check that a bundle must pass in every language, on this source in one."""
    language = "hu"
    english = said_by([sys.executable, "-m", "cardtable"], "en")
    same = alike(ROOT / "translations" / f"cardtable_{language}.ts") | QT_ALIKE[language]
    said = said_by([sys.executable, "-m", "cardtable"], language)
    assert len({screen for screen, _ in said}) == len({screen for screen, _ in english}) > 10
    assert english_left(english, said, same) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_shows_no_english_in_another_language(qapp: QApplication, language: str) -> None:
    """Standard buttons, the menu of a field, and the dialog for files."""
    install(qapp, "en")
    english = set(qt_words())
    install(qapp, language)
    said = set(qt_words())
    assert ("standard buttons", "Cancel") in english
    assert english_left(english, said, QT_ALIKE[language]) == set()


def test_two_folders_are_compared_file_by_file(tmp_path: Path) -> None:
    for name, text in (("one", "a"), ("two", "b")):
        (tmp_path / name / "in").mkdir(parents=True)
        (tmp_path / name / "in" / "file").write_text(text)
        (tmp_path / name / "same").write_text("c")
    (tmp_path / "two" / "link").symlink_to("same")
    found = differing(sums(tmp_path / "one"), sums(tmp_path / "two"))
    assert found == ["in/file", "link"]
