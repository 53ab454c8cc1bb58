"""The letter and the small sign in a card's corner."""

from assets.generator.document import place_sign, place_text
from assets.generator.drawing import Art
from assets.generator.geometry import Geometry
from assets.generator.lettering import lettering
from assets.generator.look import Look
from assets.generator.paths import Shape, move, placed, scale
from assets.generator.themes import EDGES

_CAP_HEIGHT = 0.64  # of the font size
_ROOM_OVER, _ROOM_UNDER = 1.06, 0.09  # above and below the baseline, in cap heights


def letter_shape(geometry: Geometry, text: str) -> Shape:
    """The letters of an index in their place.

    Accents (Á), tails (Q, Sp) and two letters are scaled into the same box.
    """
    index = geometry.index
    shape, width = lettering(text, index.letter, -1 if len(text) > 1 else 0)
    box, cap = shape.bounds, _CAP_HEIGHT * index.letter
    over = max(0, -box.top - cap * _ROOM_OVER)
    under = max(0, box.bottom - cap * _ROOM_UNDER)
    high = 1.0
    if over + under > 0.5:
        room = cap * (_ROOM_OVER + _ROOM_UNDER)
        high = room / (room + over + under)
    wide = min(1, index.letter_width / width) * (1 if high == 1 else max(high, 0.9))
    x = -geometry.width / 2 + index.x
    y = -geometry.height / 2 + index.baseline - under * high
    return placed(shape, scale(wide, high), move(x, y))


def draw_index(art: Art, look: Look, suit: str, rank: str) -> None:
    """The index of a card, at its top left."""
    geometry, colour = look.geometry, look.colours(suit).letter
    text = letter_shape(geometry, look.letter(rank))
    place_text(art, "letter", colour, text, EDGES.get(colour))
    index = geometry.index
    x = -geometry.width / 2 + index.x
    y = -geometry.height / 2 + index.baseline + index.sign_drop
    place_sign(art, x, y, index.sign)
