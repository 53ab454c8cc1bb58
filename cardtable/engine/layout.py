"""Where the cards lie. A card is in exactly one zone; the zone says who sees it."""

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import Generic, NamedTuple, TypeVar

from cardtable.engine.cards import Card

Seat = int
C = TypeVar("C", bound=Card | None)


class Sight(Enum):
    """Who knows the cards of a zone. It does not say whether they lie face up."""

    EVERYONE = auto()
    OWNER = auto()
    NOBODY = auto()


class Zone(NamedTuple):
    """A named place for cards, e.g. the hand of seat 0."""

    name: str
    sight: Sight
    owner: Seat | None = None

    def known_to(self, seat: Seat) -> bool:
        """Whether the seat may know which cards lie here."""
        return self.sight is Sight.EVERYONE or (self.sight is Sight.OWNER and self.owner == seat)


class Layout(Generic[C]):
    """The cards of every zone, in order; the first of a pile is drawn first.

    Immutable: a move gives a new layout. ``Layout[Card]`` is the truth. ``Layout[Card | None]``
    is what one seat sees of it: a card that the seat must not know is ``None``.
    """

    __slots__ = ("_zones",)

    def __init__(self, zones: Mapping[Zone, tuple[C, ...]]) -> None:
        self._zones = {zone: held for zone, held in zones.items() if held}

    def __getitem__(self, zone: Zone) -> tuple[C, ...]:
        return self._zones.get(zone, ())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self._zones == other._zones

    def __hash__(self) -> int:
        return hash(frozenset(self._zones.items()))

    def __repr__(self) -> str:
        shown = (
            f"{zone.name}{'' if zone.owner is None else zone.owner}: {' '.join(map(str, held))}"
            for zone, held in self._zones.items()
        )
        return f"Layout({', '.join(shown)})"

    def zones(self) -> Iterable[Zone]:
        """The zones in which at least one card lies."""
        return self._zones.keys()

    def piles(self) -> Iterable[tuple[Zone, tuple[C, ...]]]:
        """The zones in which at least one card lies, each with its cards."""
        return self._zones.items()

    def zone_of(self, card: Card) -> Zone:
        """The zone that holds the card. Raises LookupError."""
        for zone, held in self._zones.items():
            if card in held:
                return zone
        raise LookupError(card)

    def move(self, source: Zone, target: Zone, *moved: C) -> "Layout[C]":
        """The layout after the cards went to the end of the target.

        Raises ValueError if one of them is not in the source.
        """
        left = list(self[source])
        for card in moved:
            left.remove(card)
        zones = self._zones.copy()
        zones[source] = tuple(left)
        zones[target] = (tuple(left) if source == target else self[target]) + moved
        return Layout(zones)

    def seen_by(self, seat: Seat) -> "Layout[Card | None]":
        """The layout as the seat sees it: what it must not know is None, only counted."""
        return Layout(
            {
                zone: held if zone.known_to(seat) else (None,) * len(held)
                for zone, held in self._zones.items()
            }
        )
