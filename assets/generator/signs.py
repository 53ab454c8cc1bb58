"""The suit signs of the three decks, each in a box of about -50..50: French ones flat."""

from collections.abc import Callable

from assets.generator.drawing import Art, draw_cord
from assets.generator.palette import (
    BELL_LIGHT,
    BLUE,
    BLUSH,
    BROWN,
    DARK_GOLD,
    DARK_GREEN,
    DARK_RED,
    GOLD,
    GREEN,
    INK,
    LIGHT_GREEN,
    NUT,
    NUT_LIGHT,
    RED,
    ROSE_SHADE,
    ROSE_YELLOW,
    TAN,
)
from assets.generator.paths import Shape, common, cut, path, placed, shrunk, turn, union
from assets.generator.patterns import grid
from assets.generator.shapes import ellipse, petals, star

# ---------------------------------------------------------------- outlines


def spade() -> Shape:
    return path(
        "M0 -50C7 -32 45 -14 45 15C45 32 31 40 19 36C11 34 6 29 3.4 23C4 36 9 45 20 49L-20 49"
        "C-9 45 -4 36 -3.4 23C-6 29 -11 34 -19 36C-31 40 -45 32 -45 15C-45 -14 -7 -32 0 -50z"
    )


def heart() -> Shape:
    return path(
        "M0 48C-9 30 -47 9 -47 -19C-47 -37 -35 -46 -23 -46C-11 -46 -3 -38 0 -28"
        "C3 -38 11 -46 23 -46C35 -46 47 -37 47 -19C47 9 9 30 0 48z"
    )


def diamond() -> Shape:
    return path("M0 -50C9 -31 23 -13 40 0C23 13 9 31 0 50C-9 31 -23 13 -40 0C-23 -13 -9 -31 0 -50z")


def club() -> Shape:
    return union(
        ellipse(0, -25, 22),
        ellipse(-25, 9, 22),
        ellipse(25, 9, 22),
        ellipse(0, -2, 12),
        path("M3 6C4 30 9 43 20 49L-20 49C-9 43 -4 30 -3 6z"),
    )


def leaf() -> Shape:
    return path(
        "M0 -50C8 -34 46 -20 46 8C46 28 30 36 16 32C9 30 4 26 0 20C-4 26 -9 30 -16 32"
        "C-30 36 -46 28 -46 8C-46 -20 -8 -34 0 -50z"
    )


# ---------------------------------------------------------------- German and Swiss signs


def _german_heart() -> Art:
    """A heart, outlined and shaded."""
    art = Art()
    area = heart()
    art.fill(area, RED)
    art.fill(common(area, path("M0 -60L0 60L60 60L60 -60z")), DARK_RED)
    art.fill(
        path(
            "M-36 -20C-36 -30 -30 -36 -23 -36C-19 -36 -18 -32 -22 -30"
            "C-28 -28 -29 -24 -30 -18C-31 -14 -36 -14 -36 -20z"
        ),
        BLUSH,
    )
    art.ink(area, 5)
    return art


def _german_leaf() -> Art:
    """A leaf with its veins."""
    art = Art()
    stalk = path("M0 20C0 34 -3 42 -12 48")
    draw_cord(art, stalk, 12, 5, GREEN)
    area = leaf()
    art.fill(area, GREEN)
    art.fill(common(area, path("M0 -60L0 60L60 60L60 -60z")), DARK_GREEN)
    art.ink(area, 5)
    art.ink(path("M0 -34V24"), 3, LIGHT_GREEN)
    for side in (-1, 1):
        art.ink(
            path(
                f"M0 14C{side * 8} 10 {side * 20} 14 {side * 28} 20M0 0"
                f"C{side * 10} -4 {side * 24} -2 {side * 34} 6M0 -14"
                f"C{side * 8} -18 {side * 16} -18 {side * 24} -12"
            ),
            2.6,
            LIGHT_GREEN,
        )
    return art


