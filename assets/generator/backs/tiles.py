"""The rows of small tiles of the classic backs."""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.backs.colours import BackColours
from assets.generator.drawing import Art
from assets.generator.palette import GOLD, PAPER
from assets.generator.paths import cut, move, moved, path, placed, scale, turn
from assets.generator.shapes import ellipse, flower, lozenge, quatrefoil, star


class Row(NamedTuple):
    """Where the tiles of a row stand, and the distance to the next tile and row."""

    places: list[float]
    across: float
    down: float


def _quatrefoils(art: Art, row: Row, colours: BackColours) -> None:
    for x in row.places:
        art.fill(moved(quatrefoil(12.6), x, 0), colours.tone)
    for x in row.places:
        art.fill(moved(quatrefoil(9.8), x, 0), colours.ground)
        art.fill(moved(star(0, 0, 5.8, 2.3, 8), x, 0), GOLD)


def _oak_sprigs(art: Art, row: Row, colours: BackColours) -> None:
    """Lozenges with two pairs of leaves."""
    leaf = path("M0 0C2 -6 6 -8.6 10 -8.6C9.6 -3.4 6 .6 0 0z")
    for x in row.places:
        art.fill(moved(cut(lozenge(26, 26), lozenge(20, 20)), x, 0), colours.tone)
    for x in row.places:
        for degrees in (0, 180):
            for side in (-1, 1):
                art.fill(placed(leaf, scale(side * 0.74, 0.74), turn(degrees), move(x, 0)), GOLD)


def _edelweiss(art: Art, row: Row, colours: BackColours) -> None:
    for x in row.places:
        art.fill(moved(flower(0, 0, 12.4, 8, 0.32), x, 0), colours.tone)
    for x in row.places:
        art.fill(moved(flower(0, 0, 6.8, 8, 0.3, start=-67.5), x, 0), GOLD)
        art.fill(ellipse(x, 0, 1.9), colours.tone)


TILES: dict[str, Callable[[Art, Row, BackColours], None]] = {
    "french": _quatrefoils,
    "german": _oak_sprigs,
    "swiss": _edelweiss,
}


def draw_row(art: Art, deck: str, row: Row, colours: BackColours) -> None:
    """One row of tiles, with small lozenges in the corners between the tiles."""
    TILES[deck](art, row, colours)
    for x in row.places[:-1]:
        art.fill(moved(lozenge(5, 5), x + row.across / 2, row.down / 2), PAPER)
