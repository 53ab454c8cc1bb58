"""The ace of diamonds: a cut stone with rays, in a lozenge."""

from assets.generator.aces.plate import Plate
from assets.generator.palette import INK, PAPER, WHITE, sheer
from assets.generator.paths import common, moved, path, placed, scale, shrunk
from assets.generator.shapes import brush, lozenge, polygon, polyline, star
from assets.generator.signs import diamond

_WIDTH, _HEIGHT = 94, 132  # half the size of the lozenge
_FACETS = (  # two corners, and how dark; below 0 how light
    ((0, -90), (70, 0), 0.0),
    ((70, 0), (0, 90), 0.24),
    ((0, 90), (-70, 0), 0.1),
    ((-70, 0), (0, -90), -0.16),
)
_EDGES = (
    ((0, -75), (0, -39)),
    ((0, 39), (0, 75)),
    ((-60, 0), (-31, 0)),
    ((31, 0), (60, 0)),
    ((-22, -28), (-15, -19)),
    ((22, -28), (15, -19)),
    ((-22, 28), (-15, 19)),
    ((22, 28), (15, 19)),
)


def draw_diamonds(plate: Plate) -> None:
    """The stone, and the lozenge with its rays."""
    _draw_stone(plate)
    half, colour = plate.half, plate.colour
    for inside, width in ((0, 1.8), (7, 1.1)):
        top = 0, -_HEIGHT + inside * 1.4
        line = polyline((-_WIDTH + inside, 0), top, (_WIDTH - inside, 0))
        half.ink(line, width, colour)
    for index in range(-11, 12):
        _draw_ray(plate, index / 12, index % 2 == 0)
    half.fill(moved(lozenge(11, 15), 0, -_HEIGHT - 8), colour)
    half.fill(moved(lozenge(4.4, 6), 0, -_HEIGHT - 8), PAPER)
    for side in (-1, 1):
        half.fill(moved(lozenge(6, 8), side * 14, -_HEIGHT - 2), colour)
        plate.middle.fill(moved(lozenge(7, 10), side * (_WIDTH + 8), 0), colour)
        half.fill(moved(lozenge(9, 12), side * 60, -96), colour)
        half.fill(moved(lozenge(3.6, 5), side * 60, -96), PAPER)
        half.ink(polyline((side * 44, -96), (side * 51, -96)), 1.4, colour)
        half.ink(polyline((side * 69, -96), (side * 76, -96)), 1.4, colour)


def _draw_stone(plate: Plate) -> None:
    art, colour, trim = plate.middle, plate.colour, plate.trim
    sign, table = placed(diamond(), scale(1.5)), placed(diamond(), scale(0.78))
    art.fill(sign, colour)
    for start, end, dark in _FACETS:
        tint = sheer(INK, dark) if dark > 0 else sheer(WHITE, -dark)
        art.fill(common(sign, polygon((0, 0), start, end)), tint if dark else None)
    art.shape(table, colour, 1.5, trim)
    art.fill(common(table, path("M0 -60L0 60L60 60L60 -60z")), sheer(INK, 0.16))
    for edge in _EDGES:
        art.ink(polyline(*edge), 1.3, trim)
    art.ink(shrunk(sign, 4), 1.4, trim)
    art.fill(star(0, 0, 15, 3.6, 4), trim)
    art.fill(star(0, 0, 8, 3, 4, -45), PAPER if trim != PAPER else WHITE)


def _draw_ray(plate: Plate, t: float, long: bool) -> None:
    """A ray towards the edge of the lozenge; t from -1 (left) to 1 (right)."""
    x, y = t * _WIDTH, -(1 - abs(t)) * _HEIGHT
    start, end = (0.70, 0.86) if long else (0.71, 0.80)
    shares = start, start + 0.05, end - 0.05, end
    ray = brush([(x * share, y * share) for share in shares], 3 if long else 2.2, 0.4)
    plate.half.fill(ray, plate.colour if long else plate.trim_on_paper)
