"""Arms and hands."""

import math
from typing import NamedTuple

from assets.generator.drawing import Art, cast_shadow
from assets.generator.figures.cloth import Cloth, draw_cloth
from assets.generator.palette import HAIRLINE, INNER, WHITE
from assets.generator.paths import move, path, placed, scale, turn, union
from assets.generator.shapes import XY, polygon, polyline, rectangle


class Sleeve(NamedTuple):
    cloth: Cloth
    cuff: str = WHITE


_AT_ELBOW, _AT_WRIST = 34, 21  # how thick
_FINGER = 5.9  # from one to the next


def draw_fist(art: Art, at: XY, degrees: float, skin: str, right: bool = False) -> None:
    """A closed hand; the thumb of a right one lies to the left."""
    steps = scale(-1 if right else 1, 1), turn(degrees), move(*at)
    art.shape(placed(rectangle(-12, -11.5, 14, 23, 6), *steps), skin)
    bars = []
    for finger in range(4):
        short = abs(finger - 1.2)
        top = -11.8 + _FINGER * finger
        bars.append(rectangle(-7.5 + 0.8 * short, top, 18 - 1.2 * short, 6, 3))
    art.shape(placed(union(*bars), *steps), skin)
    for finger in range(1, 4):
        art.ink(placed(path(f"M-3 {-11.8 + _FINGER * finger}H9.6"), *steps), HAIRLINE)
    thumb = placed(rectangle(-3, -3, 15, 6.4, 3.2), turn(-24), move(-5, -11), *steps)
    art.shape(thumb, skin, INNER)


def draw_arm(art: Art, elbow: XY, hand: XY, sleeve: Sleeve) -> None:
    """A sleeve from the elbow to the hand, with its cuff."""
    length = math.hypot(hand[0] - elbow[0], hand[1] - elbow[1])
    along = (hand[0] - elbow[0]) / length, (hand[1] - elbow[1]) / length

    def spot(far: float, aside: float) -> str:
        return "{} {}".format(*place(far, aside))

    def place(far: float, aside: float) -> XY:
        return (
            elbow[0] + along[0] * far - along[1] * aside,
            elbow[1] + along[1] * far + along[0] * aside,
        )

    start, end, cuff = -14, length - 19, length - 11
    wide, slim = _AT_ELBOW / 2, _AT_WRIST / 2
    third, half = length * 0.3, length * 0.6
    cloth = path(
        f"M{spot(start, -wide)}C{spot(third, -wide * 1.24)} {spot(half, -slim * 1.5)}"
        f" {spot(end, -slim)}L{spot(end, slim)}C{spot(half, slim * 1.5)}"
        f" {spot(third, wide * 1.24)} {spot(start, wide)}z"
    )
    cast_shadow(art, cloth, 4)
    draw_cloth(art, cloth, sleeve.cloth, elbow)
    edge = polygon(
        place(end - 1, -slim - 3.4),
        place(cuff, -slim - 1.6),
        place(cuff, slim + 1.6),
        place(end - 1, slim + 3.4),
    )
    art.shape(edge, sleeve.cuff)
    art.ink(polyline(place(end + 3.6, -slim - 1), place(end + 3.6, slim + 1)), HAIRLINE)
