"""Plays computers against each other without a screen: to tune them, and to know their strength.

    python3 -m cardtable.ai.arena schnapsen --players club,baseline --deals 200 --seed 1
    python3 -m cardtable.ai.arena schnapsen --players master,club --matches 50 --time 200 --json

Every deal, or every match, is played twice with the seats swapped, so that luck weighs less. Deals
count points; matches count 1 if won. In a game of four, each player has both seats of a side.
Players that think in layouts take as many as they like, or --layouts, or think for --time.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from random import Random
from statistics import mean, median, stdev
from typing import Any

from cardtable.ai.players import Budget, Player, ask, margin
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Deal, view
from cardtable.engine.shuffle import thought_seed
from cardtable.games import game_ids, part

UNCOUNTED = 100_000
"""Layouts, if only the time counts."""


@dataclass
class Tally:
    """What one player did: points or matches in each pair of games, seconds of processor
    time for each thought that had a choice."""

    name: str
    scores: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Result:
    """How the first player did against the second, and how long they thought."""

    game: str
    players: tuple[str, str]
    unit: str
    unit_of_mean: str
    games: int
    mean: float
    standard_error: float
    median_ms: tuple[float, float]
    p99_ms: tuple[float, float]

    def __str__(self) -> str:
        """Two lines for people."""
        first, second = self.players
        times = (
            f"{name} {middle:.1f} / {slow:.1f} ms"
            for name, middle, slow in zip(self.players, self.median_ms, self.p99_ms, strict=True)
        )
        return (
            f"{self.game}: {first} against {second}, {self.games} {self.unit} played:"
            f" {self.mean:+.3f} +- {self.standard_error:.3f} {self.unit_of_mean}\n"
            f"processor time per move (median / p99): {', '.join(times)}"
        )


@dataclass(frozen=True)
class Thinking:
    """How long players may think that know of it: so many layouts, milliseconds of processor
    time, or both. Without either it is left to them."""

    layouts: int = 0
    milliseconds: int = 0

    def budget(self) -> Budget | None:
        """For a thought that begins now."""
        if not self.milliseconds:
            return Budget(self.layouts) if self.layouts else None
        end = time.process_time() + self.milliseconds / 1000
        return Budget(self.layouts or UNCOUNTED, lambda: time.process_time() >= end)


LEFT_TO_THEM = Thinking()


def play(
    match: Match[Any],
    sides: Sequence[tuple[Player[Any], Tally]],
    deals: int | None,
    thinking: Thinking = LEFT_TO_THEM,
) -> None:
    """Play the match to its end, or until so many deals are over."""
    while (turn := match.turn) is not None:
        if turn == NATURE:
            chance = match.chance()
            if isinstance(chance, Deal) and match.deals == deals:
                return
            match.play(chance)
            continue
        player, tally = sides[turn % 2]
        seen = view(match.rules, match.state, turn)
        rng = Random(thought_seed(match.number, len(match.steps), turn))
        begin = time.process_time()
        choice = ask(player, match.rules, seen, rng, thinking.budget())
        if len(seen.legal) > 1:
            tally.seconds.append(time.process_time() - begin)
        match.play(choice)


def contest(
    game: str,
    names: tuple[str, str],
    games: int,
    seed: int,
    *,
    whole_matches: bool,
    preset: str | None = None,
    thinking: Thinking = LEFT_TO_THEM,
) -> Result:
    """So many deals or matches, each played twice, by the first preset if none is named.

    Raises KeyError for an unknown player or preset.
    """
    model, rules, known = part(game, "model"), part(game, "rules"), part(game, "ai").players()
    options = model.PRESETS[preset or next(iter(model.PRESETS))]
    first, second = (known[name] for name in names)
    tallies = Tally(names[0]), Tally(names[1])
    numbers = Random(seed)
    for _ in range(games):
        number, score = numbers.getrandbits(48), 0.0
        for swapped in (False, True):
            match: Match[Any] = Match(rules.Rules(options), number)
            sides = [(first, tallies[0]), (second, tallies[1])]
            play(match, sides[::-1] if swapped else sides, None if whole_matches else 1, thinking)
            ahead = margin(match.rules.scores(match.state), int(swapped))
            score += float(ahead > 0) if whole_matches else ahead
        tallies[0].scores.append(score / 2)
    return _result(game, tallies, whole_matches)


def _result(game: str, tallies: tuple[Tally, Tally], whole_matches: bool) -> Result:
    first, second = tallies
    pairs = len(first.scores)
    return Result(
        game=game,
        players=(first.name, second.name),
        unit="matches" if whole_matches else "deals",
        unit_of_mean="of the matches won" if whole_matches else "points a deal",
        games=2 * pairs,
        mean=mean(first.scores),
        standard_error=stdev(first.scores) / sqrt(pairs) if pairs > 1 else 0.0,
        median_ms=(_percentile(first, 50), _percentile(second, 50)),
        p99_ms=(_percentile(first, 99), _percentile(second, 99)),
    )


def _percentile(tally: Tally, percent: int) -> float:
    """Milliseconds that so many of a hundred thoughts did not need."""
    times = sorted(tally.seconds) or [0.0]
    return 1000 * (median(times) if percent == 50 else times[(len(times) - 1) * percent // 100])


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--players", default="club,baseline", help="two names: A,B")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=int, default=100)
    length.add_argument("--matches", type=int)
    parser.add_argument("--preset", help="a named form of the rules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layouts", type=int, default=0, help="for each thought")
    parser.add_argument("--time", type=int, default=0, help="milliseconds for each thought")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    first, _, second = given.players.partition(",")
    games = given.matches or given.deals
    result = contest(
        given.game,
        (first, second),
        games,
        given.seed,
        whole_matches=bool(given.matches),
        preset=given.preset,
        thinking=Thinking(given.layouts, given.time),
    )
    sys.stdout.write((json.dumps(asdict(result)) if given.json else str(result)) + "\n")


if __name__ == "__main__":
    main()
