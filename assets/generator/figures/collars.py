"""Collars and what is worn at the neck, by name."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple

from assets.generator.drawing import Art, cast_shadow, shade_right
from assets.generator.figures.faces import Skin
from assets.generator.figures.ornaments import draw_bell
from assets.generator.palette import GOLD, HAIRLINE, INK, INNER, MAIN, RED, SKIN_SHADE, WHITE, sheer
from assets.generator.paths import (
    Shape,
    mirrored,
    move,
    moved,
    path,
    placed,
    scale,
    shrunk,
    turn,
    union,
)
from assets.generator.patterns import grid
from assets.generator.shapes import XY, ellipse, lozenge, star


class Collar(NamedTuple):
    """A row of `COLLARS` and its colours."""

    kind: str
    colour: str = WHITE
    trim: str = GOLD
    jewel: str = RED


def _draw_diapered(art: Art, area: Shape, colour: str) -> None:
    """Cloth with a faint pattern of lozenges, and its shadow."""
    cast_shadow(art, area)
    art.fill(area, colour)
    diaper = grid(shrunk(area, 2), lozenge(4.6, 6.4), (13, 9), origin=(0, -40))
    art.fill(diaper, sheer(INK, 0.16))
    art.ink(area, MAIN)


def _hanging(count: int, half: float, top: float, drop: float) -> list[XY]:
    """Places on a chain that hangs between two points."""
    shares = [2 * index / (count - 1) - 1 for index in range(count)]
    return [(half * share, top + drop * (1 - share**2)) for share in shares]


def _ermine(art: Art, collar: Collar, skin: Skin) -> None:
    """A collar of ermine with black tails."""
    area = path(
        "M0 -34C-24 -28 -56 -24 -84 -26C-86 -42 -52 -58 -16 -64L16 -64"
        "C52 -58 86 -42 84 -26C56 -24 24 -28 0 -34z"
    )
    cast_shadow(art, area)
    art.shape(area, WHITE)
    shade_right(art, area, 8, 0.09)
    tail = union(
        path("M0 -5C2.2 -1 2.2 1 0 2.6C-2.2 1 -2.2 -1 0 -5z"),
        path("M0 1.6L3.4 7L.9 5.6L0 8.4L-.9 5.6L-3.4 7z"),
    )
    for x, y in (
        (-70, -33),
        (-52, -34),
        (-60, -43),
        (-34, -36),
        (-42, -46),
        (-24, -45),
        (-29, -55),
    ):
        for side in (-1, 1):
            art.fill(placed(tail, move(side * x, y)), INK)


def _ruff(art: Art, collar: Collar, skin: Skin) -> None:
    """A pleated ruff."""
    cast_shadow(art, ellipse(0, -52, 34, 13), 4)
    flat = scale(1.12, 0.62), move(0, -60)
    pleats = [-72 + 18 * pleat for pleat in range(9)]
    for degrees in pleats:
        pleat = path("M0 6C-9 8 -10 22 -7 27C-4 31 4 31 7 27C10 22 9 8 0 6z")
        art.shape(placed(pleat, turn(-degrees), *flat), WHITE)
    for degrees in pleats:
        art.ink(placed(path("M0 10V21"), turn(-degrees), *flat), HAIRLINE)


def _cape(art: Art, collar: Collar, skin: Skin) -> None:
    """A shoulder cape with a border."""
    area = path(
        "M0 -30C-26 -22 -60 -18 -88 -22C-88 -40 -52 -58 -14 -64L14 -64"
        "C52 -58 88 -40 88 -22C60 -18 26 -22 0 -30z"
    )
    _draw_diapered(art, area, collar.colour)
    art.ink(path("M-87 -28C-60 -25 -26 -29 0 -37C26 -29 60 -25 87 -28"), INNER)
    border = path(
        "M0 -30C-26 -22 -60 -18 -88 -22L-87.6 -29C-60 -26 -26 -30 0 -38"
        "C26 -30 60 -26 87.6 -29L88 -22C60 -18 26 -22 0 -30z"
    )
    art.shape(border, collar.trim, INNER)
    for x in range(-77, 78, 14):
        art.fill(moved(ellipse(0, 0, 1.7), x, -25.4 - (1 - abs(x) / 80) ** 2 * 8), INK)


def _vee(art: Art, collar: Collar, skin: Skin) -> None:
    """The open collar of a doublet."""
    flap = path("M-12 -62L-26 -54L-14 -26L0 -40z")
    art.fill(path("M-11 -58L11 -58L0 -38z"), SKIN_SHADE)
    for part in (flap, mirrored(flap)):
        art.shape(part, collar.colour)


def _square(art: Art, collar: Collar, skin: Skin) -> None:
    """A queen's square neckline."""
    art.fill(path("M-22 -56L22 -56L18 -28L-18 -28z"), skin.light)
    art.fill(path("M0 -56L22 -56L18 -28L0 -28z"), skin.shade)
    art.ink(path("M-22 -56L-18 -28L18 -28L22 -56"), MAIN)
    art.shape(
        path("M-31 -54L-21 -57L-16.6 -29L16.6 -29L21 -57L31 -54L25 -20L-25 -20z"), collar.trim
    )
    for x in (-18, -9, 0, 9, 18):
        art.fill(moved(lozenge(4.6, 4.6), x, -24.4), INK)


