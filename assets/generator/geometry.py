"""Where everything stands on the cards of the three decks. A unit is a quarter of a millimetre."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from assets.generator.figures.figure import Place


@dataclass(frozen=True, kw_only=True)
class Index:
    """The letter and the small sign in a card's corner, measured from the card's edges."""

    x: float = 21.5  # the middle
    baseline: float = 39
    letter: float = 44  # font size
    letter_width: float = 32  # the widest
    sign: float = 29
    sign_drop: float = 21  # below the baseline


@dataclass(frozen=True, kw_only=True)
class Geometry:
    """The card, the picture panel with its notch for the index, and the figure in it."""

    width: float
    height: float
    corner: float
    panel_x: float  # half its width
    panel_y: float
    notch_x: float  # the notch's right edge, from the card's middle
    notch_y: float  # its lower edge
    slope: float  # how far the ribbon falls on the left and rises on the right
    figure: Place
    index: Index = Index()


class Pips(NamedTuple):
    """Columns at -x, 0, x; rows from -y to y; size of a sign."""

    x: float
    y: float
    size: float


DECKS = {
    "french": Geometry(
        width=252,
        height=352,
        corner=13,
        panel_x=107,
        panel_y=157,
        notch_x=-83,
        notch_y=-96,
        slope=26,
        figure=Place(1.07, 3, 0),
    ),
    "german": Geometry(
        width=228,
        height=400,
        corner=12,
        panel_x=97,
        panel_y=182,
        notch_x=-72,
        notch_y=-122,
        slope=27,
        figure=Place(1.15, -9, -8),
    ),
    "swiss": Geometry(
        width=228,
        height=356,
        corner=12,
        panel_x=97,
        panel_y=160,
        notch_x=-72,
        notch_y=-100,
        slope=26,
        figure=Place(1.07, 1, -4),
    ),
}

_LARGE_INDEX = Index(x=26, baseline=60, letter=74, letter_width=41, sign=42, sign_drop=29)

# The index is 1.7 times as high and the notch grows with it. French figures keep their size,
# German and Swiss ones are 7 % smaller.
LARGE_DECKS = {
    "french": replace(
        DECKS["french"],
        notch_x=-70,
        notch_y=-58,
        index=Index(x=28, baseline=62, letter=75, letter_width=45, sign=44, sign_drop=30),
    ),
    "german": replace(
        DECKS["german"], notch_x=-61, notch_y=-86, figure=Place(1.07, -4, -5), index=_LARGE_INDEX
    ),
    "swiss": replace(
        DECKS["swiss"], notch_x=-61, notch_y=-64, figure=Place(0.99, 4, -1), index=_LARGE_INDEX
    ),
}

_PIPS = {"german": Pips(46, 124, 56), "swiss": Pips(48, 108, 52)}
_LARGE_PIPS = {"german": Pips(40, 128, 47), "swiss": Pips(42, 112, 44)}


def pips(deck: str, count: int, large: bool) -> Pips:
    """Where the signs of a number card stand; French nines and tens have smaller ones."""
    if deck != "french":
        return (_LARGE_PIPS if large else _PIPS)[deck]
    if large:
        return Pips(43, 116, 42) if count > 8 else Pips(42, 114, 46)
    return Pips(50, 114, 45) if count > 8 else Pips(47, 112, 50)


def geometry(deck: str, large: bool = False) -> Geometry:
    """The measures of a deck, with the normal or the large index."""
    return (LARGE_DECKS if large else DECKS)[deck]
