"""The medallions of the classic backs."""

import math
from collections.abc import Callable

from assets.generator.backs.colours import BackColours
from assets.generator.drawing import Art
from assets.generator.palette import (
    BLUE,
    DARK_GREEN,
    DARK_RED,
    DEEP_GREEN,
    GOLD,
    GREEN,
    GREY,
    RED,
    WHITE,
)
from assets.generator.paths import move, path, placed, scale, turn
from assets.generator.shapes import ellipse, lozenge, petals, star
from assets.generator.signs import draw_acorn


def draw_medallion(art: Art, deck: str, colours: BackColours) -> None:
    """A round medallion in the middle of a classic back."""
    for radius, colour in ((47, colours.ground), (42, colours.tone)):
        art.shape(ellipse(0, 0, radius), colour, 2.2, GOLD)
    MEDALLIONS[deck](art, colours)


def _draw_ring(art: Art) -> None:
    for index in range(24):
        art.fill(placed(lozenge(4, 7), move(0, -36.5), turn(15 * index)), GOLD)


def _rosette(art: Art, colours: BackColours) -> None:
    """Two rings of petals round a star."""
    _draw_ring(art)
    other = BLUE if colours.ground == RED else RED
    for petal in petals(0, 0, 31, 8, 0.34):
        art.shape(petal, colours.ground, 1.8, GOLD)
    for petal in petals(0, 0, 21, 8, 0.34, start=-67.5):
        art.shape(petal, other, 1.6, GOLD)
    art.shape(ellipse(0, 0, 7.4), GOLD, 1.6, colours.tone)
    art.fill(star(0, 0, 6, 2.6, 8), colours.tone)


def _acorns(art: Art, colours: BackColours) -> None:
    """Two acorns, head to foot, between leaves."""
    on_green = colours.ground == GREEN
    for index in range(28):
        art.fill(placed(ellipse(0, -37, 1.6), turn(360 / 28 * index)), GOLD)
    leaf = path("M0 0C4 -10 13 -16 26 -15C22 -4 11 3 0 0z")
    cup = (DARK_RED, DARK_RED) if on_green else (DARK_GREEN, DEEP_GREEN)
    half = Art()
    for side in (-1, 1):
        steps = turn(30), scale(0.76), move(11, 4.6), scale(side, 1)
        half.shape(placed(leaf, *steps), DEEP_GREEN if on_green else GREEN, 1.5, GOLD)
    half.add(draw_acorn(*cup).thinner(0.36), turn(180), scale(0.34), move(0, -17.5))
    for degrees in (0, 180):
        art.add(half, turn(degrees))


def _edelweiss(art: Art, colours: BackColours) -> None:
    """One large edelweiss."""
    _draw_ring(art)
    for petal in petals(0, 0, 31, 8, 0.3):
        art.shape(petal, WHITE, 1.5, colours.tone)
    for petal in petals(0, 0, 20, 8, 0.34, start=-67.5):
        art.shape(petal, GREY, 1.3, colours.tone)
    angles = [math.radians(60 * index) for index in range(6)]
    ring = [(6.4 * math.cos(angle), 6.4 * math.sin(angle)) for angle in angles]
    for x, y in ((0, 0), *ring):
        art.shape(ellipse(x, y, 3.4), GOLD, 1.2, colours.tone)


MEDALLIONS: dict[str, Callable[[Art, BackColours], None]] = {
    "french": _rosette,
    "german": _acorns,
    "swiss": _edelweiss,
}
