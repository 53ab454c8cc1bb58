"""Where things lie on a table of any size, in pixels of the view that fills all under the bar."""

import math
from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from cardtable.engine.layout import Seat
from cardtable.look.metrics import (
    BAR,
    PANEL,
    HandMetrics,
    hand_metrics,
    window_layout,
    window_scale,
)

_SCALES = (2.0, 1.4, 1.15, 1.0)
_LEAST_STOCK = 52
"""The lowest stock that is still looked at, in design pixels."""
_BESIDE = 150
"""The room that a name plate needs beside the own hand, in design pixels."""
_PILLS = 97
"""The height of the pills under the stock, with the air over them, in design pixels."""
_TURNED = 1.17
"""From the middle of a trick of two to its outer edge, by the width of its cards, a bit turned."""
_FINER = 0.02


@dataclass(frozen=True)  # no slots: the derived measures are kept beside the fields
class Geometry:
    """The measures of one view size. Two seats: the viewer at the bottom, the other across.

    Derived measures are worked out once: the first picture of a table asks 12,000 times for them,
    which took 50 ms.
    """

    width: float
    height: float
    scale: float
    bar: float
    table: QRectF
    panel: QRectF
    compact: bool
    mirror: bool
    card_ratio: float
    """Height of a card by its width."""
    hand_share: float
    card_size: float = 1.0
    """By how much the person wants cards to be larger."""

    # ------------------------------------------------------------------ sizes
    def px(self, design: float) -> float:
        """Design pixels as real pixels."""
        return design * self.scale

    def hand(self, count: int) -> HandMetrics:
        """Card width and step of the own hand."""
        return hand_metrics(
            self.table, count, self.card_ratio, self.scale, self.hand_share, self.card_size
        )

    @cached_property
    def hand_width(self) -> float:
        return self.hand(1).card_width

    @cached_property
    def trick_width(self) -> float:
        return min(self.hand_width * 0.94, self._free_height / self.card_ratio)

    @cached_property
    def stock_width(self) -> float:
        share = 0.74 if self.compact else 0.84
        usual = self.hand_width / max(1.0, self.card_size)  # nobody reads its back
        width = min(usual * share, self.trick_width)
        over = self._over_hand
        return min(width, over / self.card_ratio) if over >= self.px(_LEAST_STOCK) else width

    @cached_property
    def _over_hand(self) -> float:
        """The height of a stock with its pills over a hand that reaches under it; else 0."""
        reached = self.compact and self.before_hand < self.stock_share + self.px(76)
        return self.hand_top - self.px(12 + _PILLS) - self.top_free if reached else 0.0

    @property
    def before_hand(self) -> float:
        """From the edge of the table to a hand of five."""
        hand = self.hand(5)
        return self.table.width() / 2 - 2 * hand.step - hand.card_width * 0.6

    @property
    def stock_share(self) -> float:
        """From the edge of the table to the middle of the stock, where nothing pushes it."""
        return self.table.width() * 0.157

    @property
    def indicator_reach(self) -> float:
        """From the middle of the stock to the outer edge of the trump indicator under it."""
        return self.stock_width * 0.56 + self.tall(self.stock_width) / 2

    @property
    def across_width(self) -> float:
        """The opponent's cards, cut by the bar."""
        return self.hand_width * (0.57 if self.compact else 0.66)

    @property
    def pile_width(self) -> float:
        return self.hand_width * 0.32

    def tall(self, width: float) -> float:
        """The height of a card of this width."""
        return width * self.card_ratio

    # ------------------------------------------------------------------ lines across the table
    @cached_property
    def hand_top(self) -> float:
        """The upper edge of the own cards in the middle of a hand of five, not lifted."""
        drop = fan_drop(5, self.hand(5).step, fan_angle(5))
        return self.hand_y(5) - self.tall(self.hand_width) / 2 - drop * 0.05

    def hand_y(self, count: int) -> float:
        """The height of the middle of the fan's middle card."""
        drop = fan_drop(count, self.hand(count).step, fan_angle(count))
        half = self.tall(self.hand_width) / 2
        return self.table.bottom() - half - self.px(8) - drop * 0.62

    @property
    def top_free(self) -> float:
        """Where the middle of the table begins, under the strip of a small window."""
        return self.table.y() + self.px(76 if self.compact else 54)

    @cached_property
    def action_height(self) -> float:
        """The place of the action line, a brace over the hand included."""
        return self.px(20) if self.aside else self.px(44 + 46)

    @cached_property
    def aside(self) -> bool:
        """Whether type is so large that the choices stand beside the trick, not under it.

        Then there is no room for the opponent's backs either.
        """
        free = self.hand_top - self.top_free - self.px(44 + 46 + 10)
        return self.compact and free < self.tall(self.hand_width) * 0.62

    @cached_property
    def _free_height(self) -> float:
        return self.hand_top - self.px(10) - self.action_height - self.top_free

    @cached_property
    def middle_y(self) -> float:
        """The height of the trick and of the stock."""
        wanted = self.table.y() + self.table.height() * 0.355
        if self.height > self.width and self.stock_over_hand:  # under the pills of the stock
            stock = self.tall(self.stock_width) + self.px(14 + _PILLS + 8)
            wanted = max(wanted, self.top_free + stock + self.tall(self.trick_width) / 2)
        lowest = self.hand_top - self.px(8) - self.action_height - self.tall(self.trick_width) / 2
        highest = self.top_free + self.tall(self.trick_width) / 2
        return max(highest, min(wanted, lowest))

    @property
    def action_bottom(self) -> float:
        """The lower edge of the buttons of the action line."""
        return self.hand_top - self.px(46)

    # ------------------------------------------------------------------ places
    def mirrored(self, x: float) -> float:
        """The x on the other side of the table for left-handers."""
        return 2 * self.table.center().x() - x if self.mirror else x

    @property
    def stock(self) -> QPointF:
        """The middle of the lowest card of the stock."""
        inward = max(self.stock_share, self.stock_width * 0.5 + self.px(48))
        beside_trick = self.table.width() / 2 - self.trick_reach - self.px(8) - self.indicator_reach
        locked = self.tall(self.stock_width) / 2 + self.px(10)
        inward = min(inward, max(beside_trick, locked))
        return QPointF(self.mirrored(self.table.x() + inward), self._stock_y())

    @property
    def stock_over_hand(self) -> bool:
        """Whether the stock lies over a hand that reaches under it, its pills between them."""
        return self._over_hand >= self.px(_LEAST_STOCK)

    def _stock_y(self) -> float:
        """As high as the trick; a plate over the hand, and large cards, push it higher."""
        if self.compact and self.stock_over_hand:
            tall = self.tall(self.stock_width)
            over_trick = self.middle_y - self.tall(self.trick_width) / 2 - self.px(_PILLS) - tall
            air = max(self.px(14), (over_trick - self.top_free) / 2)  # much in a tall window
            down = 0.0 if self.aside else min(air, self._over_hand - tall)
            return self.top_free + tall / 2 + down
        if self.compact or (self.card_size <= 1 and self.has_room_beside(5)):
            return self.middle_y
        lowest = self.hand_top - self.px(58 + 118) - self.tall(self.stock_width) / 2
        return min(self.middle_y, max(lowest, self.table.y() + self.tall(self.stock_width) / 2))

    @property
    def indicator(self) -> QPointF:
        """The middle of the indicator, half under the stock, turned by a quarter."""
        out = self.stock_width * (-0.56 if self.mirror else 0.56)
        return self.stock + QPointF(out, self.px(4))

    def trick(self, seat_from_viewer: Seat) -> tuple[QPointF, float]:
        """The middle of a seat's card in the trick, and its turn."""
        width, drop = self.trick_width, self.px(5)
        middle = QPointF(self.table.center().x() + self.px(6), self.middle_y)
        if seat_from_viewer == 0:
            return middle + QPointF(width * 0.61, drop), 4.0
        return middle + QPointF(-width * 0.61, -drop), -4.0

    @property
    def trick_reach(self) -> float:
        """From the middle of the table to the edge of the trick on the side of the stock."""
        return self.trick_width * _TURNED + self.px(6 if self.mirror else -6)

    @property
    def across(self) -> QPointF:
        """The middle of the opponent's fan."""
        if self.aside:
            return QPointF(self.mirrored(self.table.right() - self.px(112)), -self.height)
        if self.compact:
            return QPointF(self.mirrored(self.table.right() - self.px(112)), -self.px(10))
        return QPointF(self.table.center().x() + self.px(20), self.px(18))

    def beside_hand(self, count: int) -> float:
        """The room for a name plate beside a hand of so many cards."""
        hand = self.hand(count)
        taken = (count - 1) / 2 * hand.step + hand.card_width * 0.62
        return self.table.width() / 2 - taken - self.px(24)

    def has_room_beside(self, count: int) -> bool:
        """Whether the viewer's plate stands beside the hand: whatever it says just now."""
        return self.beside_hand(count) >= self.px(_BESIDE)

    def plays_here(self, point: QPointF) -> bool:
        """Whether a card dropped at the point is meant to be played."""
        return point.y() < self.hand_top - self.px(10)


