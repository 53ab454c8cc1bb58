"""Takes choices back and makes them again at random moments on the real page; checks all states.

    python -m tests.bench.undo --moments 200

Cards fly at their usual speed and the computers think in their own process, as in the program.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from random import Random

from PySide6.QtTest import QTest

from cardtable.app import application
from cardtable.controllers.thinker import Thinker
from cardtable.look.present import Look
from cardtable.storage.declared import ANIMATION, PACE
from cardtable.storage.history import FILE_NAME, History
from cardtable.storage.notebook import Notebook
from cardtable.storage.settings import Settings
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from cardtable.windows.play.page import TablePage
from tests.games.playing import PRESETS, sensible
from tests.windows.play.test_undo import undo_and_redo


def run(game: str, preset: str, moments: int, folder: Path) -> str:
    """So many moments of matches of one rule set; what they were."""
    history = History.open(folder / FILE_NAME)
    settings, mind = Settings(), Thinker()
    settings.put(ANIMATION, "fast")
    settings.put(PACE, 200)
    notebook = Notebook(history, lambda problem: print(problem), time.time)
    window = MainWindow(Desk(Look(motion=0.5), settings, history, notebook, mind), make_page)
    window.resize(1024, 640)
    window.show()
    window.open_game(Sitting(game, preset))
    page, rng, seen = window.page, Random(preset), {"flying": 0, "thinking": 0, "resting": 0}
    assert isinstance(page, TablePage)
    controller = page.controller
    for _ in range(moments):
        QTest.qWait(rng.randrange(1, 500))
        match = controller.match
        if match.turn == 0 and page.table.is_settled():
            controller.choose(rng.choice(sensible(match.rules.legal(match.state), rng)))
            QTest.qWait(rng.randrange(1, 900))
        elif controller.deal_is_over() and rng.random() < 0.4:
            controller.next_deal()
        kind = "thinking" if page.table.is_settled() else "flying"
        seen["resting" if controller.match.turn in (0, -1, None) else kind] += 1
        undo_and_redo(page, history, notebook.match, rng)
    deals = controller.match.deals
    window.close()
    mind.close()
    history.close()
    return f"{preset}: {moments} moments in {deals} deals, {seen}"


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=200, help="for each rule set")
    given = parser.parse_args()
    application()
    for game, preset in PRESETS:
        with tempfile.TemporaryDirectory() as folder:
            print(run(game, preset, given.moments, Path(folder)), flush=True)


if __name__ == "__main__":
    main()
