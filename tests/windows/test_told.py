"""What is announced beside the game: replays and rules, each from the window itself."""

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.engine.cards import cards
from cardtable.look import announcing
from cardtable.look.announcing import announce
from cardtable.look.controls import DropDown
from cardtable.look.present import Look
from cardtable.storage.history import History
from cardtable.table.deck import deck_facts
from cardtable.tabletop.panel import LastTrick
from cardtable.windows.commands import Wish
from cardtable.windows.main import MainWindow
from cardtable.windows.play.last_trick import LastTrickSheet
from cardtable.windows.rules import reader
from cardtable.windows.rules.reader import RulesReader
from tests.windows.history.test_history_sheet import JASS
from tests.windows.replay.test_replay import replayed

Key = Qt.Key


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, str]]:
    """By whom and what is announced from now on."""
    told: list[tuple[object, str]] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        told.append((event.object(), event.message()))

    monkeypatch.setattr(announcing, "QAccessible", SimpleNamespace(updateAccessibility=hear))
    return told


def test_a_window_speaks_for_what_is_in_it(qtbot: QtBot, heard: list[tuple[Any, str]]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    announce(QLabel(window), "Your trick.")
    assert heard == [(window, "Your trick.")]


def test_a_replay_tells_each_step(
    window: MainWindow, history: History, heard: list[tuple[Any, str]]
) -> None:
    replay = replayed(window, history, JASS)
    assert heard[-1][1].startswith("Deal 1. Your cards: ")
    heard.clear()
    for _ in range(3):
        QTest.keyClick(replay.slider, Key.Key_Right)
    assert len(heard) == 3
    assert any(" leads the " in told or "You lead the " in told for _, told in heard)


def test_with_a_screen_reader_the_rules_are_walked_part_by_part(
    window: MainWindow, heard: list[tuple[Any, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "QAccessible", SimpleNamespace(isActive=lambda: True))
    window.fulfil(Wish.RULES)
    (text,) = (each.text for each in window.findChildren(RulesReader))
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up):
        QTest.keyClick(text, key)
    first, second, third, again = (told for _, told in heard[-4:])
    assert len({first, second, third}) == 3
    assert again == second


def test_a_list_that_unfolds_has_a_label_that_says_what_it_is_for(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    shown = DropDown(Look())
    QVBoxLayout(window).addWidget(shown)
    shown.addItem("English")
    shown.setAccessibleName("Language")
    shown.setAccessibleName("Language")
    found = QAccessible.queryAccessibleInterface(shown)
    labels = [label for label, _ in found.relations(QAccessible.RelationFlag.Label)]
    assert [label.text(QAccessible.Text.Name) for label in labels] == ["Language"]


def test_the_sheet_of_keys_is_read_when_it_is_laid(
    window: MainWindow, heard: list[tuple[Any, str]]
) -> None:
    window.fulfil(Wish.KEYS)
    assert "O: Say the trick on the table." in heard[-1][1]


def test_the_last_trick_is_told_by_the_name_of_its_sheet(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    trick = LastTrick("Last Trick", cards("DT DK"), "14 points", "for you", 0)
    sheet = LastTrickSheet(host, Look(), deck_facts("german"), trick)
    sheet.retranslate()
    assert sheet.accessibleName() == ("Last Trick: ten of bells, king of bells, 14 points, for you")
