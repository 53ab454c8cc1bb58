"""A small game to try the engine on: draw and show cards of four, with some secrets.

Seat 0 and seat 1 each get a card, two lie in the stock. Seats take turns: `Peek` looks at the top
of the stock, `Play` shows the card; the match ends when both have shown. Who has no card left
passes by itself.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from cardtable.engine.cards import Card, deck
from cardtable.engine.layout import Layout, Seat, Sight, Zone
from cardtable.engine.rules import NATURE, Choice, Deal, Event, Play, State
from cardtable.engine.shuffle import Dice

HAND = (Zone("hand", Sight.OWNER, 0), Zone("hand", Sight.OWNER, 1))
STOCK = Zone("stock", Sight.NOBODY)
TABLE = Zone("table", Sight.EVERYONE)


class Mood(StrEnum):
    """Something for a record to write."""

    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True)
class Options:
    """Something else for a record to write. Raises ValueError for a bad size."""

    size: int = 4
    mood: Mood = Mood.GOOD
    favourite: Card | None = None
    pairs: tuple[tuple[int, str], ...] = ()
    liked: frozenset[Card] = frozenset()

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError(self.size)


@dataclass(frozen=True, slots=True)
class Peek(Choice):
    """Look at the top card of the stock."""

    card: Card
    seat: Seat

    def seen_by(self, seat: Seat) -> Choice:
        return self if seat == self.seat else Peeked()

    def shown_to(self, seat: Seat) -> tuple[Card, ...]:
        return (self.card,) if seat == self.seat else ()


@dataclass(frozen=True, slots=True)
class Peeked(Choice):
    """What the other hears of it."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """Both have shown."""


@dataclass(frozen=True, slots=True)
class Public:
    """Whose turn it is, and whether it is over."""

    turn: Seat = NATURE
    ended: bool = False
    peeks: int = 0


class ToyRules:
    """See the module."""

    options = None
    seats = 2
    deck = deck("A")
    choices: tuple[type[Choice], ...] = (Deal, Play, Peek)

    def start(self) -> State[Public]:
        return State(Layout({STOCK: self.deck}), Public())

    def turn(self, state: State[Public]) -> Seat | None:
        return None if state.public.ended else state.public.turn

    def legal(self, state: State[Public]) -> tuple[Choice, ...]:
        seat = self.turn(state)
        if seat is None or seat == NATURE:
            return ()
        plays = map(Play, state.cards[HAND[seat]])
        may_peek = state.public.peeks < 2
        return (*plays, *([Peek(state.cards[STOCK][0], seat)] if may_peek else ()))

    def allows(self, state: State[Public], choice: Choice) -> bool:
        if self.turn(state) == NATURE:
            return isinstance(choice, Deal) and sorted(choice.deck) == sorted(self.deck)
        return choice in self.legal(state)

    def chance(self, state: State[Public], dice: Dice) -> Choice:
        del state
        return Deal(dice.shuffled(self.deck, "deal"))

    def next_lot(self, state: State[Public]) -> Seat | None:
        return 0 if state.public.turn == NATURE else None

    def later(self, lot: Seat) -> State[Public]:
        del lot
        return self.start()

    def apply(self, state: State[Public], event: Event) -> State[Public]:
        cards, public = state.cards, state.public
        match event:
            case Deal(order):
                cards = Layout({HAND[0]: order[:1], HAND[1]: order[1:2], STOCK: order[2:]})
                public = Public(turn=0)
            case Play(card):
                cards = cards.move(HAND[public.turn], TABLE, card)
                public = replace(public, turn=1 - public.turn)
            case Peek():
                public = replace(public, turn=1 - public.turn, peeks=public.peeks + 1)
            case Ended():
                public = replace(public, ended=True)
        return State(cards, public, state.seen)

    def follow(self, state: State[Public]) -> Event | None:
        done = len(state.cards[TABLE]) == 2 and not state.public.ended
        return Ended() if done else None

    def scores(self, state: State[Public]) -> tuple[int, ...]:
        return (len(state.cards[TABLE]), 0)
