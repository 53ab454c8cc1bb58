"""Back to the language of the sources, whatever an earlier test has installed."""

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication


def speak_english(app: QApplication) -> None:
    """Takes off every translator that ``cardtable.languages.install`` put on."""
    for translator in app.findChildren(QTranslator):
        app.removeTranslator(translator)
        translator.setParent(None)
