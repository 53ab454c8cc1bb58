"""Signs of rank and tools that a hand holds."""

from collections.abc import Callable

from assets.generator.drawing import Art, draw_rod
from assets.generator.figures.held import Held
from assets.generator.palette import (
    BLUSH,
    BROWN,
    GOLD,
    HAIRLINE,
    INK,
    INNER,
    LIGHT_BLUE,
    MAIN,
    PAPER,
    RED,
    SKIN,
    STEEL,
    WHITE,
)
from assets.generator.paths import both_sides, common, moved, path, placed, turn, union
from assets.generator.shapes import ellipse, lily, lozenge, rectangle, star


def _sceptre(art: Art, held: Held) -> None:
    """A sceptre with a lily."""
    art.shape(rectangle(-2.8, -66, 5.6, 100, 2.6), held.colour)
    for y in (-22, 20):
        art.shape(rectangle(-4.6, y, 9.2, 4.6, 2.2), held.colour, INNER)
    art.shape(ellipse(0, -64, 6.4), held.accent)
    head = moved(lily(30), 0, -82)
    art.ink(head, MAIN * 1.7)
    art.fill(head, held.colour)


def _orb(art: Art, held: Held) -> None:
    """An orb with a cross."""
    art.shape(ellipse(0, 0, 15), held.accent)
    art.fill(
        common(ellipse(0, 0, 13.8), ellipse(-7, -5, 11)),
        BLUSH if held.accent == RED else LIGHT_BLUE,
    )
    art.shape(path("M-15 -2.4C-6 2 6 2 15 -2.4L15 2.4C6 7 -6 7 -15 2.4z"), held.colour, INNER)
    art.shape(path("M-2.4 -15L2.4 -15L2.4 1L-2.4 1z"), held.colour, INNER)
    cross = union(rectangle(-2, -30, 4, 16), rectangle(-7, -26, 14, 4))
    art.ink(cross, MAIN * 1.6)
    art.fill(cross, held.colour)


def _staff(art: Art, held: Held) -> None:
    """A staff with a knob."""
    art.shape(rectangle(-3, -76, 6, 124, 3), BROWN)
    art.shape(ellipse(0, -78, 7), held.colour)
    art.ink(path("M-6 -78H6"), HAIRLINE)
    for y in (-30, 18):
        art.ink(path(f"M-3 {y}H3"), INNER)


def _crook(art: Art, held: Held) -> None:
    """A shepherd's crook."""
    crook = path("M0 46V-70C0 -88 24 -88 24 -72C24 -63 13 -62 13 -70")
    draw_rod(art, crook, 9, 4.6, held.colour)


def _goblet(art: Art, held: Held) -> None:
    """A jewelled goblet."""
    art.shape(path("M-5 8L5 8L4 -6L-4 -6z"), held.colour)
    art.shape(path("M-13 16C-12 8 12 8 13 16z"), held.colour)
    art.shape(path("M-15 -36L15 -36C16 -18 10 -8 0 -6C-10 -8 -16 -18 -15 -36z"), held.colour)
    art.shape(path("M-17 -40L17 -40L15.6 -32L-15.6 -32z"), held.colour)
    for x in (-9, 0, 9):
        art.shape(moved(lozenge(6, 9), x, -23), held.accent, HAIRLINE)


def _letter(art: Art, held: Held) -> None:
    """A sealed letter."""
    art.shape(rectangle(-27, -46, 54, 38, 2), WHITE)
    art.ink(path("M-27 -45L0 -23L27 -45"), INNER)
    art.ink(both_sides(path("M-26 -9L-9 -29")), HAIRLINE)
    art.shape(ellipse(0, -24, 7.4), held.accent, INNER)
    art.fill(star(0, -24, 4.2, 1.9, 5), GOLD)


def _book(art: Art, held: Held) -> None:
    """A clasped book."""
    art.shape(rectangle(-21, -32, 42, 50, 3), held.accent)
    art.fill(rectangle(16.6, -29.5, 3, 45), PAPER)
    art.ink(path("M16 -31V17"), HAIRLINE)
    art.shape(rectangle(-21, -32, 8, 50, 2), held.colour, INNER)
    art.shape(moved(lozenge(17, 21), 2, -17), held.colour, INNER)
    art.fill(moved(lozenge(6, 8), 2, -17), INK)


