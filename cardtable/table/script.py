"""What moves when: the legs of every card on its way from one picture to the next."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cardtable.engine.cards import Card
from cardtable.table.lies import Lie, Picture

Easing = Callable[[float], float]

FLYING: Final = 1000
"""Cards in flight lie this much above the table's order."""


def out_cubic(share: float) -> float:
    """Fast at first, soft at the end: flights."""
    return 1 - (1 - share) ** 3


def in_out_quad(share: float) -> float:
    """Soft at both ends: gathering."""
    return 2 * share * share if share < 0.5 else 1 - (2 - 2 * share) ** 2 / 2


class Leg(NamedTuple):
    """A part of a card's way: from where it is at `begin` to the lie at `end`, in ms."""

    begin: float
    end: float
    lie: Lie
    easing: Easing = out_cubic
    arc: float = 0.0
    """How high it rises on the way, 0 to 1."""


class Cue(NamedTuple):
    """A golden pill that rises from a place, e.g. the points of a trick."""

    begin: float
    end: float
    text: str
    x: float
    y: float


@dataclass(slots=True)
class Script:
    """All movements between two pictures. Cards that are not named stay where they are."""

    legs: dict[Card, list[Leg]] = field(default_factory=dict)
    cues: list[Cue] = field(default_factory=list)

    def move(
        self,
        card: Card,
        lie: Lie,
        begin: float,
        lasts: float,
        easing: Easing = out_cubic,
        arc: float = 0.0,
    ) -> float:
        """Add a leg; when it ends."""
        leg = Leg(begin, begin + lasts, lie, easing, arc)
        self.legs.setdefault(card, []).append(leg)
        return leg.end

    def rest(self, card: Card, until: float) -> None:
        """Let the script last at least until then, with the card where it is."""
        legs = self.legs.setdefault(card, [])
        if legs:
            legs.append(Leg(until, until, legs[-1].lie))

    @property
    def length(self) -> float:
        """When the last leg ends, in ms."""
        return max((leg.end for legs in self.legs.values() for leg in legs), default=0.0)

    def delayed(self, by: float) -> "Script":
        """The same movements, later."""
        return self.timed(lambda time: time + by)

    def stretched(self, factor: float) -> "Script":
        """The same movements, slower or faster."""
        return self.timed(lambda time: time * factor)

    def timed(self, change: Callable[[float], float]) -> "Script":
        """The same movements at other times."""
        legs = {
            card: [leg._replace(begin=change(leg.begin), end=change(leg.end)) for leg in each]
            for card, each in self.legs.items()
        }
        cues = [cue._replace(begin=change(cue.begin), end=change(cue.end)) for cue in self.cues]
        return Script(legs, cues)


def at_time(start: Lie, legs: Iterable[Leg], time: float) -> Lie:
    """How a card lies at this moment of its way."""
    here = start
    for leg in legs:
        if time < leg.begin:
            break
        if time >= leg.end:
            here = leg.lie
            continue
        return between(here, leg, (time - leg.begin) / (leg.end - leg.begin))
    return here


def between(start: Lie, leg: Leg, share: float) -> Lie:
    """A card on a leg, this share of its time on the way; turned over at half the way."""
    end, done = leg.lie, leg.easing(share)
    height = end.height + (start.height - end.height) * (1 - done)
    return Lie(
        x=start.x + (end.x - start.x) * done,
        y=start.y + (end.y - start.y) * done,
        z=end.z + (FLYING if leg.arc else 0),
        turn=start.turn + (end.turn - start.turn) * done,
        width=start.width + (end.width - start.width) * done,
        up=start.up + (end.up - start.up) * done,
        lift=start.lift + (end.lift - start.lift) * done,
        height=height + leg.arc * math.sin(math.pi * min(1.0, share)),
        shadow=start.shadow + (end.shadow - start.shadow) * done,
        dim=end.dim,
        glow=end.glow,
    )


def moved(before: Picture, after: Picture) -> list[Card]:
    """The cards that lie otherwise afterwards."""
    return [card for card, lie in after.items() if before.get(card) != lie]
