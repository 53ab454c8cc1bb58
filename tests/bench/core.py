"""Prints how fast the core is, its two forms side by side.

    python -m tests.bench.core

Medians over rounds, on one processor, in its own time. The compiled column is the form that the
players load; where it is not compiled both are plain. Beside it stands what is wanted.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.form import is_compiled
from cardtable.games.spades.scoring import side_score
from tests.ai.core.golden import Load, hands
from tests.ai.core.twin import compiled, plain

KINDS = ("trumps", "obenabe", "undenufe")
Round = Callable[[], object]


class Bench(NamedTuple):
    """One thing that is timed: rounds of it, each with so many pieces of work."""

    name: str
    wanted: str
    rounds: Callable[[Load], Iterator[Round]]
    compiled: int
    plain: int
    """How many rounds in each form."""
    pieces: int = 1
    rate: bool = False
    """Shown as pieces a second, not as milliseconds."""


def playouts(times: int) -> Callable[[Load], Iterator[Round]]:
    """Play-outs of a new deal each round, in the three kinds of contracts by turns."""

    def rounds(load: Load) -> Iterator[Round]:
        play = load("jass_playouts").playouts
        for number, held in enumerate(hands(load, 36, 4, 9, 1)):
            yield partial(play, *held, number % 3, number & 3, 0, 0, 0, 3, times, 1)

    return rounds


def endings(tricks: int, kind: int, every_card: bool) -> Callable[[Load], Iterator[Round]]:
    """The value of endings of Jass with so many tricks left."""

    def rounds(load: Load) -> Iterator[Round]:
        solver = load("jass_solver").JassSolver()
        for held in hands(load, 36, 4, tricks, 2):
            yield partial(ending, solver, held, kind, every_card)

    return rounds


def ending(solver: Any, held: list[int], kind: int, every_card: bool) -> None:
    """One ending, from nothing."""
    solver.set_up(*held, kind, 0)
    if every_card:
        solver.values()
    else:
        solver.value()


def spades(cards: int, ask: Callable[[Any, Any], object]) -> Callable[[Load], Iterator[Round]]:
    """A question about pairs of hands of so many cards."""

    def rounds(load: Load) -> Iterator[Round]:
        solver = load("spades").SpadesSolver()
        for number, held in enumerate(hands(load, 52, 2, cards, 3)):
            yield partial(question, solver, held, ask, number, cards)

    return rounds


def question(
    solver: Any, held: list[int], ask: Callable[[Any, Any], object], number: int, cards: int
) -> None:
    """One question, from nothing."""
    solver.set_up(*held)
    ask(solver, score(number % 7, (3 + 2 * number) % 8, cards))


def schnapsen(trick: int, every_card: bool) -> Callable[[Load], Iterator[Round]]:
    """Deals of Schnapsen before this trick, the stock open, with what has usually been taken."""

    def rounds(load: Load) -> Iterator[Round]:
        search, bits = load("schnapsen").Solver(), load("bits")
        taken = load("schnapsen_cards").NO_TRICK if trick == 1 else 7 * trick
        for number in count(1):
            order = vec[i64](bits.BIT[:20])
            bits.shuffle(order, bits.seeded(number))
            cards = [int(card) for card in order]
            up = next(card for card in cards if card < 32)
            cards.remove(up)
            talon = cards[10 : 21 - 2 * trick]
            held = sum(cards[:5]), sum(cards[5:10])
            yield partial(deal, search, talon, up, held, taken, every_card)

    return rounds


def deal(
    search: Any, talon: list[int], up: int, held: tuple[int, int], taken: int, every_card: bool
) -> None:
    """One deal, from nothing."""
    search.forget()
    search.lay(talon, up)
    if not every_card:
        search.open(*held, taken, taken, 0, up, -3, 3)
        return
    for card in (1 << at for at in range(20) if held[0] >> at & 1):
        search.open_led(card, *held, taken, taken, 0, up, -3, 3)


def score(mine: int, theirs: int, cards: int) -> Any:
    """What a deal is worth to who bid `mine`, bags and their penalty included, in points."""
    return vec[i64](
        [
            side_points(mine, taken, 7) - side_points(theirs, cards - taken, 8)
            for taken in range(cards + 1)
        ]
    )


def side_points(bid: int, tricks: int, bags: int) -> int:
    """Points of one side after its deal."""
    side = side_score(bid, tricks, bags)
    return side.points + side.penalty


BENCHES = (
    Bench("Jass: play-outs a second", ">= 1,200,000", playouts(2000), 150, 9, 2000, rate=True),
    *(
        Bench(
            f"Jass: {tricks} tricks left, {KINDS[kind]}, ms",
            wanted,
            endings(tricks, kind, False),
            60,
            few,
        )
        for tricks, wanted, few in ((5, "", 12), (6, "<= 40", 5))
        for kind in range(3)
    ),
    Bench("Jass: 6 tricks left, trumps, each card, ms", "", endings(6, 0, True), 60, 3),
    Bench("Jass: 7 tricks left, trumps, ms", "", endings(7, 0, False), 25, 0),
    Bench(
        "Spades: hands of 13 a second, tricks",
        ">= 2,200",
        spades(13, lambda s, _: s.tricks()),
        600,
        12,
        rate=True,
    ),
    Bench(
        "Spades: the same, each card",
        "",
        spades(13, lambda s, _: s.tricks_by_card()),
        400,
        12,
        rate=True,
    ),
    Bench(
        "Spades: hands of 13 a second, real score",
        ">= 300",
        spades(13, lambda s, e: s.worth(e)),
        300,
        12,
        rate=True,
    ),
    Bench(
        "Spades: the same, each card",
        "",
        spades(13, lambda s, e: s.worth_by_card(e)),
        300,
        12,
        rate=True,
    ),
    Bench(
        "Spades: hands of 6 a second, real score",
        "",
        spades(6, lambda s, e: s.worth_by_card(e)),
        2000,
        100,
        rate=True,
    ),
    *(
        Bench(
            f"Schnapsen: before trick {trick}{', each card' * each}, ms",
            wanted,
            schnapsen(trick, bool(each)),
            200,
            30,
        )
        for trick, wanted in ((1, "<= 150"), (5, "<= 0.5"))
        for each in (0, 1)
    ),
)


def timed(rounds: Iterator[Round]) -> list[float]:
    """The seconds that each round took."""
    found = []
    for one in rounds:
        began = process_time()
        one()
        found.append(process_time() - began)
    return found


def figure(bench: Bench, load: Load, rounds: int) -> str:
    """What one form does: medians of milliseconds; of a rate all the work by all the time."""
    if not rounds:
        return "-"
    times = timed(islice(bench.rounds(load), rounds))
    if bench.rate:
        return f"{bench.pieces * rounds / sum(times):,.0f}"
    return f"{1000 * median(times):,.2f}"


def main() -> None:
    """Print a line for each thing that is timed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default="", help="what the names of the lines begin with")
    parser.add_argument("--quick", action="store_true", help="leave the plain form out")
    given = parser.parse_args()
    form = "compiled" if is_compiled() else "plain"
    print(f"The core is {form}: {Path(compiled('bits').__file__).name}")
    print(f"{'':<46}{'compiled':>12}{'plain':>12}  wanted")
    for bench in BENCHES:
        if bench.name.startswith(given.only):
            fast = figure(bench, compiled, bench.compiled)
            slow = figure(bench, plain, bench.plain) if not given.quick else ""
            print(f"{bench.name:<46}{fast:>12}{slow:>12}  {bench.wanted}", flush=True)


if __name__ == "__main__":
    main()