def draw_acorn(cup: str = GREEN, cup_shade: str = DARK_GREEN) -> Art:
    """A hanging acorn."""
    art = Art()
    stalk = path("M0 -34C0 -44 4 -48 10 -50")
    draw_cord(art, stalk, 12, 5.4, BROWN)
    nut = path("M-27 -6C-30 22 -16 38 -3 44L0 51L3 44C16 38 30 22 27 -6z")
    art.fill(nut, TAN)
    art.fill(common(nut, path("M4 -20L4 60L60 60L60 -20z")), NUT)
    art.fill(path("M-19 2C-20 16 -15 26 -10 30C-8 31 -7 28 -9 26C-13 18 -14 12 -13 2z"), NUT_LIGHT)
    art.ink(nut, 5)
    top = path(
        "M-35 -4C-38 -24 -20 -38 0 -38C20 -38 38 -24 35 -4C34 3 24 5 16 1"
        "C8 6 -8 6 -16 1C-24 5 -34 3 -35 -4z"
    )
    art.fill(top, cup)
    art.fill(common(top, path("M4 -60L4 60L60 60L60 -60z")), cup_shade)
    art.fill(grid(shrunk(top, 4), ellipse(0, 0, 2.5), (11, 8.4), origin=(0, -16)), LIGHT_GREEN)
    art.ink(top, 5)
    return art


def _bell() -> Art:
    """A round bell with a band."""
    art = Art()
    art.shape(cut(ellipse(0, -42, 10), ellipse(0, -42, 4)), GOLD, 4)
    ball = ellipse(0, 4, 40, 39)
    art.fill(ball, GOLD)
    art.fill(common(ball, path("M6 -60C22 -20 22 30 2 60L60 60L60 -60z")), DARK_GOLD)
    art.fill(
        path(
            "M-29 -8C-28 -20 -20 -28 -12 -29C-9 -29 -9 -25 -12 -24C-19 -21 -22 -16 -23 -8"
            "C-24 -5 -29 -5 -29 -8z"
        ),
        BELL_LIGHT,
    )
    art.ink(ball, 5)
    belt = common(ball, path("M-50 -2C-20 8 20 8 50 -2L50 10C20 20 -20 20 -50 10z"))
    art.fill(belt, RED)
    art.ink(belt, 3.6)
    art.ink(path("M0 20V34"), 6)
    art.fill(ellipse(0, 24, 6), INK)
    return art


def draw_shield() -> Art:
    """A shield (Schilte)."""
    art = Art()
    area = path("M-38 -46L38 -46C42 -8 34 28 0 50C-34 28 -42 -8 -38 -46z")
    art.fill(area, GOLD)
    art.fill(common(area, path("M-60 -60L60 -60L60 -18L-60 -18z")), BLUE)
    art.fill(common(area, path("M0 -18L60 -18L60 60L0 60z")), RED)
    for x in (-18, 0, 18):
        art.fill(star(x, -32, 7.6, 3.2, 5), GOLD)
    art.ink(path("M-39.4 -18H39.4M0 -18V48"), 4)
    art.ink(area, 5)
    return art


def _rose() -> Art:
    """A rose with five petals."""
    art = Art()
    for sepal in petals(0, 0, 50, 5, 0.3, start=-54):
        art.shape(sepal, GREEN, 4)
    for leaf in range(5):
        art.shape(placed(ellipse(0, -27, 20, 19), turn(72 * leaf)), ROSE_YELLOW, 4.4)
    edge = path("M-8 -38C-3 -43 3 -43 8 -38C4 -34 -4 -34 -8 -38z")
    for leaf in range(5):
        art.fill(placed(edge, turn(72 * leaf)), ROSE_SHADE)
    for leaf in range(5):
        art.shape(placed(ellipse(0, -13, 9.6, 9), turn(36 + 72 * leaf)), RED, 3.4)
    art.shape(ellipse(0, 0, 8.4), GOLD, 3.4)
    art.fill(ellipse(0, 0, 2.6), INK)
    return art


FRENCH_SIGNS: dict[str, Callable[[], Shape]] = {
    "S": spade,
    "H": heart,
    "D": diamond,
    "C": club,
}
PAINTED_SIGNS: dict[str, Callable[[], Art]] = {
    "gE": draw_acorn,
    "gL": _german_leaf,
    "gH": _german_heart,
    "gB": _bell,
    "sS": draw_shield,
    "sR": _rose,
    "sB": _bell,
    "sE": draw_acorn,
}
SIGNS = (*FRENCH_SIGNS, *PAINTED_SIGNS)


def draw_sign(suit: str, colour: str | None = None) -> Art:
    """A suit's sign. French signs take the colour (else ink, or red); the others are painted."""
    if suit in PAINTED_SIGNS:
        return PAINTED_SIGNS[suit]()
    art = Art()
    art.fill(FRENCH_SIGNS[suit](), colour or (RED if suit in "HD" else INK))
    return art
