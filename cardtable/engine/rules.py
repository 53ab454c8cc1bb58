"""What a game is: states, what may be chosen, what follows from a choice."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat
from cardtable.engine.shuffle import Dice

NATURE: Seat = -1
"""The seat that draws lots and shuffles; it chooses like any other."""

P = TypeVar("P")


class Event:
    """Something the whole table notices. A frozen dataclass of plain values, never of text."""

    __slots__ = ()

    def seen_by(self, seat: Seat) -> "Event":
        """The event as the seat may know it. Secret content is left out."""
        del seat
        return self

    def shown_to(self, seat: Seat) -> tuple[Card, ...]:
        """Cards that the seat gets to look at in passing, though no zone shows them to it."""
        del seat
        return ()


class Choice(Event):
    """An event that a seat decided on; the only kind that a record keeps."""

    __slots__ = ()


class CardChoice(Choice):
    """A choice that is made by clicking its card. All other choices are buttons."""

    __slots__ = ()
    card: Card


@dataclass(frozen=True, slots=True)
class Lots(Choice):
    """NATURE's choice: who deals (or draws) first."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal(Choice):
    """NATURE's choice: the order of the shuffled deck; ``deck[0]`` is dealt first. Secret."""

    deck: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "Deal":
        del seat
        return Deal(())


@dataclass(frozen=True, slots=True)
class Play(CardChoice):
    """Lay the card on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The seat took the full trick, worth these card points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class State(Generic[P]):
    """The whole truth: where the cards lie, what everyone knows, and what each seat has seen."""

    cards: Layout[Card]
    public: P
    seen: tuple[frozenset[Card], ...] = ()


@dataclass(frozen=True, slots=True)
class View(Generic[P]):
    """All that one seat may know. Plain values; there is no road back to the State.

    ``seen`` are the cards of this deal that the seat has ever looked at, wherever they lie now.
    """

    seat: Seat
    cards: Layout[Card | None]
    public: P
    legal: tuple[Choice, ...]
    seen: frozenset[Card] = frozenset()


class Rules(Protocol[P]):
    """The rules of one game. Pure: no clock, no randomness of its own, no text, nothing stored."""

    @property
    def options(self) -> object:
        """The switches of this rule set: a frozen dataclass of the game."""

    @property
    def seats(self) -> int:
        """How many play; seats are numbered from 0 in order of play."""

    @property
    def deck(self) -> tuple[Card, ...]:
        """All the cards of the game, each once."""

    @property
    def choices(self) -> tuple[type[Choice], ...]:
        """Every kind of choice that a record of this game may hold."""

    def start(self) -> State[P]:
        """The state before anything has happened."""

    def turn(self, state: State[P]) -> Seat | None:
        """Who is to choose: a seat, NATURE, or None when the match is over."""

    def legal(self, state: State[P]) -> tuple[Choice, ...]:
        """All that the seat on turn may choose; empty for NATURE, who may deal any order."""

    def allows(self, state: State[P], choice: Choice) -> bool:
        """Whether whoever is to choose may choose this, NATURE included."""

    def chance(self, state: State[P], dice: Dice) -> Choice:
        """NATURE's choice with these dice. Only asked when it is NATURE's turn."""

    def next_lot(self, state: State[P]) -> Seat | None:
        """Whom lots would have to name for the next deal, if it were the first, to be as it is.

        None while a deal runs and before lots are drawn.
        """

    def later(self, lot: Seat) -> State[P]:
        """The state before a deal that is not the first: `lot` is its `next_lot`, all else new."""

    def apply(self, state: State[P], event: Event) -> State[P]:
        """The state after the event, which must be legal or come from `follow`."""

    def follow(self, state: State[P]) -> Event | None:
        """What happens next by the rules alone, before anyone may choose."""

    def scores(self, state: State[P]) -> tuple[int, ...]:
        """Match points per seat; more is better."""


def view(rules: Rules[P], state: State[P], seat: Seat) -> View[P]:
    """What the seat may know. The only maker of Views, one for all games."""
    legal = rules.legal(state) if rules.turn(state) == seat else ()
    seen = state.seen[seat] if state.seen else frozenset()
    return View(seat, state.cards.seen_by(seat), state.public, legal, seen)


def after(rules: Rules[P], state: State[P], event: Event) -> State[P]:
    """The state after the event, with what every seat has seen brought up to date.

    A new deal begins with nothing seen.
    """
    new = rules.apply(state, event)
    before = state.seen if state.seen and not isinstance(event, Deal) else ()
    return with_sight(rules, State(new.cards, new.public, before), event)


def with_sight(rules: Rules[P], state: State[P], event: Event | None = None) -> State[P]:
    """The state in which every seat has also seen what is in its sight or the event showed it."""
    seen = tuple(
        (state.seen[seat] if state.seen else frozenset[Card]()).union(
            *(held for zone, held in state.cards.piles() if zone.known_to(seat)),
            event.shown_to(seat) if event else (),
        )
        for seat in range(rules.seats)
    )
    return State(state.cards, state.public, seen)
