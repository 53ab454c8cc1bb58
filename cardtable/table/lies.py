"""How one card lies, and on which spots the cards of a tabletop stand."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF

from cardtable.engine.cards import Card
from cardtable.engine.layout import Seat, Zone
from cardtable.tabletop.table import Spot, Tabletop


class Lie(NamedTuple):
    """How one card lies on the table: its middle in pixels, its turn in degrees clockwise."""

    x: float
    y: float
    z: float
    turn: float
    width: float
    up: float = 1.0
    """1 face up, 0 face down, between: turning over."""
    lift: float = 0.0
    """How far it is moved along its own upright, in pixels."""
    height: float = 0.0
    """How high it is above the table, 0 to 1: only its shadow tells."""
    shadow: float = 0.5
    dim: bool = False
    glow: bool = False

    @property
    def face_up(self) -> bool:
        return self.up >= 0.5

    @property
    def middle(self) -> QPointF:
        return QPointF(self.x, self.y)


class Stand(NamedTuple):
    """On which spot a card lies, before whom (counted from the viewer; None: nobody)."""

    spot: Spot
    seat: Seat | None


Picture = Mapping[Card, Lie]


def stands(tabletop: Tabletop) -> dict[Card, Stand]:
    """The spot of every card whose zone has one."""
    spots = dict(tabletop.spots)
    result: dict[Card, Stand] = {}
    for zone in tabletop.cards.zones():
        spot = spots.get(zone.name)
        if spot is None:
            continue
        for card in tabletop.cards[zone]:
            result[card] = Stand(spot, _seat_from_viewer(tabletop, zone))
    return result


def _seat_from_viewer(tabletop: Tabletop, zone: Zone) -> Seat | None:
    return None if zone.owner is None else from_viewer(tabletop, zone.owner)


def from_viewer(tabletop: Tabletop, seat: Seat) -> Seat:
    """The seat counted from the viewer: 0 is himself."""
    return (seat - tabletop.viewer) % max(2, len(tabletop.plates))


def lying(tabletop: Tabletop, spot: Spot, seat: Seat | None = None) -> tuple[Card, ...]:
    """The cards on a spot (before this seat, counted from the viewer), in the layout's order."""
    found = stands(tabletop)
    return tuple(card for card, at in found.items() if at.spot is spot and at.seat in (seat, None))
