"""The calm backs: tone on tone, one gold hairline and a small emblem; for four hidden hands."""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.backs.colours import MARGIN, BackColours, centred, inner_size
from assets.generator.document import card_svg, two_halves
from assets.generator.drawing import Art
from assets.generator.geometry import DECKS, geometry
from assets.generator.palette import GOLD
from assets.generator.paths import (
    Shape,
    common,
    cut,
    merged,
    move,
    moved,
    path,
    placed,
    scale,
    simplified,
    turn,
)
from assets.generator.shapes import XY, ellipse, lozenge, petals, polygon, rectangle
from assets.generator.signs import spade
from assets.generator.symbolic import acorn

_INSIDE = MARGIN + 6


def calm_back(deck: str, colours: BackColours) -> str:
    """A calm back, the same when turned."""
    card = geometry(deck)
    outer = centred(*inner_size(card, MARGIN), 7)
    width, height = inner_size(card, _INSIDE)
    half, top, base = Art(), Art(), Art()
    design = _DESIGNS[deck]
    design.draw_half(half, (width, height), colours)
    design.draw_emblem(top, colours)
    base.fill(outer, colours.ground)
    top.ink(centred(width, height, 4), 1.6, GOLD)
    top.ink(outer, 2, colours.tone)
    return card_svg(card, half.svg(), base.svg() + two_halves(after=top.svg()))


def _upper(size: XY) -> Shape:
    width, height = size
    return rectangle(-width / 2, -height / 2, width, height / 2)


_STEEP = DECKS["french"].height / DECKS["french"].width  # lozenges as steep as the card


def _nested_lozenges(half: Art, size: XY, colours: BackColours) -> None:
    for radius in range(230, 20, -28):
        wide, slim = 2 * radius, 2 * (radius - 14)
        ring = cut(lozenge(wide, wide * _STEEP), lozenge(slim, slim * _STEEP))
        half.fill(common(ring, _upper(size)), colours.tone)


def _spades(top: Art, colours: BackColours) -> None:
    top.ink(lozenge(96, 96 * _STEEP), 1.6, GOLD)
    top.fill(lozenge(60, 60 * _STEEP), colours.tone)
    top.ink(lozenge(60, 60 * _STEEP), 1.6, GOLD)
    for degrees in (0, 180):
        top.fill(placed(spade(), scale(0.17), move(0, -17), turn(degrees)), GOLD)
    for x in (-13, 13):
        top.fill(moved(lozenge(9, 12), x, 0), GOLD)
    top.fill(ellipse(0, 0, 2.4), GOLD)


def _climbing_leaves(half: Art, size: XY, colours: BackColours) -> None:
    width, height = size
    leaf = path("M0 0C2 -9 8 -14 17 -15C16 -6 10 1 0 0z")
    step = width / 7
    for index in range(7):
        x = -width / 2 + step * (index + 0.5)
        parts = [rectangle(x - 0.9, -height / 2, 1.8, height / 2)]
        for pair in range(12):
            y = -8 - pair * 17 - (8.5 if index % 2 else 0)
            parts += [placed(leaf, scale(side * 0.82, 0.82), move(x, y)) for side in (-1, 1)]
        half.fill(common(simplified(merged(*parts)), _upper(size)), colours.tone)


def _draw_disc(top: Art, colours: BackColours) -> None:
    for radius, colour in ((31, colours.ground), (26, colours.tone)):
        top.shape(ellipse(0, 0, radius), colour, 1.6, GOLD)


def _acorns(top: Art, colours: BackColours) -> None:
    _draw_disc(top, colours)
    hanging = placed(acorn(), turn(180), scale(0.2), move(0, -11.6))
    for degrees in (0, 180):
        top.fill(placed(hanging, turn(degrees)), GOLD)
    for side in (-1, 1):
        top.fill(moved(lozenge(5, 8), side * 15, 0), GOLD)


def _ridges(half: Art, size: XY, colours: BackColours) -> None:
    for ridge in range(9):
        base, peak = -6 - ridge * 21, -12 - ridge % 2 * 2
        line = [(x * 24, base + (0 if x % 2 else peak)) for x in range(-5, 6)]
        band = polygon(*line, *[(x, y + 8.6) for x, y in reversed(line)])
        half.fill(common(simplified(band), _upper(size)), colours.tone)


def _edelweiss(top: Art, colours: BackColours) -> None:
    _draw_disc(top, colours)
    for petal in petals(0, 0, 21, 8, 0.3):
        top.fill(petal, GOLD)
    for petal in petals(0, 0, 12.4, 8, 0.34, start=-67.5):
        top.shape(petal, colours.tone, 1, GOLD)
    top.fill(ellipse(0, 0, 3.6), GOLD)


class _Design(NamedTuple):
    draw_half: Callable[[Art, XY, BackColours], None]
    draw_emblem: Callable[[Art, BackColours], None]


_DESIGNS = {
    "french": _Design(_nested_lozenges, _spades),
    "german": _Design(_climbing_leaves, _acorns),
    "swiss": _Design(_ridges, _edelweiss),
}
