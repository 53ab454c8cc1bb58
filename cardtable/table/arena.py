"""The middle of the table while one draws, bids or exchanges: where cards and choices stand.

In a large window, and in a tall one, the choices stand under the cards, else beside them.
"""

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from cardtable.table.geometry import Geometry

_LONGEST_HAND: Final = 13
_CHOICE: Final = 268
"""The least width of a choice, in design pixels."""
COLUMN: Final = _CHOICE + 14
_WIDEST_COLUMN: Final = 460
_TALL: Final = 470
"""A middle of the table as high as this has room for choices under the cards."""
_HEAP_WORDS: Final = 176
"""How wide the words under the heap are, in design pixels."""
_QUESTION: Final = 34
_CHOICES: Final = 62


class Place(NamedTuple):
    """Where a card lies flat: its middle and its width."""

    middle: QPointF
    width: float


class Drawing(NamedTuple):
    """Places for the drawing: a stock, the offered card, a heap, and the box of the choices."""

    stock: Place
    offer: Place
    heap: Place
    choices: QRectF


class Exchange(NamedTuple):
    """Places for an exchange: those for cards put out, the arrows, the heap, the choices."""

    slots: tuple[Place, ...]
    arrows: QPointF
    heap: Place
    question: QRectF
    choices: QRectF


def room(geometry: Geometry) -> QRectF:
    """What is free between the other's cards (or the strip) and the own hand and plate."""
    px, table = geometry.px, geometry.table
    top, below = geometry.top_free + px(4), px(12)
    if not geometry.compact:
        top = geometry.across.y() + geometry.tall(geometry.across_width) / 2 + px(8)
        below = px(62)
    crown = geometry.hand_y(_LONGEST_HAND) - geometry.tall(geometry.hand_width) / 2
    bottom = min(crown, geometry.hand_top) - below
    return QRectF(table.x() + px(20), top, table.width() - px(40), bottom - top)


def stands_under(geometry: Geometry) -> bool:
    """Whether the choices stand under the cards, not beside them."""
    return not geometry.compact or room(geometry).height() >= geometry.px(_TALL)


def drawing(geometry: Geometry) -> Drawing:
    """The places of the drawing."""
    return _drawing_over(geometry) if stands_under(geometry) else _drawing_beside(geometry)


def _drawing_over(geometry: Geometry) -> Drawing:
    px, free = geometry.px, room(geometry)
    under = px(14 + _QUESTION + 10 + _CHOICES)
    high = min(free.height() - under, geometry.tall(geometry.hand_width * 1.25))
    width = high / geometry.card_ratio
    top = free.y() + max(0.0, free.height() - under - high) * 0.5
    middle = QPointF(free.center().x(), top + high / 2)
    small = width * 0.71
    away = min(width * 1.5, free.width() / 2 - small * 0.6)
    y = middle.y() - px(8)
    return Drawing(
        Place(QPointF(geometry.mirrored(middle.x() - away), y), small),
        Place(middle, width),
        Place(QPointF(geometry.mirrored(middle.x() + away), y), small),
        QRectF(free.x(), top + high + px(14), free.width(), under - px(14)),
    )


def _drawing_beside(geometry: Geometry) -> Drawing:
    px, free = geometry.px, room(geometry)
    gap, column = px(22), px(COLUMN)
    # Beside the heap: the words under it are wider than its cards, where there is room for them.
    wide = gap if geometry.aside else px(60)
    width = min(free.height() / geometry.card_ratio, geometry.hand_width * 1.25)
    width = min(width, (free.width() - column - 2 * gap - wide) / 2.16)
    if geometry.aside:
        column = free.width() - 3 * gap - 2.16 * width
    small = width * 0.58
    x = free.center().x() - (2 * small + width + column + 2 * gap + wide) / 2
    y = free.center().y()
    offer = x + small + gap + width / 2
    left = offer + width / 2 + gap
    heap = left + column + wide + small / 2
    box = QRectF(left, free.y(), column, free.height())
    return Drawing(
        Place(QPointF(geometry.mirrored(x + small / 2), y - px(16)), small),
        Place(QPointF(geometry.mirrored(offer), y), width),
        Place(QPointF(geometry.mirrored(heap), y - px(16)), small),
        _mirrored(box, geometry),
    )


