"""One appearance of one deck: all that a drawing function has to know besides the card."""

from dataclasses import dataclass

from assets.generator.drawing import Art
from assets.generator.geometry import Geometry, geometry
from assets.generator.signs import FRENCH_SIGNS, draw_sign
from assets.generator.themes import EDGES, SuitColours, suit_colours
from assets.generator.words import RIBBONS, SWISS_RIBBONS, letter


@dataclass(frozen=True)
class Look:
    """A deck with its colour set, letters, size of the index and ribbon words."""

    deck: str
    theme: str = "classic"
    letters: str = "int"
    large: bool = False
    ribbons: str = "de"

    @property
    def geometry(self) -> Geometry:
        return geometry(self.deck, self.large)

    def colours(self, suit: str) -> SuitColours:
        return suit_colours(suit, self.theme)

    def letter(self, rank: str) -> str:
        """What stands in the corner."""
        return letter(self.deck, rank, self.letters)

    def ribbon(self, suit: str, rank: str) -> str | None:
        """The word on the ribbon, None for an ornament."""
        if self.deck == "swiss":
            return SWISS_RIBBONS[rank]
        return RIBBONS[self.ribbons].get(suit + rank) if self.deck == "german" else None

    def sign(self, suit: str) -> Art:
        """The suit's sign in this colour set; light colours get an edge."""
        colour = self.colours(suit).letter
        art = draw_sign(suit, colour)
        if suit in FRENCH_SIGNS and colour in EDGES:
            art.ink(FRENCH_SIGNS[suit](), 5, EDGES[colour])
        return art
