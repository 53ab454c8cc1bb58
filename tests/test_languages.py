"""The language changes at once, everywhere, and the first one is the desktop's."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable import languages
from cardtable.engine.cards import card
from cardtable.languages import LANGUAGES, install, language_of, system_language
from cardtable.texts import card_name

DAUS = {
    "nl": "bladaas",
    "de": "Laub-Daus",
    "hu": "zöld ász",
    "cs": "zelené eso",
    "en": "Daus of leaves",
}
CANCEL = {"nl": "Annuleren", "de": "Abbrechen", "hu": "Mégse", "cs": "Zrušit", "en": "Cancel"}


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    locale = QLocale()
    yield qapp
    QLocale.setDefault(locale)


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["hu-HU", "hu", "en"], "hu"),
        (["de-Latn-AT", "de-AT", "de"], "de"),
        (["sk-SK", "sk", "cs-CZ"], "cs"),
        (["fr-FR", "ja"], "en"),
        (["nl_BE"], "nl"),
        (["en-US", "de"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_desktop_that_we_speak(wanted: list[str], language: str) -> None:
    assert system_language(wanted) == language


def test_the_setting_decides_and_what_it_does_not_know_is_the_desktops() -> None:
    assert language_of("cs") == "cs"
    assert language_of("system") == language_of("tlh") == system_language()


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_brings_its_words_its_buttons_and_its_habits(
    app: QApplication, code: str
) -> None:
    assert install(app, code)
    assert card_name(card("SA"), "german") == DAUS[code]
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == CANCEL[code]
    assert QLocale().name().startswith(code)


def test_the_last_language_leaves_nothing_behind(app: QApplication) -> None:
    for code in (*LANGUAGES, "hu", "en"):
        install(app, code)
    assert card_name(card("SA"), "german") == "Daus of leaves"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert len(app.findChildren(QTranslator)) <= 2


class Ear(QObject):
    """Hears the changes of language that a window gets."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.heard.append(card_name(card("SA"), "german"))
        return False


def test_an_open_window_hears_of_it_and_finds_the_new_words(
    app: QApplication, qtbot: QtBot
) -> None:
    window, ear = QWidget(), Ear()
    qtbot.addWidget(window)
    window.installEventFilter(ear)
    install(app, "de")
    qtbot.waitUntil(lambda: bool(ear.heard))
    install(app, "hu")
    qtbot.waitUntil(lambda: ear.heard[-1] == DAUS["hu"])


def test_without_catalogues_the_program_speaks_english(
    app: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "translation_dir", lambda: tmp_path)
    assert not install(app, "hu")
    assert card_name(card("SA"), "german") == "Daus of leaves"

    def missing() -> Path:
        raise LookupError

    monkeypatch.setattr(languages, "translation_dir", missing)
    assert not install(app, "hu")
