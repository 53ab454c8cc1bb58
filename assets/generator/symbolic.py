"""Suit signs in one colour, solid with cut lines: for text, dark grounds and the calm backs."""

from collections.abc import Callable

from assets.generator.drawing import Art
from assets.generator.palette import INK
from assets.generator.paths import (
    Shape,
    cut,
    grown,
    merged,
    path,
    placed,
    simplified,
    stroked,
    turn,
    union,
)
from assets.generator.shapes import ellipse, polygon, rectangle, star
from assets.generator.signs import FRENCH_SIGNS, heart, leaf


def _pen(data: str, width: float) -> Shape:
    """The area of a line."""
    return simplified(stroked(path(data), width))


def _leaf() -> Shape:
    stalk = _pen("M0 20C0 34 -3 42 -12 48", 9)
    veins = (
        "M0 -30V22M0 12C8 8 18 11 26 16M0 12C-8 8 -18 11 -26 16"
        "M0 -6C9 -10 21 -8 30 0M0 -6C-9 -10 -21 -8 -30 0"
    )
    return cut(union(leaf(), stalk), _pen(veins, 4.4))


def acorn() -> Shape:
    """An acorn in one colour, a gap between cup and nut."""
    cup = path(
        "M-37 -4C-40 -26 -20 -40 0 -40C20 -40 40 -26 37 -4C36 4 24 6 16 2"
        "C8 7 -8 7 -16 2C-24 6 -36 4 -37 -4z"
    )
    nut = path("M-29 0C-30 24 -16 40 -3 45L0 52L3 45C16 40 30 24 29 0z")
    stalk = _pen("M0 -38C0 -45 4 -49 9 -50", 8)
    return merged(cut(nut, grown(cup, 5)), union(cup, stalk))


def _bell() -> Shape:
    return merged(
        cut(
            union(ellipse(0, 5, 42), ellipse(0, -42, 9)),
            _pen("M-50 0C-20 10 20 10 50 0", 6),
            _pen("M0 24V36", 7),
            ellipse(0, 25, 7),
            ellipse(0, -43, 3.6),
        )
    )


def _shield() -> Shape:
    return cut(
        path("M-40 -48L40 -48C44 -8 36 28 0 52C-36 28 -44 -8 -40 -48z"),
        rectangle(-50, -20, 100, 5.4),
        polygon((0, -9), (29, -9), (24, 14), (0, 37)),
        *[star(x, -33, 7.4, 3.2, 5) for x in (-18, 0, 18)],
    )


def _rose() -> Shape:
    leaves = [placed(ellipse(0, -28, 21, 20), turn(72 * leaf)) for leaf in range(5)]
    gaps = [placed(path("M0 -20V-50"), turn(36 + 72 * gap)) for gap in range(5)]
    return merged(
        cut(union(*leaves), ellipse(0, 0, 21), *[simplified(stroked(gap, 4.4)) for gap in gaps]),
        cut(ellipse(0, 0, 16), ellipse(0, 0, 6)),
    )


SYMBOLS: dict[str, Callable[[], Shape]] = {
    **FRENCH_SIGNS,
    "gE": acorn,
    "gL": _leaf,
    "gH": heart,
    "gB": _bell,
    "sS": _shield,
    "sR": _rose,
    "sB": _bell,
    "sE": acorn,
}


def draw_symbol(suit: str) -> Art:
    """A suit's sign in ink alone."""
    art = Art()
    art.fill(SYMBOLS[suit](), INK)
    return art
