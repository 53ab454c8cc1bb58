"""The classic backs: a diaper of whole tiles with a medallion."""

from assets.generator.backs.colours import MARGIN, BackColours, centred, inner_size
from assets.generator.backs.medallions import draw_medallion
from assets.generator.backs.tiles import Row, draw_row
from assets.generator.document import card_svg
from assets.generator.drawing import Art
from assets.generator.geometry import geometry
from assets.generator.palette import GOLD
from assets.generator.paths import number
from assets.generator.shapes import rectangle

_TILE = 27  # about so wide and high; the number that fits is odd, so nothing is cut


def classic_back(deck: str, colours: BackColours) -> str:
    """A classic back, the same when turned."""
    card = geometry(deck)
    outer = centred(*inner_size(card, MARGIN), 7)
    width, height = inner_size(card, MARGIN + 7)
    columns, rows = _odd(width / _TILE), _odd(height / _TILE)
    across, down = width / columns, height / rows
    line = Row([-width / 2 + across * (index + 0.5) for index in range(columns)], across, down)
    tiles, art = Art(), Art()
    draw_row(tiles, deck, line, colours)
    art.fill(outer, colours.ground)
    art.raw("".join(_row_at(-height / 2 + down * (index + 0.5)) for index in range(rows)))
    art.fill(rectangle(-width / 2 + 1, height / 2 - 3, width - 2, 6), colours.ground)
    art.ink(centred(width, height, 4), 2.2, GOLD)
    art.ink(outer, 2, colours.tone)
    draw_medallion(art, deck, colours)
    return card_svg(card, tiles.svg(), art.svg())


def _odd(value: float) -> int:
    whole = round(value)
    return whole + 1 - whole % 2


def _row_at(y: float) -> str:
    return f'<use xlink:href="#h" transform="translate(0 {number(y)})"/>'
