"""A claim: cards that take every trick that is left, whatever the others hold and play.

Found from a View alone. Each other seat is thought of as a Foe: the cards that it may hold by all
that the seat has seen. What a foe lays tells more of its hand, so after each trick there are
several things that it may be, each with fewer cards. A line of cards is sure if none of these foes
can take one of its tricks. A foe may be thought to hold more than it can, never less: so a claim is
never wrong, though a sure one may be missed.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple, Protocol

from cardtable.engine.cards import Card

FEW = 4
"""From so few cards on every order is tried; of more, suit after suit."""
MOST_FOES = 3_000
"""More things that a foe may be are not looked at: it is then not sure."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The cards, in their order, with which a seat takes all that is left; none: it is not sure."""

    line: tuple[Card, ...] = ()


NOT_SURE = Claim()


class Foe(NamedTuple):
    """What another seat may hold: so many cards of these, and surely some of them.

    `points` are those that the claimer has made against it, in games that end by them.
    """

    may: int
    must: int
    size: int
    points: int = 0


class Law(Protocol):
    """What the rules of a game say of one card led and one laid on it, all cards being bits."""

    def takers(self, led: int) -> int:
        """The cards that take it."""

    def denied(self, led: int, reply: int) -> int:
        """What nobody can hold any more, apart from the reply itself, who so replies."""

    def gained(self, led: int, reply: int) -> int:
        """What the claimer makes of the trick, in games that end by points; else nothing."""

    def suits(self) -> tuple[int, ...]:
        """The cards of each suit; of one suit the stronger, and dearer, has the greater bit."""


def lowest(cards: int) -> int:
    """The lowest bit, 0 of none."""
    return cards & -cards


def after(foe: Foe, led: int, law: Law) -> list[Foe] | None:
    """What the foe may be after its reply; None if it may take the trick.

    Of several cards of a suit that do not take it, the lowest harms the claimer most: with any
    other the foe keeps a weaker hand.
    """
    takers = law.takers(led)
    found: list[Foe] = []
    for suit in law.suits():
        for part in (foe.may & suit & foe.must, foe.may & suit & ~foe.must):
            for reply, takes in ((lowest(part & takers), True), (lowest(part & ~takers), False)):
                left = _replied(foe, led, reply, law) if reply else None
                if left is not None and takes:
                    return None
                if left is not None:
                    found.append(left)
    return found


def _replied(foe: Foe, led: int, reply: int, law: Law) -> Foe | None:
    """The foe that has replied so; None if it cannot be."""
    may, must, size = foe.may & ~law.denied(led, reply) & ~reply, foe.must & ~reply, foe.size - 1
    if must & ~may or not must.bit_count() <= size <= may.bit_count():
        return None
    return Foe(may, must, size, foe.points + law.gained(led, reply))


def is_sure(line: Iterable[int], foe: Foe, law: Law) -> bool:
    """Whether the foe can take none of these tricks, each card being led in its turn."""
    foes = {foe}
    for led in line:
        following: set[Foe] = set()
        for each in foes:
            found = after(each, led, law)
            if found is None:
                return False
            following.update(found)
        if len(following) > MOST_FOES:
            return False
        foes = following
    return True


def lines(hand: int, suits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Orders in which the cards may be tried: suit after suit from the top; of few cards all."""
    held = [from_top(hand & suit) for suit in reversed(suits) if hand & suit]
    for order in permutations(held):
        yield tuple(card for suit in order for card in suit)
    if hand.bit_count() <= FEW:
        yield from permutations(from_top(hand))


def from_top(cards: int) -> list[int]:
    """The bits one by one, downwards."""
    found = []
    while cards:
        found.append(1 << cards.bit_length() - 1)
        cards ^= found[-1]
    return found
