"""The season scenes of the German aces: a half-round landscape with one small person in each.

The horizon is y = 0, hidden behind the ribbon; the sky ends at y = 10 - RADIUS.
"""

from collections.abc import Callable
from typing import NamedTuple

from assets.generator.drawing import Art, draw_cord
from assets.generator.palette import BROWN, GOLD, GREEN, LIGHT_GREEN, NUT, RED, TAN, WHITE
from assets.generator.paths import common, move, path, union
from assets.generator.season_people import (
    draw_drinker,
    draw_firewood_man,
    draw_flower_girl,
    draw_reaper,
)
from assets.generator.season_things import (
    draw_camp_fire,
    draw_corn,
    draw_fir,
    draw_grapes,
    draw_sheaf,
    draw_tulips,
    draw_vine_leaf,
)
from assets.generator.shapes import ellipse, rectangle, star

RADIUS = 84


def _spring(scene: Art) -> None:
    """Hills, tulips and a girl with flowers under a tree in bloom."""
    scene.shape(ellipse(-58, -46, 11), "#fff1bf", 1.6)
    scene.shape(
        path("M-84 -20C-50 -34 -20 -30 0 -22C30 -34 60 -30 84 -16L84 4L-84 4z"),
        LIGHT_GREEN,
        1.8,
    )
    scene.shape(path("M32 2C38 -12 38 -22 34 -34L42 -34C42 -24 46 -10 50 2z"), BROWN, 1.8)
    _draw_blossoms(scene)
    draw_tulips(scene, (-66, -55, 6, 18, 60, 70))
    draw_flower_girl(scene, -24)


def _draw_blossoms(scene: Art) -> None:
    """The crown of the tree."""
    blossoms = union(
        ellipse(16, -40, 13),
        ellipse(28, -55, 13),
        ellipse(49, -55, 13),
        ellipse(60, -40, 13),
        ellipse(38, -42, 17),
    )
    scene.fill(blossoms, "#f3b8b0")
    scene.fill(common(blossoms, ellipse(68, -28, 32)), "#e39a97")
    scene.ink(blossoms, 1.8)
    for x, y in (
        (16, -46),
        (25, -36),
        (36, -58),
        (46, -50),
        (60, -44),
        (54, -34),
        (40, -42),
        (32, -48),
    ):
        scene.fill(star(x, y, 4, 1.8, 5), WHITE)


def _summer(scene: Art) -> None:
    """A reaper between standing corn and sheaves."""
    scene.shape(star(46, -50, 21, 13, 14), GOLD, 1.6)
    scene.shape(ellipse(46, -50, 10.6), "#f7d36f", 1.5)
    scene.shape(
        path("M-84 -22C-50 -30 -10 -20 20 -24C50 -28 70 -24 84 -20L84 4L-84 4z"),
        "#f0c14f",
        1.8,
    )
    for index, x in enumerate(range(-76, -8, 11)):
        draw_corn(scene, x, 22 + index % 3 * 4)
    draw_sheaf(scene, 34, 0.86)
    draw_sheaf(scene, 58, 1)
    draw_reaper(scene)


def _autumn(scene: Art) -> None:
    """A drinker under a vine."""
    scene.shape(
        path("M-84 -14C-50 -26 -20 -22 0 -16C30 -26 60 -24 84 -12L84 4L-84 4z"),
        TAN,
        1.8,
    )
    arc = path("M-82 -44C-64 -68 -40 -77 0 -79C40 -77 64 -68 82 -44")
    draw_cord(scene, arc, 6.4, 3, BROWN)
    for x, y, degrees, colour in (
        (-67, -48, -40, RED),
        (-43, -66, -22, GOLD),
        (44, -66, 22, GREEN),
        (67, -48, 40, RED),
    ):
        draw_vine_leaf(scene, x, y, degrees, colour, 0.9)
    draw_grapes(scene, -55, -36)
    draw_grapes(scene, 55, -36)
    draw_drinker(scene)


def _winter(scene: Art) -> None:
    """An old man with firewood, coming to a fire in the snow."""
    scene.shape(
        path("M-84 -20C-40 -32 -20 -18 10 -24C40 -32 60 -24 84 -22L84 4L-84 4z"),
        WHITE,
        1.8,
    )
    draw_fir(scene, -58, -14, 1.0)
    draw_fir(scene, 62, -16, 0.9)
    draw_fir(scene, 24, -22, 0.62)
    draw_camp_fire(scene, 40)
    draw_firewood_man(scene, -12)
    for x, y in (
        (-66, -52),
        (-36, -66),
        (-2, -70),
        (20, -62),
        (44, -56),
        (30, -44),
        (-44, -52),
        (2, -60),
    ):
        scene.fill(star(x, y, 3.2, 1.3, 6), WHITE)


class _Season(NamedTuple):
    sky: str
    ground: str
    draw: Callable[[Art], None]


SEASONS = {
    "gH": _Season("#cfe3ea", LIGHT_GREEN, _spring),
    "gB": _Season("#bfe0ee", GOLD, _summer),
    "gL": _Season("#f6ddb0", NUT, _autumn),
    "gE": _Season("#cdd9e4", WHITE, _winter),
}


def draw_season(suit: str) -> Art:
    """The season of a German ace, cut to the upper half of a disc."""
    season = SEASONS[suit]
    scene = Art()
    scene.fill(rectangle(-RADIUS, -RADIUS, 2 * RADIUS, RADIUS + 10), season.sky)
    season.draw(scene)
    art = Art().add(scene, move(0, -10))
    art.fill(rectangle(-RADIUS, -11, 2 * RADIUS, 14), season.ground)
    half = rectangle(-RADIUS, -RADIUS, 2 * RADIUS, RADIUS - 8)
    return art.clipped(common(ellipse(0, 0, RADIUS), half))
