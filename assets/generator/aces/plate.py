"""What a French ace is drawn on, and what several aces share."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from assets.generator.drawing import Art
from assets.generator.palette import PAPER
from assets.generator.paths import path
from assets.generator.shapes import XY, curve_slope


@dataclass(frozen=True)
class Plate:
    """The half is drawn twice, upright and turned; the middle once."""

    colour: str  # of the sign
    trim: str  # of the engraving in it
    half: Art = field(default_factory=Art)
    middle: Art = field(default_factory=Art)

    @property
    def trim_on_paper(self) -> str:
        """The trim for ornaments outside the sign, where paper would not be seen."""
        return self.colour if self.trim == PAPER else self.trim


LEAF = path("M0 0C3 -6 9 -9 17 -8C14 -2 7 2 0 0z")


def direction(t: float, vine: Sequence[XY]) -> float:
    """The direction of a cubic at t in 0..1, in degrees."""
    slope = curve_slope(t, vine)
    return math.degrees(math.atan2(slope.y, slope.x))
