"""Faces of men from the front: few strokes, one slanted cut of shade."""

from dataclasses import dataclass
from typing import NamedTuple

from assets.generator.drawing import Art
from assets.generator.palette import (
    BLUSH,
    HAIRLINE,
    INK,
    MAIN,
    RED,
    SKIN,
    SKIN_SHADE,
    TAN,
    TAN_SHADE,
    WHITE,
)
from assets.generator.paths import Shape, common, move, path, placed, scale
from assets.generator.shapes import brush, ellipse, polygon


class Skin(NamedTuple):
    light: str
    shade: str


FAIR = Skin(SKIN, SKIN_SHADE)
TANNED = Skin(TAN, TAN_SHADE)


@dataclass(frozen=True, kw_only=True)
class Man:
    """How a man looks. `gaze`: -1 to the left, 1 to the right; names are rows of the tables."""

    gaze: float = 0
    mood: str = "calm"
    nose: str = "straight"
    eyes: str = "calm"
    blush: bool = False
    old: bool = False


class _Mood(NamedTuple):
    brow: float  # how far the brows go down
    mouth: float  # how far the corners of the mouth go up


MOODS = {"calm": _Mood(0, 0.3), "stern": _Mood(3.2, -0.8), "merry": _Mood(-2.4, 1.6)}
EYES = {"calm": 1, "narrow": 0.7, "wide": 1.16}  # how high
NOSES = {
    "straight": "M-3 -100L-5 -82.4C-5 -79.4 -.6 -78.4 3.4 -80.6",
    "hook": "M-3 -100C-2.2 -95 -3.4 -91.4 -4.4 -88C-8.8 -84 -8 -77.6 3.4 -80.6",
    "snub": "M-3 -100C-2.6 -94 -3 -89.4 -4.4 -86.4C-8 -84 -6.4 -78.8 -1.6 -79.6"
    "C.8 -78.6 4.4 -78.8 5.4 -82.4",
}
_EYE_LINE = -90.4
_LIT_SIDE = ((0, -125), (-1.5, -102))
_CHEEK = ((0, -78), (0.5, -72), (0, -50), (60, -50), (60, -125))


def shaded_half(gaze: float, nostril: float) -> Shape:
    """The side of a face away from the light: a confident cut along the nose."""
    side, shift = 1 if gaze <= 0 else -1, gaze * 5
    points = (*_LIT_SIDE, (nostril, -82), *_CHEEK)
    return polygon(*[(x * side + shift, y) for x, y in points])


def far_eye(gaze: float, side: int) -> float:
    """How much narrower the eye is on the side the face is turned to."""
    return 1 - 0.16 * max(0, side * gaze)


def draw_man(art: Art, man: Man, skin: Skin) -> None:
    """A man's face and neck."""
    face = path("M-21 -120C-23 -98 -22 -78 -10 -63C-5 -58 5 -58 10 -63C22 -78 23 -98 21 -120z")
    art.shape(path("M-11 -70L-12 -44L12 -44L11 -70z"), skin.shade)
    art.fill(face, skin.light)
    art.fill(common(face, shaded_half(man.gaze, -3.6)), skin.shade)
    if man.blush:
        for side in (-1, 1):
            art.fill(common(face, ellipse(side * 13 + man.gaze * 5, -79, 5)), BLUSH)
    art.ink(face, MAIN)
    eyes = Art()
    for side in (-1, 1):
        _draw_eye(eyes, man, side)
    art.add(eyes, move(0, -_EYE_LINE), scale(1, EYES[man.eyes]), move(0, _EYE_LINE))
    _draw_brows_and_nose(art, man)
    _draw_mouth(art, man)


def _draw_eye(art: Art, man: Man, side: int) -> None:
    far = far_eye(man.gaze, side)
    x, half = side * 10.4 * far + man.gaze * 5, 6.4 * far
    white = (
        f"M{x - half} -91.6C{x - half * 0.4} -97.4 {x + half * 0.4} -97.4 {x + half} -91.6"
        f"C{x + half * 0.4} -88.8 {x - half * 0.4} -88.8 {x - half} -91.6z"
    )
    art.fill(path(white), WHITE)
    art.fill(ellipse(x + man.gaze * 1.4, -92.6, 2.9, 3.1), INK)
    inner, outer = half * 0.45, half + 0.8
    lid = ((x - outer, -91), (x - inner, -98.6), (x + inner, -98.6), (x + outer, -91))
    art.fill(brush(lid, 1.2, 1.2, 3.0), INK)
    low = (
        f"M{x - half * 0.6} -88.2C{x - half * 0.2} -87.2 {x + half * 0.2} -87.2"
        f" {x + half * 0.6} -88.2"
    )
    art.ink(path(low), HAIRLINE)
    if man.old:
        bag = (
            f"M{x + side * half * 1.1} -87C{x + side * half * 0.6} -84.6"
            f" {x - side * half * 0.3} -84 {x - side * half * 0.8} -85"
        )
        art.ink(path(bag), HAIRLINE)


def _draw_brows_and_nose(art: Art, man: Man) -> None:
    """One brow runs into the nose in one line, the other stands alone."""
    side, shift, low = 1 if man.gaze <= 0 else -1, man.gaze * 5, MOODS[man.mood].brow
    near = ((-18, -101 - low * 0.3), (-13, -107.5), (-6, -107 + low * 0.6), (-3, -100))
    far = ((18, -101 - low * 0.3), (13, -107.5), (7, -107 + low * 0.6), (4, -103.6 + low))
    art.fill(brush([(x * side + shift, y) for x, y in near], 1.2, 2.0, 3.4), INK)
    art.ink(placed(path(NOSES[man.nose]), scale(side, 1), move(shift, 0)), 1.9)
    art.fill(brush([(x * side + shift, y) for x, y in far], 1.2, 1.4, 3.4), INK)


def _draw_mouth(art: Art, man: Man) -> None:
    """One line and a lip."""
    x, up = man.gaze * 4.5, MOODS[man.mood].mouth
    corner, bow = -71 - up, -69.4 + up
    line = f"M{x - 7.4} {corner}C{x - 3} {bow} {x + 3} {bow} {x + 7.4} {corner}"
    art.ink(path(line), 1.7)
    top, low = -69 + up * 0.6, -66.4 + up
    lip = f"M{x - 4} {top}C{x - 2} {low} {x + 2} {low} {x + 4} {top}z"
    art.fill(path(lip), RED)
    art.ink(path(f"M{x - 2.6} -63.4C{x - 1} -62.6 {x + 1} -62.6 {x + 2.6} -63.4"), HAIRLINE)
