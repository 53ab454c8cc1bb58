"""The ace of spades, the largest: night and steel, scrolls round a star in an ogee arch."""

from assets.generator.aces.plate import LEAF, Plate
from assets.generator.drawing import Art
from assets.generator.palette import GOLD, PAPER
from assets.generator.paths import move, moved, path, placed, scale, shrunk, turn
from assets.generator.shapes import ellipse, lily, lozenge, spiral, star
from assets.generator.signs import spade

_SCROLLS = (  # middle, radii, angles, width
    ((39, 24), (19, 3), (118, -330), 2),
    ((22, -24), (11, 2), (60, -390), 1.6),
    ((50, -7), (6, 1.4), (170, 560), 1.3),
)
_LEAVES = ((30, 6, -60, 0.7), (14, -42, -80, 0.72), (42, -16, -64, 0.5), (9, 31, 74, 0.5))


def draw_spades(plate: Plate) -> None:
    """The sign with its engraving, and the arch round it."""
    sign, art = placed(spade(), scale(1.62)), plate.middle
    art.fill(sign, plate.colour)
    art.ink(shrunk(sign, 6), 1.5, plate.trim)
    for side in (-1, 1):
        _draw_scrolls(plate, side)
    art.shape(ellipse(0, 4, 17), plate.colour, 1.8, plate.trim)
    art.fill(star(0, 4, 14.4, 5.2, 8), plate.trim)
    art.fill(ellipse(0, 4, 4.4), plate.colour)
    art.fill(ellipse(0, 4, 2), PAPER if plate.trim != PAPER else GOLD)
    art.fill(moved(lily(15), 0, -45), plate.trim)
    art.fill(moved(lozenge(5, 9), 0, 58), plate.trim)
    _draw_arch(plate.half, plate.colour)
    for side in (-1, 1):
        art.fill(moved(lozenge(7, 11), side * 88, 0), plate.colour)
        art.fill(ellipse(side * 97, 0, 1.8), plate.colour)


def _draw_scrolls(plate: Plate, side: int) -> None:
    art, trim = plate.middle, plate.trim
    for (x, y), radii, angles, width in _SCROLLS:
        art.ink(placed(spiral(x, y, radii, angles), scale(side, 1)), width, trim)
    stem = f"M{side * 7} 25C{side * 10} 35 {side * 18} 41 {side * 30} 41"
    art.ink(path(stem), 2, trim)
    for x, y, degrees, size in _LEAVES:
        steps = scale(size), turn(degrees), move(x, y), scale(side, 1)
        art.fill(placed(LEAF, *steps), trim)
    art.fill(ellipse(side * 39, 24, 2.6), trim)
    art.fill(ellipse(side * 22, -24, 2), trim)


def _draw_arch(half: Art, colour: str) -> None:
    """An ogee: two lines that meet in a point at the top, with stars and scrolls."""
    for inside, width in ((0, 1.8), (6, 1.1)):
        for side in (-1, 1):
            line = (
                f"M{side * (88 - inside)} -8C{side * (90 - inside)} -52"
                f" {side * (62 - inside * 0.8)} -84 {side * (34 - inside * 0.5)} -98"
                f"C{side * (18 - inside * 0.4)} -106 {side * 5} -116 0 {-134 + inside * 1.6}"
            )
            half.ink(path(line), width, colour)
    half.fill(star(0, -143, 6, 2.3, 5), colour)
    for side in (-1, 1):
        scroll = spiral(60, -106, (10, 2), (150, 520))
        half.ink(placed(scroll, scale(side, 1)), 1.6, colour)
        stem = f"M{side * 51} -101C{side * 46} -94 {side * 40} -92 {side * 34} -98"
        half.ink(path(stem), 1.6, colour)
        half.fill(star(side * 78, -84, 4.4, 1.7, 5), colour)
        half.fill(ellipse(side * 24, -122, 1.7), colour)
        half.fill(ellipse(side * 36, -113, 1.4), colour)
