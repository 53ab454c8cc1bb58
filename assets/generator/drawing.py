"""A painter's list: what is drawn, in order, and the SVG it becomes."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from fontTools.misc.transform import Transform

from assets.generator.palette import INK, MAIN, SHADOW, sheer
from assets.generator.paths import (
    Box,
    Shape,
    common,
    cut,
    mirrored,
    moved,
    number,
    placed,
    simplified,
    stroked,
)
from assets.generator.shapes import polygon, rectangle

Colour = str | None


class Style(NamedTuple):
    fill: Colour = None
    ink: Colour = None
    width: float = 0


@dataclass(frozen=True, slots=True)
class Layer:
    """One shape with its colours. The width of its line is never scaled with the shape."""

    shape: Shape
    style: Style


@dataclass(frozen=True, slots=True)
class Markup:
    """Ready-made SVG, for example the ``<use>`` of a sign."""

    text: str


@dataclass(slots=True)
class Art:
    """A picture in the making. Later layers lie over earlier ones."""

    layers: list[Layer | Markup] = field(default_factory=list)

    def fill(self, shape: Shape, colour: Colour) -> None:
        """Add an area without outline; nothing when the colour is None."""
        if colour:
            self.layers.append(Layer(shape, Style(fill=colour)))

    def ink(self, shape: Shape, width: float, colour: str = INK) -> None:
        """Add a line."""
        self.layers.append(Layer(shape, Style(ink=colour, width=width)))

    def shape(self, shape: Shape, colour: Colour, width: float = MAIN, ink: str = INK) -> None:
        """Add an area with its outline."""
        self.layers.append(Layer(shape, Style(colour, ink, width)))

    def raw(self, text: str) -> None:
        """Add ready-made markup."""
        self.layers.append(Markup(text))

    def add(self, other: "Art", *steps: Transform) -> "Art":
        """Add all layers of another picture, each placed by the steps; gives this picture."""
        for layer in other.layers:
            if steps and isinstance(layer, Layer):
                layer = replace(layer, shape=placed(layer.shape, *steps))
            self.layers.append(layer)
        return self

    @property
    def shapes(self) -> list[Layer]:
        """The layers that are shapes."""
        return [layer for layer in self.layers if isinstance(layer, Layer)]

    def mirrored(self) -> "Art":
        """The same picture with left and right exchanged."""
        return Art([replace(layer, shape=mirrored(layer.shape)) for layer in self.shapes])

    def thinner(self, share: float) -> "Art":
        """The same picture with lines of another width."""
        return Art(
            [
                replace(layer, style=layer.style._replace(width=layer.style.width * share))
                for layer in self.shapes
            ]
        )

    def clipped(self, region: Shape) -> "Art":
        """What of the picture lies inside the region. Lines that are cut become areas."""
        kept: list[Layer | Markup] = []
        for layer in self.layers:
            kept += [layer] if isinstance(layer, Markup) else _clipped(layer, region)
        return Art(kept)

    def svg(self) -> str:
        """The picture as SVG elements, one a line."""
        return _Writer().write(self.layers)


def _clipped(layer: Layer, region: Shape) -> list[Layer]:
    shape, style = layer.shape, layer.style
    if shape.empty:
        return []
    box, width = shape.bounds, style.width
    reach = rectangle(
        box.left - width / 2,
        box.top - width / 2,
        box.right - box.left + width,
        box.bottom - box.top + width,
    )
    if cut(reach, region).empty:
        return [layer]  # wholly inside: a real stroke may stay
    parts = []
    if style.fill:
        parts.append(Layer(common(simplified(shape), region), Style(style.fill)))
    if style.ink:
        parts.append(Layer(common(simplified(stroked(shape, width)), region), Style(style.ink)))
    return [part for part in parts if not part.shape.empty]


class _Writer:
    """Joins neighbours of one style into one path where that cannot change the picture."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.style: Style | None = None
        self.data: list[str] = []
        self.boxes: list[Box] = []

    def write(self, layers: list[Layer | Markup]) -> str:
        for layer in layers:
            if isinstance(layer, Markup):
                self._finish(None)
                self.lines.append(layer.text)
            elif data := layer.shape.data:
                self._add(data, layer.shape.bounds, layer.style)
        self._finish(None)
        return "\n".join(self.lines)

    def _add(self, data: str, box: Box, style: Style) -> None:
        apart = style.fill is None or all(_apart(box, other, style.width) for other in self.boxes)
        if style != self.style or not apart:
            self._finish(style)
        self.data.append(data)
        self.boxes.append(box)

    def _finish(self, following: Style | None) -> None:
        if self.style and self.data:
            paint = _attributes(self.style)
            self.lines.append(f'<path {paint} d="{"".join(self.data)}"/>')
        self.style = following
        self.data.clear()
        self.boxes.clear()


def _apart(box: Box, other: Box, gap: float) -> bool:
    return (
        box.left - gap > other.right
        or box.right + gap < other.left
        or box.top - gap > other.bottom
        or box.bottom + gap < other.top
    )


def _attributes(style: Style) -> str:
    colour, _, opacity = (style.fill or "none").partition("@")
    paint = f'fill="{colour}"'
    if opacity:
        paint += f' fill-opacity="{opacity}"'
    if style.ink:
        paint += f' stroke="{style.ink}" stroke-width="{number(style.width)}"'
    return paint


def cast_shadow(art: Art, shape: Shape, down: float = 5, right: float = 0) -> None:
    """The shadow of a shape that is drawn next."""
    art.fill(moved(shape, right, down), SHADOW)


def shade_right(art: Art, shape: Shape, x: float = 5, opacity: float = 0.17) -> None:
    """Darken the side away from the light, by the same slanted cut that splits the faces."""
    away = polygon((x + 5, -220), (x - 5, 120), (220, 120), (220, -220))
    art.fill(common(simplified(shape), away), sheer(INK, opacity))


def draw_rod(art: Art, line: Shape, outer: float, inner: float, colour: str) -> None:
    """A thin thing along a line: a stem, a bow, a crook. It grows and shrinks with the picture."""
    art.fill(stroked(line, outer), INK)
    art.fill(stroked(line, inner), colour)


def draw_cord(art: Art, line: Shape, outer: float, inner: float, colour: str) -> None:
    """A coloured line with an outline, both of a width that stays the same at any size."""
    art.ink(line, outer)
    art.ink(line, inner, colour)
