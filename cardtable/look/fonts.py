"""The program's own typefaces, and fonts made of them with lining figures."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from cardtable.storage.paths import asset

SERIF = "Alegreya"
SANS = "Alegreya Sans"


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """Make the shipped typefaces known to Qt, once; gives the families found.

    Needs a QGuiApplication. Raises ``LookupError`` when the fonts were not shipped.
    """
    families: list[str] = []
    for file in sorted(asset("fonts").glob("*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        families += [] if number < 0 else QFontDatabase.applicationFontFamilies(number)
    return tuple(dict.fromkeys(families))


def font(
    pixels: float,
    weight: int = 500,
    *,
    serif: bool = False,
    tabular: bool = False,
    copied: bool = False,
) -> QFont:
    """A font of this height in pixels; its figures are as high as capitals.

    ``tabular`` figures are all alike wide, for columns. ``copied``: so that text can be copied out
    of a PDF, which knows the sign of a glyph only if no feature of the font has exchanged it.
    """
    return QFont(_font(max(1, round(pixels)), weight, serif, tabular, copied))


@lru_cache(maxsize=512)
def _font(pixels: int, weight: int, serif: bool, tabular: bool, copied: bool) -> QFont:
    result = QFont([SERIF if serif else SANS, "DejaVu Sans"])
    result.setPixelSize(pixels)
    result.setWeight(QFont.Weight(weight))
    if copied:
        result.setFeature(QFont.Tag("liga"), 0)
    elif not tabular:
        result.setFeature(QFont.Tag("pnum"), 1)
    return result


def text_width(text: str, used: QFont) -> float:
    """How wide the text is on one line, in pixels."""
    return QFontMetricsF(used).horizontalAdvance(text)


def text_height(text: str, used: QFont, width: float) -> float:
    """How high the text is when wrapped at word ends to this width, in pixels."""
    box = QRectF(0, 0, width, 100_000)
    flags = Qt.TextFlag.TextWordWrap.value
    return QFontMetricsF(used).boundingRect(box, flags, text).height()


def fitted(text: str, used: QFont, width: float) -> tuple[str, QFont]:
    """Text and font that fit the width: shrunk by at most a fifth, not under 13 px, then elided."""
    result = QFont(used)
    floor = max(13, round(used.pixelSize() * 0.8))
    while text_width(text, result) > width and result.pixelSize() > floor:
        result.setPixelSize(result.pixelSize() - 1)
    metrics = QFontMetricsF(result)
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width + 1), result
