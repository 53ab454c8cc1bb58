"""The program's typefaces, for every test that measures or paints."""

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.look.fonts import load_fonts


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()