def _jags(art: Art, collar: Collar, skin: Skin) -> None:
    """A dagged collar with bells."""
    tips = [(x, -20 + abs(x) * 0.04) for x in range(-78, 79, 26)]
    edge = "".join(f"L{x} {y + 4}L{x + 13} -34" for x, y in tips[:-1])
    last_x, last_y = tips[-1]
    area = path(
        f"M-14 -62C-44 -58 -80 -44 -90 -30{edge}L{last_x} {last_y + 4}L90 -30C80 -44 44 -58 14 -62z"
    )
    _draw_diapered(art, area, collar.colour)
    for x, y in tips:
        draw_bell(art, x, y + 6, 4)


def _scarf(art: Art, collar: Collar, skin: Skin) -> None:
    """A knotted scarf."""
    art.shape(
        path(
            "M-20 -60C-30 -54 -30 -44 -18 -42C-6 -38 6 -38 18 -42C30 -44 30 -54 20 -60"
            "C10 -52 -10 -52 -20 -60z"
        ),
        collar.colour,
    )
    art.shape(path("M-6 -42L-14 -8L-2 -14L4 -4L8 -40z"), collar.colour)
    art.ink(path("M-18 -52C-8 -46 8 -46 18 -52"), INNER)


def _stand(art: Art, collar: Collar, skin: Skin) -> None:
    """The standing collar of a uniform."""
    art.shape(path("M-17 -66L17 -66L22 -46C10 -40 -10 -40 -22 -46z"), collar.colour)
    art.ink(path("M-19 -52C-8 -47 8 -47 19 -52"), INNER)


def _necklace(art: Art, collar: Collar, skin: Skin) -> None:
    """Pearls and a pendant."""
    for x, y in _hanging(9, 15, -51, 9):
        art.shape(ellipse(x, y, 2.5), collar.colour, HAIRLINE)
    art.shape(moved(lozenge(7, 9), 0, -37), collar.trim, INNER)


def _band(art: Art, collar: Collar, skin: Skin) -> None:
    """A plain neck band."""
    art.shape(
        path(
            "M-18 -62C-24 -58 -27 -52 -26 -46C-10 -38 10 -38 26 -46C27 -52 24 -58 18 -62"
            "C8 -56 -8 -56 -18 -62z"
        ),
        collar.colour,
    )
    art.ink(path("M-23 -53C-8 -46 8 -46 23 -53"), INNER)


def _chain(art: Art, collar: Collar, skin: Skin) -> None:
    """A chain of office."""
    for x, y in _hanging(13, 38, -48, 26):
        art.shape(ellipse(x, y, 3.2), collar.trim, INNER)
    art.shape(moved(star(0, 0, 9, 5, 8), 0, -14), collar.trim, INNER)
    art.fill(ellipse(0, -14, 2.6), collar.jewel)


class Depth(Enum):
    """Whether a collar is drawn before the face, over the neck, or over everything."""

    UNDER_FACE = 1
    OVER_NECK = 2
    TOP = 3


class _Part(NamedTuple):
    depth: Depth
    draw: Callable[[Art, Collar, Skin], None]


COLLARS = {
    "ermine": _Part(Depth.UNDER_FACE, _ermine),
    "cape": _Part(Depth.UNDER_FACE, _cape),
    "jags": _Part(Depth.UNDER_FACE, _jags),
    "square": _Part(Depth.OVER_NECK, _square),
    "vee": _Part(Depth.OVER_NECK, _vee),
    "stand": _Part(Depth.OVER_NECK, _stand),
    "ruff": _Part(Depth.TOP, _ruff),
    "scarf": _Part(Depth.TOP, _scarf),
    "chain": _Part(Depth.TOP, _chain),
    "necklace": _Part(Depth.TOP, _necklace),
    "band": _Part(Depth.TOP, _band),
}


def draw_collars(art: Art, collars: Sequence[Collar], depth: Depth, skin: Skin) -> None:
    """Those of a figure's collars that belong at this depth."""
    for collar in collars:
        if COLLARS[collar.kind].depth is depth:
            COLLARS[collar.kind].draw(art, collar, skin)


class LaceCollar(NamedTuple):
    colour: str
    pearl: str


def draw_lace_collar(art: Art, lace: LaceCollar) -> None:
    """A standing lace collar behind the head."""
    tips = [(turn(-112 + 22.4 * tip), move(0, -66)) for tip in range(11)]
    tip = path("M-3 0L-10 -50C-11 -60 -5 -64 0 -62C5 -64 11 -60 10 -50L3 0z")
    for steps in tips:
        art.shape(placed(tip, *steps), lace.colour)
    for steps in tips:
        art.ink(placed(path("M0 -30V-50"), *steps), HAIRLINE)
        art.fill(placed(ellipse(0, -55, 2.3), *steps), lace.pearl)
