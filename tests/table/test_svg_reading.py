"""Pictures that are read in other threads."""

from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable.look.pictures import card_file
from cardtable.table import svg_reading
from cardtable.table.art import DeckArt


def test_the_first_picture_of_all_is_read_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads that met PySide's types for the first time at once crashed the program."""
    alone: list[bool] = []

    def noted(name: str, size: QSize) -> QImage:
        alone.append(svg_reading._ALONE.locked())
        return read(name, size)

    read = svg_reading._read
    monkeypatch.setattr(svg_reading, "_ONE_READ", Event())
    monkeypatch.setattr(svg_reading, "_read", noted)
    drawing = card_file("german", "back").read_bytes()
    for _ in range(2):
        assert svg_reading.read_svg(drawing, 20, 35).size() == QSize(20, 35)
    assert alone == [True, False]


def test_the_first_read_of_all_is_the_windows(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    """A window that met a type for the first time beside a drawing thread crashed as well."""
    in_window: list[bool] = []

    def noted(name: str, size: QSize) -> QImage:
        in_window.append(current_thread() is main_thread())
        return read(name, size)

    read = svg_reading._read
    monkeypatch.setattr(svg_reading, "_ONE_READ", Event())
    monkeypatch.setattr(svg_reading, "_read", noted)
    DeckArt("german", parent=qapp).close()
    DeckArt("french", parent=qapp).close()
    assert in_window == [True]
