"""Repeated motifs inside a shape."""

import math

from assets.generator.paths import (
    Shape,
    clipped,
    common,
    cut,
    move,
    placed,
    turn,
)
from assets.generator.shapes import XY, ellipse, polygon, rectangle


def _middle(shape: Shape) -> XY:
    box = shape.bounds
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2


def _reach(shape: Shape) -> float:
    box = shape.bounds
    return math.hypot(box.right - box.left, box.bottom - box.top) / 2


def stripes(
    shape: Shape, pitch: float, width: float, degrees: float = 0, shift: float = 0
) -> Shape:
    """Stripes of one width, level when `degrees` is 0."""
    reach = _reach(shape) + pitch
    count = int(reach / pitch) + 1
    return clipped(
        shape,
        [
            placed(
                rectangle(-reach, index * pitch - width / 2 + shift, 2 * reach, width),
                turn(degrees),
                move(*_middle(shape)),
            )
            for index in range(-count, count + 1)
        ],
    )


def grid(
    shape: Shape,
    motif: Shape,
    step: XY,
    degrees: float = 0,
    shift: float = 0,
    origin: XY | None = None,
) -> Shape:
    """The motif in rows like bricks: every second row is half a step aside.

    `step` is the distance across and down, `origin` the place of one motif (else the middle).
    """
    across, down = step
    middle = _middle(shape)
    start = origin or middle
    reach = _reach(shape) + max(step) + math.hypot(start[0] - middle[0], start[1] - middle[1])
    columns, rows = int(reach / across) + 1, int(reach / down) + 1
    box, angle = shape.bounds, math.radians(degrees)
    motifs = []
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            x = column * across + (across / 2 if row % 2 else 0) + shift
            y = row * down
            at_x = start[0] + x * math.cos(angle) - y * math.sin(angle)
            at_y = start[1] + x * math.sin(angle) + y * math.cos(angle)
            if (
                box.left - across <= at_x <= box.right + across
                and box.top - down <= at_y <= box.bottom + down
            ):
                motifs.append(placed(motif, turn(degrees), move(at_x, at_y)))
    return clipped(shape, motifs)


def scales(shape: Shape, radius: float, width: float) -> Shape:
    """Half rings like the scales of a fish."""
    ring = cut(ellipse(0, 0, radius), ellipse(0, 0, radius - width))
    half = common(ring, rectangle(-radius - 1, -0.01, 2 * radius + 2, radius + 1))
    return grid(shape, half, (2 * radius, radius))


def chevrons(
    shape: Shape, pitch: float, width: float, height: float, period: float, x: float
) -> Shape:
    """Zigzag stripes; `x` is the place of a turning point."""
    box = shape.bounds
    count = int((box.right - box.left) / period) + 3
    bands = []
    y = box.top - height - pitch
    while y < box.bottom + pitch:
        top = [
            (x + index * period / 2, y + (height if index % 2 else 0))
            for index in range(-count, count + 1)
        ]
        bands.append(polygon(*top, *[(at, low + width) for at, low in reversed(top)]))
        y += pitch
    return clipped(shape, bands)


def checks(shape: Shape, size: float, degrees: float) -> Shape:
    """A chessboard of squares."""
    square = rectangle(-size / 2, -size / 2, size, size)
    return grid(shape, square, (2 * size, size), degrees)
