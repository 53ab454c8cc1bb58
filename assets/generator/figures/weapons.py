"""Weapons that a hand holds."""

from collections.abc import Callable

from assets.generator.drawing import Art, draw_rod
from assets.generator.figures.held import Held
from assets.generator.palette import BROWN, DARK_STEEL, HAIRLINE, INK, INNER, MAIN, STEEL
from assets.generator.paths import Shape, common, move, path, placed, scale, stroked
from assets.generator.shapes import ellipse, rectangle


def _draw_blade(art: Art, blade: Shape, shaded: Shape) -> None:
    """Steel, dark where the shaded side covers it."""
    art.fill(blade, STEEL)
    art.fill(common(blade, shaded), DARK_STEEL)
    art.ink(blade, MAIN)


def _sword(art: Art, held: Held) -> None:
    """A straight sword."""
    blade = path("M-4.4 -8L-4.4 -84L0 -95L4.4 -84L4.4 -8z")
    _draw_blade(art, blade, rectangle(0, -100, 9, 100))
    art.ink(path("M0 -10V-88"), HAIRLINE)
    art.shape(
        path(
            "M-20 -13C-22 -18 -16 -20 -13 -16L13 -16C16 -20 22 -18 20 -13"
            "C18 -8 12 -9 10 -10L-10 -10C-12 -9 -18 -8 -20 -13z"
        ),
        held.colour,
    )
    art.shape(rectangle(-3.6, -10, 7.2, 24, 2), held.accent)
    art.shape(ellipse(0, 18, 5.6), held.colour)
    art.fill(ellipse(0, 18, 2), INK)


def _sabre(art: Art, held: Held) -> None:
    """A curved sabre."""
    blade = path("M-3 -8C-5 -40 2 -70 22 -94C18 -60 10 -34 5 -8z")
    art.shape(blade, STEEL)
    art.ink(path("M.5 -10C1 -38 6 -62 18 -84"), HAIRLINE)
    art.shape(
        path(
            "M-14 -10C-15 -15 -9 -16 -6 -13L10 -13C16 -10 14 6 6 16L2 14C8 4 8 -4 6 -8"
            "L-8 -7C-11 -6 -13 -7 -14 -10z"
        ),
        held.colour,
    )
    art.shape(rectangle(-3.4, -9, 6.8, 24, 3), held.accent)


def _axe(art: Art, held: Held) -> None:
    """A battle axe."""
    art.shape(rectangle(-3, -82, 6, 124, 2), BROWN)
    blade = path("M2 -78L8 -80C18 -90 27 -84 29 -62C29 -46 21 -38 13 -42L8 -54L2 -56z")
    _draw_blade(art, blade, path("M12 -100L50 -100L50 -20L16 -30C25 -50 23 -70 12 -84z"))
    art.shape(path("M-3 -74L-13 -78L-15 -66L-13 -56L-3 -60z"), STEEL)
    art.shape(rectangle(-5, -80, 10, 26, 2), held.colour)


def _halberd(art: Art, held: Held) -> None:
    """A halberd."""
    art.shape(rectangle(-2.8, -66, 5.6, 116, 2), BROWN)
    art.shape(path("M0 -101L5.4 -76L3 -64L-3 -64L-5.4 -76z"), STEEL)
    art.ink(path("M0 -93V-68"), HAIRLINE)
    blade = path(
        "M3 -69L9 -70C14 -77 21 -78 25 -74C22 -66 22 -56 25 -46C20 -42 13 -44 9 -50L3 -51z"
    )
    _draw_blade(art, blade, path("M17 -90L40 -90L40 -30L17 -30C13 -46 13 -66 17 -90z"))
    art.shape(path("M-3 -68L-9 -69C-14 -69 -17 -66 -19 -60C-15 -62 -11 -61 -8 -56L-3 -54z"), STEEL)
    art.shape(rectangle(-4.6, -74, 9.2, 29, 2), held.colour)
    for y in (-69, -51):
        art.fill(ellipse(0, y, 1.5), INK)
    art.shape(path("M-4 -45L-7 -34L-2.4 -37L0 -30L2.4 -37L7 -34L4 -45z"), held.accent, INNER)


def _spear(art: Art, held: Held) -> None:
    """A spear with a tassel."""
    art.shape(rectangle(-2.6, -64, 5.2, 120, 2), BROWN)
    blade = path("M0 -101C7.6 -90 7.6 -78 3 -66L-3 -66C-7.6 -78 -7.6 -90 0 -101z")
    _draw_blade(art, blade, rectangle(0, -110, 12, 60))
    art.ink(path("M0 -94V-70"), HAIRLINE)
    art.shape(rectangle(-5, -68, 10, 7, 2), held.colour, INNER)
    art.shape(path("M-4 -61L-9 -48L-3 -52L0 -44L3 -52L9 -48L4 -61z"), held.accent, INNER)


def _crossbow(art: Art, held: Held) -> None:
    """A crossbow with a bolt, seen from above."""
    art.shape(
        path("M-4.4 40L-5.4 -46L5.4 -46L4.4 40C7 46 7 54 4 60L-5 58C-2 52 -4 46 -4.4 40z"), BROWN
    )
    art.ink(path("M0 -40V-4"), HAIRLINE)
    trigger = path("M-6 14C-16 16 -16 30 -5 30")
    art.ink(trigger, 5)
    art.ink(trigger, 2, DARK_STEEL)
    bow = path("M-35 -20C-36 -40 -22 -54 0 -54C22 -54 36 -40 35 -20")
    draw_rod(art, bow, 12, 7, STEEL)
    art.fill(common(stroked(bow, 7), rectangle(0, -80, 60, 80)), DARK_STEEL)
    art.ink(path("M-35 -20L0 -12L35 -20"), 2)
    for side in (-1, 1):
        art.shape(ellipse(side * 35, -19, 4.4), held.colour, INNER)
    art.shape(path("M0 -84L7 -68L2.4 -70L2.4 -13L-2.4 -13L-2.4 -70L-7 -68z"), held.colour, INNER)
    art.shape(rectangle(-8.6, -60, 17.2, 12, 2), held.accent, INNER)
    art.ink(path("M-7 -54H7"), HAIRLINE)


def _shield(art: Art, held: Held) -> None:
    """A shield."""
    shield = path("M-24 -30L24 -30C26 -2 18 20 0 32C-18 20 -26 -2 -24 -30z")
    art.shape(shield, held.accent)
    art.ink(placed(shield, move(0, 1), scale(0.8)), INNER, held.colour)


WEAPONS: dict[str, Callable[[Art, Held], None]] = {
    "sword": _sword,
    "sabre": _sabre,
    "axe": _axe,
    "halberd": _halberd,
    "spear": _spear,
    "crossbow": _crossbow,
    "shield": _shield,
}
