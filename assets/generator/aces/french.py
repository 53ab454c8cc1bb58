"""The French aces: one large sign, each with an ornament of its own."""

from collections.abc import Callable

from assets.generator.aces.clubs import draw_clubs
from assets.generator.aces.diamonds import draw_diamonds
from assets.generator.aces.hearts import draw_hearts
from assets.generator.aces.plate import Plate
from assets.generator.aces.spades import draw_spades
from assets.generator.document import card_svg, two_halves
from assets.generator.drawing import Art
from assets.generator.index import draw_index
from assets.generator.look import Look
from assets.generator.paths import scale

_ACES: dict[str, Callable[[Plate], None]] = {
    "S": draw_spades,
    "H": draw_hearts,
    "D": draw_diamonds,
    "C": draw_clubs,
}
_SMALLER = 0.8  # room for the large index


def french_ace(look: Look, suit: str) -> str:
    """The ace of a French suit."""
    colours = look.colours(suit)
    plate = Plate(colours.letter, colours.trim)
    _ACES[suit](plate)
    half, middle = plate.half, plate.middle
    if look.large:
        half, middle = (Art().add(art, scale(_SMALLER)) for art in (half, middle))
    draw_index(half, look, suit, "A")
    body = two_halves(after=middle.svg())
    return card_svg(look.geometry, half.svg(), body, look.sign(suit))
