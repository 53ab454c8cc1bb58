"""Hats, caps and helmets, by name. The colours of a hat are its cloth, its trim and its jewel."""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.drawing import Art, shade_right
from assets.generator.figures.crowns import Jewels, draw_arches, draw_lilies, draw_points
from assets.generator.figures.ornaments import draw_bell
from assets.generator.palette import (
    BLUE,
    DARK_STEEL,
    GOLD,
    HAIRLINE,
    INK,
    INNER,
    MAIN,
    PAPER,
    RED,
    STEEL,
    sheer,
)
from assets.generator.paths import Shape, common, mirrored, move, moved, path, scale
from assets.generator.shapes import ellipse, lozenge, rectangle


class Hat(NamedTuple):
    """A row of `HATS` and its colours."""

    kind: str
    colour: str = GOLD
    trim: str = RED
    jewel: str = BLUE


_RAISED = {"felt": 5, "hunter": 5, "beret": 3, "cap": 2}  # keeps the brows in the light
_BROW_LINE = -102


def draw_hat(art: Art, hat: Hat) -> None:
    """A hat and its shadow on the forehead."""
    whole = Art()
    whole.fill(path("M-21 -116L-20.6 -102C-10 -98 10 -98 20.6 -102L21 -116z"), sheer(INK, 0.16))
    HATS[hat.kind](whole, hat)
    up = _RAISED.get(hat.kind, 0)
    if up:
        steps = move(0, -_BROW_LINE), scale(1, 1 - up * 0.012), move(0, _BROW_LINE - up)
        art.add(whole, *steps)
    else:
        art.add(whole)


def _draw_solid(art: Art, area: Shape, colour: str) -> None:
    """A round part: lit from the left."""
    art.shape(area, colour)
    shade_right(art, area)


def _beret(art: Art, hat: Hat) -> None:
    """A flat renaissance cap with a slashed brim."""
    _draw_solid(
        art,
        path(
            "M-34 -116C-42 -128 -30 -144 0 -145C30 -144 42 -128 34 -116C20 -108 -20 -108 -34 -116z"
        ),
        hat.colour,
    )
    for x in (-20, -7, 7, 20):
        art.ink(path(f"M{x * 0.9} -117C{x} -126 {x * 1.02} -133 {x * 0.8} -139"), INNER)
    _draw_solid(
        art,
        path(
            "M-36 -118C-37 -112 -34 -107 -29 -106C-14 -101 14 -101 29 -106"
            "C34 -107 37 -112 36 -118C20 -111 -20 -111 -36 -118z"
        ),
        hat.trim,
    )
    for x in (-24, -12, 0, 12, 24):
        art.fill(moved(ellipse(0, 0, 1.9), x, -108.6 - abs(x) * 0.12), hat.jewel)


def _felt(art: Art, hat: Hat) -> None:
    """A broad felt hat."""
    _draw_solid(
        art, path("M-24 -116C-26 -138 -16 -148 0 -147C16 -148 26 -138 24 -116z"), hat.colour
    )
    art.shape(
        path("M-24.6 -122C-10 -116 10 -116 24.6 -122L25 -113C10 -107 -10 -107 -25 -113z"),
        hat.trim,
        INNER,
    )
    _draw_solid(
        art,
        path(
            "M-50 -116C-44 -122 -34 -118 -25 -115C-10 -109.4 10 -109.4 25 -115"
            "C34 -118 44 -122 50 -116C42 -104 20 -102 0 -102C-20 -102 -42 -104 -50 -116z"
        ),
        hat.colour,
    )


def _hunter(art: Art, hat: Hat) -> None:
    """A hunter's hat with a pointed brim."""
    _draw_solid(
        art, path("M-26 -114C-24 -134 -12 -148 4 -149C16 -146 24 -132 26 -114z"), hat.colour
    )
    art.shape(
        path("M-26 -120C-10 -115 10 -115 26 -120L26.6 -112C10 -106 -10 -106 -26.6 -112z"),
        hat.trim,
        INNER,
    )
    _draw_solid(
        art,
        path(
            "M-44 -107C-34 -116 -14 -112 0 -112C14 -112 34 -118 46 -124"
            "C44 -110 26 -102 0 -102C-20 -102 -34 -103 -44 -107z"
        ),
        hat.colour,
    )