def _drum(art: Art, held: Held) -> None:
    """A drum."""
    art.shape(path("M-26 -16L26 -16L24 26C10 34 -10 34 -24 26z"), held.accent)
    art.ink(path("M-26 -14L-16 27L-4 -9L6 30L16 -11L25 20"), INNER, PAPER)
    art.shape(path("M-27 -20C-10 -10 10 -10 27 -20L27 -12C10 -3 -10 -3 -27 -12z"), held.colour)
    art.shape(ellipse(0, -19, 27, 7), WHITE)
    art.shape(path("M-25 22C-10 31 10 31 25 22L25 29C10 38 -10 38 -25 29z"), held.colour)


def _fife(art: Art, held: Held) -> None:
    """A fife."""
    art.shape(rectangle(-46, -3.4, 92, 6.8, 3), held.colour)
    for x in (-26, -16, -6, 10, 20):
        art.fill(ellipse(x, 0, 1.7), INK)
    art.shape(rectangle(-46, -4.4, 6, 8.8, 2), GOLD, INNER)
    art.shape(rectangle(34, -4.4, 6, 8.8, 2), GOLD, INNER)


def _marotte(art: Art, held: Held) -> None:
    """A jester's stick with a head."""
    art.shape(rectangle(-2.6, -40, 5.2, 84, 2), held.colour)
    art.shape(ellipse(0, -52, 11), SKIN)
    art.fill(ellipse(-4, -53, 1.5), INK)
    art.fill(ellipse(4, -53, 1.5), INK)
    art.ink(path("M-5 -47C-2 -44 2 -44 5 -47"), HAIRLINE)
    art.shape(
        path(
            "M-12 -55C-12 -70 12 -70 12 -55C20 -60 24 -52 20 -44C16 -50 12 -52 10 -58L0 -60"
            "L-10 -58C-12 -52 -16 -50 -20 -44C-24 -52 -20 -60 -12 -55z"
        ),
        held.accent,
    )
    art.shape(path("M-10 -42L10 -42L14 -34L6 -37L0 -30L-6 -37L-14 -34z"), GOLD, INNER)


def _sickle(art: Art, held: Held) -> None:
    """A sickle."""
    art.shape(rectangle(-3, -10, 6, 26, 3), BROWN)
    art.shape(
        path(
            "M-3 -12C-18 -30 -10 -60 20 -66C34 -66 42 -58 44 -50C32 -58 14 -56 8 -42"
            "C4 -32 4 -22 4 -12z"
        ),
        STEEL,
    )


def _fan(art: Art, held: Held) -> None:
    """A folding fan."""
    for leaf in range(7):
        art.shape(
            placed(path("M0 4L-7 -36C-4 -42 4 -42 7 -36z"), turn(-66 + 22 * leaf)),
            held.accent if leaf % 2 else held.colour,
        )
    art.shape(ellipse(0, 4, 4.6), held.colour, INNER)


def _glass(art: Art, held: Held) -> None:
    """A glass of wine."""
    art.shape(path("M-13 -38L13 -38L10 -8C6 -2 -6 -2 -10 -8z"), LIGHT_BLUE)
    art.fill(path("M-11 -26L11 -26L9.4 -9C6 -4 -6 -4 -9.4 -9z"), held.accent)
    art.ink(path("M-13 -38L13 -38L10 -8C6 -2 -6 -2 -10 -8z"), MAIN)
    art.shape(rectangle(-2, -4, 4, 16), LIGHT_BLUE, INNER)
    art.shape(rectangle(-11, 11, 22, 4.4, 2), LIGHT_BLUE, INNER)


THINGS: dict[str, Callable[[Art, Held], None]] = {
    "sceptre": _sceptre,
    "orb": _orb,
    "staff": _staff,
    "crook": _crook,
    "goblet": _goblet,
    "letter": _letter,
    "book": _book,
    "drum": _drum,
    "fife": _fife,
    "marotte": _marotte,
    "sickle": _sickle,
    "fan": _fan,
    "glass": _glass,
}
