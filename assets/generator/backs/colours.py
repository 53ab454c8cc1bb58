"""The colours of the backs, and which back of which deck has which."""

from typing import NamedTuple

from assets.generator.geometry import Geometry
from assets.generator.palette import BLUE, DARK_RED, DEEP_GREEN, GREEN, RED
from assets.generator.paths import Shape
from assets.generator.shapes import XY, rectangle


class BackColours(NamedTuple):
    ground: str
    tone: str  # a darker ground


_BLUE = BackColours(BLUE, "#17375f")
_RED = BackColours(RED, DARK_RED)
_GREEN = BackColours(GREEN, DEEP_GREEN)
_PETROL = BackColours("#2b5f6b", "#224d58")
_PLUM = BackColours("#6a3450", "#562840")
_SLATE = BackColours("#44506a", "#374159")
_UMBER = BackColours("#6b4a33", "#583b27")

CLASSIC_BACKS = {
    "french": {"back": _BLUE, "back2": _RED},
    "german": {"back": _RED, "back2": _GREEN},
    "swiss": {"back": _GREEN, "back2": _RED},
}
CALM_BACKS = {
    "french": {"back3": _PETROL, "back4": _PLUM},
    "german": {"back3": _UMBER, "back4": _GREEN},
    "swiss": {"back3": _SLATE, "back4": _RED},
}

MARGIN = 12  # of paper


def inner_size(geometry: Geometry, margin: float) -> XY:
    """Width and height of a back inside a margin."""
    return geometry.width - 2 * margin, geometry.height - 2 * margin


def centred(width: float, height: float, corner: float = 0) -> Shape:
    """A rectangle round the card's middle."""
    return rectangle(-width / 2, -height / 2, width, height, corner)
