"""The languages of the program, and switching between them while it runs."""

from collections.abc import Sequence
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from cardtable.storage.paths import translation_dir

LANGUAGES = MappingProxyType(
    {
        "nl": "Nederlands",
        "de": "Deutsch",
        "hu": "Magyar",
        "cs": "Čeština",
        "en": "English",
    }
)
"""Code to the language's own name, which is never translated, in the order of the dialog."""

FALLBACK = "en"

_OURS = "cardtable translator"
"""Object name by which the translators of an earlier ``install`` are found again."""


def system_language(wanted: Sequence[str] | None = None) -> str:
    """The first language of the desktop's list that we speak; English when there is none.

    ``wanted`` are names such as ``hu-HU``; by default those that the system gives.
    """
    if wanted is None:
        wanted = QLocale.system().uiLanguages()
    for name in wanted:
        code = _code(name)
        if code in LANGUAGES:
            return code
    return FALLBACK


def language_of(setting: str) -> str:
    """The code for the value of the setting: ``system`` is looked up, an unknown one too."""
    return setting if setting in LANGUAGES else system_language()


def install(app: QCoreApplication, code: str) -> bool:
    """Makes ``code`` the language of the whole program, at once and in place of the last one.

    Sets the default ``QLocale``, loads our catalogue and Qt's own for the standard buttons.
    Every window gets ``LanguageChange``. English has a catalogue as well: its plurals. The
    answer is whether ours was found; without it the program speaks English.
    """
    earlier = app.findChildren(QTranslator, _OURS)
    QLocale.setDefault(_locale(code))
    _load(app, f"qtbase_{code}", _qt_translations())
    found = _load(app, f"cardtable_{code}", _our_translations())
    for translator in earlier:
        app.removeTranslator(translator)
        translator.setParent(None)
    return found


def _code(name: str) -> str:
    return name.replace("_", "-").split("-")[0].lower()


def _locale(code: str) -> QLocale:
    """The player's own kind of the language, say Austrian German, if the desktop names one."""
    for name in QLocale.system().uiLanguages():
        if _code(name) == code:
            return QLocale(name)
    return QLocale("en_GB" if code == "en" else code)


def _load(app: QCoreApplication, name: str, folder: Path | None) -> bool:
    translator = QTranslator(app)
    translator.setObjectName(_OURS)
    if folder is None or not translator.load(name, str(folder)):
        translator.setParent(None)
        return False
    app.installTranslator(translator)
    return True


def _qt_translations() -> Path:
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def _our_translations() -> Path | None:
    try:
        return translation_dir()
    except LookupError:
        return None
