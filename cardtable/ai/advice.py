"""Advice for a person: how good each choice is, and one true reason for the best.

It comes from the person's own View alone, as every thought of a computer. A player that can say
more than its choice is an Adviser; for every other, `cardtable.ai.advising` finds values by playing
imagined deals out.
"""

from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Protocol, runtime_checkable

from cardtable.ai.players import Budget
from cardtable.engine.cards import Card, Suit
from cardtable.engine.layout import Seat
from cardtable.engine.rules import Choice, P, Rules, View


class Because(StrEnum):
    """The kinds of reasons. The comment names the facts of a Reason that the sentence needs."""

    WINS = "wins"  # number of of
    ALWAYS = "always"
    ONLY_CARD = "only card"
    EQUAL = "equal"
    BETTER = "better"  # number: points more than the next best
    LOSES_IF_IN_STOCK = "loses if in stock"  # card
    LOSES_IF_HELD = "loses if held"  # card, seat
    LOSES_IF_DISCARDED = "loses if discarded"  # card
    SAVES_BID = "saves bid"
    SETS_BID = "sets bid"  # seat
    KEEPS_NIL = "keeps nil"
    ATTACKS_NIL = "attacks nil"  # seat
    AVOIDS_BAG = "avoids bag"
    RIDS_HIGH = "rids high"
    BID_COUNT = "bid count"  # average, number of of
    NIL_HOLDS = "nil holds"  # number of of
    MAKES_BID = "makes bid"  # number of of
    DECIDED = "decided"
    BREAKS_BID = "breaks bid"  # seat, number of of
    CHANCES = "chances"  # number with double nil, of without, both of 100
    THROWS_HIGH = "throws high"
    KEEPS_MARRIAGE = "keeps marriage"
    DECLARES = "declares"  # number: 20 or 40
    ENOUGH = "enough"  # number: points still needed
    PULLS_TRUMPS = "pulls trumps"
    KEEPS_TRUMPS = "keeps trumps"
    GIVES_POINTS = "gives points"  # seat
    LOST_TRICK = "lost trick"
    SIGNALS = "signals"  # suit
    LOWEST_WINNER = "lowest winner"
    LAST_OF_STOCK = "last of stock"  # card
    LAST_TO_PLAY = "last to play"
    CLOSES = "closes"
    CARDS_IN_SUIT = "cards in suit"  # cards
    NO_STRONG_SUIT = "no strong suit"
    KEEPS_CARD = "keeps card"
    DISCARDS_CARD = "discards card"
    EXCHANGES = "exchanges"  # card


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is the best, with the facts that its sentence names."""

    kind: Because
    card: Card | None = None
    seat: Seat | None = None
    suit: Suit | None = None
    number: float | None = None
    of: int | None = None
    average: float | None = None
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Rated:
    """A choice and what it brings: points, or game points, that the seat gains on its rivals."""

    choice: Choice
    value: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player advises, the best choice first.

    Choices that were not looked at are left out; there is always the best. `layouts` of the hidden
    cards were examined, `all_layouts` if there are no more. `chance` is to win the match.
    """

    rated: tuple[Rated, ...]
    layouts: int = 0
    all_layouts: bool = False
    chance: float | None = None
    reason: Reason | None = None

    @property
    def best(self) -> Choice:
        """What is advised."""
        return self.rated[0].choice


@runtime_checkable
class Adviser(Protocol[P]):
    """A player that can say how good its choice is, and why."""

    def advise(self, rules: Rules[P], seen: View[P], rng: Random, budget: Budget) -> Advice:
        """The choices of `seen.legal` that are worth a word. The reason may be left out."""
