"""The five catalogues are complete, current, and fit for the program to fill in."""

import shutil
from collections import Counter
from pathlib import Path
from string import Formatter

import pytest

from cardtable.languages import LANGUAGES
from tests.translations.catalogues import (
    FOLDER,
    FORMS,
    ROOT,
    TRANSLATED,
    Entry,
    all_translated,
    entries,
    told,
)
from translations import refresh

every_language = pytest.mark.parametrize("language", LANGUAGES)


def places(text: str) -> Counter[str]:
    """The named places of a text, and Qt's place for the number."""
    named = Counter(name for _, name, _, _ in Formatter().parse(text) if name is not None)
    return named + Counter({"%n": text.count("%n")})


def test_each_language_has_a_catalogue() -> None:
    assert {file.stem for file in FOLDER.glob("*.ts")} == {f"cardtable_{code}" for code in FORMS}
    assert set(LANGUAGES) == set(FORMS)


@every_language
def test_every_text_is_translated(language: str) -> None:
    wrong = [
        entry
        for entry in entries(language)
        if not entry.finished or not all(form.strip() for form in entry.forms)
    ]
    assert not wrong, told(wrong)


@every_language
def test_every_text_with_a_number_has_all_its_forms(language: str) -> None:
    wrong = [
        entry
        for entry in entries(language)
        if len(entry.forms) != (FORMS[language] if entry.plural else 1)
    ]
    assert not wrong, told(wrong)


def test_the_english_catalogue_holds_the_plurals_alone() -> None:
    texts = {(entry.context, entry.source) for entry in entries("nl") if entry.plural}
    assert {(entry.context, entry.source) for entry in entries("en")} == texts
    assert texts, "no plural anywhere"


def test_the_catalogues_are_those_of_the_sources(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, tmp_path)
    refresh(ROOT / "cardtable", tmp_path)
    for language in FORMS:
        now, then = set(entries(language, tmp_path)), set(entries(language))
        missing, superfluous = sorted(now - then), sorted(then - now)
        assert not missing + superfluous, "run: python packaging/translations.py refresh" + told(
            missing + superfluous
        )


def test_a_translation_has_the_places_of_its_source() -> None:
    wrong = [
        entry
        for entry in all_translated()
        for form in entry.forms
        if places(form) != places(entry.source)
    ]
    assert not wrong, told(wrong)


def test_no_place_is_bare_or_formatted() -> None:
    """Only ``{name}``: a bare ``{}`` cannot be put in another order, ``{n:03}`` is no word."""
    wrong = [
        entry
        for entry in entries("nl")
        for _, name, style, conversion in Formatter().parse(entry.source)
        if name is not None and (not name.isidentifier() or style or conversion)
    ]
    assert not wrong, told(wrong)


@pytest.mark.parametrize("language", TRANSLATED)
def test_menu_letters_are_plain(language: str) -> None:
    """An accelerator is typed on any keyboard, so its letter is an ASCII one."""
    wrong = [
        entry
        for entry in entries(language)
        for form in entry.forms
        for letter in form.replace("&&", "").split("&")[1:]
        if not (letter[:1].isascii() and letter[:1].isalnum())
    ]
    assert not wrong, told(wrong)


@every_language
def test_a_translation_has_a_menu_letter_where_its_source_has(language: str) -> None:
    wrong = [
        entry
        for entry in entries(language)
        for form in entry.forms
        if form.replace("&&", "").count("&") != entry.source.replace("&&", "").count("&")
    ]
    assert not wrong, told(wrong)


@every_language
def test_no_menu_letter_is_there_twice(language: str) -> None:
    """The window has one menu, and all menu words are in its context."""
    letters = Counter(
        form[form.index("&") + 1].lower()
        for entry in menu_words(language)
        for form in [entry.forms[0].replace("&&", "")]
    )
    assert letters, "no menu any more: where are its words?"
    assert set(letters.values()) == {1}, letters


def menu_words(language: str) -> list[Entry]:
    """The words with a menu letter; in English the sources themselves."""
    if language == "en":
        return [entry._replace(forms=(entry.source,)) for entry in menu_words("nl")]
    return [
        entry
        for entry in entries(language)
        if "&" in entry.source.replace("&&", "") and not entry.context.startswith("Q")
    ]
