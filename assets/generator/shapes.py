"""Plain figures that many pictures share: stars, petals, brush strokes, small motifs."""

import math
from collections.abc import Sequence
from itertools import pairwise

from assets.generator.paths import (
    Point,
    Shape,
    mirrored,
    move,
    path,
    placed,
    scale,
    turn,
    union,
)

_ROUND_CORNER = 0.4477  # 1 minus the handle of a quarter circle
_QUARTER_CIRCLE = 0.5523  # handle of a cubic that looks like a quarter circle
_BRUSH_STEPS = 14
_SPIRAL_STEP = 13  # degrees

XY = tuple[float, float]


def rectangle(left: float, top: float, width: float, height: float, corner: float = 0) -> Shape:
    """An upright rectangle; its corners are rounded when `corner` is not 0."""
    if corner <= 0:
        return path(f"M{left} {top}h{width}v{height}h{-width}z")
    near, far = _ROUND_CORNER * corner, corner
    right, bottom = left + width, top + height
    return path(
        f"M{left + far} {top}H{right - far}"
        f"C{right - near} {top} {right} {top + near} {right} {top + far}V{bottom - far}"
        f"C{right} {bottom - near} {right - near} {bottom} {right - far} {bottom}H{left + far}"
        f"C{left + near} {bottom} {left} {bottom - near} {left} {bottom - far}V{top + far}"
        f"C{left} {top + near} {left + near} {top} {left + far} {top}z"
    )


def ellipse(x: float, y: float, radius: float, radius_y: float | None = None) -> Shape:
    """An ellipse about x, y; one radius makes a circle."""
    high = radius if radius_y is None else radius_y
    left, right = x - radius, x + radius
    across, down = _QUARTER_CIRCLE * radius, _QUARTER_CIRCLE * high
    return path(
        f"M{left} {y}C{left} {y - down} {x - across} {y - high} {x} {y - high}"
        f"S{right} {y - down} {right} {y}S{x + across} {y + high} {x} {y + high}"
        f"S{left} {y + down} {left} {y}z"
    )


def _through(points: Sequence[XY]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def polygon(*points: XY) -> Shape:
    """The area inside the points."""
    return path(_through(points) + "z")


def polyline(*points: XY) -> Shape:
    """The line through the points."""
    return path(_through(points))


def star(x: float, y: float, outer: float, inner: float, points: int, start: float = -90) -> Shape:
    """A star; `start` is the angle of its first point in degrees, -90 is up."""
    corners = []
    for index in range(2 * points):
        radius = inner if index % 2 else outer
        angle = math.radians(start + 180 * index / points)
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*corners)


def petals(
    x: float, y: float, length: float, count: int, width: float = 0.5, start: float = -90
) -> list[Shape]:
    """Rounded petals round x, y; `width` is a share of the length, `start` the first's angle."""
    half = length * width
    petal = path(
        f"M0 0C{length * 0.25} {-half} {length * 0.95} {-half * 1.05} {length} 0"
        f"C{length * 0.95} {half * 1.05} {length * 0.25} {half} 0 0z"
    )
    return [placed(petal, turn(start + 360 * i / count), move(x, y)) for i in range(count)]


def flower(
    x: float, y: float, length: float, count: int, width: float = 0.5, start: float = -90
) -> Shape:
    """`petals` as one area."""
    return union(*petals(x, y, length, count, width, start))


def brush(points: Sequence[XY], start: float, end: float, middle: float | None = None) -> Shape:
    """A stroke along a cubic (four points) whose width swells: the line of a woodcut."""
    left, right = [], []
    for index in range(_BRUSH_STEPS + 1):
        t = index / _BRUSH_STEPS
        spot, slope = curve_at(t, points), curve_slope(t, points)
        length = math.hypot(*slope) or 1
        half = _brush_width(t, start, end, middle) / 2
        across = slope.y / length * half, slope.x / length * half
        left.append((spot.x - across[0], spot.y + across[1]))
        right.append((spot.x + across[0], spot.y - across[1]))
    return polygon(*left, *reversed(right))


def _brush_width(t: float, start: float, end: float, middle: float | None) -> float:
    if middle is None:
        return start * (1 - t) + end * t
    if t < 0.5:
        return start * (1 - 2 * t) + middle * 2 * t
    return middle * (2 - 2 * t) + end * (2 * t - 1)


def curve_at(t: float, points: Sequence[XY]) -> Point:
    """The point of a cubic at t in 0..1."""
    u = 1 - t
    weights = u**3, 3 * u * u * t, 3 * u * t * t, t**3
    return Point(
        sum(weight * x for weight, (x, _) in zip(weights, points, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, points, strict=True)),
    )


def curve_slope(t: float, points: Sequence[XY]) -> Point:
    """The direction of a cubic at t in 0..1, not of length 1."""
    u = 1 - t
    weights = 3 * u * u, 6 * u * t, 3 * t * t
    steps = [(to[0] - start[0], to[1] - start[1]) for start, to in pairwise(points)]
    return Point(
        sum(weight * x for weight, (x, _) in zip(weights, steps, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, steps, strict=True)),
    )


def curve(points: Sequence[XY], side: int = 1) -> Shape:
    """A cubic as a line; side -1 mirrors it to the left."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ((x * side, y) for x, y in points)
    return path(f"M{x0} {y0}C{x1} {y1} {x2} {y2} {x3} {y3}")


def spiral(x: float, y: float, radii: tuple[float, float], angles: tuple[float, float]) -> Shape:
    """A line that winds about x, y between two radii and two angles (degrees)."""
    (r0, r1), (a0, a1) = radii, angles
    steps = max(8, int(abs(a1 - a0) / _SPIRAL_STEP))
    points = []
    for index in range(steps + 1):
        radius = r0 + (r1 - r0) * index / steps
        angle = math.radians(a0 + (a1 - a0) * index / steps)
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polyline(*points)


def lozenge(width: float, height: float) -> Shape:
    return polygon((0, -height / 2), (width / 2, 0), (0, height / 2), (-width / 2, 0))


def quatrefoil(radius: float) -> Shape:
    """Four round leaves."""
    half = radius * 0.5
    return union(
        ellipse(-half, 0, half),
        ellipse(half, 0, half),
        ellipse(0, -half, half),
        ellipse(0, half, half),
    )


def lily(size: float) -> Shape:
    """A heraldic lily (fleur-de-lis), `size` high."""
    middle = path("M0 -10C3.6 -6 3.6 -2.4 1.2 1.2L-1.2 1.2C-3.6 -2.4 -3.6 -6 0 -10z")
    side = path(
        "M1.2 1C2.4 -3 5.4 -5.6 8 -3.6C9.6 -2 8.4 .4 6.4 -.2C6.6 -1.4 5.6 -1.8 4.8 -.8"
        "C3.8 .4 3.4 2 1.2 2.2z"
    )
    band = rectangle(-4.6, 1.6, 9.2, 1.9, 0.9)
    foot = path(
        "M-1 3.4L1 3.4C1 6 2.4 7.4 4 8.6C2.4 9.2 .8 8.6 0 7.4"
        "C-.8 8.6 -2.4 9.2 -4 8.6C-2.4 7.4 -1 6 -1 3.4z"
    )
    return placed(union(middle, side, mirrored(side), band, foot), scale(size / 20))
