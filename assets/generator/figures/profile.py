"""A face in profile, the one-eyed cards of the French deck."""

from typing import NamedTuple

from assets.generator.drawing import Art
from assets.generator.palette import HAIRLINE, INK, INNER, MAIN, RED, SKIN, SKIN_SHADE, WHITE
from assets.generator.paths import common, path
from assets.generator.shapes import brush, ellipse

_FACE = (
    "M-16 -122C-18 -114 -18.6 -108 -19.4 -104C-19.6 -100 -18.6 -99 -19.6 -97L-29.6 -83.6"
    "C-30 -81 -26 -80 -22 -79.6C-21 -78.6 -24.4 -77.2 -24 -75C-23.6 -73.6 -21 -73.4 -20.6 -72.8"
    "C-21.4 -72 -23.4 -71.4 -22.6 -69.2C-22 -67.4 -19.6 -67.6 -20.4 -64.6"
    "C-21.4 -60 -18 -56.6 -11 -56.6C0 -57 12 -64 16 -74L20 -122z"
)
_HAIR_BEHIND = (
    "M-14 -124C20 -128 38 -110 35 -90L42 -85C52 -80 51 -65 40 -63C28 -61 21 -70 19 -78"
    "L6 -100L-14 -110z"
)
_HAIR_BEFORE = (
    "M-16 -124C16 -128 34 -114 32 -94C32 -86 38 -86 40 -80C42 -72 34 -68 30 -73"
    "C20 -74 18 -84 18 -96C16 -106 6 -110 -2 -108C-8 -112 -14 -112 -18 -114z"
)
_HAIR_LINES = "M-4 -118C14 -118 25 -108 25 -94C25 -84 30 -80 32 -77M6 -113C18 -108 21 -96 22 -86"


class Profile(NamedTuple):
    """Looks to the left (-1) or to the right (1)."""

    side: int


def draw_profile(art: Art, hair: str) -> None:
    """A face, neck and curled hair, looking to the left."""
    art.shape(path("M-8 -70L-8 -44L14 -44L14 -74z"), SKIN_SHADE)
    art.shape(path(_HAIR_BEHIND), hair)
    face = path(_FACE)
    art.fill(face, SKIN)
    cheek = path("M2 -130C-2 -100 4 -80 -6 -50L40 -50L40 -130z")
    art.fill(common(face, cheek), SKIN_SHADE)
    art.ink(face, MAIN)
    _draw_eye(art)
    art.ink(path("M-23 -81.6C-20.4 -84.4 -17.6 -82.6 -18 -80.2"), HAIRLINE)
    art.ink(path("M-20.6 -72.8C-18 -73.4 -15.6 -73 -14 -71.4"), 1.7)
    lip = "M-20.4 -72.6C-22.6 -71.6 -23 -69.4 -20.6 -68.6C-18 -69 -16.4 -70.6 -16 -72.4z"
    art.fill(path(lip), RED)
    art.shape(path("M9 -97C17 -100 19 -86 11 -83C8 -83 8 -86 9 -88z"), SKIN, INNER)
    art.shape(path(_HAIR_BEFORE), hair)
    art.ink(path(_HAIR_LINES), INNER)


def _draw_eye(art: Art) -> None:
    art.fill(path("M-18 -91.6C-16 -96.6 -10 -97 -5.6 -92C-9 -89.4 -14 -89.2 -18 -91.6z"), WHITE)
    art.fill(ellipse(-13.4, -92.4, 2.7, 3), INK)
    lid = ((-19, -91), (-15.4, -98.4), (-9, -98.2), (-4.6, -91.4))
    art.fill(brush(lid, 1.2, 1.2, 3), INK)
    brow = ((-20, -102), (-16, -107), (-8, -107), (-3, -102.4))
    art.fill(brush(brow, 2.4, 0.8, 3.4), INK)
