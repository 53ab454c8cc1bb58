"""Cloth with a woven pattern, and the pieces of dress that are only cloth."""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.drawing import Art, Colour, cast_shadow
from assets.generator.palette import GOLD, INK, INNER, MAIN, sheer
from assets.generator.paths import Shape, cut, mirrored, move, path, placed, shrunk, turn, union
from assets.generator.patterns import checks, chevrons, grid, scales, stripes
from assets.generator.shapes import XY, ellipse, lily, lozenge, polygon, quatrefoil, rectangle, star

Weave = Callable[[Shape, XY], Shape]


class Cloth(NamedTuple):
    """A colour and a pattern of `WEAVES` in one or two more colours."""

    colour: str
    pattern: str | None = None
    motif: Colour = None
    accent: Colour = None


def _sown(motif: Shape, step: XY, shift: float = 0) -> Weave:
    return lambda area, origin: grid(area, motif, step, shift=shift, origin=origin)


def _striped(pitch: float, width: float, degrees: float, shift: float = 0) -> Weave:
    return lambda area, _: stripes(area, pitch, width, degrees, shift)


def _sprig() -> Shape:
    leaf = path("M0 0C1 -4.6 5 -7 9 -6.4C8.4 -2.4 4.6 .6 0 0z")
    low = placed(leaf, turn(-20))
    high = placed(leaf, turn(-52), move(0, -1))
    return union(low, mirrored(low), high, rectangle(-0.8, -2, 1.6, 8, 0.7))


_SLASH = path("M0 -6C2.4 -2 2.4 2 0 6C-2.4 2 -2.4 -2 0 -6z")

WEAVES: dict[str, tuple[Weave, Weave | None]] = {  # the motif and its accent
    "lilies": (_sown(lily(18), (24, 20)), None),
    "lozenges": (_sown(lozenge(12, 15), (16, 9.5)), _sown(lozenge(4.4, 5.6), (16, 9.5))),
    "dots": (_sown(ellipse(0, 0, 3.1), (13, 11)), _sown(ellipse(0, 0, 1.3), (13, 11), 6.5)),
    "stripes": (_striped(12, 5.4, 90), _striped(12, 1.5, 90, 6)),
    "bars": (_striped(11, 5, 0), _striped(11, 1.4, 0, 5.5)),
    "diagonals": (_striped(12, 5.4, -45), _striped(12, 1.5, -45, 6)),
    "chevrons": (lambda area, origin: chevrons(area, 11, 4.4, 8, 22, origin[0]), None),
    "scales": (lambda area, _: scales(area, 6.6, 1.9), None),
    "checks": (lambda area, _: checks(area, 8, 45), None),
    "quatrefoils": (
        _sown(cut(quatrefoil(6.4), ellipse(0, 0, 2.1)), (19, 16)),
        _sown(ellipse(0, 0, 1.8), (19, 16), 9.5),
    ),
    "stars": (_sown(star(0, 0, 5.4, 2.2, 6), (18, 15)), None),
    "slashes": (_sown(_SLASH, (11, 10)), None),
    "sprigs": (_sown(_sprig(), (19, 15)), _sown(ellipse(0, 0, 1.6), (19, 15), 9.5)),
}


def draw_cloth(
    art: Art, area: Shape, cloth: Cloth, origin: XY = (0, 0), width: float = MAIN
) -> None:
    """An outlined piece of cloth; one motif of its pattern lies on the origin."""
    art.fill(area, cloth.colour)
    if cloth.pattern:
        motif, accent = WEAVES[cloth.pattern]
        inside = shrunk(area, width * 0.5 + 0.4)
        art.fill(motif(inside, origin), cloth.motif)
        if accent and cloth.accent:
            art.fill(accent(inside, origin), cloth.accent)
    art.ink(area, width)


_SHOULDERS = path(
    "M0 -58C-18 -58 -32 -55 -52 -50C-76 -44 -92 -38 -106 -24L-106 44L106 44L106 -24"
    "C92 -38 76 -44 52 -50C32 -55 18 -58 0 -58z"
)
_CHEST = (0, -12)  # where the patterns of mantle and robe meet
_HEM = 40


def draw_mantle(art: Art, cloth: Cloth) -> None:
    """The mantle over both shoulders, the largest piece of a figure."""
    draw_cloth(art, _SHOULDERS, cloth, _CHEST)


class Robe(NamedTuple):
    """What shows between the edges of the mantle: cloth, beaded edge, half its width."""

    cloth: Cloth
    trim: str = GOLD
    half: float = 26


def draw_robe(art: Art, robe: Robe) -> None:
    """The front of a robe, widening downwards."""
    half = robe.half
    edge = polygon((-half - 6, -50), (half + 6, -50), (half + 16, _HEM), (-half - 16, _HEM))
    art.shape(edge, robe.trim)
    for side in (-1, 1):
        for bead in range(9):
            y = -44 + bead * 10
            x = half + 2.6 + (y + 50) / (_HEM + 50) * 10
            art.fill(ellipse(side * x, y, 1.5), INK)
    front = polygon((-half, -52), (half, -52), (half + 9, _HEM), (-half - 9, _HEM))
    draw_cloth(art, front, robe.cloth, _CHEST, INNER)


def draw_lapels(art: Art, colour: str) -> None:
    """Turned-back edges of a coat."""
    lapel = path("M-14 -54L-34 -50C-36 -30 -26 -4 -4 24L4 24L-2 -4C-10 -20 -14 -36 -14 -54z")
    for part in (lapel, mirrored(lapel)):
        cast_shadow(art, part, 3, 3)
        art.shape(part, colour)
    art.fill(mirrored(lapel), sheer(INK, 0.12))


def draw_buttons(art: Art, colour: str) -> None:
    """Five buttons down the middle."""
    for button in range(5):
        art.shape(ellipse(0, -34 + 64 * button / 4, 3.2), colour, INNER)
