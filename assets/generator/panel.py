"""The picture panel of courts and banners: its outline, ground and frame."""

from assets.generator.drawing import Art
from assets.generator.geometry import Geometry
from assets.generator.look import Look
from assets.generator.paths import Shape, common, path, shrunk
from assets.generator.patterns import grid
from assets.generator.shapes import lozenge, polygon

_ROUND = 6
_LINE = 2.2


def panel(geometry: Geometry) -> Shape:
    """A rectangle with a notch for the index at two corners; all corners rounded."""
    x, y, r = geometry.panel_x, geometry.panel_y, _ROUND
    left, low = geometry.notch_x, geometry.notch_y
    return path(
        f"M{left + r} {-y}H{x - r}Q{x} {-y} {x} {-y + r}V{-low - r}Q{x} {-low} {x - r} {-low}"
        f"H{-left + r}Q{-left} {-low} {-left} {-low + r}V{y - r}Q{-left} {y} {-left - r} {y}"
        f"H{-x + r}Q{-x} {y} {-x} {y - r}V{low + r}Q{-x} {low} {-x + r} {low}"
        f"H{left - r}Q{left} {low} {left} {low - r}V{-y + r}Q{left} {-y} {left + r} {-y}z"
    )


def upper_half(geometry: Geometry) -> Shape:
    """The part of the panel above the ribbon's middle line."""
    x, y, slope = geometry.panel_x, geometry.panel_y, geometry.slope
    return common(panel(geometry), polygon((-x, -y), (x, -y), (x, -slope), (-x, slope)))


def ground(look: Look, suit: str) -> Art:
    """The tinted panel with its pattern: the suit is felt before the index is read."""
    art, area, colours = Art(), panel(look.geometry), look.colours(suit)
    art.fill(area, colours.ground)
    art.fill(grid(shrunk(area, 3), lozenge(5, 7), (14, 10), origin=(0, 0)), colours.diaper)
    return art


def frame(look: Look) -> Art:
    """The line round the panel."""
    art = Art()
    art.ink(panel(look.geometry), _LINE)
    return art
