"""Number cards: signs in their usual places, the lower ones turned."""

from assets.generator.document import card_svg, place_sign, two_halves
from assets.generator.drawing import Art
from assets.generator.geometry import Pips, pips
from assets.generator.index import draw_index
from assets.generator.lettering import lettering
from assets.generator.look import Look
from assets.generator.palette import DARK_GOLD, GOLD, INK, PAPER
from assets.generator.paths import moved, path
from assets.generator.shapes import XY, ellipse, lozenge
from assets.generator.themes import SuitColours
from assets.generator.twigs import TWIGS, draw_twigs

_TURNED_BELOW = 1
_THIRD, _TWO_THIRDS = 1 / 3, 2 / 3
_CORNERS = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
_EIGHT = [
    (-1, -1),
    (1, -1),
    (-1, -_THIRD),
    (1, -_THIRD),
    (-1, _THIRD),
    (1, _THIRD),
    (-1, 1),
    (1, 1),
]
_SIX = [*_CORNERS, (-1, 0), (1, 0)]
_PLACES: dict[int, list[XY]] = {  # columns -1..1, rows -1..1
    2: [(0, -1), (0, 1)],
    3: [(0, -1), (0, 0), (0, 1)],
    4: [*_CORNERS],
    5: [*_CORNERS, (0, 0)],
    6: [*_SIX],
    7: [*_SIX, (0, -0.5)],
    8: [*_SIX, (0, -0.5), (0, 0.5)],
    9: [*_EIGHT, (0, 0)],
    10: [*_EIGHT, (0, -_TWO_THIRDS), (0, _TWO_THIRDS)],
}
_GERMAN_TEN: list[XY] = [  # five at each end, the Roman numeral in the middle
    (x, end * y) for end in (-1, 1) for x, y in ((-1, 1), (1, 1), (0, 0.71), (-1, 0.42), (1, 0.42))
]
_ROMAN_GAP = 24


def places(deck: str, count: int, measures: Pips) -> list[XY]:
    """The middles of the signs of a number card."""
    shares = _GERMAN_TEN if deck == "german" and count == 10 else _PLACES[count]
    return [(x * measures.x, y * measures.y) for x, y in shares]


def number_card(look: Look, suit: str, rank: str) -> str:
    """A card from 2 to 10; the German ten carries a Roman numeral."""
    measures = pips(look.deck, int(rank), look.large)
    spots = places(look.deck, int(rank), measures)
    roman = look.deck == "german" and rank == "10"
    half, once, under = Art(), Art(), Art()  # drawn twice, drawn once, drawn under the signs
    if suit in TWIGS:
        draw_twigs(under, suit, spots, measures.size, _ROMAN_GAP if roman else 0)
    for x, y in spots:
        if y <= _TURNED_BELOW:
            place_sign(half if _has_turned_twin((x, y), spots) else once, x, y, measures.size)
    if roman:
        _draw_roman_ten(once, look.colours(suit))
    draw_index(half, look, suit, rank)
    body = two_halves(under.svg(), once.svg())
    return card_svg(look.geometry, half.svg(), body, look.sign(suit))


def _has_turned_twin(spot: XY, spots: list[XY]) -> bool:
    """Whether the same sign stands at the other end, upside down."""
    x, y = spot
    lower = [other for other in spots if other[1] > _TURNED_BELOW]
    return y < -_TURNED_BELOW and any(abs(x + a) < 1 and abs(y + b) < 1 for a, b in lower)


def _draw_roman_ten(art: Art, colours: SuitColours) -> None:
    rule = colours.band if colours.band != GOLD else DARK_GOLD
    for side in (-1, 1):
        art.ink(path(f"M{side * 22} 0H{side * 74}"), 2, rule)
        art.shape(moved(lozenge(9, 9), side * 48, 0), colours.ornament, 1.5)
        art.fill(ellipse(side * 78, 0, 3), rule)
    art.shape(lozenge(46, 40), colours.band, 2.2)
    art.ink(lozenge(37, 32), 1.3, colours.ornament)
    numeral, _ = lettering("X", 24)
    art.fill(moved(numeral, 0, 8), PAPER if colours.band != GOLD else INK)
