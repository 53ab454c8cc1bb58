"""The process that plays sounds: it says whether it can, and never complains."""

from multiprocessing import Pipe, active_children
from queue import SimpleQueue

import pytest
from pytestqt.qtbot import QtBot

from cardtable.windows.sounds.box import Condition
from cardtable.windows.sounds.loudspeaker import Loudspeaker, read


def test_the_process_says_whether_it_can_play_and_ends(
    qtbot: QtBot, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With or without Qt Multimedia, and without a server of sounds: it is said in one word."""
    monkeypatch.setenv("PULSE_SERVER", "unix:/nowhere")
    told: SimpleQueue[Condition] = SimpleQueue()
    loudspeaker = Loudspeaker(told.put)
    loudspeaker.play("card1", 0.1)
    assert told.get(timeout=30) in Condition
    loudspeaker.close()
    qtbot.waitUntil(
        lambda: "cardtable-sounds" not in {each.name for each in active_children()}, timeout=10_000
    )
    assert capfd.readouterr() == ("", "")


def test_a_process_that_dies_has_lost_its_device() -> None:
    ours, theirs = Pipe()
    theirs.send(Condition.READY.value)
    theirs.close()
    told: list[Condition] = []
    read(ours, told.append)
    assert told == [Condition.READY, Condition.NO_DEVICE]
