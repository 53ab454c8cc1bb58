"""How often a deal of Schnapsen brings its winner one, two, three points, and the leader wins.

    python3 -m tests.bench.schnapsen_shares 500 --player master --layouts 20

The shares stand in `cardtable/games/schnapsen/ai/chances.py`, from which the worth of every score
of the match follows.
"""

import argparse
from collections import Counter
from random import Random

from cardtable.ai.players import Budget, ask
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Deal, view
from cardtable.engine.shuffle import thought_seed
from cardtable.games.schnapsen.ai import MASTER, players
from cardtable.games.schnapsen.model import DealWon, Public
from cardtable.games.schnapsen.rules import Rules


def first_deal(number: int, level: str, budget: Budget) -> tuple[DealWon, bool]:
    """The result of the first deal of a match, and whether the one who led first won it."""
    match: Match[Public] = Match(Rules(), number)
    while (turn := match.turn) is not None:
        if turn == NATURE:
            chance = match.chance()
            if isinstance(chance, Deal) and match.deals == 1:
                break
            match.play(chance)
            continue
        rng = Random(thought_seed(number, len(match.steps), turn))
        seen = view(match.rules, match.state, turn)
        match.play(ask(players()[level], match.rules, seen, rng, budget))
    public = match.state.public
    assert public.deal is not None and public.deal.result is not None
    return public.deal.result, public.deal.result.seat != public.match.dealer


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("deals", type=int)
    parser.add_argument("--player", default=MASTER)
    parser.add_argument("--layouts", type=int, default=20)
    given = parser.parse_args()
    points, led = Counter[int](), 0
    for number in range(given.deals):
        result, leader_won = first_deal(number, given.player, Budget(given.layouts))
        points[result.game_points] += 1
        led += leader_won
    shares = ", ".join(f"{points[worth] / given.deals:.3f}" for worth in (1, 2, 3))
    print(f"one, two, three points: {shares}; the leader won {led / given.deals:.3f}")


if __name__ == "__main__":
    main()
