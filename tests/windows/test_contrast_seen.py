"""Every painted word is readable on what really lies behind it, on the grounds one can choose."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cardtable.look.canvas import Canvas
from cardtable.look.theme import disabled_text
from cardtable.storage.declared import AUTO_PLAY_ONE, CLOTH, THEME
from cardtable.table.painted import Painted
from cardtable.windows.common.desk import Desk
from cardtable.windows.main import MainWindow
from cardtable.windows.pages import make_page
from tests.look.test_contrast import contrast
from tests.windows.moments import MOMENTS, opened

Written = list[tuple[str, QColor, QRectF]]
LEAST = 4.5


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """The words that were painted, their colours and their places in the picture."""
    found: Written = []

    def noting(name: str) -> None:
        really = getattr(Canvas, name)

        def paint(
            self: Canvas, box: QRectF, text: str, style: Any = None, colour: Any = None, *rest: Any
        ) -> None:
            tone = QColor(colour if colour is not None else self.theme.text)
            place = self.painter.deviceTransform().mapRect(box)
            quiet = QColor(disabled_text(self.theme))
            if text.strip() and tone.alpha() == 255 and tone != quiet:
                found.append((text, tone, place))
            really(self, box, text, *([style] if style else []), colour, *rest)

        monkeypatch.setattr(Canvas, name, paint)

    noting("text")
    noting("paragraph")
    monkeypatch.setattr(Painted, "setCacheMode", lambda self, mode: None)  # else painted elsewhere
    return found


@pytest.fixture
def window(desk: Desk) -> Iterator[MainWindow]:
    desk.settings.put(AUTO_PLAY_ONE, False)
    window = MainWindow(desk, make_page)
    window.show()
    yield window
    window.close()


def behind(picture: QImage, place: QRectF, ink: QColor) -> str:
    """The colour that most of the place has, but for the letters."""
    box = place.toRect().intersected(picture.rect())
    seen = Counter(
        picture.pixelColor(x, y).name()
        for x in range(box.left(), box.right(), 2)
        for y in range(box.top(), box.bottom(), 2)
    )
    del seen[ink.name()]
    return seen.most_common(1)[0][0] if seen else ""


@pytest.mark.parametrize(
    ("theme", "cloth"),
    [("day", "linen"), ("evening", "linen"), ("day", "petrol"), ("evening", "green")],
)
def test_painted_words_are_readable(
    window: MainWindow, written: Written, monkeypatch: pytest.MonkeyPatch, theme: str, cloth: str
) -> None:
    window.desk.settings.put(THEME, theme)
    window.desk.settings.put(CLOTH, cloth)
    faint = {}
    for name, size in (
        ("spades bid", (1280, 800)),
        ("schnapsen closed", (1024, 640)),
        ("jass contract", (1280, 800)),
    ):
        window.resize(*size)
        opened(window, MOMENTS[name], monkeypatch.setattr)
        QApplication.processEvents()
        written.clear()
        picture = window.grab().toImage()
        for text, tone, place in written:
            ground = behind(picture, place, tone)
            if ground and contrast(tone.name(), ground) < LEAST:
                faint[name, text] = (tone.name(), ground, round(contrast(tone.name(), ground), 1))
    assert written
    assert faint == {}
