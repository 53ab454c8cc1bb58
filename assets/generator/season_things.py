"""What grows and stands in the season scenes."""

from collections.abc import Sequence

from assets.generator.drawing import Art
from assets.generator.palette import BROWN, DARK_GOLD, GOLD, GREEN, RED, WHITE
from assets.generator.paths import move, moved, path, placed, scale, turn
from assets.generator.shapes import ellipse, flower, polygon, rectangle

OUTLINE = 1.7  # of small people and things: readable from 120 px card width
GRAPE, GRAPE_LIGHT, FIR = "#5a3a78", "#7d5a9c", "#2b5f4a"
_VINE = path(
    "M0 0C-8 4 -18 0 -20 -8C-16 -8 -15 -10 -18 -16C-12 -18 -8 -16 -6 -12C-5 -20 5 -20 6 -12"
    "C8 -16 12 -18 18 -16C15 -10 16 -8 20 -8C18 0 8 4 0 0z"
)


def draw_blossom(art: Art, x: float, y: float, radius: float, colour: str) -> None:
    """A flower."""
    art.shape(flower(x, y, radius, 5, 0.62), colour, 1.1)
    art.fill(ellipse(x, y, radius * 0.28), GOLD if colour != GOLD else RED)


def draw_tulips(art: Art, places: Sequence[float]) -> None:
    """A row of tulips."""
    for index, x in enumerate(places):
        y = -7 - index % 2 * 4
        art.ink(
            path(
                f"M{x} 0V{y}M{x} -2C{x - 3} -3 {x - 5} -5 {x - 5} -8M{x} -2"
                f"C{x + 3} -3 {x + 5} -5 {x + 5} -8"
            ),
            1.5,
            GREEN,
        )
        art.shape(
            path(
                f"M{x} {y}C{x - 6} {y - 1} {x - 6} {y - 7} {x - 4.4} {y - 10}L{x - 1.6} {y - 7}"
                f"L{x} {y - 11}L{x + 1.6} {y - 7}L{x + 4.4} {y - 10}"
                f"C{x + 6} {y - 7} {x + 6} {y - 1} {x} {y}z"
            ),
            (RED, GOLD)[index % 2],
            1.2,
        )


def draw_corn(art: Art, x: float, height: float) -> None:
    """One standing ear of corn."""
    art.ink(path(f"M{x} 0V{-height}"), 1.6, DARK_GOLD)
    for grain in range(3):
        for side in (-1, 1):
            steps = turn(side * 28), move(x + side * 3, -height + 2 + grain * 5)
            art.shape(placed(ellipse(0, 0, 2.2, 4), *steps), GOLD, 1)
    art.shape(ellipse(x, -height - 4, 2.2, 4.4), GOLD, 1)


def draw_sheaf(art: Art, x: float, size: float) -> None:
    """A sheaf of corn."""
    sheaf = Art()
    ears = path("M-9 1C-5 -8 -4 -13 -12 -27C-8 -31 -4 -27 0 -32C4 -27 8 -31 12 -27C4 -13 5 -8 9 1z")
    sheaf.shape(ears, GOLD, OUTLINE)
    sheaf.ink(path("M-4 -2C-2 -10 -2 -16 -6 -26M0 -2V-28M4 -2C2 -10 2 -16 6 -26"), 1.1, DARK_GOLD)
    sheaf.shape(rectangle(-5.6, -14, 11.2, 4.4, 2), RED, 1.4)
    art.add(sheaf, scale(size), move(x, 0))


def draw_grapes(
    art: Art, x: float, y: float, rows: Sequence[int] = (3, 4, 3, 2, 1), radius: float = 4.6
) -> None:
    """A bunch of grapes."""
    art.ink(path(f"M{x} {y - radius}V{y - radius - 5}"), 2.2, BROWN)
    for row, count in enumerate(rows):
        for berry in range(count):
            across = (berry - (count - 1) / 2) * radius * 1.8
            grape = ellipse(x + across, y + row * radius * 1.55, radius)
            art.shape(grape, GRAPE if (berry + row) % 3 else GRAPE_LIGHT, 1.3)


def draw_vine_leaf(
    art: Art, x: float, y: float, degrees: float, colour: str, size: float = 0.9
) -> None:
    """A vine leaf."""
    art.shape(placed(_VINE, scale(size, -size), turn(degrees), move(x, y)), colour, 1.5)


def draw_fir(art: Art, x: float, y: float, size: float) -> None:
    """A fir with snow on it."""
    tree = polygon((0, -24), (15, 0), (-15, 0))
    snow = polygon((0, -23), (6, -13), (1, -15), (-3, -11), (-6, -13))
    for tier in range(3):
        smaller = scale(size * (1 - 0.22 * tier), size * (1 - 0.12 * tier))
        steps = smaller, move(x, y - tier * 13 * size)
        art.shape(placed(tree, *steps), FIR, 1.8)
        art.fill(placed(snow, *steps), WHITE)


def draw_camp_fire(art: Art, x: float) -> None:
    """A fire on two logs."""
    for degrees in (-64, 64):
        log = placed(rectangle(-2.8, -16, 5.6, 28, 2), turn(degrees), move(x, -4))
        art.shape(log, BROWN, 1.5)
    flame = path(
        "M0 -34C10 -24 17 -17 13 -6C9 2 -9 2 -12 -6C-15 -16 -7 -18 -7 -27C-3 -25 0 -28 0 -34z"
    )
    art.shape(moved(flame, x, -4), RED, OUTLINE)
    core = path("M0 -22C5 -15 8 -11 6 -5C4 -1 -4 -1 -6 -5C-8 -11 -2 -14 0 -22z")
    art.fill(moved(core, x, -4), GOLD)
