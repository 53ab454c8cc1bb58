"""A table without motion, and with the program's typefaces."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.look.fonts import load_fonts
from cardtable.look.present import Look
from cardtable.look.theme import EVENING
from cardtable.table.view import TableView


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def french(qtbot: QtBot) -> Iterator[TableView]:
    """The same with the French deck."""
    yield from _shown(qtbot, "french", "slate")


@pytest.fixture
def swiss(qtbot: QtBot) -> Iterator[TableView]:
    """The same with the Swiss deck."""
    yield from _shown(qtbot, "swiss", "petrol")


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    """A shown table of 1280 x 752 that does not move by itself."""
    yield from _shown(qtbot, "german", "green")


def _shown(qtbot: QtBot, deck: str, ground: str) -> Iterator[TableView]:
    shown = TableView(Look(EVENING, ground, motion=0.0), deck)
    qtbot.addWidget(shown)
    shown.set_rests(0.0)
    shown.resize(1280, 752)
    shown.show()
    qtbot.waitExposed(shown)
    yield shown
    shown.close_drawing()