def before_cards(geometry: Geometry) -> QRectF:
    """The box of choices that come before any card: large type has all that the stock leaves."""
    place = drawing(geometry)
    if not geometry.aside:
        return place.choices
    free, stock = room(geometry), place.stock
    taken = abs(geometry.mirrored(stock.middle.x()) - free.x()) + stock.width / 2 + geometry.px(22)
    spare = max(0.0, free.width() - taken - geometry.px(_WIDEST_COLUMN))
    wide = free.width() - taken - spare
    box = QRectF(free.x() + taken + spare / 2, free.y(), wide, free.height())
    return _mirrored(box, geometry)


def exchange(geometry: Geometry, count: int) -> Exchange:
    """The places of an exchange of up to so many cards."""
    px, free = geometry.px, room(geometry)
    gap, arrows = px(14), px(120)
    column = min(px(COLUMN), max(px(200), free.width() * 0.33))
    beside = 0.0
    beside_them = not stands_under(geometry)
    if beside_them:
        arrows, beside = min(px(84), free.width() * 0.09), column + px(44)
    over, under = px(70), px(100 if geometry.compact else 62)
    if beside_them:  # only the words of the heap stand under it
        over, under = 0.0, 0.0 if geometry.aside else px(28)
    high = min(free.height() - over - under, geometry.tall(geometry.hand_width * 0.86))
    fits = (free.width() - beside - arrows - gap * (count - 1)) / (count + 1.1)
    width = min(high / geometry.card_ratio, fits)
    high = geometry.tall(width)
    row = width * count + gap * (count - 1)
    x = free.center().x() - (row + arrows + width + beside) / 2
    top = free.y() + over + max(0.0, free.height() - over - under - high) / 2
    y = top + high / 2
    slots = tuple(
        Place(QPointF(x + width / 2 + index * (width + gap), y), width) for index in range(count)
    )
    heap = x + row + arrows + width / 2
    if beside_them:
        out = max(width / 2 + px(20), px(_HEAP_WORDS / 2 + 6))
        box = QRectF(heap + out, free.y(), column, free.height())
        question = choices = _mirrored(box, geometry)
    else:
        question = QRectF(free.x(), top - px(70), free.width(), px(64))
        below = px(52 if geometry.compact else 14)  # a narrow table: under the words of the heap
        choices = _mirrored(QRectF(x, top + high + below, row, px(48)), geometry)
    return Exchange(
        tuple(Place(QPointF(geometry.mirrored(at.middle.x()), y), width) for at in slots),
        QPointF(geometry.mirrored(x + row + arrows / 2), y),
        Place(QPointF(geometry.mirrored(heap), y), width),
        question,
        choices,
    )


def across_row(geometry: Geometry, index: int = 0, count: int = 1) -> Place:
    """Where the other's offered card or cards put out lie, before his hand."""
    if geometry.aside:
        free = room(geometry)
        width = geometry.trick_width * 0.7
        middle = QPointF(geometry.table.center().x(), free.y() + geometry.tall(width) / 2)
    else:
        width = geometry.across_width * 0.9
        middle = geometry.across + QPointF(0, geometry.tall(geometry.across_width) * 0.78)
    step = width * 1.08
    return Place(middle + QPointF((index - (count - 1) / 2) * step, 0), width)


def _mirrored(box: QRectF, geometry: Geometry) -> QRectF:
    if not geometry.mirror:
        return box
    left = 2 * geometry.table.center().x() - box.right()
    return QRectF(left, box.y(), box.width(), box.height())
