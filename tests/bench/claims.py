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

from tests.ai.claim_moments import Moment, ask, is_tried, leads
from tests.ai.claimed import holds_in_play, outcomes
from tests.ai.sure import is_sure
from tests.ai.sure_games import game_of


def examine(game: str, moment: Moment, told: Counter[str]) -> None:
    """Hold the claim of one lead against the truth, and against everything in endings."""
    rules, state, seen = moment
    start = time.perf_counter()
    line = ask(game, rules, seen).line
    micros = round((time.perf_counter() - start) * 1e6)
    told["leads"] += 1
    told["longest, microseconds"] = max(told["longest, microseconds"], micros)
    told["all, microseconds"] += micros
    told["claims"] += bool(line)
    told["claims of more than one card"] += len(line) > 1
    if line:
        assert holds_in_play(rules, state, seen.seat, line), (state, line)
        assert len(outcomes(rules, state, seen.seat, line)) == 1, (state, line)
    if is_tried(game, seen):
        sure = is_sure(game_of(game, seen), seen)
        told["endings"] += 1
        told["sure endings"] += sure
        told["claimed endings"] += bool(line)
        assert sure or not line, (state, line)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game")
    arguments.add_argument("deals", type=int)
    wanted = arguments.parse_args()
    told: Counter[str] = Counter()
    for number in range(wanted.deals):
        for moment in leads(wanted.game, number):
            examine(wanted.game, moment, told)
    for name, count in told.items():
        print(f"{name}: {count}")


if __name__ == "__main__":
    main()
