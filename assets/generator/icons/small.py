"""The icon at 16, 22, 24 and 32 px, each on its own pixel grid, and in one colour.

The spade card stands upright on whole pixels; of the others little more than colours is left.
"""

from typing import NamedTuple

from fontTools.misc.transform import Transform

from assets.generator.document import icon_svg
from assets.generator.drawing import Art
from assets.generator.icons.parts import CLOTH, place_scaled, plain_acorn
from assets.generator.palette import BLUE, GOLD, GREEN, INK, PAPER, RED, TAN
from assets.generator.paths import common, cut, grown, move, path, placed, scale, turn_about
from assets.generator.shapes import ellipse, rectangle
from assets.generator.signs import draw_sign, spade


class _Plan(NamedTuple):
    """The front card, the pivot of the fan, how far the fan opens, lines, the spade."""

    x: float
    y: float
    width: float
    height: float
    pivot: float
    degrees: float
    rim: float
    corner: float
    spade: float


_PLANS = {
    16: _Plan(4.5, 2.5, 7, 10, 13.5, 38, 1, 0.6, 0.056),
    22: _Plan(6.5, 3.5, 9, 13, 18, 36, 1.2, 0.6, 0.074),
    24: _Plan(7.5, 4.5, 9, 13, 19, 36, 1.3, 1.2, 0.074),
    32: _Plan(9.5, 5.5, 13, 18, 25, 34, 1.7, 1.2, 0.104),
}


def small_icon(size: int) -> str:
    """The icon for 16, 22, 24 or 32 px, as SVG."""
    art, plan, middle = Art(), _PLANS[size], size / 2
    art.fill(ellipse(middle, middle, middle - 0.2), CLOTH)
    art.ink(ellipse(middle, middle, middle - plan.rim / 2), plan.rim)
    for left in (True, False):
        steps = turn_about(middle, plan.pivot, -plan.degrees if left else plan.degrees)
        card = placed(rectangle(plan.x, plan.y, plan.width, plan.height, 1), *steps)
        if size == 32:
            art.shape(card, PAPER, 1)
            (_draw_shield if left else _draw_acorn)(art, plan, steps)
        else:
            art.fill(card, PAPER)
            _draw_patches(art, plan, steps, left)
    front = rectangle(plan.x, plan.y, plan.width, plan.height, plan.corner)
    art.shape(front, PAPER, 1)
    place_scaled(art, draw_sign("S"), plan.spade, (middle, plan.y + plan.height * 0.5))
    return icon_svg(size, art.svg())


def _draw_shield(art: Art, plan: _Plan, steps: tuple[Transform, ...]) -> None:
    outline = path("M-3.6 -4.4L3.6 -4.4C3.8 0 2.8 3 0 5C-2.8 3 -3.8 0 -3.6 -4.4z")
    shield = placed(outline, move(plan.x + 4.3, plan.y + 6.2), *steps)
    top = rectangle(plan.x, plan.y, 12, 4)
    side = rectangle(plan.x + 4.3, plan.y + 4, 8, 9)
    art.fill(shield, GOLD)
    art.fill(common(shield, placed(top, *steps)), BLUE)
    art.fill(common(shield, placed(side, *steps)), RED)
    art.ink(shield, 0.9)


def _draw_acorn(art: Art, plan: _Plan, steps: tuple[Transform, ...]) -> None:
    at = plan.x + plan.width - 4.3, plan.y + 6.2
    place_scaled(art, plain_acorn(), 0.1, at, *steps, least=0.9)


def _draw_patches(art: Art, plan: _Plan, steps: tuple[Transform, ...], left: bool) -> None:
    """Two patches of colour that stand for the sign."""
    unit = plan.width / 7
    x = plan.x + (0.7 * unit if left else plan.width - 3.2 * unit)
    high = rectangle(x, plan.y + 1.2 * unit, 2.5 * unit, 3.2 * unit, 0.4)
    low = rectangle(x, plan.y + 2.8 * unit, 2.5 * unit, 2 * unit, 0.4)
    art.fill(placed(high, *steps), BLUE if left else GREEN)
    art.fill(placed(low, *steps), RED if left else TAN)


def symbolic_icon() -> str:
    """The same fan in one colour on a grid of 16 px, the spade cut out of the front card."""
    card = rectangle(5, 2.6, 6, 9.4, 1)
    gap = grown(card, 0.8)
    hole = placed(spade(), scale(0.05), move(8, 7.3))
    art = Art()
    for degrees in (-32, 32):
        art.fill(cut(placed(card, *turn_about(8, 13.4, degrees)), gap), INK)
    art.fill(cut(card, hole), INK)
    return icon_svg(16, art.svg())
