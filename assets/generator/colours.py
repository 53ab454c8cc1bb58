"""Whether the suits stay apart for colour-blind eyes: smallest colour distances in Lab.

Matrices for complete protan, deutan and tritan sight: Machado, Oliveira and Fernandes 2009.
"""

import math
from itertools import combinations

from assets.generator.geometry import DECKS
from assets.generator.themes import suit_colours, themes_of
from assets.generator.words import SUITS_OF

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

LEAST_DISTANCE = 23.5  # between two suits of a colour set that is said to be safe
SAFE_THEME = "four"

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_XYZ: Matrix = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
_WHITE: Triple = (0.9505, 1, 1.089)
_PAPER_LUMINANCE = 0.93


def linear(colour: str) -> Triple:
    """Red, green, blue in 0..1, linear light, of ``#rrggbb``."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _apply(matrix: Matrix, triple: Triple) -> Triple:
    first, second, third = (
        sum(weight * value for weight, value in zip(row, triple, strict=True)) for row in matrix
    )
    return first, second, third


def lab(light: Triple) -> Triple:
    """Linear light as CIE Lab."""
    red, green, blue = (min(max(value, 0), 1) for value in light)
    xyz = _apply(_XYZ, (red, green, blue))
    x, y, z = (_root(value / white) for value, white in zip(xyz, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return math.cbrt(value) if value > 0.008856 else 7.787 * value + 16 / 116


def smallest_distance(colours: list[str], sight: str) -> float:
    """The distance of the two colours that this sight can tell apart least."""
    seen = [lab(_apply(SIGHTS[sight], linear(colour))) for colour in colours]
    return min(math.dist(first, second) for first, second in combinations(seen, 2))


def contrast_on_paper(colour: str) -> float:
    """The contrast of a colour with the card's paper (WCAG)."""
    luminance = _apply(_XYZ, linear(colour))[1]
    return 1.05 / (luminance + 0.05) * _PAPER_LUMINANCE


def letter_colours(deck: str, theme: str) -> list[str]:
    """The index colours of a deck's four suits."""
    return [suit_colours(suit, theme).letter for suit in SUITS_OF[deck]]


def report() -> list[str]:
    """One line a deck and colour set: distances by sight, contrasts of the suits."""
    lines = []
    for deck in DECKS:
        for theme in themes_of(deck):
            colours = letter_colours(deck, theme)
            distances = "  ".join(
                f"{sight} {smallest_distance(colours, sight):.0f}" for sight in SIGHTS
            )
            contrasts = " ".join(f"{contrast_on_paper(colour):.1f}" for colour in colours)
            lines.append(f"{deck:7} {theme:8} {distances}   contrast on paper {contrasts}")
    return lines


def colour_faults() -> list[str]:
    """Where the safe colour set is not safe."""
    return [
        f"{deck}: {distance:.0f} between two suits for {sight} eyes"
        for deck in DECKS
        for sight in SIGHTS
        if (distance := smallest_distance(letter_colours(deck, SAFE_THEME), sight)) < LEAST_DISTANCE
    ]
