"""The people of the season scenes, about 60 units high, standing on y = 0."""

from collections.abc import Sequence

from assets.generator.drawing import Art, draw_cord
from assets.generator.palette import (
    BLUE,
    BLUSH,
    BROWN,
    DARK,
    DARK_RED,
    GOLD,
    GREEN,
    INK,
    NUT,
    NUT_LIGHT,
    RED,
    SKIN,
    STEEL,
    TAN,
    WHITE,
    sheer,
)
from assets.generator.paths import move, path, placed, scale, turn
from assets.generator.season_things import OUTLINE, draw_blossom, draw_grapes, draw_vine_leaf
from assets.generator.shapes import XY, ellipse, polyline, rectangle


def _draw_limb(art: Art, points: Sequence[XY], colour: str, width: float = 5.6) -> None:
    """A sleeve or leg: a thick outlined line."""
    line = polyline(*points)
    art.ink(line, width + 2 * OUTLINE - 0.4)
    art.ink(line, width, colour)


def _draw_hand(art: Art, x: float, y: float) -> None:
    """A hand."""
    art.shape(ellipse(x, y, 2.8), SKIN, 1.4)


def _draw_head(art: Art, x: float, y: float, look: int = 0) -> None:
    """A face: two dots and a mouth from the front, one dot from the side."""
    art.shape(ellipse(x, y, 7 * 0.94, 7), SKIN, OUTLINE)
    if look == 0:
        art.fill(ellipse(x - 2.5, y - 0.4, 1), INK)
        art.fill(ellipse(x + 2.5, y - 0.4, 1), INK)
        art.ink(
            path(f"M{x - 2} {y + 3.2}C{x - 1} {y + 4.2} {x + 1} {y + 4.2} {x + 2} {y + 3.2}"), 1.1
        )
    else:
        art.fill(ellipse(x + look * 3, y - 0.6, 1), INK)


def draw_flower_girl(art: Art, x: float) -> None:
    """Spring: a girl with flowers."""
    girl = Art()
    _draw_plaits(girl)
    girl.shape(
        path("M-5.6 -36L5.6 -36C8 -26 17 -8 20 1L-20 1C-17 -8 -8 -26 -5.6 -36z"), RED, OUTLINE
    )
    girl.shape(
        path("M-4 -35L4 -35C5 -22 8 -10 9.4 -4C4 -2 -4 -2 -9.4 -4C-8 -10 -5 -22 -4 -35z"),
        WHITE,
        1.4,
    )
    _draw_limb(girl, [(-5, -43), (-14, -39), (-19, -49)], WHITE, 5)
    _draw_limb(girl, [(5, -43), (13, -36), (17, -29)], WHITE, 5)
    girl.shape(path("M-6.4 -46C-3 -48 3 -48 6.4 -46L5.6 -34L-5.6 -34z"), BLUE, OUTLINE)
    _draw_head(girl, 0, -54)
    girl.shape(path("M-7.4 -54C-8.6 -64 8.6 -64 7.4 -54C5 -59 -2 -59 -7.4 -54z"), GOLD, 1.5)
    for across, colour in ((-6, RED), (-2.2, WHITE), (2.2, RED), (6, WHITE)):
        girl.shape(ellipse(across, -60 + abs(across) * 0.34, 2.3), colour, 1.1)
    for right in (-4, 0, 4):
        girl.ink(path(f"M-19 -49L{-20 + right} -58"), 1.3, GREEN)
    for right, y, colour in ((-6, -57, GOLD), (4, -58, RED), (-1, -63, WHITE)):
        draw_blossom(girl, -20 + right, y, 4.6, colour)
    _draw_hand(girl, -19, -50)
    _draw_basket(girl)
    art.add(girl, move(x, 0))


def _draw_plaits(girl: Art) -> None:
    for side in (-1, 1):
        girl.shape(
            path(
                f"M{side * 4} -59C{side * 10} -56 {side * 9} -46 {side * 11} -40"
                f"C{side * 9} -36 {side * 6} -38 {side * 6} -42"
                f"C{side * 5} -48 {side * 4} -52 {side * 2} -56z"
            ),
            GOLD,
            1.5,
        )


