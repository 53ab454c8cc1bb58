"""Colours and line weights of all pictures."""

INK = "#1e1b26"  # all outlines
PAPER = "#fbf6e9"  # card stock
WHITE = "#fffdf6"  # linen, ermine
EDGE = "#b8ac93"  # the rim of a card

RED = "#c4302b"
DARK_RED = "#8f1f22"
BLUSH = "#e58f78"
GOLD = "#e9b13f"
DARK_GOLD = "#b97f1f"
BLUE = "#22508a"
LIGHT_BLUE = "#8fb4cf"
GREEN = "#2f7a4c"
DARK_GREEN = "#24603c"
DEEP_GREEN = "#1f5536"
LIGHT_GREEN = "#9cc08a"
BROWN = "#8a5330"
TAN = "#d9a066"
NUT = "#b9793c"  # the shaded side of an acorn
NUT_LIGHT = "#f3cf9a"
ROSE_YELLOW = "#f3c44f"
ROSE_SHADE = "#e2a32f"
LILY_WHITE = "#fff3d6"
BELL_LIGHT = "#f8e3a6"
STEEL = "#dde5ea"
DARK_STEEL = "#9fb0bb"

SKIN = "#f7dcbc"
SKIN_SHADE = "#e9bd95"
TAN_SHADE = "#bf8650"  # the shaded half of a brown face, whose lit half is TAN

GREY = "#e6e1d5"
DARK = "#4b4052"  # dark hair, black cloth: inner lines must stay visible on it
BLACK_BROWN = "#5b3520"  # hair, mane
AUBURN = "#a3502a"

# Line weights; a card is 252 units wide.
MAIN = 2.3
INNER = 1.5
HAIRLINE = 1.1  # never thinner


def sheer(colour: str, opacity: float) -> str:
    """A see-through colour, as `Art` understands it."""
    return f"{colour}@{opacity:g}"


SHADOW = sheer(INK, 0.2)  # the shadow that a thing casts on what lies under it
