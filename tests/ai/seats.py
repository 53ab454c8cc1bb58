"""Moments at which a seat has a real choice, found by random play."""

from collections.abc import Iterator
from random import Random
from typing import Any

from cardtable.engine.layout import Seat
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Rules, State
from cardtable.games import part


def rules_of(game: str) -> Rules[Any]:
    """The game's first preset."""
    options = next(iter(part(game, "model").PRESETS.values()))
    rules: Rules[Any] = part(game, "rules").Rules(options)
    return rules


def moments(game: str, count: int) -> Iterator[tuple[Rules[Any], State[Any], Seat]]:
    """So many states of random matches, and who is to choose among at least two."""
    rules, rng = rules_of(game), Random(count)
    found = number = 0
    while True:
        match: Match[Any] = Match(rules, number)
        number += 1
        while match.turn is not None and match.deals < 3:
            if match.turn == NATURE:
                match.play(match.chance())
                continue
            legal = rules.legal(match.state)
            if len(legal) > 1 and rng.random() < 0.2:
                yield rules, match.state, match.turn
                found += 1
                if found == count:
                    return
            match.play(rng.choice(legal))
