"""Counts the positions in which a computer's choice hangs on cards that it must not see: 0.

    python -m tests.bench.fairness spades master --positions 1000 --layouts 5

Every hidden card is exchanged for others, and the player asked again with the same seed, in random
matches of each named form of the rules. Fairness does not hang on how many layouts are looked at.
The suite does the same with few positions (`tests/ai/test_players.py`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from cardtable.ai.players import Budget, ask
from cardtable.engine.layout import Seat
from cardtable.engine.rules import NATURE, Rules, State, view
from cardtable.games import game_ids, part
from tests.games.playing import PRESETS, moments, random_match, reshuffled, rules_of

FROM_EACH = 5
"""Positions from each match."""


def positions(game: str) -> Iterator[tuple[Rules[Any], State[Any], Seat]]:
    """Moments at which a seat has a real choice, without end."""
    presets = [preset for other, preset in PRESETS if other == game]
    for number in count():
        rules, rng = rules_of(game, presets[number % len(presets)]), Random(number)
        match = random_match(rules, number, rng, deals=2)
        found = 0
        for index in moments(match, rng, len(match.steps)):
            state = match.before(index)
            seat = rules.turn(state)
            if seat is None or seat == NATURE or rules.follow(state):
                continue
            if len(rules.legal(state)) > 1 and found < FROM_EACH:
                found += 1
                yield rules, state, seat


def unfair(game: str, level: str, wanted: int, layouts: int) -> Iterator[bool]:
    """For each of so many positions, whether the player chose something else, or not legally."""
    player, budget = part(game, "ai").players()[level], Budget(layouts)
    for number, (rules, state, seat) in zip(range(wanted), positions(game), strict=False):
        rng = Random(number)
        seen, other = view(rules, state, seat), view(rules, reshuffled(state, seat, rng), seat)
        choice = ask(player, rules, seen, Random(number), budget)
        again = ask(player, rules, other, Random(number), budget)
        yield choice != again or choice not in seen.legal


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("level")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--layouts", type=int, default=5, help="for each thought")
    given = parser.parse_args()
    begin, wrong, done = time.process_time(), 0, 0
    for done, found in enumerate(
        unfair(given.game, given.level, given.positions, given.layouts), start=1
    ):
        wrong += found
        if done % 100 == 0 or done == given.positions:
            seconds = time.process_time() - begin
            print(
                f"{given.game} {given.level}: {wrong} of {done} unfair, {seconds:.0f} s", flush=True
            )


if __name__ == "__main__":
    main()
