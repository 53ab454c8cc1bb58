"""Contact sheets of the whole program at many sizes, pixel ratios, sizes of type: to look at.

    python -m tests.bench.screens FOLDER [--sizes 800x600 ...] [--ratios 1 2] [--types 100 200]
        [--set table.left_handed=true table.card_size=130 cards.large_index=true]

Also tells each text that is cut and each index of the own hand that is covered. A ratio needs a
process of its own, which the script starts by itself.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtTest import QTest

from cardtable.app import application
from cardtable.languages import install
from cardtable.look import canvas
from cardtable.look.fonts import fitted, font
from cardtable.look.present import Look
from cardtable.look.sheet import SheetDialog
from cardtable.storage.declared import (
    ANIMATION,
    AUTO_PLAY_ONE,
    LANGUAGE,
    SETTINGS,
    TEXT_SIZE,
    THEME,
)
from cardtable.storage.history import History
from cardtable.storage.notebook import Notebook
from cardtable.storage.settings import Settings
from cardtable.table.card_item import CardItem
from cardtable.windows.common.desk import Desk
from cardtable.windows.dress.appearance import Appearance
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from cardtable.windows.play.page import TablePage
from tests.windows.faults import cut_widgets, hidden_indices, is_sharp, overlaps
from tests.windows.matches import every_game, unfinished
from tests.windows.moments import MOMENTS, RESULTS, Mute, opened, scene_of
from tests.windows.test_screens import SCREENS

SIZES = (
    "800x600",
    "1024x640",
    "1024x768",
    "1280x800",
    "1920x1080",
    "2560x1440",
    "3840x2160",
    "2560x720",
    "900x1600",
)
SHEETS = ("start", "preferences table", "preferences access", "history", "rules", "keys")
VARIANTS = (("hu", "day"), ("de", "evening"), ("de", "day"), ("hu", "evening"))
CELL, CAPTION = 560, 18
_PATIENCE = 8.0


class Camera:
    """The running program, set as a person could set it, and the faults that were seen."""

    def __init__(self, folder: Path) -> None:
        self.app = application()
        self.settings, self.look = Settings(), Look()
        self.settings.put(ANIMATION, "off")
        self.settings.put(AUTO_PLAY_ONE, False)
        self.appearance = Appearance(self.app, self.settings, self.look)
        history = History.open(folder / "history.sqlite")
        unfinished(history)
        every_game(history)
        notebook = Notebook(None, lambda problem: None, time.time)
        self.desk = Desk(self.look, self.settings, history, notebook, Mute())
        self.elided: list[str] = []
        setattr(canvas, "fitted", self._fitted)  # noqa: B010  # as a test patches it
        self.window = MainWindow(self.desk, make_page)
        self.window.show()

    def _fitted(self, text: str, used: QFont, width: float) -> tuple[str, QFont]:
        short, smaller = fitted(text, used, width)
        if short != text:
            self.elided.append(text)
        return short, smaller

    def prefer(self, wanted: list[str]) -> None:
        """Set preferences by their keys, as "table.left_handed=true"."""
        known: dict[str, Any] = {setting.key: setting for setting in SETTINGS}
        for each in wanted:
            key, _, value = each.partition("=")
            self.settings.put(known[key], json.loads(value))

    def wear(self, size: str, type_size: str, language: str, theme: str) -> None:
        """Set the program as this person has it."""
        for setting, value in ((LANGUAGE, language), (THEME, theme), (TEXT_SIZE, type_size)):
            self.settings.put(setting, value)
        install(self.app, language)
        width, height = map(int, size.split("x"))
        self.window.resize(width, height)

    def shots(self, names: list[str]) -> Iterator[tuple[str, QImage, list[str]]]:
        """Each moment and sheet with its picture and its faults."""
        for name in names:
            moment = {**MOMENTS, **RESULTS}.get(name)
            if moment is not None:
                page = opened(self.window, moment, setattr)
                yield self._shot(name, partial(_is_still, page, name in RESULTS))
            else:
                self.window.to_start()
                SCREENS[name](self.window)
                yield self._shot(name, lambda: True)
            for sheet in self.window.findChildren(SheetDialog):
                sheet.dismiss()

    def _shot(self, name: str, still: Callable[[], bool]) -> tuple[str, QImage, list[str]]:
        until = time.monotonic() + _PATIENCE
        while not still() and time.monotonic() < until:
            QTest.qWait(20)
        QTest.qWait(60)
        self.elided.clear()
        picture = self.window.grab().toImage()
        faults = [*dict.fromkeys(self.elided), *cut_widgets(self.window)]
        page = self.window.page
        if isinstance(page, TablePage) and name in MOMENTS:
            faults += [*hidden_indices(page.table), *overlaps(page.table)]
        return name, picture, faults


def _is_still(page: TablePage, result: bool) -> bool:
    """Whether nothing moves any more and all that can be seen has been drawn."""
    table: Any = page.table
    ground = table._ground
    laid = not result or any(each.isVisible() for each in page.window().findChildren(SheetDialog))
    drawn = all(is_sharp(item) for item in scene_of(page).cards.values() if _is_seen(item))
    return bool(laid and drawn and table.is_settled() and ground._shown == ground.wanted)


def _is_seen(item: CardItem) -> bool:
    return any(view.rect().contains(view.mapFromScene(item.pos())) for view in item.scene().views())


def contact(shots: list[tuple[str, QImage, list[str]]], columns: int) -> QImage:
    """All pictures side by side."""
    first = shots[0][1]
    high = round(CELL * first.height() / first.width())
    rows = -(-len(shots) // columns)
    sheet = QImage(columns * CELL, rows * (high + CAPTION), QImage.Format.Format_RGB32)
    sheet.fill(QColor("#202020"))
    painter = QPainter(sheet)
    painter.setPen(QColor("#ffffff"))
    painter.setFont(font(14))
    for place, (name, picture, _) in enumerate(shots):
        x, y = place % columns * CELL, place // columns * (high + CAPTION)
        small = picture.scaled(
            CELL,
            high,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        small.setDevicePixelRatio(1)
        painter.drawText(QRect(x + 4, y, CELL, CAPTION), 0, name)
        painter.drawImage(x, y + CAPTION, small)
    painter.end()
    return sheet


def photograph(wanted: argparse.Namespace, ratio: str) -> None:
    """All that is wanted, at the ratio of this process."""
    names = wanted.names or [*MOMENTS, *RESULTS, *SHEETS]
    with tempfile.TemporaryDirectory() as home:
        camera = Camera(Path(home))
        camera.prefer(wanted.set)
        chance = 0
        for size in wanted.sizes:
            for type_size in wanted.types:
                language, theme = VARIANTS[chance % len(VARIANTS)]
                chance += 1
                camera.wear(size, type_size, language, theme)
                shots = list(camera.shots(names))
                stem = f"{size}_type{type_size}_ratio{ratio}_{language}_{theme}"
                told: set[str] = set()
                for name, picture, faults in shots:
                    for fault in dict.fromkeys(faults):
                        if fault in told and name in SHEETS:
                            continue  # it is on the page under the sheet
                        told.add(fault)
                        print(f"{stem} · {name}: {fault}", flush=True)
                    if wanted.whole:
                        picture.save(str(wanted.folder / f"{stem}_{name}.png"))
                parts = range(0, len(shots), wanted.each)
                for part in parts:
                    file = wanted.folder / f"{stem}_{part // wanted.each}.png"
                    contact(shots[part : part + wanted.each], wanted.columns).save(str(file))
        camera.window.close()


def main() -> None:
    """Read the command line; a process for each ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--ratios", nargs="+", default=["1"])
    parser.add_argument("--types", nargs="+", default=["100", "150", "200"])
    parser.add_argument("--names", nargs="+", default=[])
    parser.add_argument("--set", nargs="+", default=[], help="as table.left_handed=true")
    parser.add_argument("--columns", type=int, default=3)
    parser.add_argument("--each", type=int, default=9, help="pictures on one sheet")
    parser.add_argument("--whole", action="store_true", help="also each picture by itself")
    parser.add_argument("--here", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    if wanted.here:
        photograph(wanted, wanted.here)
        return
    for ratio in wanted.ratios:
        scale = {"QT_SCALE_FACTOR": ratio, "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-m", "tests.bench.screens", *sys.argv[1:], "--here", ratio]
        subprocess.run(command, env={**os.environ, **scale}, check=True)


if __name__ == "__main__":
    main()
