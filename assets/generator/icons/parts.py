"""What the icons of all sizes share."""

from fontTools.misc.transform import Transform

from assets.generator.drawing import Art, Layer
from assets.generator.palette import DARK_GREEN, GREEN, NUT, TAN
from assets.generator.paths import move, path, placed, scale
from assets.generator.shapes import XY

CLOTH = GREEN
CLOTH_SHADE = DARK_GREEN


def place_scaled(
    art: Art,
    sign: Art,
    size: float,
    at: XY,
    *steps: Transform,
    least: float | None = None,
) -> None:
    """A sign (drawn in a box of 100) with its lines scaled, never thinner than `least`.

    `steps` are done after the sign has come to its place: the turn of its card.
    """
    for layer in sign.shapes:
        width = layer.style.width * size
        if layer.style.ink and least is not None:
            width = max(least, width)
        shape = placed(layer.shape, scale(size), move(*at), *steps)
        art.layers.append(Layer(shape, layer.style._replace(width=width)))


def plain_acorn() -> Art:
    """An acorn without detail, for small sizes."""
    art = Art()
    art.shape(path("M-27 -6C-30 22 -16 38 -3 44L0 51L3 44C16 38 30 22 27 -6z"), TAN, 6)
    art.fill(path("M4 -4L27 -4C29 22 16 38 4 43z"), NUT)
    cup = path(
        "M-35 -4C-38 -24 -20 -38 0 -38C20 -38 38 -24 35 -4C34 3 24 5 16 1"
        "C8 6 -8 6 -16 1C-24 5 -34 3 -35 -4z"
    )
    art.shape(cup, GREEN, 6)
    art.ink(path("M0 -40C0 -46 3 -49 8 -50"), 8)
    return art
