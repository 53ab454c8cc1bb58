"""SVG files as pixels, for the tests of the art."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).parents[2] / "assets"
DECKS = ("french", "german", "swiss")
WIDTH = 96


def read(file: Path) -> str:
    """The text of a file."""
    return file.read_text(encoding="utf-8")


def render(svg: str, width: int = WIDTH) -> QImage:
    """The picture on nothing, `width` pixels wide."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    size = renderer.defaultSize()
    height = round(width * size.height() / size.width())
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    """All bytes of an image."""
    return bytes(image.constBits())


def share_covered(image: QImage) -> float:
    """How much of the picture is not see-through: 0 to 1."""
    opacities = pixels(image)[3::4]
    return sum(opacity > 0 for opacity in opacities) / len(opacities)


def share_different(first: QImage, second: QImage, step: int = 32) -> float:
    """How many bytes of two pictures differ by more than a step: 0 to 1; 1 for another size."""
    if first.size() != second.size():
        return 1
    one, other = pixels(first), pixels(second)
    if one == other:
        return 0
    return sum(abs(a - b) > step for a, b in zip(one, other, strict=True)) / len(one)
