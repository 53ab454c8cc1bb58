"""Ribbons with a word: slanted on courts and banners, level on aces."""

import math
from typing import NamedTuple

from assets.generator.document import place_text
from assets.generator.drawing import Art
from assets.generator.geometry import Geometry
from assets.generator.lettering import lettering
from assets.generator.look import Look
from assets.generator.palette import GOLD, INK, PAPER, SHADOW
from assets.generator.paths import Shape, merged, move, moved, path, placed, scale, turn
from assets.generator.shapes import ellipse, lozenge, polygon, polyline, rectangle
from assets.generator.themes import SuitColours

LINE = 2.2
_SEAM = 2.6  # of the ornament's lines, from the edge
_SLANTED_HALF, _LEVEL_HALF = 7.6, 9  # half the height
_WORD_SHARE = 0.53  # the middle of a slanted word, as a share of the panel's half width
_WORD_WIDTH, _SHORT_WORD = 74, 60
SEASON_WORD = 84 * 0.52  # the middle of a season's name
_LEVEL_WORD_WIDTH = 60


def _degrees(geometry: Geometry) -> float:
    return math.degrees(math.atan2(-2 * geometry.slope, 2 * geometry.panel_x))


def slanted_word(geometry: Geometry, text: str) -> tuple[Shape, Shape]:
    """A word on the left half of the ribbon, and the lozenges beside a short one."""
    degrees, at = _degrees(geometry), geometry.panel_x * _WORD_SHARE
    slope = -geometry.slope / geometry.panel_x
    word, width = lettering(text, 11, 1.6)
    narrow = min(1, _WORD_WIDTH / width)
    steps = scale(narrow, 1), move(0, 3.7), turn(degrees), move(-at, -at * slope)
    beside = width * narrow / 2 + 8
    places = [-at - beside, -at + beside] if width * narrow < _SHORT_WORD else []
    dots = [placed(lozenge(5, 5), turn(degrees), move(x, x * slope)) for x in places]
    return placed(word, *steps), merged(*dots)


def level_word(text: str, at: float) -> Shape:
    """A word on a level ribbon, its middle at -`at`."""
    word, width = lettering(text, 13, 1.8)
    return placed(word, scale(min(1, _LEVEL_WORD_WIDTH / width), 1), move(-at, 4.4))


def _text_colour(colours: SuitColours) -> str:
    return PAPER if colours.band != GOLD else INK


def slanted_ribbon(look: Look, suit: str, text: str | None) -> Art:
    """The ribbon across a court, low on the left; the text stands in both directions."""
    art, geometry, colours = Art(), look.geometry, look.colours(suit)
    _draw_slanted_band(art, geometry, colours)
    turned = turn(_degrees(geometry))
    art.shape(placed(lozenge(17, 13), turned), colours.ornament, 1.8)
    art.fill(placed(lozenge(7, 5.4), turned), INK)
    if text:
        word, dots = slanted_word(geometry, text)
        place_text(art, "word", _text_colour(colours), word, turned=True)
        place_text(art, "dots", colours.ornament, dots, turned=True)
        return art
    step = (geometry.panel_x - 14) / 6
    for side in (-1, 1):
        for index in range(6):
            x = side * (14 + step * (index + 0.5))
            y = -x * geometry.slope / geometry.panel_x
            mark = placed(lozenge(8, 6), turned, move(x, y))
            art.fill(ellipse(x, y, 1.8) if index % 2 else mark, colours.ornament)
    return art


def _draw_slanted_band(art: Art, geometry: Geometry, colours: SuitColours) -> None:
    x, slope = geometry.panel_x, geometry.slope

    def band(half: float) -> Shape:
        return polygon(
            (-x, slope - half), (x, -slope - half), (x, -slope + half), (-x, slope + half)
        )

    art.fill(band(_SLANTED_HALF + 4), SHADOW)
    art.shape(band(_SLANTED_HALF), colours.band, LINE)
    for seam in (-_SLANTED_HALF + _SEAM, _SLANTED_HALF - _SEAM):
        line = polyline((-x + 1, slope + seam), (x - 1, -slope + seam))
        art.ink(line, 1, colours.ornament)


class Level(NamedTuple):
    """Half the width of a level ribbon, the length of its tails, the middle of its word."""

    half: float
    tail: float
    word: float


def level_ribbon(look: Look, suit: str, text: str | None, level: Level) -> Art:
    """The ribbon of an ace, with two swallow tails; the text stands in both directions."""
    art, colours = Art(), look.colours(suit)
    _draw_level_band(art, level, colours)
    art.shape(lozenge(17, 14), colours.ornament, 1.8)
    art.fill(lozenge(7, 6), INK)
    if text:
        word = level_word(text, level.word)
        place_text(art, "word", _text_colour(colours), word, turned=True)
        return art
    for side in (-1, 1):
        for index in range(4):
            x = side * (20 + index * (level.half - 26) / 3.4)
            mark = ellipse(x, 0, 1.8) if index % 2 else moved(lozenge(8, 6), x, 0)
            art.fill(mark, colours.ornament)
    return art


def _draw_level_band(art: Art, level: Level, colours: SuitColours) -> None:
    half, tail, high = level.half, level.tail, _LEVEL_HALF
    art.shape(rectangle(-half, -high, 2 * half, 2 * high), colours.band, LINE)
    for side in (-1, 1):
        end = side * (half + tail)
        swallow = polygon(
            (side * half, -high),
            (end, -high - 3),
            (side * (half + tail * 0.6), 0),
            (end, high + 3),
            (side * half, high),
        )
        art.shape(swallow, colours.band, LINE)
    for seam in (-high + _SEAM, high - _SEAM):
        art.ink(path(f"M{-half + 1} {seam}H{half - 1}"), 1, colours.ornament)
