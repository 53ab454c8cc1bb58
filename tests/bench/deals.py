"""Plays many deals of computers of one level against each other: every act legal, no exception.

    python -m tests.bench.deals spades 100000 --log deals_spades.log

Whole matches, in each named form of the rules in turn. A line of the log tells how far it came; a
run goes on after the last. An illegal choice or an exception stops it, with the match's number.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cardtable.ai.players import Player
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Deal, view
from cardtable.engine.shuffle import thought_seed
from cardtable.games import game_ids, part

OFTEN = 100
"""Deals from one line of the log to the next."""


class Course(NamedTuple):
    """What has been played: `matches` are the numbers 0 to this."""

    matches: int = 0
    deals: int = 0
    choices: int = 0
    seconds: float = 0.0


def played(game: str, level: str, number: int, most: int) -> tuple[int, int]:
    """The deals and the computers' choices of one match, of which every choice was legal."""
    options = tuple(part(game, "model").PRESETS.values())
    match: Match[Any] = Match(part(game, "rules").Rules(options[number % len(options)]), number)
    player: Player[Any] = part(game, "ai").players()[level]
    choices = 0
    while (turn := match.turn) is not None:
        if turn == NATURE:
            chance = match.chance()
            if isinstance(chance, Deal) and match.deals == most:
                break
            match.play(chance)
            continue
        seen = view(match.rules, match.state, turn)
        rng = Random(thought_seed(number, len(match.steps), turn))
        choice = player.choose(match.rules, seen, rng)
        if choice not in seen.legal:
            raise AssertionError(f"match {number}, step {len(match.steps)}: {choice}")
        match.play(choice)
        choices += 1
    return match.deals, choices


def courses(game: str, level: str, deals: int, course: Course) -> Iterator[Course]:
    """How far it has come, again and again until so many deals are played."""
    told = course.deals
    while course.deals < deals:
        begin = time.process_time()
        try:
            more, choices = played(game, level, course.matches, deals - course.deals)
        except Exception as error:
            error.add_note(f"in match {course.matches}")
            raise
        course = Course(
            course.matches + 1,
            course.deals + more,
            course.choices + choices,
            course.seconds + time.process_time() - begin,
        )
        if course.deals >= min(told + OFTEN, deals):
            told = course.deals
            yield course


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("deals", type=int, nargs="?", default=100_000)
    parser.add_argument("--level", default="baseline")
    parser.add_argument("--log", type=Path, default=Path("deals.log"))
    given = parser.parse_args()
    lines = given.log.read_text().split("\n")[:-1] if given.log.exists() else []
    last = Course(**json.loads(lines[-1])) if lines else Course()
    with given.log.open("a") as log:
        for course in courses(given.game, given.level, given.deals, last):
            last = course
            log.write(json.dumps(last._asdict()) + "\n")
            log.flush()
    print(f"{given.game} at level {given.level}: {last}")


if __name__ == "__main__":
    main()
