"""Kills the program at random moments of a match, and looks whether anything was lost.

    python -m tests.bench.kills --kills 50
    python -m tests.bench.kills --kills 20 --preset spades500

A child process plays on the real page with the real history; it prints every choice once it has
been made. It is killed with SIGKILL; the history must hold every choice that was printed, in
order, and the next child goes on from there: what it says first is where it stands.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer

from cardtable.app import application
from cardtable.controllers.thinker import Thinker
from cardtable.engine.record import encode
from cardtable.engine.rules import View
from cardtable.look.present import Look
from cardtable.storage.declared import ANIMATION, PACE
from cardtable.storage.history import FILE_NAME, History
from cardtable.storage.notebook import Notebook
from cardtable.storage.settings import Settings
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.matches.saved import match_of
from cardtable.windows.play.page import TablePage
from tests.games.playing import PRESETS

GAMES = {preset: game for game, preset in PRESETS}


def play(folder: Path, preset: str) -> None:
    """Play on and on in this folder's history, saying each choice when it has been made."""
    app = application()
    settings = Settings()
    settings.put(ANIMATION, "fast")
    settings.put(PACE, 30)
    history = History.open(folder / FILE_NAME)
    desk = Desk(
        Look(motion=0.2),
        settings,
        history,
        Notebook(history, lambda problem: _say({"trouble": problem.trouble.name}), time.time),
        Thinker(),
    )
    unfinished = history.unfinished()
    page = TablePage(
        desk, Sitting(GAMES[preset], preset, unfinished[0].match if unfinished else None)
    )
    page.table.set_rests(0.1)
    page.resize(1024, 640)
    page.show()
    _sit_down(page)
    app.exec()


def _sit_down(page: TablePage) -> None:
    """Choose at random for the person, a moment after being asked."""
    controller, rng = page.controller, random.Random()
    _say({"stands": [encode(choice) for choice in controller.match.choices]})

    def choose(seen: View[Any]) -> None:
        def now() -> None:
            if controller.match.turn == seen.seat:
                controller.choose(rng.choice(seen.legal))

        QTimer.singleShot(rng.randrange(80), now)

    def told() -> None:
        _say({"made": len(controller.match.choices)})

    later = Qt.ConnectionType.QueuedConnection
    controller.asked.connect(choose, later)
    controller.stepped.connect(told, later)
    page.result_shown.connect(lambda sheet: QTimer.singleShot(30, sheet.go_on))


def _say(line: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def kill_once(folder: Path, seconds: float, preset: str) -> tuple[int, int]:
    """Let a child play so long, kill it; choices it said it made, and those in the history.

    Raises AssertionError if one is lost, or if the child did not go on where the last one stood.
    """
    stood = newest(folder)
    command = [sys.executable, "-m", "tests.bench.kills", "--play", str(folder)]
    command += ["--preset", preset]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert child.stdout is not None
    first = json.loads(child.stdout.readline())
    assert first["stands"] == stood, "the match was not taken up where it stood"
    time.sleep(seconds)
    child.send_signal(signal.SIGKILL)
    said = [json.loads(line) for line in child.stdout.read().splitlines() if line.endswith("}")]
    child.wait()
    assert not any("trouble" in line for line in said), said
    made = max((line["made"] for line in said if "made" in line), default=len(stood))
    kept = choices_of_last_match(folder)
    assert kept >= made, f"{made} choices were made, {kept} are in the history"
    return made, kept


def choices_of_last_match(folder: Path) -> int:
    """How many choices of the match that was begun last are in the history, finished or not."""
    connection = sqlite3.connect(folder / FILE_NAME)
    try:
        query = "SELECT count(*) FROM choices WHERE match = (SELECT max(id) FROM matches)"
        return int(connection.execute(query).fetchone()[0])
    finally:
        connection.close()


def newest(folder: Path) -> list[object]:
    """The choices of the match that would be continued, replayed to see that they are legal."""
    if not (folder / FILE_NAME).exists():
        return []
    history = History.open(folder / FILE_NAME)
    try:
        unfinished = history.unfinished()
        if not unfinished:
            return []
        saved = history.load(unfinished[0].match)
        match_of(saved)
        return [list(choice) for choice in saved.choices]
    finally:
        history.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--preset", choices=sorted(GAMES), default="schnapsen")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.play:
        play(wanted.play, wanted.preset)
        return
    rng = random.Random(wanted.seed)
    with tempfile.TemporaryDirectory() as folder:
        for number in range(1, wanted.kills + 1):
            seconds = rng.uniform(0.0, 3.0)
            made, kept = kill_once(Path(folder), seconds, wanted.preset)
            print(f"kill {number:3} after {seconds:4.2f} s: {made} made, {kept} kept", flush=True)
    print(f"{wanted.kills} kills, nothing lost")


if __name__ == "__main__":
    main()
