"""Flowers and fruit that a hand holds."""

from collections.abc import Callable

from assets.generator.drawing import Art, draw_rod
from assets.generator.figures.held import Held
from assets.generator.palette import BLUSH, BROWN, GOLD, GREEN, HAIRLINE, INNER, MAIN
from assets.generator.paths import both_sides, common, move, path, placed, scale, turn
from assets.generator.shapes import ellipse, flower


def _rose(art: Art, held: Held) -> None:
    """A rose with two leaves."""
    stem = path("M0 26C-3 4 3 -20 0 -40")
    draw_rod(art, stem, 5.6, 2.2, GREEN)
    leaf = path("M0 0C6 -12 18 -14 26 -8C20 0 8 4 0 0z")
    art.shape(placed(leaf, turn(-8), move(0, -17)), GREEN, INNER)
    art.ink(placed(path("M2 -1L18 -7"), turn(-8), move(0, -17)), HAIRLINE)
    art.shape(placed(leaf, scale(-1, 1), turn(-16), move(0, -25)), GREEN, INNER)
    art.shape(flower(0, -48, 15, 5, 0.62), held.accent)
    art.shape(flower(0, -48, 8.6, 5, 0.62, start=-54), held.accent, INNER)
    art.shape(ellipse(0, -48, 3.2), GOLD, INNER)


def _tulip(art: Art, held: Held) -> None:
    """A tulip."""
    stem = path("M0 26C-3 4 3 -20 0 -36")
    draw_rod(art, stem, 5.6, 2.2, GREEN)
    art.shape(path("M0 6C-8 -4 -20 -10 -22 -26C-12 -24 -4 -12 0 6z"), GREEN, INNER)
    art.shape(path("M0 0C6 -8 14 -14 18 -26C8 -22 2 -10 0 0z"), GREEN, INNER)
    art.shape(
        path("M0 -34C-14 -36 -16 -52 -12 -66L-5 -58L0 -70L5 -58L12 -66C16 -52 14 -36 0 -34z"),
        held.accent,
    )
    art.ink(both_sides(path("M-5 -58C-5 -50 -3 -44 0 -40")), INNER)


def _lily(art: Art, held: Held) -> None:
    """A lily."""
    stem = path("M0 26V-34")
    draw_rod(art, stem, 5.6, 2.2, GREEN)
    art.shape(path("M0 4C-8 -2 -18 -4 -22 -16C-10 -16 -4 -8 0 4z"), GREEN, INNER)
    for degrees in (-48, 48, 0):
        art.shape(
            placed(path("M0 0C-9 -8 -9 -22 0 -34C9 -22 9 -8 0 0z"), turn(degrees), move(0, -32)),
            held.accent,
        )
    art.fill(ellipse(0, -34, 3), GOLD)


def _apple(art: Art, held: Held) -> None:
    """An apple with a leaf."""
    stalk = path("M1 -12C1 -17 3 -20 6 -22")
    art.ink(stalk, 4.6)
    art.ink(stalk, 1.8, BROWN)
    art.shape(path("M3 -15C7 -23 14 -24 20 -21C17 -14 10 -12 3 -15z"), GREEN, INNER)
    fruit = path(
        "M0 -11C7 -17 18 -13 18 -1C18 10 9 17 0 14C-9 17 -18 10 -18 -1C-18 -13 -7 -17 0 -11z"
    )
    art.fill(fruit, held.colour)
    art.fill(common(fruit, path("M3 -30C14 -10 12 10 2 30L40 30L40 -30z")), held.accent)
    art.fill(path("M-13 -3C-13 -8 -10 -10 -7 -10C-6 -8 -10 -6 -10 -2C-10 0 -13 0 -13 -3z"), BLUSH)
    art.ink(fruit, MAIN)


FLOWERS: dict[str, Callable[[Art, Held], None]] = {
    "rose": _rose,
    "tulip": _tulip,
    "lily": _lily,
    "apple": _apple,
}
