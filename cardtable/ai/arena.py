"""Plays computers against each other without a screen: to tune them, and to know their strength.

    python3 -m cardtable.ai.arena schnapsen --players club,baseline --deals 200 --seed 1
    python3 -m cardtable.ai.arena schnapsen --players master,club --matches 50 --time 200 --json
    python3 -m cardtable.ai.arena spades --players "cmd:python3 bot.py",master --preset all

Every deal, or every match, is played twice with the seats swapped, so that luck weighs less. Deals
count points; matches count 1 if won. In a game of four, each player has both seats of a side.
Players that think in layouts take as many as they like, or --layouts, or think for --time. A player
is one of the game's, or any program that speaks the protocol of docs/protocol.md; it has --time.
"""

import argparse
import json
import re
import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cardtable.ai.arena_result import Log, OtherRun, Pair, Result, Tally, result
from cardtable.ai.foreign import TIME, Foreign, Forfeit, Moment
from cardtable.ai.players import Budget, Player, ask, margin
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, Deal, View, view
from cardtable.engine.shuffle import thought_seed
from cardtable.games import game_ids, part

UNCOUNTED = 100_000
"""Layouts, if only the time counts."""
COMMAND = "cmd:"
"""What a player begins with that is a program."""
FORFEIT = {"jass": 1028, "schnapsen": 3, "spades": 300}
"""Points that a forfeited deal costs: about as many as one can lose in it, so that giving up never
pays. In Jass all tricks of an Undenufe, in Spades a failed double nil and a little."""


@dataclass(frozen=True)
class Thinking:
    """How long players may think that know of it: so many layouts, milliseconds of processor
    time, or both. Without either it is left to them."""

    layouts: int = 0
    milliseconds: int = 0

    def budget(self, tally: Tally) -> Budget:
        """For a thought that begins now; the tally is told of its layouts."""
        if not self.milliseconds:
            return Budget(self.layouts, told=tally.looked)
        end = time.process_time() + self.milliseconds / 1000
        return Budget(self.layouts or UNCOUNTED, partial(_over, end), tally.looked)


def _over(end: float) -> bool:
    return time.process_time() >= end


LEFT_TO_THEM = Thinking()
AnyPlayer = Player[Any] | Foreign
Side = tuple[AnyPlayer, Tally]


class Table(NamedTuple):
    """Where a game of a contest is played: the number of the match, and at which table."""

    game: str = ""
    match: int = 1
    number: int = 0


ONLY_TABLE = Table()


def play(
    match: Match[Any],
    sides: Sequence[Side],
    deals: int | None,
    thinking: Thinking = LEFT_TO_THEM,
    table: Table = ONLY_TABLE,
) -> int | None:
    """Play the match to its end, or until so many deals are over; the side that forfeited it."""
    while (turn := match.turn) is not None:
        if turn == NATURE:
            chance = match.chance()
            if isinstance(chance, Deal) and match.deals == deals:
                return None
            match.play(chance)
            continue
        player, tally = sides[turn % 2]
        seen = view(match.rules, match.state, turn)
        try:
            choice, seconds = (
                _foreign_choice(match, seen, player, table)
                if isinstance(player, Foreign)
                else _own_choice(match, seen, player, thinking.budget(tally))
            )
        except Forfeit as lost:
            tally.forfeits[lost.wrong.value] += 1
            return turn % 2
        if len(seen.legal) > 1:
            tally.seconds.append(round(seconds, 6))
        match.play(choice)
    return None


def _foreign_choice(
    match: Match[Any], seen: View[Any], player: Foreign, table: Table
) -> tuple[Choice, float]:
    scores = match.rules.scores(match.state)
    moment = Moment(table.game, table.match, match.deals, len(match.steps), scores)
    return player.choose(moment, table.number, match.rules, seen)


def _own_choice(
    match: Match[Any], seen: View[Any], player: Player[Any], budget: Budget
) -> tuple[Choice, float]:
    rng = Random(thought_seed(match.number, len(match.steps), seen.seat))
    begin = time.process_time()
    choice = ask(player, match.rules, seen, rng, budget)
    return choice, time.process_time() - begin