def _draw_basket(girl: Art) -> None:
    """A basket of flowers on the arm, with the hand."""
    draw_cord(girl, path("M10 -21C10 -34 26 -34 26 -21"), 3.6, 1.2, TAN)
    for right, colour in ((12, GOLD), (18, WHITE), (24, RED)):
        draw_blossom(girl, right, -22, 4.4, colour)
    girl.shape(path("M8 -20L28 -20C28 -13 25 -9 22 -9L14 -9C11 -9 8 -13 8 -20z"), TAN, OUTLINE)
    girl.ink(path("M9 -15H27M14 -20V-10M22 -20V-10"), 1)
    _draw_hand(girl, 18, -29)


def draw_reaper(art: Art) -> None:
    """Summer: a reaper with his scythe."""
    man = Art()
    shaft = path("M17 -52L-38 -4")
    draw_cord(man, shaft, 5.2, 2.4, BROWN)
    draw_cord(man, path("M9 -45L5 -52"), 4.4, 1.6, BROWN)
    for leg in ("M-8 -24L2 -24L0 -12L-6 1L-14 1z", "M-2 -24L8 -24L16 1L8 1L2 -12z"):
        man.shape(path(leg), BLUE, OUTLINE)
    for foot in (-11, 13):
        man.shape(path(f"M{foot - 4} -2L{foot + 3} -2L{foot + 4} 2L{foot - 6} 2z"), DARK, 1.3)
    man.shape(path("M-9 -47C-4 -49 4 -49 9 -47L8.6 -23L-8.6 -23z"), WHITE, OUTLINE)
    man.shape(path("M-9 -46L-3.4 -47.6L-2 -24L-8.8 -24zM9 -46L3.4 -47.6L2 -24L8.8 -24z"), RED, 1.4)
    man.ink(path("M-9 -25H9"), 2.6, DARK)
    blade = path("M-36 -8C-44 -22 -62 -28 -78 -20C-62 -20 -50 -12 -41 0z")
    man.shape(blade, STEEL, OUTLINE)
    _draw_limb(man, [(-8, -44), (-17, -36), (-15, -25)], WHITE, 5.2)
    _draw_hand(man, -14.4, -24.6)
    _draw_limb(man, [(8, -44), (16, -40), (12, -47)], WHITE, 5.2)
    _draw_hand(man, 11.6, -47.4)
    _draw_head(man, 0, -54.6, look=-1)
    man.shape(path("M-6.4 -52C-5 -45 3 -45 5 -50C1 -49 -3 -50 -6.4 -52z"), BROWN, 1.3)
    man.shape(path("M-7 -58C-7 -68 7 -68 7 -58z"), TAN, OUTLINE)
    man.shape(path("M-15 -57C-9 -61 9 -61 15 -57C9 -54.6 -9 -54.6 -15 -57z"), TAN, OUTLINE)
    man.ink(path("M-6.6 -60.4C-3 -61.6 3 -61.6 6.6 -60.4"), 1.9, RED)
    art.add(man)


def draw_drinker(art: Art) -> None:
    """Autumn: a drinker astride a cask."""
    man = Art()
    _draw_cask(man)
    man.shape(
        path("M-10 -52C-5 -55 5 -55 10 -52C13 -44 13 -36 11 -31L-11 -31C-13 -36 -13 -44 -10 -52z"),
        RED,
        OUTLINE,
    )
    man.fill(path("M-3 -53L3 -53L2 -32L-2 -32z"), WHITE)
    man.ink(path("M-3.4 -52L-2.4 -32M3.4 -52L2.4 -32"), 1.2)
    man.ink(path("M-11.6 -36H11.6"), 2.6, GOLD)
    _draw_limb(man, [(-9, -49), (-20, -44), (-26, -50)], WHITE, 5.6)
    draw_grapes(man, -27, -44, (2, 3, 2, 1), 3.4)
    _draw_hand(man, -26.4, -50.4)
    _draw_limb(man, [(9, -49), (20, -48), (22, -58)], WHITE, 5.6)
    man.shape(
        path(
            "M15 -74L29 -74C29.4 -66 26 -63 23.4 -62.4L23.4 -58L20.6 -58L20.6 -62.4"
            "C18 -63 14.6 -66 15 -74z"
        ),
        GOLD,
        OUTLINE,
    )
    man.fill(path("M16.6 -72.4L27.4 -72.4L27 -70L17 -70z"), DARK_RED)
    _draw_hand(man, 22, -58.4)
    _draw_merry_head(man)
    art.add(man, scale(0.84))


