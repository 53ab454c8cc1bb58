"""Lays history, statistics and replay over the window."""

from pathlib import Path

from cardtable.storage.history import History
from cardtable.storage.paths import data_dir
from cardtable.storage.trouble import Problem, Trouble
from cardtable.windows.common.desk import Desk, Played, Sitting
from cardtable.windows.common.message import problem_message
from cardtable.windows.common.window import Window
from cardtable.windows.history.sheet import HistorySheet
from cardtable.windows.replay.page import Replay
from cardtable.windows.statistics.sheet import StatisticsSheet


def lay_history(window: Window, desk: Desk, file: Path | None = None) -> None:
    """All matches, and those in a file taken in; without a history, a message instead."""
    history = _history(window, desk)
    if history is None:
        return
    sheet = HistorySheet(window, desk, history)

    def go_on(sitting: Sitting) -> None:
        if window.page is None or desk.notebook.match != sitting.match:
            window.open_game(sitting)

    def make_room(matches: frozenset[int]) -> None:
        if window.page is not None and desk.notebook.match in matches:
            window.to_start()

    sheet.go_on_wanted.connect(go_on)
    sheet.leaving.connect(make_room)
    sheet.statistics_wanted.connect(lambda: StatisticsSheet(window, desk, history).lay())
    sheet.said.connect(window.toast.say)
    sheet.closed.connect(window.refresh_start)
    sheet.lay()
    if file is not None:
        sheet.carrying.take_in(file)


def lay_replay(window: Window, desk: Desk, played: Played) -> None:
    """The match on the table once more; what is wanted of it is put on the table instead."""
    replay = Replay(window, desk, played)
    replay.begin_wanted.connect(window.open_game)
    replay.said.connect(window.toast.say)
    replay.refused.connect(lambda why: window.toast.say(why, "info"))
    replay.lay_at_last()


def lay_statistics(window: Window, desk: Desk) -> None:
    """The figures of all matches that are over; without a history, a message instead."""
    history = _history(window, desk)
    if history is not None:
        StatisticsSheet(window, desk, history).lay()


def _history(window: Window, desk: Desk) -> History | None:
    """The history with all that was played; the person is told if there is none."""
    if desk.history is None:
        problem = Problem(Trouble.DEVICE, data_dir())
        problem_message(window, desk.look, problem, False).lay()
        return None
    desk.notebook.flush()
    return desk.history
