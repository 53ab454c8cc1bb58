"""The twigs of number cards: acorns, leaves and roses grow on one; the other signs do not."""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.drawing import Art, draw_cord
from assets.generator.palette import GREEN
from assets.generator.paths import move, path, placed, scale, turn
from assets.generator.shapes import XY


class _Twig(NamedTuple):
    joint: float  # where it leaves the stem, in sizes from the sign's middle
    draw: Callable[[float, float, float, int], str]  # x, y, size, side


def _acorn(x: float, y: float, size: float, side: int) -> str:
    high = y - size * 0.86
    return (
        f"M0 {y - size * 0.62}C{side * 8} {high} {x * 0.7} {high} {x + side * 2} {y - size * 0.5}"
    )


def _leaf(x: float, y: float, size: float, side: int) -> str:
    low = y + size * 0.72
    end = f"{x - side * size * 0.12} {y + size * 0.46}"
    return f"M0 {low}C{x * 0.3} {low} {x * 0.62} {y + size * 0.66} {end}"


def _rose(x: float, y: float, size: float, side: int) -> str:
    bend = f"{x * 0.4} {y + size * 0.7} {x * 0.7} {y + size * 0.5}"
    return f"M0 {y + size * 0.66}C{bend} {x} {y}"


TWIGS = {
    "gE": _Twig(-0.62, _acorn),
    "gL": _Twig(0.72, _leaf),
    "sE": _Twig(-0.62, _acorn),
    "sR": _Twig(0.66, _rose),
}


def _draw_wood(art: Art, data: str) -> None:
    draw_cord(art, path(data), 4.4, 1.8, GREEN)


def draw_twigs(art: Art, suit: str, spots: list[XY], size: float, gap: float) -> None:
    """A stem in the middle, twigs to all signs beside it; the stem stops `gap` from the middle."""
    twig, up = TWIGS[suit], Art()
    beside = [(x, y) for x, y in spots if abs(x) > 1]
    top = min(y for _, y in beside) + twig.joint * size
    _draw_wood(up, f"M0 {top}V{-gap}")
    for x, y in beside:
        if y < -1:
            _draw_wood(up, twig.draw(x, y, size, 1 if x > 0 else -1))
    leaf = path("M0 0C3 -8 9 -12 17 -12C15 -4 8 1 0 0z")
    heights = [y for y in (top + 12, top + 44, top + 76) if y < -gap - 10]
    for index, y in enumerate(heights):
        up.shape(placed(leaf, scale(1 if index % 2 else -1, 1), move(0, y)), GREEN, 1.5)
    art.add(up)
    art.add(up, turn(180))
    for x, y in beside:
        if abs(y) <= 1:
            _draw_wood(art, twig.draw(x, y, size, 1 if x > 0 else -1))
