"""Hair: what hangs behind the face and what lies on the forehead."""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.drawing import Art
from assets.generator.palette import GOLD, HAIRLINE, INK, INNER, MAIN, RED, WHITE, sheer
from assets.generator.paths import Shape, both_sides, mirrored, move, moved, path, placed, scale
from assets.generator.shapes import rectangle


class Hair(NamedTuple):
    """A row of `HAIR` and its colour."""

    kind: str
    colour: str


class _Locks(NamedTuple):
    """The left half of hair that is alike on both sides, and its inner lines."""

    outline: str
    lines: tuple[str, ...]


_LOCKS = {
    "long": _Locks(
        "M-19 -126C-36 -124 -38 -106 -36 -92C-34 -80 -42 -76 -46 -68C-48 -62 -42 -56 -34 -56"
        "C-22 -56 -16 -62 -14 -70L-10 -120z",
        (
            "M-25 -120C-33 -106 -28 -92 -33 -80C-36 -73 -40 -70 -41 -65",
            "M-22 -112C-28 -100 -23 -86 -27 -75C-29 -69 -33 -66 -34 -61",
        ),
    ),
    "curl": _Locks(  # page-boy with a rolled end, the classic curl of playing cards
        "M-18 -124C-34 -122 -36 -104 -34 -88L-40 -84C-50 -80 -50 -66 -40 -64"
        "C-30 -62 -24 -70 -21 -78L-14 -118z",
        ("M-26 -116C-31 -104 -27 -92 -29 -84C-31 -76 -38 -74 -40 -76C-42 -79 -38 -81 -36 -79",),
    ),
    "bob": _Locks(
        "M-18 -124C-34 -122 -38 -100 -36 -80C-35 -74 -30 -71 -24 -71L-14 -74L-12 -118z",
        (
            "M-25 -116C-31 -104 -31 -90 -30 -76",
            "M-20 -112C-25 -102 -25 -90 -24 -76",
        ),
    ),
    "short": _Locks(
        "M-16 -124C-28 -122 -29 -104 -26 -90C-24 -86 -20 -86 -18 -90L-14 -118z",
        ("M-21 -116C-25 -106 -23 -98 -22 -92",),
    ),
    "wavy": _Locks(  # long waves over the shoulders
        "M-12 -128C-40 -130 -44 -104 -38 -92C-33 -82 -46 -78 -48 -66C-49 -56 -40 -54 -44 -44"
        "C-36 -40 -24 -44 -20 -54C-16 -64 -18 -80 -16 -96z",
        (
            "M-22 -122C-36 -118 -36 -104 -31 -94C-27 -84 -38 -78 -40 -66C-41 -58 -36 -54 -38 -48",
            "M-20 -112C-29 -104 -26 -94 -23 -86C-21 -78 -30 -72 -32 -62C-32 -56 -28 -52 -30 -48",
        ),
    ),
}


def _draw_pair(
    art: Art, outline: Shape, colour: str, width: float = MAIN, dark: float = 0.13
) -> None:
    """A shape and its mirror image, the right one in the shade."""
    art.shape(outline, colour, width)
    art.shape(mirrored(outline), colour, width)
    art.fill(mirrored(outline), sheer(INK, dark))


def _locks(kind: str) -> Callable[[Art, str], None]:
    def draw(art: Art, colour: str) -> None:
        _draw_pair(art, path(_LOCKS[kind].outline), colour)
        for line in _LOCKS[kind].lines:
            art.ink(both_sides(path(line)), INNER)

    return draw


def _veil(art: Art, colour: str) -> None:
    """A white veil with a border; some hair at the temples."""
    cloth = path(
        "M-14 -130C-42 -130 -46 -104 -43 -84C-41 -66 -52 -58 -56 -46C-44 -36 -24 -40 -17 -54"
        "L-14 -118z"
    )
    _draw_pair(art, cloth, WHITE, dark=0.1)
    border = both_sides(path("M-38 -112C-42 -96 -37 -82 -38 -74C-40 -62 -46 -56 -49 -48"))
    art.ink(border, 4.2)
    art.ink(border, 1.8, GOLD)
    fold = path("M-29 -118C-34 -100 -30 -84 -31 -72C-32 -62 -37 -54 -39 -47")
    art.ink(both_sides(fold), HAIRLINE)
    temple = path("M-16 -124C-28 -120 -29 -100 -26 -84L-14 -84L-12 -118z")
    art.shape(temple, colour, INNER)
    art.shape(mirrored(temple), colour, INNER)


def _braids(art: Art, colour: str) -> None:
    """Two braids with a ribbon at the end."""
    for side in (-1, 1):
        for knot in range(6):
            steps = scale(side, 1), move(side * (28 + knot * 1.6), -98 + knot * 9.4)
            art.shape(placed(path("M-7 -5C-2 -9 6 -8 7 -1C5 6 -4 8 -7 3z"), *steps), colour)
            art.ink(placed(path("M-4 0C0 -4 3 -3 4 -1"), *steps), HAIRLINE)
        art.shape(moved(rectangle(-5, -2, 10, 5, 2), side * 37.6, -43), RED, INNER)
    _draw_pair(art, path("M-10 -128C-32 -128 -34 -108 -29 -98L-20 -98L-14 -118z"), colour)


HAIR: dict[str, Callable[[Art, str], None]] = {
    **{kind: _locks(kind) for kind in _LOCKS},
    "veil": _veil,
    "braids": _braids,
}


def draw_hair(art: Art, hair: Hair) -> None:
    """The hair behind the face, drawn before it."""
    HAIR[hair.kind](art, hair.colour)


def _parted(art: Art, colour: str) -> None:
    """Parted in the middle."""
    half = path("M0 -120C-8 -116 -16 -110 -21.5 -100C-24 -110 -23 -122 -18 -126L0 -126z")
    _draw_pair(art, half, colour, INNER)


def _full(art: Art, colour: str) -> None:
    """Cut straight over the brows."""
    hair = path(
        "M-22 -102C-24 -112 -22 -124 -16 -128L16 -128C22 -124 24 -112 22 -102"
        "C18 -108 14 -106 11 -109C7 -105 3 -106 0 -109C-3 -106 -7 -105 -11 -109"
        "C-14 -106 -18 -108 -22 -102z"
    )
    art.shape(hair, colour, INNER)


FRINGES: dict[str, Callable[[Art, str], None]] = {"parted": _parted, "full": _full}


def draw_fringe(art: Art, kind: str, colour: str) -> None:
    """Hair on the forehead, drawn after the face and before the hat."""
    FRINGES[kind](art, colour)
