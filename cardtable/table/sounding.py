"""What is heard as the cards go from one tabletop to the next, and at which moment of their way.

It hangs on nothing but what the picture shows: which spots the cards leave and reach, and the
figures on the slate.
"""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from cardtable.engine.cards import Card
from cardtable.table.dealing import is_deal
from cardtable.table.lies import Stand, stands
from cardtable.table.script import Leg
from cardtable.tabletop.panel import Slate
from cardtable.tabletop.sounds import Sound
from cardtable.tabletop.table import Spot, Tabletop

LAND: Final = 30
"""So long after its beginning, in ms, the sound of a card that is laid down has its slap."""

Legs = Mapping[Card, list[Leg]]


class Heard(NamedTuple):
    """A sound at a moment, in ms."""

    at: float
    sound: Sound


_LAID: Final = {
    (Spot.HAND, Spot.TRICK),
    (Spot.HAND, Spot.INDICATOR),
    (Spot.HAND, Spot.ASIDE),
    (Spot.OFFER, Spot.DISCARDS),
    (Spot.STOCK, Spot.DISCARDS),
    (Spot.ASIDE, Spot.DISCARDS),
}
_DRAWN: Final = {
    (Spot.STOCK, Spot.OFFER),
    (Spot.STOCK, Spot.HAND),
    (Spot.OFFER, Spot.HAND),
    (Spot.INDICATOR, Spot.HAND),
    (Spot.DISCARDS, Spot.HAND),
    (Spot.ASIDE, Spot.HAND),
}


def heard(before: Tabletop, after: Tabletop, legs: Legs, length: float) -> list[Heard]:
    """The sounds in order, each moment once; cards without legs get there at `length`."""
    old, new = stands(before), stands(after)
    if is_deal(old, new):
        found = list(_dealt(old, new, legs, length))
    elif _collects(old, new):
        found = [Heard(0.0 if legs else length, Sound.SHUFFLED)]
    else:
        found = list(_moved(old, new, legs, length))
    if _chalked(before, after):
        found.append(Heard(length, Sound.CHALK))
    return sorted(set(found))


def _moved(
    old: Mapping[Card, Stand], new: Mapping[Card, Stand], legs: Legs, length: float
) -> Iterator[Heard]:
    for card, at in new.items():
        if card not in old:
            continue
        way, path = (old[card].spot, at.spot), legs.get(card, [])
        begins = path[0].begin if path else length
        lands = max((leg.end for leg in path if leg.end > leg.begin), default=length)
        if way in _LAID:
            yield Heard(max(begins, lands - LAND), Sound.CARD)
        elif way in _DRAWN:
            yield Heard(begins, Sound.DRAWN)
        elif way == (Spot.TRICK, Spot.PILE):
            yield Heard(path[1].begin if len(path) > 1 else begins, Sound.GATHERED)
        elif way == (Spot.INDICATOR, Spot.LOCK):
            yield Heard(lands, Sound.CLOSED)


def _dealt(
    old: Mapping[Card, Stand], new: Mapping[Card, Stand], legs: Legs, length: float
) -> Iterator[Heard]:
    """Each packet as it leaves the stack; the shuffle before it, if the cards lay about."""
    flights = sorted(
        (next(leg.begin for leg in path if leg.arc), new[card].seat)
        for card, path in legs.items()
        if new[card].spot is Spot.HAND and any(leg.arc for leg in path)
    )
    if not flights:
        yield Heard(length, Sound.DEALT)
        return
    if any(at.spot is not Spot.STOCK for at in old.values()):
        yield Heard(0.0, Sound.SHUFFLED)
    last = None
    for begin, seat in flights:
        if seat != last:
            yield Heard(begin, Sound.DEALT)
        last = seat


def _collects(old: Mapping[Card, Stand], new: Mapping[Card, Stand]) -> bool:
    """Whether all cards come together in the stock."""
    together = bool(new) and all(at.spot is Spot.STOCK for at in new.values())
    return together and any(at.spot is not Spot.STOCK for at in old.values())


def _chalked(before: Tabletop, after: Tabletop) -> bool:
    """Whether points were added on a slate."""
    was = _slate(before)
    return any(points > was.get(seat, points) for seat, points in _slate(after).items())


def _slate(tabletop: Tabletop) -> dict[int, int]:
    return {
        side.seat: side.points
        for block in tabletop.panel.blocks
        if isinstance(block, Slate)
        for side in block.sides
    }
