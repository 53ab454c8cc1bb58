"""How the cards lie that are drawn, offered, discarded and put out for an exchange."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.engine.cards import Card, Rank, Suit
from cardtable.engine.layout import Seat
from cardtable.table.arena import Place, across_row, drawing, exchange
from cardtable.table.four import NINE, pack_place, seats_four
from cardtable.table.geometry import Geometry
from cardtable.table.lies import Lie, lying
from cardtable.table.pile_places import has_room, pile
from cardtable.tabletop.table import Spot, Tabletop

HEAP_Z: Final = 40
_OFFER_Z: Final = 360
_ASIDE_Z: Final = 340
_LOOSE: Final = 5
"""As many cards on top of the heap cast a shadow."""
MOST_ASIDE: Final = 3
DRAWN: Final = 13
"""As many cards as a hand has when it is drawn."""


def draws(tabletop: Tabletop) -> bool:
    """Whether cards are offered one by one in this game: then its stock has another place."""
    return any(spot is Spot.OFFER for _, spot in tabletop.spots)


def longest_hand(tabletop: Tabletop) -> int:
    """For how many cards in the own hand plates and bubbles leave room."""
    return DRAWN if draws(tabletop) else NINE if seats_four(tabletop) else 5


def piles_stand(tabletop: Tabletop, geometry: Geometry) -> bool:
    """Whether won tricks lie beside their owner; a small window may have no room for them.

    Then the strip of score cards tells what has been won, and the tricks leave the table.
    """
    if draws(tabletop) or seats_four(tabletop):
        return not geometry.compact  # a wide hand would hide them
    return has_room(geometry)


def pile_place(tabletop: Tabletop, seat: Seat, geometry: Geometry) -> QPointF:
    """The middle of the first trick that one of two seats has won: over a hand that is long."""
    at = pile(seat, geometry)
    if seat == 0 and draws(tabletop) and not geometry.compact:
        crown = geometry.hand_y(DRAWN) - geometry.tall(geometry.hand_width) / 2
        at.setY(min(at.y(), crown - geometry.px(40) - geometry.pile_width / 2))
    return at


def exchanges(tabletop: Tabletop) -> bool:
    """Whether the viewer puts cards out for an exchange now."""
    return tabletop.gather is not None or bool(lying(tabletop, Spot.ASIDE, 0))


def stock_place(tabletop: Tabletop, geometry: Geometry) -> Place:
    """Where the stock lies."""
    if draws(tabletop):
        return drawing(geometry).stock
    if seats_four(tabletop):
        return pack_place(geometry)
    return Place(geometry.stock, geometry.stock_width)


def heap_stands(tabletop: Tabletop) -> bool:
    """Whether the discards matter now; else they are put away from the table."""
    if exchanges(tabletop) or any(pill.spot is Spot.DISCARDS for pill in tabletop.pills):
        return True
    seats = (None, 0, 1)
    spots = (Spot.STOCK, Spot.OFFER, Spot.ASIDE)
    return any(lying(tabletop, spot, seat) for spot in spots for seat in seats)


def slots(tabletop: Tabletop) -> int:
    """How many cards may be put out."""
    return tabletop.gather.most if tabletop.gather is not None else MOST_ASIDE


def heap_place(tabletop: Tabletop, geometry: Geometry) -> Place:
    """Where the discards lie, on the table or beside it."""
    if exchanges(tabletop):
        return exchange(geometry, slots(tabletop)).heap
    place = drawing(geometry).heap
    if heap_stands(tabletop):
        return place
    out = geometry.tall(place.width)
    x = -out if geometry.mirror else geometry.width + out
    return Place(QPointF(x, place.middle.y()), place.width)


def drawn_cards(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """The heap, the offered cards and those put out."""
    if not draws(tabletop):
        return {}
    return {
        **_heap(tabletop, geometry),
        **_offers(tabletop, geometry),
        **_aside(tabletop, geometry),
    }


def _heap(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    """Face down and untidy; a card lies as it fell, whatever comes and goes beside it."""
    place = heap_place(tabletop, geometry)
    held = lying(tabletop, Spot.DISCARDS)
    unit = place.width / 112
    result = {}
    for index, card in enumerate(held):
        chaos = sum(ord(sign) * factor for sign, factor in zip(str(card), (31, 17), strict=False))
        x = place.middle.x() + (chaos * 13 % 9 - 4) * 1.1 * unit
        y = place.middle.y() + ((chaos * 7 % 7) - 3) * unit
        shadow = 0.35 if index == 0 else 0.22 if index >= len(held) - _LOOSE else 0.0
        turn = float(chaos * 29 % 13 - 6)
        z = HEAP_Z + index
        result[card] = Lie(x, y, z, turn, place.width, up=0.0, shadow=shadow)
    return result


def _offers(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    result = {}
    own = drawing(geometry).offer
    for card in lying(tabletop, Spot.OFFER, 0):
        glow = bool(tabletop.actions)
        result[card] = Lie(own.middle.x(), own.middle.y(), _OFFER_Z, 0.0, own.width, glow=glow)
    across = across_row(geometry)
    for card in lying(tabletop, Spot.OFFER, 1):
        at = across.middle
        result[card] = Lie(at.x(), at.y(), _OFFER_Z, -2.0, across.width, up=0.0)
    return result


def in_slot_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards put out in one order that both the person's hand and the game agree on."""
    suits, ranks = tuple(Suit), tuple(Rank)
    return tuple(
        sorted(
            cards, key=lambda card: (suits.index(card.suit), ranks.index(card.rank)), reverse=True
        )
    )


def _aside(tabletop: Tabletop, geometry: Geometry) -> dict[Card, Lie]:
    result = {}
    own = in_slot_order(lying(tabletop, Spot.ASIDE, 0))
    places = exchange(geometry, max(slots(tabletop), len(own))).slots if own else ()
    for index, (card, place) in enumerate(zip(own, places, strict=False)):
        at = place.middle
        result[card] = Lie(at.x(), at.y(), _ASIDE_Z + index, 0.0, place.width, glow=True)
    theirs = lying(tabletop, Spot.ASIDE, 1)
    for index, card in enumerate(theirs):
        place = across_row(geometry, index, len(theirs))
        at = place.middle
        result[card] = Lie(at.x(), at.y(), _ASIDE_Z + index, 0.0, place.width, up=0.0)
    return result
