"""Faces of women: one construction, four looks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from assets.generator.drawing import Art
from assets.generator.figures.eyes import draw_woman_eye
from assets.generator.figures.faces import Skin, shaded_half
from assets.generator.palette import (
    BLUSH,
    BROWN,
    DARK_RED,
    GOLD,
    HAIRLINE,
    INK,
    INNER,
    MAIN,
    RED,
    WHITE,
)
from assets.generator.paths import Shape, common, move, path, placed, scale
from assets.generator.shapes import XY, brush, ellipse


@dataclass(frozen=True, kw_only=True)
class Woman:
    """How a woman looks: a row of `LOOKS`, where she looks to (-1 left, 1 right), earrings."""

    look: str
    gaze: float = 0
    earrings: str | None = None


@dataclass(frozen=True, kw_only=True)
class Look:
    """Half the width of cheek and jaw, the chin's place, and the parts by name."""

    cheek: float
    jaw: float
    chin: float
    eyes: str
    brows: str
    nose: str
    mouth: str
    blush: float = 0  # radius
    freckles: bool = False
    mark: bool = False


LOOKS = {
    "stately": Look(
        cheek=21,
        jaw=6,
        chin=-57.5,
        eyes="heavy",
        brows="high",
        nose="aquiline",
        mouth="thin",
        mark=True,
    ),
    "soft": Look(
        cheek=25,
        jaw=10.5,
        chin=-61.5,
        eyes="round",
        brows="short",
        nose="button",
        mouth="bow",
        blush=5.6,
    ),
    "lively": Look(
        cheek=22.5,
        jaw=11.5,
        chin=-59.5,
        eyes="almond",
        brows="thick",
        nose="snub",
        mouth="smile",
        freckles=True,
    ),
    "downcast": Look(
        cheek=22,
        jaw=4.5,
        chin=-58.5,
        eyes="down",
        brows="sloping",
        nose="straight",
        mouth="full",
        blush=4.4,
    ),
}


class _Brow(NamedTuple):
    """Outer end, two handles, inner end; then the widths at the ends and between."""

    points: tuple[XY, XY, XY, XY]
    widths: tuple[float, float, float]


_BROWS = {
    "high": _Brow(((17.5, -100.4), (14, -107.6), (8, -107), (4.4, -102.6)), (0.8, 1.0, 1.9)),
    "short": _Brow(((15, -103.2), (12.4, -106), (9, -106), (7, -104)), (0.9, 1.0, 2.2)),
    "thick": _Brow(((18, -102.6), (14, -105.6), (9, -104.4), (4.4, -101.4)), (1.4, 2.0, 3.8)),
    "sloping": _Brow(((17.4, -98.6), (14, -103.4), (8, -105.6), (4, -105)), (0.8, 1.2, 2.2)),
}
_NOSES = {  # with the width of the line
    "aquiline": ("M-2.6 -102C-2 -96 -3.4 -92 -4.2 -88.4C-7.6 -84.6 -6.8 -78.2 3 -80.8", INNER),
    "button": ("M-3.8 -85.4C-5 -81 .8 -79.6 3 -83", INNER),
    "snub": (
        (
            "M-2.6 -93C-2.8 -90 -3 -87.4 -4.4 -85.6C-7.6 -83.4 -5.2 -79.6 -1.6 -80.6"
            "C.6 -79.4 4 -79.6 4.6 -82.6"
        ),
        1.7,
    ),
    "straight": ("M-3.6 -104L-4 -82.6C-3.8 -80.2 -.4 -79.6 2.2 -81.4", INNER),
}
_FRECKLES = (
    (-15, -82),
    (-11.6, -80),
    (-14, -78),
    (11.6, -81),
    (15, -79.4),
    (12.4, -77.4),
)


def draw_woman(art: Art, woman: Woman, skin: Skin) -> None:
    """A woman's face and neck, without her earrings."""
    look, shift = LOOKS[woman.look], woman.gaze * 5
    face = _outline(look)
    art.shape(path("M-10 -70L-11 -44L11 -44L10 -70z"), skin.shade)
    art.fill(face, skin.light)
    art.fill(common(face, shaded_half(woman.gaze, -3.2)), skin.shade)
    if look.blush:
        for side in (-1, 1):
            art.fill(common(face, ellipse(side * 14 + shift, -79, look.blush)), BLUSH)
    if look.freckles:
        for x, y in _FRECKLES:
            art.fill(ellipse(x + shift, y, 0.9), BROWN)
    art.ink(face, MAIN)
    for side in (-1, 1):
        draw_woman_eye(art, look.eyes, woman.gaze, side, skin)
    _draw_brows_and_nose(art, look, woman.gaze)
    mouth = Art()
    MOUTHS[look.mouth](mouth)
    art.add(mouth, move(shift * 0.9, 0))
    if look.mark:
        beside = -1 if woman.gaze <= 0 else 1
        art.fill(ellipse(shift * 0.9 + beside * 10.6, -75.4, 1.3), INK)


