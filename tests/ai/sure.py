"""Whether the rest of a deal is surely won, found by trying everything: what claims are held to.

From a View all layouts are made that agree with it and with the play so far, by the rules of the
game alone. A seat takes all that is left if it has a plan that needs to know no more than was seen:
for each card that another may lay in one of the layouts, the plan goes on in those where he can.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple, Protocol

from cardtable.engine.cards import Card
from cardtable.engine.rules import View

Cards = frozenset[Card]
World = tuple[Cards, ...]
"""What each seat holds in one layout; for the seat itself what it sees."""
Played = tuple[Card, ...]


class Game(Protocol):
    """What the rules of a game say of the rest of a deal, for one View."""

    seats: int

    def worlds(self) -> Iterator[World]:
        """Every layout that agrees with the view."""

    def legal(self, hand: Cards, trick: Played) -> Played:
        """What may be played."""

    def winner(self, trick: Played) -> int:
        """Which card of a full trick takes it."""

    def is_over(self, trick: Played, hand: Cards, points: int) -> bool | None:
        """Whether the deal is won now, or lost; None: it goes on. After a won trick or a lead."""

    def gained(self, trick: Played, hand: Cards) -> int:
        """What the trick so far has made, a marriage led included."""

    start: int
    """Points before."""


class Node(NamedTuple):
    """A moment of the play, as the seat knows it."""

    worlds: frozenset[World]
    trick: Played
    leader: int
    points: int


def is_sure(game: Game, seen: View[Any]) -> bool:
    """Whether the seat on lead, and its partner, take everything from now on."""
    return _wins(game, seen.seat, Node(frozenset(game.worlds()), (), seen.seat, game.start))


def _wins(game: Game, me: int, node: Node) -> bool:
    worlds, trick, leader, points = node
    if len(trick) == game.seats:
        winner = (leader + game.winner(trick)) % game.seats
        if (winner - me) % 2:
            return False
        hand = next(iter(worlds))[me]
        made = points + game.gained(trick, hand)
        over = game.is_over(trick, hand, made)
        return over if over is not None else _wins(game, me, Node(worlds, (), winner, made))
    turn = (leader + len(trick)) % game.seats
    if turn == me:
        hand = next(iter(worlds))[me]
        return any(_laid(game, me, node, card, worlds) for card in game.legal(hand, trick))
    can: dict[Card, list[World]] = {}
    for world in worlds:
        for card in game.legal(world[turn], trick):
            can.setdefault(card, []).append(world)
    return all(_laid(game, me, node, card, frozenset(held)) for card, held in can.items())


def _laid(game: Game, me: int, node: Node, card: Card, worlds: frozenset[World]) -> bool:
    turn = (node.leader + len(node.trick)) % game.seats
    left = frozenset((*world[:turn], world[turn] - {card}, *world[turn + 1 :]) for world in worlds)
    trick = (*node.trick, card)
    if turn == me and len(trick) == 1:
        hand = next(iter(left))[me]
        over = game.is_over(trick, hand, node.points + game.gained(trick, hand))
        if over is not None:
            return over
    return _wins(game, me, Node(left, trick, node.leader, node.points))


def hands(cards: Cards, sizes: tuple[int, ...]) -> Iterator[tuple[Cards, ...]]:
    """Every way to deal hands of these sizes from the cards; what is left lies elsewhere."""
    if not sizes:
        yield ()
        return
    for first in combinations(sorted(cards), sizes[0]):
        for others in hands(cards - set(first), sizes[1:]):
            yield (frozenset(first), *others)