def _draw_cask(man: Art) -> None:
    """A cask, seen from its end, and the legs astride it."""
    man.shape(ellipse(0, -15, 19, 17), BROWN, OUTLINE)
    man.ink(ellipse(0, -15, 14.6, 12.8), 1.4)
    for stave in (-8, 0, 8):
        man.ink(path(f"M{stave} {-26 + abs(stave) * 0.3}V{-4 - abs(stave) * 0.3}"), 1.1)
    man.shape(rectangle(-3, -9, 6, 5, 1.4), GOLD, 1.2)
    for side in (-1, 1):
        _draw_limb(man, [(side * 4, -33), (side * 19, -30), (side * 22, -12)], GREEN, 8)
        man.shape(
            path(f"M{side * 18} -12L{side * 27} -12L{side * 30} -2L{side * 18} -2z"), DARK, OUTLINE
        )


def _draw_merry_head(man: Art) -> None:
    """A bearded face with red cheeks under vine leaves."""
    _draw_head(man, 0, -60)
    man.shape(
        path(
            "M-6.8 -60C-8 -50 -3 -47.6 0 -47.6C3 -47.6 8 -50 6.8 -60C5 -56 3 -56.4 0 -56.4"
            "C-3 -56.4 -5 -56 -6.8 -60z"
        ),
        BROWN,
        1.5,
    )
    man.fill(ellipse(0, -54.4, 1.6), RED)
    for side in (-1, 1):
        man.fill(ellipse(side * 4.2, -58.2, 1.5), BLUSH)
    for right, degrees in ((-7, 130), (0, 180), (7, 230)):
        draw_vine_leaf(man, right, -65 + abs(right) * 0.4, degrees, GREEN, 0.34)


def draw_firewood_man(art: Art, x: float) -> None:
    """Winter: an old man with firewood."""
    man = Art()
    stick = path("M21 -40C20 -26 20 -12 22 1")
    draw_cord(man, stick, 4.8, 2, TAN)
    for foot in (-9, 3):
        man.shape(path(f"M{foot - 4} -6L{foot + 4} -6L{foot + 9} 1L{foot - 4} 1z"), DARK, 1.4)
    _draw_faggot(man)
    man.shape(
        path(
            "M-15 -3C-18 -20 -16 -36 -5 -43C4 -48 14 -46 15 -38C13 -30 9 -22 10 -3C2 0 -8 0 -15 -3z"
        ),
        BLUE,
        OUTLINE,
    )
    man.fill(
        path("M4 -44C14 -47 15 -40 14 -36C11 -28 9 -20 10 -3L4 -2C3 -16 6 -28 4 -44z"),
        sheer(INK, 0.16),
    )
    draw_cord(man, path("M-24 -44C-14 -50 -4 -44 -2 -34"), 3.8, 1.4, GOLD)
    _draw_limb(man, [(3, -34), (12, -26), (20, -31)], BLUE, 6.4)
    _draw_hand(man, 20.4, -32)
    _draw_old_head(man)
    art.add(man, move(x, 0))


def _draw_faggot(man: Art) -> None:
    """Five logs on the back."""
    for log, spot in enumerate(((-17, -36), (-21, -42), (-13, -45), (-18, -50), (-12, -53))):
        steps = turn(-24 + log % 3 * 4), move(*spot)
        wood = placed(rectangle(-19, -3.4, 38, 6.8, 3), *steps)
        man.shape(wood, BROWN if log % 2 else NUT, 1.5)
        man.shape(placed(ellipse(-17, 0, 2.4, 3.2), *steps), NUT_LIGHT, 1.1)


def _draw_old_head(man: Art) -> None:
    """A white beard under a cap with a bobble."""
    _draw_head(man, 14, -47, look=1)
    man.shape(
        path("M9 -46C9 -36 14 -29 19 -27C21 -33 22 -39 21 -44C18 -42 13 -43 9 -46z"), WHITE, 1.5
    )
    man.shape(
        path("M6 -43C2 -54 8 -60 16 -58C23 -56 23 -50 21.4 -49C16 -53 11 -50 9 -43z"), RED, OUTLINE
    )
    man.shape(ellipse(4, -58, 3), WHITE, 1.3)
    man.ink(path("M8 -56L5 -57"), 2)
