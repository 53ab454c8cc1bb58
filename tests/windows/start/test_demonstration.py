"""The match that plays itself where there is no screen."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.storage.declared import ANIMATION
from cardtable.windows import demo
from cardtable.windows.common.desk import Desk, Sitting


def test_its_pictures_are_taken_of_what_has_settled(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A result that fades in was missing from its own picture."""
    durations = []

    def run(demonstration: demo._Demonstration) -> None:
        qtbot.addWidget(demonstration._page)
        durations.append(desk.look.milliseconds(100))

    monkeypatch.setattr(demo._Demonstration, "run", run)
    desk.settings.put(ANIMATION, "normal")
    demo.play_demonstration(desk, Sitting("schnapsen", "schnapsen"), tmp_path, print)
    assert durations == [0]
