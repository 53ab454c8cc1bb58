"""The signs of contracts: from the top (Obenabe), from the bottom (Undenufe), push (Schieben)."""

from collections.abc import Callable

from assets.generator.drawing import Art
from assets.generator.palette import BLUE, GOLD, INK, PAPER, RED, sheer
from assets.generator.paths import common, cut, grown, moved, path, scale
from assets.generator.shapes import lozenge, rectangle

_DOWN = "M-11 -24L11 -24L11 8L32 8L0 48L-32 8L-11 8z"
_UPSIDE_DOWN = scale(1, -1)


def _arrow(colour: str) -> Art:
    """A bar above and an arrow down: the ace is high."""
    art = Art()
    bar, arrow = rectangle(-36, -46, 72, 12, 4), path(_DOWN)
    art.shape(bar, colour, 5)
    art.shape(arrow, colour, 5)
    art.fill(common(arrow, rectangle(0, -60, 60, 120)), sheer(INK, 0.17))
    art.ink(arrow, 5)
    return art


def top_down() -> Art:
    """Obenabe."""
    return _arrow(BLUE)


def bottom_up() -> Art:
    """Undenufe: a bar below and an arrow up, the six is high."""
    return Art().add(_arrow(RED), _UPSIDE_DOWN)


def push() -> Art:
    """The right to choose goes across to the partner: a card with an arrow."""
    art = Art()
    art.shape(rectangle(-46, -38, 46, 70, 7), PAPER, 5)
    art.fill(moved(lozenge(20, 28), -23, -3), GOLD)
    art.shape(path("M-10 -12L16 -12L16 -30L48 0L16 30L16 12L-10 12z"), GOLD, 5)
    return art


def top_down_symbol() -> Art:
    """Obenabe in ink alone."""
    art = Art()
    art.fill(rectangle(-40, -48, 80, 14, 4), INK)
    art.fill(path("M-13 -24L13 -24L13 8L36 8L0 50L-36 8L-13 8z"), INK)
    return art


def bottom_up_symbol() -> Art:
    """Undenufe in ink alone."""
    return Art().add(top_down_symbol(), _UPSIDE_DOWN)


def push_symbol() -> Art:
    """Push in ink alone, a gap round the arrow."""
    art = Art()
    arrow = path("M-10 -13L14 -13L14 -34L50 0L14 34L14 13L-10 13z")
    art.fill(cut(rectangle(-48, -40, 50, 76, 8), grown(arrow, 7)), INK)
    art.fill(arrow, INK)
    return art


CONTRACTS: dict[str, Callable[[], Art]] = {
    "obenabe": top_down,
    "undenufe": bottom_up,
    "push": push,
}
CONTRACT_SYMBOLS: dict[str, Callable[[], Art]] = {
    "obenabe": top_down_symbol,
    "undenufe": bottom_up_symbol,
    "push": push_symbol,
}
