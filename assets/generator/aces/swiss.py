"""The Swiss aces, with two signs and laurel, and the banners that stand for the tens."""

from assets.generator.document import card_svg, place_sign, two_halves
from assets.generator.drawing import Art, draw_cord
from assets.generator.index import draw_index
from assets.generator.look import Look
from assets.generator.palette import (
    BROWN,
    DARK_GREEN,
    GOLD,
    GREEN,
    HAIRLINE,
    INNER,
    LIGHT_GREEN,
    MAIN,
    PAPER,
    RED,
)
from assets.generator.panel import frame, ground, upper_half
from assets.generator.paths import Shape, common, move, path, placed, scale, turn
from assets.generator.patterns import grid
from assets.generator.ribbons import Level, level_ribbon, slanted_ribbon
from assets.generator.shapes import ellipse, rectangle
from assets.generator.themes import SuitColours

_RIBBON = Level(half=78, tail=14, word=42)
_LEAF = path("M0 0C4 -10 13 -16 24 -15C20 -4 11 2 0 0z")
_LEAVES = ((14, -13), (33, -16), (50, -24), (63, -37), (72, -52), (77, -68))
_SMALLER = 0.8  # room for the large index


def swiss_ace(look: Look, suit: str) -> str:
    """The ace of a Swiss suit."""
    art, laurel = Art(), Art()
    place_sign(art, 0, -84, 92)
    for side in (-1, 1):
        _draw_laurel(laurel, side, GOLD if suit == "sS" else RED)
    art.add(laurel, scale(_SMALLER if look.large else 1))
    draw_index(art, look, suit, "A")
    ribbon = level_ribbon(look, suit, look.ribbon(suit, "A"), _RIBBON)
    return card_svg(look.geometry, art.svg(), two_halves(after=ribbon.svg()), look.sign(suit))


def _draw_laurel(art: Art, side: int, berry: str) -> None:
    twig = path(f"M{side * 6} -12C{side * 40} -12 {side * 74} -30 {side * 79} -78")
    draw_cord(art, twig, 4.6, 1.8, GREEN)
    for index, (x, y) in enumerate(_LEAVES):
        degrees, spot = -8 - index * 13, move(side * x, y)
        upper = placed(_LEAF, scale(0.74), turn(degrees - 12), scale(side, 1), spot)
        art.shape(upper, GREEN, 1.6)
        if index:
            lower = placed(_LEAF, scale(0.7, -0.7), turn(degrees - 58), scale(side, 1), spot)
            art.shape(lower, DARK_GREEN, 1.6)
        if index % 2:
            art.shape(ellipse(side * (x + 1), y + 6 - index * 0.6, 3.4), berry, 1.3)
    last = placed(_LEAF, scale(0.74), turn(-62), scale(side, 1), move(side * 79, -78))
    art.shape(last, GREEN, 1.6)


def swiss_banner(look: Look, suit: str) -> str:
    """The banner of a Swiss suit: a flag on a pole over a meadow."""
    art, colours, region = Art(), look.colours(suit), upper_half(look.geometry)
    art.shape(rectangle(-50, -132, 7, 180, 2), BROWN)
    tip = "M-46.5 -156C-40 -148 -40 -140 -44 -133L-49 -133C-53 -140 -53 -148 -46.5 -156z"
    art.shape(path(tip), GOLD)
    _draw_flag(art, colours)
    if not look.large:  # the large notch needs the place
        _draw_tassel(art, colours)
    _draw_meadow(art, region)
    art = art.clipped(region)
    draw_index(art, look, suit, "B")
    over = slanted_ribbon(look, suit, look.ribbon(suit, "B")).svg() + frame(look).svg()
    body = ground(look, suit).svg() + two_halves(after=over)
    return card_svg(look.geometry, art.svg(), body, look.sign(suit))


def _draw_flag(art: Art, colours: SuitColours) -> None:
    """A swallow-tailed flag that blows to the right, with the sign."""
    flag = path(
        "M-43 -128C-20 -138 10 -116 40 -128C56 -134 70 -130 84 -126L66 -94L88 -58"
        "C70 -64 54 -66 40 -60C10 -48 -20 -70 -43 -60z"
    )
    art.shape(flag, PAPER)
    for edge in (
        "M-60 -150L110 -150L110 -114C60 -118 50 -116 40 -114C10 -102 -20 -124 -60 -112z",
        "M-60 -76C-20 -84 10 -62 40 -74C60 -80 80 -78 110 -70L110 -30L-60 -30z",
    ):
        stripe = common(flag, path(edge))
        art.fill(stripe, colours.band)
        art.ink(stripe, INNER)
    art.ink(flag, MAIN)
    place_sign(art, 12, -94, 46)
    for y in (-122, -78):
        art.shape(ellipse(-46.5, y, 5), GOLD, INNER)


def _draw_tassel(art: Art, colours: SuitColours) -> None:
    art.ink(path("M-50 -122C-70 -116 -74 -100 -68 -84"), 2.2)
    art.shape(path("M-72 -86L-63 -88L-60 -68L-74 -66z"), colours.ornament, INNER)
    art.ink(path("M-69 -82L-70 -70M-66 -82L-65 -70"), HAIRLINE)


def _draw_meadow(art: Art, region: Shape) -> None:
    meadow = "M-110 40L-110 -2C-80 -26 -50 -16 -20 -14C20 -12 60 -50 110 -40L110 40z"
    art.shape(path(meadow), GREEN)
    grass = "M-110 40L-110 2C-80 -20 -50 -10 -20 -8C20 -6 60 -44 110 -34L110 40z"
    tuft = path("M-4 3C-3 -1 -1 -3 0 -5C1 -3 3 -1 4 3C2 1 -2 1 -4 3z")
    art.fill(grid(common(region, path(grass)), tuft, (15, 11)), LIGHT_GREEN)
