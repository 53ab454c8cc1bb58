"""The horses of the German kings."""

from typing import NamedTuple

from assets.generator.drawing import Art, cast_shadow
from assets.generator.palette import GOLD, HAIRLINE, INK, INNER, WHITE, sheer
from assets.generator.paths import common, move, path
from assets.generator.shapes import ellipse


class Horse(NamedTuple):
    """The colours of a horse."""

    coat: str
    mane: str
    bridle: str


def draw_horse(art: Art, horse: Horse) -> None:
    """Head and neck, looking to the left; the neck runs down behind the ribbon."""
    head = Art()
    neck = path(
        "M34 60C40 26 34 -8 12 -26L6 -42L0 -28C-10 -28 -16 -20 -20 -10L-37 8"
        "C-41 14 -38 22 -31 23C-25 24 -20 21 -14 16C-8 14 -4 12 0 13C4 24 0 40 -6 60z"
    )
    cast_shadow(head, neck, 3, 4)
    head.shape(neck, horse.coat)
    head.fill(common(neck, path("M14 -30C30 0 22 30 18 60L60 60L60 -30z")), sheer(INK, 0.13))
    mane = path(
        "M2 -36C8 -34 18 -28 24 -20C21 -18 24 -14 30 -8C26 -6 30 0 36 8"
        "C31 10 34 18 39 26C33 28 36 38 38 48L30 60C31 34 28 6 12 -16"
        "C8 -18 2 -16 -2 -12C-4 -20 -2 -28 2 -36z"
    )
    head.shape(mane, horse.mane)
    for line in ("M10 -26C18 -14 24 -4 26 8", "M22 0C28 10 30 22 31 36"):
        head.ink(path(line), HAIRLINE)
    _draw_face(head, horse)
    _draw_bridle(head, horse.bridle)
    art.add(head, move(-52, -4))


def _draw_face(head: Art, horse: Horse) -> None:
    head.shape(path("M7 -45C11 -38 11 -32 8 -26L1 -28C1 -35 3 -40 7 -45z"), horse.coat)
    head.fill(path("M-14 -7C-12 -11 -7 -12 -4 -8C-7 -5 -11 -5 -14 -7z"), WHITE)
    head.fill(ellipse(-8.6, -8, 2.3), INK)
    head.ink(path("M-15 -7C-12 -12 -7 -13 -3 -8"), 1.8)
    head.fill(ellipse(-33, 12.6, 1.8, 2.3), INK)
    head.ink(path("M-37 19C-32 18 -28 16 -26 14"), INNER)


def _draw_bridle(head: Art, colour: str) -> None:
    for strap, width in (
        ("M-26 -3C-21 2 -19 8 -20 19", 4),
        ("M-8 -24C-2 -14 2 0 0 13", 4),
        ("M-22 3C-14 0 -6 2 0 6", 4),
        ("M-20 16C-4 30 10 30 30 24", 3.6),
    ):
        head.ink(path(strap), width + 2.6)
        head.ink(path(strap), width - 1, colour)
    for x in (-21.5, 0):
        head.shape(ellipse(x, 4, 3.6), GOLD, INNER)
