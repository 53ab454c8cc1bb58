"""What a hand holds: a row of `HELD`, drawn upright with the hand at 0,0, then put in its place."""

from assets.generator.drawing import Art
from assets.generator.figures.flowers import FLOWERS
from assets.generator.figures.held import Held
from assets.generator.figures.things import THINGS
from assets.generator.figures.weapons import WEAPONS
from assets.generator.paths import move, scale, turn

HELD = {**WEAPONS, **FLOWERS, **THINGS}


def draw_held(art: Art, held: Held) -> None:
    """The thing in its place, without the hand."""
    thing = Art()
    HELD[held.kind](thing, held)
    art.add(thing, scale(held.size, held.size), turn(held.turn), move(held.x, held.y))
