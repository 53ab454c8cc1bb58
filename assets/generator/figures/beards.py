"""Beards and moustaches, drawn over a man's face."""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.drawing import Art, cast_shadow, shade_right
from assets.generator.palette import INNER, RED
from assets.generator.paths import both_sides, mirrored, moved, path, union


class Beard(NamedTuple):
    """A row of `BEARDS` and its colour; a clean upper lip has no moustache."""

    kind: str
    colour: str
    moustache: bool = True


class _Outline(NamedTuple):
    area: str
    lines: str


def _pointed(x: float, tip: float) -> _Outline:
    return _Outline(
        f"M-22 -96C-25 -72 -18 -52 {x} {tip}C18 -52 25 -72 22 -96"
        f"C19 -84 12 -76 {x} -76C-12 -76 -19 -84 -22 -96z",
        f"M-16 -76C-15 -64 -9 -54 -3 {tip - 8}M-9 -66C-8 -58 -5 -54 -2 -49",
    )


def _full(x: float) -> _Outline:
    return _pointed(x, -34)


def _long(x: float) -> _Outline:
    return _pointed(x, -18)


def _fork(x: float) -> _Outline:
    return _Outline(
        f"M-22 -96C-25 -74 -21 -52 -14 -28C-10 -33 -4 -40 {x} -46C4 -40 10 -33 14 -28"
        f"C21 -52 25 -74 22 -96C19 -84 12 -76 {x} -76C-12 -76 -19 -84 -22 -96z",
        "M-16 -76C-18 -62 -16 -50 -13 -40M-9 -66C-11 -58 -11 -50 -10 -44",
    )


def _round(x: float) -> _Outline:
    return _Outline(
        "M-22 -96C-26 -76 -22 -56 -12 -48C-5 -44 5 -44 12 -48C22 -56 26 -76 22 -96"
        f"C19 -84 12 -76 {x} -76C-12 -76 -19 -84 -22 -96z",
        "M-16 -76C-16 -66 -12 -58 -8 -53M-8 -66C-8 -60 -5 -55 -3 -52",
    )


def _whole(outline: Callable[[float], _Outline]) -> Callable[[Art, str, float], None]:
    """A beard that covers cheeks and chin, with the lips showing."""

    def draw(art: Art, colour: str, x: float) -> None:
        data = outline(x)
        area = path(data.area)
        cast_shadow(art, area)
        art.shape(area, colour)
        shade_right(art, area, x, 0.13)
        art.ink(both_sides(path(data.lines)), INNER)
        lips = (
            f"M{x - 6} -70C{x - 3} -67.4 {x + 3} -67.4 {x + 6} -70"
            f"C{x + 3} -72 {x - 3} -72 {x - 6} -70z"
        )
        art.fill(path(lips), RED)

    return draw


def _goatee(art: Art, colour: str, x: float) -> None:
    """A tuft on the chin."""
    tuft = (
        f"M{x - 6} -64C{x - 7} -56 {x - 3} -48 {x} -42C{x + 3} -48 {x + 7} -56 {x + 6} -64"
        f"C{x + 3} -61 {x - 3} -61 {x - 6} -64z"
    )
    art.shape(path(tuft), colour, INNER)


def _chops(art: Art, colour: str, x: float) -> None:
    """Whiskers on both cheeks."""
    for side in (-1, 1):
        whisker = (
            f"M{side * 22} -98C{side * 25} -84 {side * 21} -70 {side * 13} -64"
            f"C{side * 10} -70 {side * 15} -80 {side * 16} -90z"
        )
        art.shape(path(whisker), colour, INNER)


def _moustache_alone(art: Art, colour: str, x: float) -> None:
    """Nothing but the moustache that every beard gets."""


BEARDS: dict[str, Callable[[Art, str, float], None]] = {
    "full": _whole(_full),
    "long": _whole(_long),
    "fork": _whole(_fork),
    "round": _whole(_round),
    "goatee": _goatee,
    "chops": _chops,
    "moustache": _moustache_alone,
}


def draw_beard(art: Art, beard: Beard, gaze: float) -> None:
    """The beard of a face that looks left (-1) to right (1)."""
    x = gaze * 3
    BEARDS[beard.kind](art, beard.colour, x)
    if beard.moustache:
        half = path(
            "M0 -77.5C-5 -80.6 -10 -77.6 -13 -73.4C-16 -69.6 -20.6 -69.4 -22.6 -71.8"
            "C-20.6 -63.8 -11.4 -63.8 -7.4 -68.8C-4.6 -72.2 -2 -73 0 -73z"
        )
        lift = -0.6 if beard.kind in ("moustache", "goatee") else 0
        whole = union(moved(half, 0, lift), mirrored(moved(half, 0, lift)))
        art.shape(moved(whole, x * 1.1, 0), beard.colour, INNER)


def draw_profile_beard(art: Art, colour: str) -> None:
    """The beard of a face in profile that looks to the left."""
    beard = path(
        "M-19 -74C-26 -62 -27 -46 -18 -32C-2 -42 12 -56 16 -84C10 -88 8 -84 4 -78"
        "C-2 -72 -8 -70 -15 -70z"
    )
    art.shape(beard, colour)
    lines = (
        "M-17 -64C-19 -54 -18 -46 -15 -40M-9 -65C-11 -56 -10 -50 -8 -44M0 -70C0 -62 -2 -56 -3 -50"
    )
    art.ink(path(lines), INNER)
    moustache = path(
        "M-24 -78C-28 -74 -27 -68 -22 -68C-14 -68 -8 -66 0 -72C-6 -73 -12 -78 -20 -79z"
    )
    art.shape(moustache, colour, INNER)
