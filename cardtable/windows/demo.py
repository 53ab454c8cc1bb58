"""A demonstration match that needs no screen: both seats are played, pictures are kept."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QTimer

from cardtable.ai.players import DEFAULT_LEVEL, Player
from cardtable.controllers.game_controller import Moment
from cardtable.engine.rules import Event, View
from cardtable.games import part
from cardtable.storage.declared import ANIMATION, PACE
from cardtable.windows.common.desk import Desk, Sitting
from cardtable.windows.play.page import TablePage
from cardtable.windows.results.sheet import ResultSheet

SIZE = (1280, 800)
SEED = 66


def play_demonstration(
    desk: Desk, sitting: Sitting, folder: Path, tell: Callable[[Path], object]
) -> int:
    """Play a whole match and save pictures of the table into the folder; how many there are.

    `tell` hears of each picture as it is saved. Raises OSError if the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    desk.settings.put(ANIMATION, "off")
    desk.settings.put(PACE, 0)
    page = TablePage(desk, sitting)
    desk.look.wear(ground=page.ground)
    page.table.set_rests(0.0)
    page.resize(*SIZE)
    page.show()
    demonstration = _Demonstration(page, sitting.game, folder, tell)
    demonstration.run()
    page.leave()
    page.close()
    if demonstration.failed is not None:
        raise demonstration.failed
    return demonstration.pictures


class _Demonstration(QObject):
    """Sits in the person's seat, and takes a picture when something is seen the first time."""

    def __init__(
        self, page: TablePage, game: str, folder: Path, tell: Callable[[Path], object]
    ) -> None:
        super().__init__(page)
        self._page, self._folder, self._tell = page, folder, tell
        self._player: Player[Any] = part(game, "ai").players()[DEFAULT_LEVEL]
        self._rng = Random(SEED)
        self._seen: set[str] = set()
        self._asked: View[Any] | None = None
        self._name = "start"
        self._loop = QEventLoop(self)
        self.pictures = 0
        self.failed: OSError | None = None
        controller = page.controller
        controller.stepped.connect(self._on_step)
        controller.asked.connect(self._on_asked)
        page.table.settled.connect(self._on_settled)
        page.result_shown.connect(self._on_result)

    def run(self) -> None:
        """Play until the match is over."""
        self._loop.exec()

    def _on_step(self, moment: Moment[Any]) -> None:
        self._name = _kind(moment.step.event)

    def _on_asked(self, seen: View[Any]) -> None:
        self._asked = seen
        if self._page.table.is_settled():
            self._on_settled()

    def _on_settled(self) -> None:
        if self._asked is not None:
            QTimer.singleShot(0, self._choose)

    def _choose(self) -> None:
        seen, self._asked = self._asked, None
        if seen is None:
            return
        self._picture(self._name)
        controller = self._page.controller
        controller.choose(self._player.choose(controller.rules, seen, self._rng))

    def _on_result(self, sheet: ResultSheet) -> None:
        QTimer.singleShot(0, lambda: self._look_at(sheet))  # once the sheet has been laid out

    def _look_at(self, sheet: ResultSheet) -> None:
        over = sheet.verdict.match_over
        self._picture("match" if over else "result")
        if over:
            sheet.dismiss()
            self._loop.quit()
        else:
            sheet.go_on()

    def _picture(self, name: str) -> None:
        """Save the page the first time that something of this name is seen."""
        if name in self._seen or self.failed is not None:
            return
        self._seen.add(name)
        file = self._folder / f"{self.pictures + 1:02}-{name}.png"
        if not self._page.grab().save(str(file)):
            self.failed = OSError(f"cannot write {file}")
            self._loop.quit()
            return
        self.pictures += 1
        self._tell(file)


def _kind(event: Event) -> str:
    return type(event).__name__.lower()
