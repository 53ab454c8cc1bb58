"""Shapes and what can be done with them: place, join, cut, outline.

All boolean work is done by Skia (skia-pathops) while the cards are built, so that the finished SVG
holds nothing but plain paths, which QtSvg draws right and fast. This is the only module that
touches Skia. Units: a quarter of a millimetre; y grows downwards, as in SVG.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from fontTools.misc.transform import Identity, Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path.parser import parse_path
from pathops import LineCap, LineJoin, Path, PathOp, op

Cap = Literal["round", "butt", "square"]
_CAPS = {"round": LineCap.ROUND_CAP, "butt": LineCap.BUTT_CAP, "square": LineCap.SQUARE_CAP}
_CONIC_TOLERANCE = 0.1
_MITER = 4


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """An area or a line. Functions make new shapes of it; nothing changes it."""

    skia: Path

    @property
    def bounds(self) -> Box:
        return Box(*self.skia.bounds)

    @property
    def empty(self) -> bool:
        return not list(self.skia.segments)

    @property
    def data(self) -> str:
        """What an SVG path's ``d`` holds."""
        pen = SVGPathPen(None, ntos=number)
        self.skia.draw(pen)
        commands: str = pen.getCommands()
        return commands


def number(value: float) -> str:
    """A number for SVG: one decimal, no needless zeros."""
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    if text.startswith("0."):
        return text[1:]
    return text.replace("-0.", "-.", 1) if text.startswith("-0.") else text


def path(data: str) -> Shape:
    """The shape that SVG path data describes."""
    drawn = Path()
    parse_path(data, drawn.getPen(allow_open_paths=True))
    return Shape(drawn)


# ---------------------------------------------------------------- placing


def move(x: float, y: float) -> Transform:
    """A step of `placed`: shift by x, y."""
    return Transform(1, 0, 0, 1, x, y)


def scale(x: float, y: float | None = None) -> Transform:
    """A step of `placed`: stretch about 0,0; one number stretches both ways alike."""
    return Transform(x, 0, 0, x if y is None else y, 0, 0)


def turn(degrees: float) -> Transform:
    """A step of `placed`: turn clockwise about 0,0."""
    return Identity.rotate(math.radians(degrees))


def turn_about(x: float, y: float, degrees: float) -> tuple[Transform, ...]:
    """The steps of `placed` that turn about x, y."""
    return move(-x, -y), turn(degrees), move(x, y)


def placed(shape: Shape, *steps: Transform) -> Shape:
    """The shape after the steps `move`, `scale`, `turn`, taken in the order written."""
    whole = Identity
    for step in reversed(steps):
        whole = whole.transform(step)
    drawn = Path()
    shape.skia.draw(TransformPen(drawn.getPen(allow_open_paths=True), whole))
    return Shape(drawn)


def moved(shape: Shape, x: float, y: float) -> Shape:
    return placed(shape, move(x, y))


def mirrored(shape: Shape) -> Shape:
    """The shape with left and right exchanged."""
    return placed(shape, scale(-1, 1))


def both_sides(shape: Shape) -> Shape:
    """The shape and its mirror image as one."""
    return merged(shape, mirrored(shape))


# ---------------------------------------------------------------- joining and cutting


def merged(*shapes: Shape) -> Shape:
    """All shapes as one, contours untouched."""
    drawn = Path()
    for shape in shapes:
        shape.skia.draw(drawn.getPen(allow_open_paths=True))
    return Shape(drawn)


def union(first: Shape, *others: Shape) -> Shape:
    """The area that any of the shapes covers."""
    area = first.skia
    for other in others:
        area = op(area, other.skia, PathOp.UNION)
    return Shape(area)


def common(first: Shape, second: Shape) -> Shape:
    """The area that both shapes cover."""
    return Shape(op(first.skia, second.skia, PathOp.INTERSECTION))


def cut(shape: Shape, *holes: Shape) -> Shape:
    """The shape without the holes."""
    area = shape.skia
    for hole in holes:
        area = op(area, hole.skia, PathOp.DIFFERENCE)
    return Shape(area)


def simplified(shape: Shape) -> Shape:
    """The same area without contours that cross."""
    drawn = Path(shape.skia)
    drawn.simplify()
    return Shape(drawn)


def stroked(line: Shape, width: float, cap: Cap = "round") -> Shape:
    """The area that a pen of this width covers along the line."""
    drawn = Path(line.skia)
    drawn.stroke(width, _CAPS[cap], LineJoin.ROUND_JOIN, _MITER)
    drawn.convertConicsToQuads(_CONIC_TOLERANCE)
    return Shape(drawn)


def grown(shape: Shape, margin: float) -> Shape:
    """The shape with a margin added all round."""
    return union(shape, simplified(stroked(shape, 2 * margin)))


def shrunk(shape: Shape, margin: float) -> Shape:
    """The shape with a margin taken off all round."""
    return cut(shape, simplified(stroked(shape, 2 * margin)))


def clipped(shape: Shape, motifs: Iterable[Shape]) -> Shape:
    """The parts of the motifs that lie inside the shape."""
    found = list(motifs)
    if not found:
        return Shape(Path())
    return common(simplified(shape), simplified(merged(*found)))
