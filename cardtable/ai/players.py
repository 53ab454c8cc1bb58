"""Players that know no game: what a player is, one who guesses, and one who tries things out.

A game has its own in its module `ai`, which gives them by level::

    def players() -> Mapping[str, Player[Public]]

Every game has at least DEFAULT_LEVEL and GUESSER.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from cardtable.ai.imagine import CouldHold, anything, imagine
from cardtable.engine.layout import Seat
from cardtable.engine.rules import NATURE, Choice, P, Rules, State, View

DEFAULT_LEVEL = "club"
GUESSER = "guesser"


class Player(Protocol[P]):
    """A computer at the table; a human is the absence of one."""

    def choose(self, rules: Rules[P], seen: View[P], rng: Random) -> Choice:
        """One of `seen.legal`, of which there is at least one.

        A player gets a View and never a State. Its chance comes from `rng` alone and it reads no
        clock: the same view and seed give the same choice.
        """


Enough = Callable[[], bool]
"""Whether to stop thinking: the time is over, or nobody waits for the answer any more."""


def never() -> bool:
    """Think as long as there is something to think about."""
    return False


def nobody(layouts: int) -> None:
    """Nobody wants to know how many layouts a thought took."""
    del layouts


@dataclass(frozen=True)
class Budget:
    """How long to think: at most so many layouts, and until it is enough.

    A number of layouts alone gives the same thought every time. `enough` is for play at the table:
    it is asked between layouts, of which none takes long, and is the only clock that there is.
    `layouts` 0 leaves the number to the player. A player may call `told` once a thought with the
    number that it looked at: the arena counts them.
    """

    layouts: int = 0
    enough: Enough = never
    told: Callable[[int], None] = nobody


@runtime_checkable
class Patient(Protocol[P]):
    """A player that thinks in layouts, and the better the more of them."""

    def choose(self, rules: Rules[P], seen: View[P], rng: Random) -> Choice:
        """As every player, within a budget of its own."""

    def choose_within(self, rules: Rules[P], seen: View[P], rng: Random, budget: Budget) -> Choice:
        """The best of `seen.legal` that is found within this budget."""


def ask(
    player: Player[P], rules: Rules[P], seen: View[P], rng: Random, budget: Budget | None = None
) -> Choice:
    """What the player chooses, within this budget if it knows of budgets."""
    if budget is not None and isinstance(player, Patient):
        return player.choose_within(rules, seen, rng, budget)
    return player.choose(rules, seen, rng)


class Guesser:
    """Chooses at random among what is legal."""

    def choose(self, rules: Rules[P], seen: View[P], rng: Random) -> Choice:
        """Any legal choice."""
        del rules
        return rng.choice(seen.legal)


def unread(seen: View[P]) -> CouldHold:
    """Nothing is read from the play so far: every hidden card may lie anywhere."""
    del seen
    return anything


@dataclass(frozen=True)
class Sampler:
    """Plays each choice out at random in many imagined deals, and takes the one that did best.

    `reading` gives what a view rules out, by the rules of the game.
    """

    layouts: int = 40
    reading: Callable[[View[Any]], CouldHold] = unread

    def choose(self, rules: Rules[P], seen: View[P], rng: Random) -> Choice:
        """The choice with the greatest margin at the end of the deal, on average."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        totals, could_hold = dict.fromkeys(seen.legal, 0), self.reading(seen)

        def guesses(state: State[P]) -> Choice:
            return rng.choice(rules.legal(state))

        for _ in range(self.layouts):
            guess = imagine(rules, seen, rng, could_hold)
            for choice in seen.legal:
                totals[choice] += play_out(rules, guess, choice, seen.seat, guesses)
        return max(totals, key=totals.__getitem__)


def play_out(
    rules: Rules[P],
    state: State[P],
    choice: Choice,
    seat: Seat,
    chooses: Callable[[State[P]], Choice],
) -> int:
    """How many more points than its best rival the seat gains in the rest of this deal.

    `chooses` answers for whoever is on turn.
    """
    before = margin(rules.scores(state), seat)
    state = rules.apply(state, choice)
    while True:
        event = rules.follow(state)
        if event is None:
            turn = rules.turn(state)
            if turn is None or turn == NATURE:
                return margin(rules.scores(state), seat) - before
            event = chooses(state)
        state = rules.apply(state, event)


def margin(scores: tuple[int, ...], seat: Seat) -> int:
    """The seat's points less those of its best rival; in a game of four, partners are no rivals."""
    rivals = (points for other, points in enumerate(scores) if (other - seat) % 2)
    return scores[seat] - max(rivals, default=0)