@dataclass(frozen=True)
class Contest:
    """Two players, and what they play."""

    game: str
    names: tuple[str, str]
    players: tuple[AnyPlayer, AnyPlayer]
    whole_matches: bool
    thinking: Thinking

    def pair(self, preset: str, number: int, deck: int) -> Pair:
        """Both games of the deal or match with this deck's number."""
        rules = part(self.game, "rules").Rules(part(self.game, "model").PRESETS[preset])
        tallies = Tally(self.names[0]), Tally(self.names[1])
        score = 0.0
        for table in (0, 1):
            match: Match[Any] = Match(rules, deck)
            sides = list(zip(self.players, tallies, strict=True))
            lost = play(
                match,
                sides[::-1] if table else sides,
                None if self.whole_matches else 1,
                self.thinking,
                Table(self.game, 2 * number + table + 1, table),
            )
            ahead = margin(rules.scores(match.state), table)
            if lost is not None:
                ahead = FORFEIT[self.game] * (-1 if lost == table else 1)
            score += float(ahead > 0) if self.whole_matches else ahead
        tallies[0].scores.append(score / 2)
        return Pair(preset, number, tallies)


def contest(
    game: str,
    names: tuple[str, str],
    games: int,
    seed: int,
    *,
    whole_matches: bool,
    preset: str | None = None,
    thinking: Thinking = LEFT_TO_THEM,
    log: Log | None = None,
) -> Result:
    """So many deals or matches, each played twice, by the first preset if none is named.

    Pairs that the log holds are not played again. Raises KeyError for an unknown player or preset.
    """
    preset = preset or next(iter(part(game, "model").PRESETS))
    known, done = part(game, "ai").players(), log.pairs if log else {}
    decks = Random(seed)
    totals = Tally(names[0]), Tally(names[1])
    with ExitStack() as ending:
        first, second = (
            _player(name, known, thinking.milliseconds or TIME, ending) for name in names
        )
        this = Contest(game, names, (first, second), whole_matches, thinking)
        for number in range(games):
            deck = decks.getrandbits(48)
            pair = done.get((preset, number))
            if pair is None:
                pair = this.pair(preset, number, deck)
                if log:
                    log.add(pair)
            for total, more in zip(totals, pair.tallies, strict=True):
                total.add(more)
    return result(game, preset, totals, whole_matches=whole_matches)


def _player(
    name: str, known: Mapping[str, Player[Any]], milliseconds: int, ending: ExitStack
) -> AnyPlayer:
    if not name.startswith(COMMAND):
        return known[name]
    program = Foreign(tuple(shlex.split(name.removeprefix(COMMAND))), milliseconds)
    ending.callback(program.close)
    return program


def two_names(text: str) -> tuple[str, str]:
    """The two players of a command line; only in a command may be commas. Raises ValueError."""
    found = re.fullmatch(rf"(.+?),({COMMAND}.+|[^,]+)", text)
    if found is None:
        raise ValueError(f"not two players: {text}")
    return found[1], found[2]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=game_ids())
    parser.add_argument(
        "--players",
        type=two_names,
        default=("club", "baseline"),
        help='A,B: names, or programs as "cmd:python3 bot.py"',
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=int, default=100)
    length.add_argument("--matches", type=int)
    parser.add_argument("--preset", help="a named form of the rules, several as A,B, or all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--layouts", type=int, default=0, help="for each thought")
    parser.add_argument("--time", type=int, default=0, help="milliseconds for each thought")
    parser.add_argument("--log", type=Path, help="kept pair by pair: the same call goes on with it")
    parser.add_argument("--json", action="store_true", help="one line for each form of the rules")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = _parser()
    given = parser.parse_args(arguments)
    presets, players = part(given.game, "model").PRESETS, part(given.game, "ai").players()
    asked = (given.preset or next(iter(presets))).split(",")
    for name in given.players:
        if name not in players and not name.startswith(COMMAND):
            parser.error(f"no player {name}, but {', '.join(players)}")
    for name in asked:
        if name not in (*presets, "all"):
            parser.error(f"no preset {name}, but {', '.join(presets)}, all")
    run = {name: getattr(given, name) for name in ("game", "seed", "layouts", "time")}
    run |= {"players": list(given.players), "unit": "matches" if given.matches else "deals"}
    try:
        log = Log(given.log, run) if given.log else None
    except OtherRun as error:
        parser.error(str(error))
    for preset in presets if "all" in asked else asked:
        found = contest(
            given.game,
            given.players,
            given.matches or given.deals,
            given.seed,
            whole_matches=bool(given.matches),
            preset=preset,
            thinking=Thinking(given.layouts, given.time),
            log=log,
        )
        sys.stdout.write((json.dumps(asdict(found)) if given.json else str(found)) + "\n")


if __name__ == "__main__":
    main()
