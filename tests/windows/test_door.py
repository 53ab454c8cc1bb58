"""One window per person and display: a second start hands over what it was started for."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from cardtable.storage.archive import entries
from cardtable.storage.history import History
from cardtable.windows.callers import receive
from cardtable.windows.common.message import MessageSheet
from cardtable.windows.door import Call, Door, Doorplate, come_in, doorplate, leave_given
from cardtable.windows.history.sheet import HistorySheet
from cardtable.windows.main import MainWindow
from tests.windows.conftest import Opened
from tests.windows.matches import EVERY

START = """
import sys
from pathlib import Path
from cardtable.windows.door import Call, Doorplate, come_in
door = come_in(Doorplate(Path(sys.argv[1]), sys.argv[2]), Call(*sys.argv[3:]), patience=10.0)
print("first" if door else "second", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def plate(tmp_path: Path) -> Doorplate:
    return Doorplate(tmp_path / "door.lock", str(tmp_path / "door.socket"))


@pytest.fixture
def door(plate: Doorplate) -> Iterator[Door]:
    door = come_in(plate, Call())
    assert door is not None
    yield door
    door.close()


def start(plate: Doorplate, *call: str) -> "subprocess.Popen[str]":
    """Another start of the program, which says whether it is the first and waits."""
    command = [sys.executable, "-c", START, str(plate.lock), plate.name, *call]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_a_second_start_hands_over_its_file_and_ends(
    door: Door, plate: Doorplate, qtbot: QtBot
) -> None:
    assert door.open()
    with start(plate, "/a b/ž.x") as later:
        with qtbot.waitSignal(door.called, timeout=10_000) as called:
            pass
        assert later.communicate()[0] == "second\n"
    assert called.args == [Call("/a b/ž.x")]


def test_what_a_killed_program_left_is_taken_over(plate: Doorplate, qtbot: QtBot) -> None:
    with start(plate) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "first\n"
        first.kill()
    Path(plate.name).write_text("a socket that nobody hears")
    assert plate.lock.exists()
    door = come_in(plate, Call(), patience=0.0)
    assert door is not None
    assert door.open()
    door.close()


def test_where_nobody_answers_the_program_starts_all_the_same(door: Door, plate: Doorplate) -> None:
    another = come_in(plate, Call(), patience=0.0)
    assert another is not None


def test_who_leaves_gives_the_door_to_the_next(plate: Doorplate) -> None:
    for _ in range(2):
        door = come_in(plate, Call(), patience=0.0)
        assert door is not None
        assert door.open()
        door.close()


def test_where_no_lock_can_be_written_the_program_starts(tmp_path: Path) -> None:
    (tmp_path / "door.lock").mkdir()
    door = come_in(Doorplate(tmp_path / "door.lock", str(tmp_path / "door.socket")), Call(), 0.0)
    assert door is not None


@pytest.mark.parametrize("said", [b"\n", b"[]\n", b'{"file": 1}\n', b"\xff\xfe\n", b"GET / HTTP\n"])
def test_nonsense_at_the_door_is_not_heard(
    said: bytes, door: Door, plate: Doorplate, qtbot: QtBot
) -> None:
    assert door.open()
    heard: list[Call] = []
    door.called.connect(heard.append)
    socket = QLocalSocket()
    with qtbot.waitSignal(socket.disconnected):
        socket.connectToServer(plate.name)
        socket.write(said)
    assert heard == []


def test_each_display_and_each_history_has_its_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    first = doorplate("xcb")
    assert doorplate("xcb") == first
    monkeypatch.setenv("DISPLAY", "host:1.0")
    second = doorplate("xcb")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert len({first, second, doorplate("xcb"), doorplate("wayland")}) == 4


def test_without_a_place_for_sockets_the_door_is_beside_the_history(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    plate = doorplate("xcb")
    assert plate.lock.is_relative_to(tmp_path)
    assert come_in(plate, Call()) is not None


@pytest.mark.parametrize(
    ("environment", "leave"),
    [
        ({"XDG_ACTIVATION_TOKEN": "new", "DESKTOP_STARTUP_ID": "old"}, "new"),
        ({"XDG_ACTIVATION_TOKEN": "", "DESKTOP_STARTUP_ID": "old"}, "old"),
        ({}, ""),
    ],
)
def test_the_desktops_leave_has_two_names(environment: dict[str, str], leave: str) -> None:
    assert leave_given(environment) == leave


def test_a_call_brings_the_window_back(window: MainWindow) -> None:
    window.showMinimized()
    receive(window, Call())
    assert not window.isMinimized()


def test_a_call_for_a_match_opens_it(window: MainWindow, opened: Opened) -> None:
    receive(window, Call(preset="schnapsen"))
    receive(window, Call(preset="no such rules"))
    assert [sitting.preset for sitting in opened] == ["schnapsen"]


def test_a_file_is_taken_in_when_the_person_agrees(
    window: MainWindow, history: History, qtbot: QtBot
) -> None:
    receive(window, Call(file=str(EVERY)))
    question = window.findChild(MessageSheet)
    assert question is not None
    assert "Import the matches in “every_game.json”?" in question.accessibleName()
    assert entries(history) == ()
    question.yes.click()
    qtbot.waitUntil(lambda: window.toast.text == "4 matches imported.")
    assert len(entries(history)) == 4
    assert window.findChild(HistorySheet) is not None
