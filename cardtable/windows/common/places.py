"""Where a dialog that asks for a file begins."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def in_documents(name: str = "") -> str:
    """A file of this name where the person keeps documents, else at home.

    Qt would begin where the program was started, which means nothing to most people.
    """
    kept = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(kept) if kept and Path(kept).is_dir() else Path.home()
    return str(folder / name)