def geometry(
    width: float,
    height: float,
    card_ratio: float,
    font_scale: float = 1.0,
    mirror: bool = False,
    panel_width: int = PANEL,
    card_size: float = 1.0,
) -> Geometry:
    """The geometry of a view of this size, which fills the window under the bar."""
    scale = next(
        (
            step
            for step in (each * font_scale for each in _SCALES)
            if window_scale(width, height + round(BAR * step), font_scale) == step
        ),
        font_scale,
    )
    bar = round(BAR * scale)
    whole = window_layout(width, height + bar, font_scale, mirror, panel_width)
    made = Geometry(
        width=width,
        height=height,
        scale=whole.scale,
        bar=bar,
        table=whole.table.translated(0, -bar),
        panel=whole.panel.translated(0, -bar),
        compact=whole.compact,
        mirror=mirror,
        card_ratio=card_ratio,
        hand_share=whole.hand_share,
    )
    return _with_cards(made, card_size)


def _with_cards(made: Geometry, size: float) -> Geometry:
    """The same with larger or smaller cards, but none so large that choices lose their room."""
    wanted = replace(made, card_size=size)
    if made.aside and size > 1:  # the choices beside the trick have no room to spare
        return made
    while wanted.aside and wanted.card_size > 1:
        wanted = replace(made, card_size=round(wanted.card_size - _FINER, 2))
    return wanted


def fan_angle(count: int) -> float:
    """How many degrees the cards of a held hand turn from one to the next."""
    return min(3.0, 14 / max(1, count))


def fan_drop(count: int, step: float, angle: float) -> float:
    """How much lower the outer cards of a fan are than its middle."""
    return float(((count - 1) / 2) ** 2 * step * math.tan(math.radians(angle)) / 2)
