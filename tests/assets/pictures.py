"""SVG files as pixels, for the tests of the art."""

from pathlib import Path

from PySide6.QtGui import QImage

from assets.generator.sheet import picture

ASSETS = Path(__file__).parents[2] / "assets"
DECKS = ("french", "german", "swiss")
WIDTH = 96


def read(file: Path) -> str:
    """The text of a file."""
    return file.read_text(encoding="utf-8")


def render(svg: str, width: int = WIDTH) -> QImage:
    """The picture on nothing, `width` pixels wide. Raises ValueError."""
    return picture(svg, width)


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
