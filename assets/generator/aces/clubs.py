"""The ace of clubs: tracery like a church window, in a vine of clover."""

import math

from assets.generator.aces.plate import Plate, direction
from assets.generator.drawing import Art
from assets.generator.palette import PAPER, RED, WHITE
from assets.generator.paths import move, moved, path, placed, scale, shrunk, turn
from assets.generator.shapes import XY, curve, curve_at, ellipse, lozenge, petals
from assets.generator.signs import club

_VINE = ((88, -2), (98, -60), (70, -104), (14, -122))
_CLOVERS = (0.14, 0.34, 0.54, 0.74, 0.92)  # places on the vine
_LOBES = ((0, -36.2), (-36.2, 13), (36.2, 13))
_LEAF = path("M0 0C-3 -6 -13 -8 -12 -16C-11 -22 -3 -22 0 -17C3 -22 11 -22 12 -16C13 -8 3 -6 0 0z")


def draw_clubs(plate: Plate) -> None:
    """The sign with its tracery, and the vine round it."""
    _draw_sign(plate)
    for side in (-1, 1):
        plate.half.ink(curve(_VINE, side), 1.8, plate.colour)
        for index, t in enumerate(_CLOVERS):
            _draw_branch(plate, t, side, 1 if index % 2 else -1)
    _draw_clover(plate.half, plate.colour, (0, -131), 15, 4, 45)
    for side in (-1, 1):
        _draw_clover(plate.middle, plate.colour, (side * 89, 0), 11, 4, 45)


def _draw_sign(plate: Plate) -> None:
    art, colour, trim = plate.middle, plate.colour, plate.trim
    sign = placed(club(), scale(1.45))
    art.fill(sign, colour)
    art.ink(shrunk(sign, 5.4), 1.5, trim)
    eye = RED if colour != RED and trim != PAPER else colour
    for x, y in _LOBES:
        art.ink(ellipse(x, y, 20), 1.3, trim)
        for petal in petals(x, y, 17, 6, 0.34):
            art.fill(petal, trim)
        for petal in petals(x, y, 9.4, 6, 0.34, start=-60):
            art.shape(petal, PAPER if trim != PAPER else WHITE, 1, colour)
        art.shape(ellipse(x, y, 3.2), eye, 1.1, trim)
    art.shape(ellipse(0, -3, 11), colour, 1.5, trim)
    for ring in range(3):
        art.ink(placed(ellipse(0, -4.2, 4), turn(120 * ring), move(0, -3)), 1.3, trim)
    art.fill(moved(lozenge(5, 10), 0, 52), trim)


def _draw_branch(plate: Plate, t: float, side: int, outside: int) -> None:
    """A clover beside the vine, outside (1) or inside (-1), and a berry before it."""
    spot, degrees = curve_at(t, _VINE), direction(t, _VINE) + 90 * outside
    tip = (
        spot.x + 11 * math.cos(math.radians(degrees)),
        spot.y + 11 * math.sin(math.radians(degrees)),
    )
    stem = path(f"M{side * spot.x} {spot.y}L{side * tip[0]} {tip[1]}")
    plate.half.ink(stem, 1.6, plate.colour)
    turned = degrees + 90 if side > 0 else -degrees - 90
    _draw_clover(plate.half, plate.colour, (side * tip[0], tip[1]), 10, 3, turned)
    berry = curve_at(t - 0.1, _VINE)
    plate.half.fill(ellipse(side * berry.x, berry.y, 2), plate.trim_on_paper)


def _draw_clover(art: Art, colour: str, at: XY, radius: float, leaves: int, degrees: float) -> None:
    places = [
        (scale(radius / 22), turn(degrees + 360 * leaf / leaves), move(*at))
        for leaf in range(leaves)
    ]
    for steps in places:
        art.fill(placed(_LEAF, *steps), colour)
    for steps in places:
        art.ink(placed(path("M0 -4V-13"), *steps), 1.1, PAPER)
