"""One thing in a hand, as a figure's row names it."""

from enum import Enum
from typing import NamedTuple

from assets.generator.palette import GOLD, RED
from assets.generator.shapes import XY


class Grip(Enum):
    FIST = 1
    CUP = 2  # lies in the hollow hand
    BEHIND = 3  # drawn behind the head, the fist in front


class Held(NamedTuple):
    """What (a row of `HELD`), where the hand is, how it leans (degrees), and its looks."""

    kind: str
    x: float
    y: float
    turn: float
    colour: str = GOLD
    accent: str = RED
    size: float = 1
    grip: Grip = Grip.FIST
    elbow: XY | None = None
