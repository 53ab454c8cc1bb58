"""The German aces (Daus): two signs, a season with its people, a wreath."""

import math

from assets.generator.document import card_svg, place_sign, two_halves
from assets.generator.drawing import Art
from assets.generator.index import draw_index
from assets.generator.look import Look
from assets.generator.palette import INK
from assets.generator.paths import move, path, placed, scale, turn
from assets.generator.ribbons import SEASON_WORD, Level, level_ribbon
from assets.generator.seasons import RADIUS, draw_season
from assets.generator.themes import SuitColours

_RIBBON = Level(half=RADIUS + 6, tail=11, word=SEASON_WORD)
_LEAF = path("M0 0C4 -9 12 -14 21 -13C18 -4 10 2 0 0z")
_LEAVES = 13


def german_ace(look: Look, suit: str) -> str:
    """The ace of a German suit."""
    art, colours = Art(), look.colours(suit)
    art.add(draw_season(suit))
    for radius, width, colour in ((RADIUS, 2.4, INK), (RADIUS + 5, 1.4, colours.letter)):
        arc = path(f"M{-radius} 0A{radius} {radius} 0 0 1 {radius} 0")
        art.ink(arc, width, colour)
    _draw_wreath(art, colours)
    place_sign(art, 0, -RADIUS - 61, 76)
    draw_index(art, look, suit, "D")
    ribbon = level_ribbon(look, suit, look.ribbon(suit, "D"), _RIBBON)
    return card_svg(look.geometry, art.svg(), two_halves(after=ribbon.svg()), look.sign(suit))


def _draw_wreath(art: Art, colours: SuitColours) -> None:
    """Pairs of leaves round the medallion."""
    for pair in range(_LEAVES):
        angle = math.radians(8 + 74 * pair / (_LEAVES - 1))
        degrees = math.degrees(angle)
        for side in (-1, 1):
            x, y = side * (RADIUS + 7) * math.cos(angle), -(RADIUS + 7) * math.sin(angle)
            for low in (False, True):
                leaf = placed(
                    _LEAF,
                    scale(0.62, -0.62 if low else 0.62),
                    turn(-degrees - (40 if low else 62)),
                    scale(side, 1),
                    move(x, y),
                )
                plain = not low or pair % 2
                art.shape(leaf, colours.band if plain else colours.ornament, 1.5)
