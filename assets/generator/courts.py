"""Court cards: a two-headed figure on a tinted panel, cut by a ribbon."""

from assets.generator.document import card_svg, place_sign, two_halves
from assets.generator.figures.figure import draw_figure
from assets.generator.figures.french import FRENCH
from assets.generator.figures.german import GERMAN
from assets.generator.figures.swiss import SWISS
from assets.generator.index import draw_index
from assets.generator.look import Look
from assets.generator.palette import PAPER
from assets.generator.panel import frame, ground, upper_half
from assets.generator.ribbons import slanted_ribbon
from assets.generator.shapes import ellipse

FIGURES = {**FRENCH, **GERMAN, **SWISS}


def court_card(look: Look, suit: str, rank: str) -> str:
    """King, Queen, Jack, Ober or Unter. The Unter's sign stands low, all others' high."""
    geometry = look.geometry
    whole, _ = draw_figure(FIGURES[suit + rank], geometry.figure)
    art = whole.clipped(upper_half(geometry))
    if rank == "U":
        x, y = -geometry.panel_x + 26, geometry.slope - 36
        art.shape(ellipse(x, y, 23), PAPER, 2)
        place_sign(art, x, y, 34)
    elif not look.large:  # the large index sign itself stands high enough
        size = 34 if look.deck == "french" else 38
        place_sign(art, -geometry.panel_x + 23, geometry.notch_y + 25, size)
    draw_index(art, look, suit, rank)
    over = slanted_ribbon(look, suit, look.ribbon(suit, rank)).svg() + frame(look).svg()
    body = ground(look, suit).svg() + two_halves(after=over)
    return card_svg(geometry, art.svg(), body, look.sign(suit))