def _helmet(art: Art, hat: Hat) -> None:
    """A steel helmet with a plume."""
    shell = path(
        "M-27 -104C-30 -132 -16 -148 0 -148C16 -148 30 -132 27 -104"
        "C22 -110 12 -113 0 -113C-12 -113 -22 -110 -27 -104z"
    )
    art.shape(shell, STEEL)
    art.fill(common(shell, rectangle(6, -150, 30, 60)), DARK_STEEL)
    art.ink(shell, MAIN)
    art.shape(path("M-3.4 -148L-3.4 -112.6L3.4 -112.6L3.4 -148z"), hat.colour, INNER)
    art.shape(
        path("M-31 -110C-20 -119 20 -119 31 -110L29 -102C20 -110 -20 -110 -29 -102z"), hat.colour
    )
    for x in (-22, -11, 0, 11, 22):
        art.fill(ellipse(x, -110.6 + abs(x) * 0.14, 1.6), INK)
    plume = path(
        "M-2 -146C-14 -156 -40 -152 -46 -132C-48 -122 -42 -116 -40 -110"
        "C-36 -122 -32 -120 -30 -128C-26 -138 -14 -142 2 -144z"
    )
    art.shape(plume, hat.trim)
    art.ink(path("M-8 -148C-24 -150 -38 -142 -40 -126"), HAIRLINE)
    art.shape(ellipse(0, -147, 4), hat.colour, INNER)


def _jester(art: Art, hat: Hat) -> None:
    """A three-pointed cap with bells."""
    point = path(
        "M-22 -108C-26 -132 -12 -138 -4 -138C-22 -134 -40 -128 -48 -106"
        "C-50 -100 -56 -100 -58 -104C-56 -128 -44 -150 -8 -148L4 -140L2 -110z"
    )
    art.shape(point, hat.colour)
    art.shape(mirrored(point), hat.trim)
    _draw_solid(
        art,
        path("M-17 -110C-18 -132 -10 -144 0 -150C10 -144 18 -132 17 -110C8 -106 -8 -106 -17 -110z"),
        hat.jewel,
    )
    _draw_solid(
        art, path("M-25 -113C-12 -108 12 -108 25 -113L25 -104C12 -99 -12 -99 -25 -104z"), GOLD
    )
    for x in (-16, -5.4, 5.4, 16):
        art.fill(moved(lozenge(5.4, 5.4), x, -104.6 - abs(x) * 0.06), INK)
    for x, y in ((-55, -100), (55, -100)):
        draw_bell(art, x, y, 6.4)


def _turban(art: Art, hat: Hat) -> None:
    """A wound turban with a jewel."""
    _draw_solid(
        art,
        path(
            "M-34 -108C-42 -126 -28 -142 0 -146C28 -142 42 -126 34 -108C20 -100 -20 -100 -34 -108z"
        ),
        hat.colour,
    )
    for fold in (
        "M-32 -110C-14 -118 10 -130 22 -140",
        "M-36 -122C-18 -126 -2 -134 8 -144",
        "M-14 -104C6 -110 26 -122 36 -128",
    ):
        art.ink(path(fold), INNER)
    art.shape(ellipse(0, -122, 5.4), hat.trim, INNER)
    art.fill(ellipse(-1.4, -123.4, 1.5), PAPER)


def _cap(art: Art, hat: Hat) -> None:
    """A close cap with a turned-up edge."""
    _draw_solid(
        art, path("M-25 -112C-30 -138 -16 -147 0 -147C16 -147 30 -138 25 -112z"), hat.colour
    )
    for x in (-12, 0, 12):
        art.ink(path(f"M{x} -116C{x * 1.1} -128 {x * 0.9} -138 {x * 0.4} -145"), INNER)
    _draw_solid(
        art,
        path("M-29 -119C-14 -112 14 -112 29 -119L28 -107C14 -100.6 -14 -100.6 -28 -107z"),
        hat.trim,
    )


def _crown(draw: Callable[[Art, Jewels], None]) -> Callable[[Art, Hat], None]:
    return lambda art, hat: draw(art, Jewels(hat.colour, hat.trim, hat.jewel))


HATS: dict[str, Callable[[Art, Hat], None]] = {
    "beret": _beret,
    "felt": _felt,
    "hunter": _hunter,
    "helmet": _helmet,
    "jester": _jester,
    "turban": _turban,
    "cap": _cap,
    "points": _crown(draw_points),
    "lilies": _crown(draw_lilies),
    "arches": _crown(draw_arches),
}
