"""The icon at 48 px and more: a disc of green cloth, a fan of three cards, the three decks."""

from typing import NamedTuple

from fontTools.misc.transform import Transform

from assets.generator.document import icon_svg
from assets.generator.drawing import Art
from assets.generator.icons.parts import CLOTH, CLOTH_SHADE, place_scaled, plain_acorn
from assets.generator.palette import GOLD, INK, PAPER, sheer
from assets.generator.paths import common, moved, path, placed, turn_about
from assets.generator.shapes import ellipse, rectangle
from assets.generator.signs import draw_acorn, draw_shield, draw_sign

_BOX = 128
_PIVOT = 64, 97  # of the fan


class _Detail(NamedTuple):
    """How finely the icon is drawn: 48 px is drawn simpler than 64 and more."""

    fine: bool
    line: float
    sign_line: float
    width: float  # of a card
    height: float
    shield: float  # sizes of the signs
    acorn: float
    spade: float


_FINE = _Detail(True, 2.8, 1.9, 43, 65, 0.27, 0.29, 0.37)
_COARSE = _Detail(False, 3.6, 2.4, 44, 66, 0.32, 0.33, 0.43)
_MIDDLE = 64, 60  # of the upright card


def large_icon(size: int) -> str:
    """The icon for 48 px or more, as SVG."""
    art, detail = Art(), _FINE if size >= 64 else _COARSE
    disc = ellipse(64, 64, 60)
    art.fill(disc, CLOTH)
    art.fill(common(disc, path("M74 0L56 128L128 128L128 0z")), CLOTH_SHADE)
    if detail.fine:
        art.ink(ellipse(64, 64, 53), 1.6, GOLD)
    art.ink(disc, 4 if detail.fine else 5.4)
    x, y = _MIDDLE
    steps = _draw_card(art, detail, -33)
    at = x - 8.5, y - 15.5
    place_scaled(art, draw_shield(), detail.shield, at, *steps, least=detail.sign_line)
    steps = _draw_card(art, detail, 33)
    nut = draw_acorn() if detail.fine else plain_acorn()
    place_scaled(art, nut, detail.acorn, (x + 8, y - 15), *steps, least=detail.sign_line)
    _draw_card(art, detail, 0)
    if detail.fine:
        width, height = detail.width - 8, detail.height - 8
        art.ink(rectangle(x - width / 2, y - height / 2, width, height, 3), 1.2, GOLD)
    place_scaled(art, draw_sign("S"), detail.spade, (x, y + 1))
    return icon_svg(size, art.svg(), f"0 0 {_BOX} {_BOX}")


def _draw_card(art: Art, detail: _Detail, degrees: float) -> tuple[Transform, ...]:
    """A card of the fan and its shadow; gives the steps that turn things on it."""
    steps = turn_about(*_PIVOT, degrees)
    x, y = _MIDDLE
    width, height = detail.width, detail.height
    card = placed(rectangle(x - width / 2, y - height / 2, width, height, 5.4), *steps)
    art.fill(common(moved(card, 0, 4), ellipse(64, 64, 58)), sheer(INK, 0.3))
    art.shape(card, PAPER, detail.line)
    return steps
