"""Where things stand in a window of any size, and how large a hand of cards is."""

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

BAR: Final = 48
MARGIN: Final = 14
PANEL: Final = 284
WIDE_PANEL: Final = 470
"""While rules lie there."""
_MOST: Final = 13
"""Cards in the largest hand of any game."""
MINIMUM_WINDOW: Final = (800, 600)
LEAST_DESIGN: Final = (640, 400)
"""The least size of a window in design pixels: what every page and sheet has room in.

Larger type makes a window smaller in design pixels; so it is only as large as this allows.
"""
_TYPE_STEPS: Final = 20


@dataclass(frozen=True, slots=True)
class WindowLayout:
    """The parts of a game window, all in real pixels; ``scale`` is the size of a design pixel."""

    scale: float
    table: QRectF
    panel: QRectF
    compact: bool
    """There is no room for the panel: it is a strip under the bar."""

    @property
    def hand_share(self) -> float:
        """The part of the table's height that the own cards take."""
        return 0.36 if self.compact else 0.30


class HandMetrics(NamedTuple):
    """Width of a card and the visible width of a covered one, in pixels."""

    card_width: float
    step: float


class FanPlace(NamedTuple):
    """Centre of a card in a fan, in pixels, and its turn in degrees, clockwise."""

    x: float
    y: float
    turn: float


def window_scale(width: float, height: float, font_scale: float = 1.0) -> float:
    """The size of a design pixel: a larger window is looked at from farther away.

    High-DPI is the device pixel ratio's business, not this scale's.
    """
    steps = ((3400, 1900, 2.0), (2400, 1300, 1.4), (1800, 950, 1.15))
    for least_width, least_height, scale in steps:
        if width >= least_width and height >= least_height:
            return scale * font_scale
    return font_scale


def largest_type(width: float, height: float) -> float:
    """By how much type can be larger than usual in a window of this size, in twentieths."""
    fits = min(width / LEAST_DESIGN[0], height / LEAST_DESIGN[1])
    return max(1.0, math.floor(fits * _TYPE_STEPS + 1e-6) / _TYPE_STEPS)


def window_layout(
    width: float,
    height: float,
    font_scale: float = 1.0,
    mirror: bool = False,
    panel_width: int = PANEL,
) -> WindowLayout:
    """The layout of a game window; ``mirror`` puts the panel on the left for left-handers.

    ``panel_width`` in design pixels.
    """
    scale = window_scale(width, height, font_scale)
    bar, margin = round(BAR * scale), round(MARGIN * scale)
    compact = width < 1180 * scale or height < 680 * scale
    panel = 0 if compact else round(panel_width * scale)
    beside = panel + margin if panel else 0
    top, tall = bar + margin, height - bar - 2 * margin
    return WindowLayout(
        scale=scale,
        table=QRectF(margin + (beside if mirror else 0), top, width - 2 * margin - beside, tall),
        panel=QRectF(margin if mirror else width - margin - panel, top, panel, tall),
        compact=compact,
    )


def hand_metrics(
    table: QRectF,
    count: int,
    card_ratio: float,
    scale: float = 1.0,
    share: float = 0.30,
    size: float = 1.0,
) -> HandMetrics:
    """Card width and step of a hand: as large as ``share`` of the table's height allows.

    ``card_ratio`` is height by width. Steps run from 84 % of a card down to 30 %, where index and
    sign are still free; some air stays left and right for the plates. ``size`` is by how much the
    person wants cards to be larger: never so large that these steps no longer fit.
    """
    width = min(
        table.height() * share / card_ratio, 150 * max(1.0, scale * 1.1), table.width() * 0.16
    )
    air = 2 * max(24.0, table.width() * 0.05)
    fitting = (table.width() - air) / (1 + 0.30 * (_MOST - 1))
    width = min(width * size, max(width, fitting))
    free = table.width() - air - width
    step = min(width * 0.84, free / max(1, count - 1))
    return HandMetrics(width, max(step, width * 0.30))


def fan(
    count: int, centre_x: float, centre_y: float, step: float, degrees: float
) -> tuple[FanPlace, ...]:
    """The places of a hand held in an arc, left to right; ``degrees`` turn from card to card."""
    slope = math.tan(math.radians(degrees)) / 2 * 0.98
    offsets = (index - (count - 1) / 2 for index in range(count))
    return tuple(
        FanPlace(centre_x + off * step, centre_y + off * off * step * slope, off * degrees)
        for off in offsets
    )
