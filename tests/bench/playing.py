"""Prints the gaps between frames of the real table: at rest, and while cards fly and it thinks.

    python -m tests.bench.playing --seconds 20

The program's own game page is shown on a virtual screen. The person's seat plays the first choice
that is legal, as soon as it is asked; the computer takes no pause of its own.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer

from cardtable.app import application
from cardtable.controllers.thinker import Thinker
from cardtable.engine.rules import View
from cardtable.look.present import Look
from cardtable.storage.declared import PACE
from cardtable.storage.history import History
from cardtable.storage.notebook import Notebook
from cardtable.storage.settings import Settings
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.matches.offers import offers
from cardtable.windows.play.page import TablePage
from cardtable.windows.results.sheet import ResultSheet
from tests.bench.frames import HEAD, figures, gaps
from tests.bench.screen import HEIGHT, WIDTH, screen


class Hasty(QObject):
    """Sits in the person's seat, and in no deal thinks about anything."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._asked: View[Any] | None = None
        self.choices = 0
        page.controller.asked.connect(self.hear)
        page.table.settled.connect(self.answer)
        page.result_shown.connect(self.go_on)

    def hear(self, seen: View[Any]) -> None:
        """Be asked; answer once the table is settled."""
        self._asked = seen
        if self._page.table.is_settled():
            self.answer()

    def answer(self) -> None:
        """Choose, if there is a question."""
        seen, self._asked = self._asked, None
        if seen is not None:
            self.choices += 1
            choice = seen.legal[-1]
            QTimer.singleShot(0, lambda: self._page.controller.choose(choice))

    def go_on(self, sheet: ResultSheet) -> None:
        """Put the result away and let the next deal come; a match that is over stays."""
        if not sheet.verdict.match_over:
            QTimer.singleShot(0, sheet.go_on)


@contextmanager
def desk(home: Path) -> Iterator[Desk]:
    """What the program lays out, its history in this folder, and a computer without a pause."""
    settings = Settings()
    settings.put(PACE, 0)
    mind = Thinker()
    mind.warm()
    history = History.open(home / "history.sqlite")
    notebook = Notebook(history, print, time.time)
    try:
        yield Desk(Look(), settings, history, notebook, mind)
    finally:
        mind.close()
        history.close()


def measure(seconds: float, home: Path) -> None:
    """Show the page, measure it playing and at rest, and print both."""
    app = application()
    offer = offers()[0]
    with desk(home) as laid:
        page = TablePage(laid, Sitting(offer.game, offer.preset))
        page.resize(WIDTH, HEIGHT)
        hasty = Hasty(page)
        page.show()
        gaps(1.0)  # the worker starts, the pictures are drawn
        playing = gaps(seconds)
        page.leave()
        rest = gaps(seconds)
        page.close()
    print(HEAD)
    print(figures("at rest", rest))
    print(figures("playing", playing))
    print(f"{hasty.choices} choices of the person's seat")
    app.quit()


def main() -> None:
    """Open a virtual screen and measure the table on it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=15.0, help="for each of the two")
    arguments = parser.parse_args()
    with screen() as on, tempfile.TemporaryDirectory() as home:
        os.environ.update(on.environment(Path(home)))
        measure(arguments.seconds, Path(home))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
