"""Plurals come out right through Qt itself, in the built catalogues."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from cardtable.storage.paths import translation_dir
from tests.translations.catalogues import FORMS, entries

FORM_OF = {
    "en": {0: 1, 1: 0, 2: 1, 5: 1, 22: 1},
    "nl": {0: 1, 1: 0, 2: 1, 5: 1, 22: 1},
    "de": {0: 1, 1: 0, 2: 1, 5: 1, 22: 1},
    "hu": {0: 0, 1: 0, 2: 0, 5: 0, 22: 0},
    "cs": {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 22: 2},
}
"""By language: which form a number takes."""


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    code: str = request.param
    translator = QTranslator()
    assert translator.load(f"cardtable_{code}", str(translation_dir()))
    qapp.installTranslator(translator)
    yield code
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("language", FORMS, indirect=True)
def test_each_number_takes_its_form(language: str) -> None:
    for entry in entries(language):
        if entry.plural:
            for number, form in FORM_OF[language].items():
                shown = QCoreApplication.translate(
                    entry.context, entry.source, entry.comment, number
                )
                assert shown == entry.forms[form].replace("%n", str(number)), entry


@pytest.mark.parametrize(
    ("language", "number", "tricks"),
    [
        ("cs", 1, "1 zdvih"),
        ("cs", 2, "2 zdvihy"),
        ("cs", 4, "4 zdvihy"),
        ("cs", 5, "5 zdvihů"),
        ("cs", 0, "0 zdvihů"),
        ("hu", 1, "1 ütés"),
        ("hu", 5, "5 ütés"),
        ("de", 1, "1 Stich"),
        ("de", 2, "2 Stiche"),
        ("nl", 1, "1 slag"),
        ("nl", 0, "0 slagen"),
        ("en", 1, "1 trick"),
        ("en", 2, "2 tricks"),
    ],
    indirect=["language"],
)
def test_tricks_are_counted_as_people_do(language: str, number: int, tricks: str) -> None:
    contexts = [entry.context for entry in entries("nl") if entry.source == "%n tricks"]
    assert contexts, "the program counts no tricks any more: choose another example"
    assert QCoreApplication.translate(contexts[0], "%n tricks", "", number) == tricks
