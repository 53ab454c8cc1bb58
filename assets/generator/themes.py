"""Colours of the suits, and the colour sets that change them."""

from typing import NamedTuple

from assets.generator.palette import BLUE, BROWN, DARK, GOLD, GREEN, INK, PAPER, RED


class SuitColours(NamedTuple):
    """The colours that a suit gives to its cards."""

    ground: str  # behind a court
    diaper: str  # the pattern on the ground
    band: str  # the ribbon
    ornament: str  # on the ribbon
    letter: str  # in the corner, and of a French sign
    trim: str = GOLD  # engraving on a large sign


_BLUE = "#d9e4ea", "#c6d6df"
_ROSE = "#f8dccf", "#f0c8b8"
_YELLOW = "#fbeec6", "#f1dd9e"
_GREEN = "#dcead2", "#c6dbb8"
_TAN = "#f0e2c6", "#e3cfa8"
_VIOLET = "#e3e0e8", "#d2cedb"

LEAF, ACORN, BELL = "#226038", "#6b3f22", "#96650f"  # letters

SUITS = {
    "S": SuitColours(*_BLUE, BLUE, GOLD, INK),
    "H": SuitColours(*_ROSE, RED, GOLD, RED),
    "D": SuitColours("#f9ebc4", "#f0dba0", GOLD, RED, RED),
    "C": SuitColours("#dfead3", "#cbdcb9", GREEN, GOLD, INK),
    "gE": SuitColours(*_TAN, BROWN, GOLD, ACORN),
    "gL": SuitColours(*_GREEN, GREEN, GOLD, LEAF),
    "gH": SuitColours(*_ROSE, RED, GOLD, RED),
    "gB": SuitColours(*_YELLOW, GOLD, RED, BELL),
    "sS": SuitColours(*_BLUE, BLUE, GOLD, BLUE),
    "sR": SuitColours(*_ROSE, RED, GOLD, RED),
    "sB": SuitColours(*_YELLOW, GOLD, RED, BELL),
    "sE": SuitColours(*_GREEN, GREEN, GOLD, LEAF),
}

AMBER, SKY_BLUE, POKER_GREEN, TEAL = "#d98a00", "#1b6fb3", "#1f7a45", "#00857a"
ALMOST_BLACK, BLACK_GREEN = "#2a2230", "#14382a"

# The edge of letters and signs whose colour is too light on paper.
EDGES = {AMBER: "#7a4a00"}


class Change(NamedTuple):
    """What a colour set changes of a suit; None keeps it."""

    ground: tuple[str, str] | None = None
    band: tuple[str, str] | None = None
    letter: str | None = None
    trim: str | None = None


_VIOLET_SPADES = Change(_VIOLET, (DARK, GOLD))

# Grounds follow the sign: no two suits of a deck share a tint. `colours` measures the distances.
THEMES: dict[str, dict[str, Change]] = {
    "classic": {},
    "four": {
        "S": _VIOLET_SPADES,
        "D": Change(letter=AMBER, trim=PAPER),
        "C": Change(_BLUE, (BLUE, GOLD), SKY_BLUE),
        "gE": Change(letter=ALMOST_BLACK),
        "gL": Change(letter=TEAL),
        "gB": Change(letter=AMBER),
        "sS": Change(letter=SKY_BLUE),
        "sB": Change(letter=AMBER),
        "sE": Change(letter=BLACK_GREEN),
    },
    "poker4": {
        "S": _VIOLET_SPADES,
        "D": Change(_BLUE, (BLUE, GOLD), SKY_BLUE),
        "C": Change(letter=POKER_GREEN),
    },
}


def suit_colours(suit: str, theme: str) -> SuitColours:
    """A suit's colours in a colour set."""
    colours, change = SUITS[suit], THEMES[theme].get(suit, Change())
    if change.ground:
        colours = colours._replace(ground=change.ground[0], diaper=change.ground[1])
    if change.band:
        colours = colours._replace(band=change.band[0], ornament=change.band[1])
    return colours._replace(
        letter=change.letter or colours.letter, trim=change.trim or colours.trim
    )


def themes_of(deck: str) -> tuple[str, ...]:
    """The colour sets a deck is drawn in."""
    return ("classic", "four", "poker4") if deck == "french" else ("classic", "four")
