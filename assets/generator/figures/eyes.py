"""The eyes of women, by name: heavy, round, almond, down."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from assets.generator.drawing import Art
from assets.generator.figures.faces import Skin, far_eye
from assets.generator.palette import HAIRLINE, INK, WHITE
from assets.generator.paths import common, path
from assets.generator.shapes import XY, brush, ellipse


class _Eye(NamedTuple):
    """One eye: its middle, its side (-1 left, 1 right), how narrow it is, where it looks."""

    x: float
    side: int
    far: float
    gaze: float

    @property
    def half(self) -> float:
        return 6.6 * self.far


def _lash(art: Art, points: Sequence[XY], width: float) -> None:
    art.fill(brush(points, 1.2, 1.2, width), INK)


def _lens(eye: _Eye, half: float, corner: float, bend: float, top: float, low: float) -> str:
    """Two arcs from corner to corner; `bend` is the share of the handles."""
    left, right = eye.x - half * bend, eye.x + half * bend
    return (
        f"M{eye.x - half} {corner}C{left} {top} {right} {top} {eye.x + half} {corner}"
        f"C{right} {low} {left} {low} {eye.x - half} {corner}z"
    )


def _heavy(art: Art, eye: _Eye, skin: Skin) -> None:
    """Half-closed lids."""
    x, half, bend = eye.x, eye.half, eye.half * 0.5
    ball = path(
        f"M{x - half} -91.4C{x - bend} -95.4 {x + bend} -95.4 {x + half} -91.4"
        f"C{x + half * 0.4} -88.4 {x - half * 0.4} -88.4 {x - half} -91.4z"
    )
    lid = f"M{x - half - 1} -91.6C{x - bend} -101.4 {x + bend} -101.4 {x + half + 1} -91.6z"
    fold = f"M{x - half - 0.6} -93.6C{x - bend} -100 {x + bend} -100 {x + half + 0.6} -93.6"
    art.fill(path(lid), skin.shade)
    art.ink(path(fold), HAIRLINE)
    art.fill(ball, WHITE)
    art.fill(common(ball, ellipse(x + eye.gaze * 1.6, -92, 2.9, 3.2)), INK)
    inner, outer = half * 0.45, half + 1.2
    _lash(
        art,
        ((x - outer, -90.8), (x - inner, -96.4), (x + inner, -96.4), (x + outer, -90.8)),
        3.2,
    )
    aside = eye.side * half
    low = (
        f"M{x + aside * 0.9} -87.4"
        f"C{x + aside * 0.3} -85.6 {x - aside * 0.3} -85.6 {x - aside * 0.8} -86.6"
    )
    art.ink(path(low), HAIRLINE)


def _round(art: Art, eye: _Eye, skin: Skin) -> None:
    """Wide open, with lashes."""
    x, half = eye.x, eye.half * 0.98
    art.fill(path(_lens(eye, half, -91.6, 0.6, -99.6, -86)), WHITE)
    art.fill(ellipse(x + eye.gaze * 1.4, -92.4, 3.7, 4.1), INK)
    art.fill(ellipse(x + eye.gaze * 1.4 - 1.3, -94, 1.2), WHITE)
    inner, outer = half * 0.6, half + 0.8
    _lash(
        art,
        ((x - outer, -91), (x - inner, -100.4), (x + inner, -100.4), (x + outer, -91)),
        2.6,
    )
    low = (
        f"M{x - half * 0.7} -88.4C{x - half * 0.3} -86 {x + half * 0.3} -86 {x + half * 0.7} -88.4"
    )
    art.ink(path(low), HAIRLINE)
    for reach, y in ((half + 3.6, -95), (half + 2.2, -97.6)):
        lash = f"M{x + eye.side * (half * 0.72)} {y + 0.8}L{x + eye.side * reach} {y - 1.4}"
        art.ink(path(lash), HAIRLINE)


def _almond(art: Art, eye: _Eye, skin: Skin) -> None:
    """The outer corner high."""
    x, aside = eye.x, eye.side * eye.far
    ball = (
        f"M{x - aside * 7} -89.4C{x - aside * 4} -95 {x + aside * 2} -98 {x + aside * 7.4} -94.8"
        f"C{x + aside * 5} -88.6 {x - aside * 2} -87.4 {x - aside * 7} -89.4z"
    )
    art.fill(path(ball), WHITE)
    art.fill(ellipse(x + eye.gaze * 1.4, -92.2, 3.1, 3.3), INK)
    lid = ((-7.4, -89), (-4, -96), (2, -99), (9, -95.6))
    _lash(art, [(x + aside * out, y) for out, y in lid], 3.4)


def _down(art: Art, eye: _Eye, skin: Skin) -> None:
    """Cast down: the lid is closed over the eye."""
    x, half = eye.x, eye.half
    art.fill(path(_lens(eye, half, -93, 0.5, -99, -87.4)), skin.shade)
    fold = (
        f"M{x - half * 0.8} -95.4"
        f"C{x - half * 0.4} -98.8 {x + half * 0.4} -98.8 {x + half * 0.8} -95.4"
    )
    art.ink(path(fold), HAIRLINE)
    inner, outer = half * 0.45, half + 1
    _lash(
        art,
        ((x - outer, -93.4), (x - inner, -86.4), (x + inner, -86.4), (x + outer, -93.4)),
        3.2,
    )
    for share in (0.35, 0.8):
        out = half * share
        lash = f"M{x + eye.side * out} {-88.6 - share}L{x + eye.side * (out + 1.8)} {-86 - share}"
        art.ink(path(lash), HAIRLINE)


EYES: dict[str, Callable[[Art, _Eye, Skin], None]] = {
    "heavy": _heavy,
    "round": _round,
    "almond": _almond,
    "down": _down,
}


def draw_woman_eye(art: Art, kind: str, gaze: float, side: int, skin: Skin) -> None:
    """The left (-1) or right (1) eye of a woman who looks to -1 (left) .. 1 (right)."""
    far = far_eye(gaze, side)
    EYES[kind](art, _Eye(side * 10.6 * far + gaze * 5, side, far, gaze), skin)
