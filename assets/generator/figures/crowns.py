"""Crowns: of points, of lilies, and closed by arches."""

from typing import NamedTuple

from assets.generator.drawing import Art, draw_rod, shade_right
from assets.generator.palette import HAIRLINE, INK, INNER, MAIN, PAPER
from assets.generator.paths import Shape, moved, path
from assets.generator.shapes import ellipse, lily, lozenge


class Jewels(NamedTuple):
    """The colours of a crown: metal, cap and middle stone, outer stones."""

    metal: str
    cap: str
    stones: str


def draw_points(art: Art, jewels: Jewels) -> None:
    """An open crown with four pearls on high points."""
    _draw_cap(art, jewels)
    rim = path(
        "M-27 -112L-33 -141L-19 -128L-10 -145L0 -130L10 -145L19 -128L33 -141L27 -112"
        "C14 -106 -14 -106 -27 -112z"
    )
    _draw_rim(art, rim, jewels)
    for x, y in ((-33, -142), (-10, -146.5), (10, -146.5), (33, -142)):
        art.shape(ellipse(x, y, 3.6), PAPER, INNER)
    _draw_band(art, jewels)


def draw_lilies(art: Art, jewels: Jewels) -> None:
    """An open crown with three lilies."""
    _draw_cap(art, jewels)
    rim = path(
        "M-27 -112L-31 -128C-25 -131 -21 -127 -20 -124C-17 -128 -13 -130 -9 -128"
        "L-7 -122L7 -122L9 -128C13 -130 17 -128 20 -124C21 -127 25 -131 31 -128L27 -112"
        "C14 -106 -14 -106 -27 -112z"
    )
    _draw_rim(art, rim, jewels)
    for x, y, size in ((-22, -130, 26 * 0.9), (0, -132, 26 * 1.15), (22, -130, 26 * 0.9)):
        head = moved(lily(size), x, y)
        art.ink(head, MAIN * 1.7)
        art.fill(head, jewels.metal)
    _draw_band(art, jewels)


def draw_arches(art: Art, jewels: Jewels) -> None:
    """A crown closed by three arches under a ball."""
    _draw_cap(art, jewels)
    for arch in (
        "M-27 -122C-30 -146 -6 -150 0 -142",
        "M27 -122C30 -146 6 -150 0 -142",
        "M0 -122V-142",
    ):
        draw_rod(art, path(arch), 7.4, 3.4, jewels.metal)
    art.shape(ellipse(0, -145, 4.6), jewels.metal, INNER)
    rim = path(
        "M-27 -112L-30 -126L-18 -120L0 -127L18 -120L30 -126L27 -112C14 -106 -14 -106 -27 -112z"
    )
    _draw_rim(art, rim, jewels)
    _draw_band(art, jewels)


def _draw_cap(art: Art, jewels: Jewels) -> None:
    art.shape(path("M-24 -116C-28 -150 28 -150 24 -116z"), jewels.cap)


def _draw_rim(art: Art, rim: Shape, jewels: Jewels) -> None:
    art.shape(rim, jewels.metal)
    shade_right(art, rim)


def _draw_band(art: Art, jewels: Jewels) -> None:
    """The band on the forehead, with three stones and two nails."""
    band = path(
        "M-28 -117L-26.6 -108C-14 -102 14 -102 26.6 -108L28 -117C14 -111.4 -14 -111.4 -28 -117z"
    )
    _draw_rim(art, band, jewels)
    for x, y, stone in (
        (-17, -109.4, jewels.stones),
        (0, -107.6, jewels.cap),
        (17, -109.4, jewels.stones),
    ):
        art.shape(moved(lozenge(8, 6.4), x, y), stone, HAIRLINE)
    for nail in (-8.6, 8.6):
        art.fill(ellipse(nail, -108.2, 1.6), INK)
