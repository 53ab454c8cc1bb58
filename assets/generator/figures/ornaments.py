"""Small ornaments of dress: bells and feathers."""

from typing import NamedTuple

from assets.generator.drawing import Art
from assets.generator.palette import GOLD, HAIRLINE, INK, INNER, WHITE
from assets.generator.paths import move, path, placed, scale, turn
from assets.generator.shapes import ellipse


class Feather(NamedTuple):
    """Where a feather grows from, how it leans (degrees), and its looks."""

    x: float
    y: float
    turn: float
    colour: str = WHITE
    size: float = 1
    mirrored: bool = False


def draw_bell(art: Art, x: float, y: float, radius: float) -> None:
    """A small round bell."""
    art.shape(ellipse(x, y, radius), GOLD, INNER)
    art.ink(path(f"M{x - radius * 0.7} {y + 0.4}H{x + radius * 0.7}"), HAIRLINE)
    art.fill(ellipse(x, y + radius * 0.5, radius * 0.24), INK)


def draw_feather(art: Art, feather: Feather) -> None:
    """A feather; it bends to the right."""
    plume = path(
        "M0 0C-4 -14 -2 -30 10 -40C22 -48 34 -42 34 -34C28 -38 22 -34 18 -28C14 -16 10 -6 0 0z"
    )
    steps = (
        scale(-feather.size if feather.mirrored else feather.size, feather.size),
        turn(feather.turn),
        move(feather.x, feather.y),
    )
    art.shape(placed(plume, *steps), feather.colour)
    art.ink(placed(path("M1 -2C2 -16 8 -30 20 -38"), *steps), HAIRLINE)
    for rib in (
        "M3.4 -16L-.4 -17",
        "M7 -25L2.4 -27",
        "M12 -32L8.6 -36",
        "M9 -20L13.4 -20",
        "M15 -28L19 -27",
    ):
        art.ink(placed(path(rib), *steps), HAIRLINE)
