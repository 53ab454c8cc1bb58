"""Words of Qt's file dialog that Qt's own catalogues lack in some of our languages.

Marked here, they stand in ours, which are asked first. A desktop's own dialog does not need them.
"""

from PySide6.QtCore import QT_TRANSLATE_NOOP

GAPS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""The sources, as Qt writes them."""
