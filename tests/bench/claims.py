"""Claims in many deals: each is held against every defence, and what is missed is counted.

    python -m tests.bench.claims spades 500

Deals are played by computers, by rules of thumb and at random in turn. At each lead the seat asks
whether the rest is surely its own, from its View alone. If so its line is played in the true deal
against everything that the others may lay. In endings of few cards all layouts are tried.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from random import Random
from typing import Any

from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Deal, Play, Rules, State, View, view
from cardtable.engine.shuffle import thought_seed
from cardtable.games import part
from tests.ai.claimed import holds_against_all
from tests.ai.sure import is_sure
from tests.ai.sure_games import game_of

MOST_CARDS = {"spades": 3, "schnapsen": 5, "jass": 2}
"""In endings of so many cards everything is tried."""


def leads(game: str, number: int) -> Any:
    """Every moment of one deal at which somebody leads a card, with the rules."""
    options = tuple(part(game, "model").PRESETS.values())
    rules = part(game, "rules").Rules(options[number % len(options)])
    match: Match[Any] = Match(rules, number)
    players = part(game, "ai").players()
    player = players["baseline" if number % 2 else "guesser"]
    while True:
        turn = match.turn
        if turn is None:
            return
        if turn == NATURE:
            chance = match.chance()
            if isinstance(chance, Deal) and match.deals == 1:
                return
            match.play(chance)
            continue
        seen = view(rules, match.state, turn)
        trick = [zone for zone in seen.cards.zones() if zone.name == "trick"]
        if not trick and any(isinstance(choice, Play) for choice in seen.legal):
            yield rules, match.state, seen
        match.play(player.choose(rules, seen, Random(thought_seed(number, len(match.steps), turn))))


def is_tried(game: str, seen: View[Any]) -> bool:
    """Whether the ending is small enough, and one that the brute force knows."""
    cards = sum(isinstance(choice, Play) for choice in seen.legal)
    deal = seen.public.deal
    if game == "schnapsen":
        return deal.closed_by is not None or not any(
            zone.name == "indicator" for zone in seen.cards.zones()
        )
    if game == "spades" and any(deal.exchanged):
        return False
    held = sum(len(seen.cards[z]) for z in seen.cards.zones() if z.owner == seen.seat and z.name in ("hand", "shown"))
    return max(cards, held) <= MOST_CARDS[game]


def ask(game: str, rules: Rules[Any], seen: View[Any]) -> Any:
    return part(game, "ai.claiming").claim(rules, seen)


def examine(game: str, rules: Rules[Any], state: State[Any], seen: View[Any], told: Counter[str]) -> None:
    """One lead."""
    start = time.perf_counter()
    claim = ask(game, rules, seen)
    lasts = time.perf_counter() - start
    told["leads"] += 1
    told["longest us"] = max(told["longest us"], round(lasts * 1e6))
    told["us"] += round(lasts * 1e6)
    told["claims"] += bool(claim.line)
    told["claims of more than one card"] += len(claim.line) > 1
    if claim.line:
        assert holds_against_all(rules, state, seen.seat, claim.line), (state, claim)
    if is_tried(game, seen):
        sure = is_sure(game_of(game, seen), seen)
        told["endings"] += 1
        told["sure endings"] += sure
        told["claimed endings"] += bool(claim.line)
        if claim.line and not sure:
            raise AssertionError(f"wrong claim {claim} in {state}")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("deals", type=int)
    wanted = arguments.parse_args()
    told: Counter[str] = Counter()
    for number in range(wanted.deals):
        for rules, state, seen in leads(wanted.game, number):
            examine(wanted.game, rules, state, seen, told)
    for name, count in told.items():
        print(f"{name}: {count}")


if __name__ == "__main__":
    main()