def _outline(look: Look) -> Shape:
    cheek, jaw, chin = look.cheek, look.jaw, look.chin
    return path(
        f"M-21 -120C{-cheek - 1} -100 {-cheek} -80 {-jaw - 1} {chin - 5}"
        f"C{-jaw + 4} {chin} {jaw - 4} {chin} {jaw + 1} {chin - 5}"
        f"C{cheek} -80 {cheek + 1} -100 21 -120z"
    )


def _draw_brows_and_nose(art: Art, look: Look, gaze: float) -> None:
    lit, shift = 1 if gaze <= 0 else -1, gaze * 5
    brow = _BROWS[look.brows]
    for side in (-1, 1):
        points = [(side * x * lit + shift, y) for x, y in brow.points]
        art.fill(brush(points, *brow.widths), INK)
    nose, width = _NOSES[look.nose]
    art.ink(placed(path(nose), scale(lit, 1), move(shift, 0)), width)


def _bow(art: Art) -> None:
    art.fill(
        path(
            "M-4.8 -71.4C-3.4 -75 -1 -75.4 0 -73.4C1 -75.4 3.4 -75 4.8 -71.4"
            "C3 -66.6 -3 -66.6 -4.8 -71.4z"
        ),
        RED,
    )
    art.ink(path("M-5 -71.6C-2.4 -70.4 2.4 -70.4 5 -71.6"), HAIRLINE)


def _thin(art: Art) -> None:
    art.fill(
        path(
            "M-7.4 -70.6C-4 -73.8 -1.4 -73.8 0 -72.6C1.4 -73.8 4 -73.8 7.4 -70.6"
            "C4 -66.8 -4 -66.8 -7.4 -70.6z"
        ),
        DARK_RED,
    )
    art.ink(path("M-8.4 -70.2C-4 -71.4 4 -71.4 8.4 -70.2"), HAIRLINE)
    art.ink(path("M-2.6 -64.4C-1 -63.6 1 -63.6 2.6 -64.4"), HAIRLINE)


def _smile(art: Art) -> None:
    art.shape(path("M-9 -74.4C-4 -71.8 4 -71.8 9 -74.4C7 -65.4 -7 -65.4 -9 -74.4z"), RED, HAIRLINE)
    art.fill(path("M-7 -72.8C-3 -71 3 -71 7 -72.8C5 -69.4 -5 -69.4 -7 -72.8z"), WHITE)
    for side in (-1, 1):
        dimple = f"M{side * 10.4} -76.4C{side * 11.6} -75 {side * 11.2} -73.4 {side * 10.2} -72.6"
        art.ink(path(dimple), HAIRLINE)


def _full(art: Art) -> None:
    art.fill(
        path(
            "M-6.4 -70.8C-4 -74.2 -1 -74.6 0 -73C1 -74.6 4 -74.2 6.4 -70.8"
            "C4 -65.6 -4 -65.6 -6.4 -70.8z"
        ),
        RED,
    )
    art.ink(path("M-6.8 -70.8C-3 -70.2 3 -70.2 6.8 -70.8"), HAIRLINE)


MOUTHS: dict[str, Callable[[Art], None]] = {
    "bow": _bow,
    "thin": _thin,
    "smile": _smile,
    "full": _full,
}


def draw_earrings(art: Art, kind: str) -> None:
    """A pair of earrings, pearl or hoop."""
    for side in (-1, 1):
        if kind == "pearl":
            art.ink(path(f"M{side * 21} -84V-80"), HAIRLINE)
            art.shape(ellipse(side * 21, -77.4, 3.2), WHITE, INNER)
        else:
            hoop = ellipse(side * 21, -78, 4.6, 5.6)
            art.ink(hoop, 3.8)
            art.ink(hoop, 1.6, GOLD)
