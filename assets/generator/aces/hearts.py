"""The ace of hearts: a lattice with a rose, in a garland of roses."""

from assets.generator.aces.plate import LEAF, Plate, direction
from assets.generator.drawing import Art
from assets.generator.palette import BLUSH, PAPER
from assets.generator.paths import cut, move, placed, scale, shrunk, turn
from assets.generator.patterns import grid
from assets.generator.shapes import XY, curve, curve_at, ellipse, flower, lozenge
from assets.generator.signs import heart

_GARLAND = ((88, -2), (94, -62), (64, -112), (12, -130))
_LEAVES = (0.1, 0.2, 0.32, 0.42, 0.62, 0.72, 0.84, 0.94)  # places on the garland


def draw_hearts(plate: Plate) -> None:
    """The sign with its engraving, and the garland round it."""
    _draw_sign(plate)
    for side in (-1, 1):
        _draw_garland(plate, side)
    _draw_rose(plate.half, plate, (0, -130), 14)
    for side in (-1, 1):
        _draw_rose(plate.middle, plate, (side * 88, 0), 9)


def _draw_sign(plate: Plate) -> None:
    art, colour, trim = plate.middle, plate.colour, plate.trim
    sign = placed(heart(), scale(1.42))
    art.fill(sign, colour)
    art.ink(shrunk(sign, 6), 1.5, trim)
    inside = cut(shrunk(sign, 9.5), ellipse(0, -8, 29))
    mesh = cut(lozenge(14, 14), lozenge(11.4, 11.4))
    art.fill(grid(inside, mesh, (14, 7), origin=(0, -8)), trim)
    art.fill(grid(inside, ellipse(0, 0, 1.2), (14, 7), origin=(0, -8)), trim)
    art.shape(ellipse(0, -8, 27), colour, 1.6, trim)
    art.shape(flower(0, -8, 23, 5, 0.62), PAPER, 1.3, colour)
    petals = flower(0, -8, 15, 5, 0.62, start=-54)
    art.shape(petals, trim if trim != PAPER else BLUSH, 1.3, colour)
    art.shape(flower(0, -8, 8.4, 5, 0.62), colour, 1.1, PAPER)
    art.fill(ellipse(0, -8, 2.6), trim)


def _draw_garland(plate: Plate, side: int) -> None:
    half = plate.half
    half.ink(curve(_GARLAND, side), 1.8, plate.colour)
    for index, t in enumerate(_LEAVES):
        outside = index % 2
        spot, degrees = curve_at(t, _GARLAND), direction(t, _GARLAND)
        leaf = placed(
            LEAF,
            scale(0.8, 0.8 if outside else -0.8),
            turn(degrees + (-38 if outside else 38)),
            move(*spot),
            scale(side, 1),
        )
        half.fill(leaf, plate.trim_on_paper if outside else plate.colour)
    x, y = curve_at(0.52, _GARLAND)
    _draw_rose(half, plate, (side * x, y), 10)


def _draw_rose(art: Art, plate: Plate, at: XY, radius: float) -> None:
    art.shape(flower(*at, radius, 5, 0.62), plate.colour, 1.1, PAPER)
    art.shape(flower(*at, radius * 0.56, 5, 0.62, start=-54), plate.colour, 1.2, PAPER)
    art.fill(ellipse(*at, radius * 0.2), plate.trim)
