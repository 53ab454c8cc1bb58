"""What the core gives for fixed seeds, whichever form it runs in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

Load = Callable[[str], Any]
"""Gives a module of the core in one of its forms."""


def hands(load: Load, cards: int, seats: int, each: int, seed: int) -> Iterator[list[int]]:
    """Deals without end: so many hands of so many cards, as sets of bits."""
    bits = load("bits")
    chance = bits.seeded(seed)
    while True:
        rest, found = 2**cards - 1, []
        for _ in range(seats):
            hand, chance = bits.some(rest, each, chance)
            rest ^= hand
            found.append(hand)
        yield found


def folded(total: int, values: Any) -> int:
    """The total with more values folded into it."""
    for value in values:
        total = (total * 31 + int(value)) % 1_000_000_007
    return total


def chance(load: Load) -> int:
    """Random numbers, sets and orders of twenty seeds, some of them large."""
    bits, total = load("bits"), 0
    for seed in (*range(16), 2**31, 2**32 + 1, 2**52 + 3, 2**62 - 1):
        state = bits.seeded(seed)
        total = folded(total, [state, bits.below(state, 36), bits.place(state), bits.nth(state, 3)])
        total = folded(total, bits.some(2**52 - 1, 13, state))
        values = vec[i64](range(20))
        total = folded(total, [bits.shuffle(values, state), *values])
    return total


def jass_playouts(load: Load) -> int:
    """Some play-outs of each kind of contract."""
    play, total = load("jass_playouts"), 0
    for number, hand in zip(range(6), hands(load, 36, 4, 9, 1), strict=False):
        total = folded(total, play.playouts(*hand, number % 3, number & 3, 0, 0, 0, 3, 50, 77))
    return total


def jass_signals(load: Load) -> int:
    """What each card of some hands would tell, led and thrown on each suit."""
    signals, total = load("jass_signals"), 0
    for number, hand in zip(range(9), hands(load, 36, 4, 9, 4), strict=False):
        kind, out = number % 3, sum(hand[1:])
        trumps = 0 if kind else 0x1FF << 27
        for card in (2**place for place in range(36) if hand[0] >> place & 1):
            kept = [0x1FF << 9 * suit | trumps for suit in range(4)]
            total = folded(total, [signals.misleads(card, hand[0], out, trumps)])
            total = folded(total, [signals.misthrows(card, hand[0], out, kind, k) for k in kept])
    return total


def jass_solver(load: Load) -> int:
    """Every card of some endings of five tricks, and how long the search was."""
    solver, total = load("jass_solver").JassSolver(12), 0
    for number, hand in zip(range(6), hands(load, 36, 4, 5, 2), strict=False):
        solver.set_up(*hand, number % 3, number & 3, 0, 0, 0, number & 3)
        total = folded(total, [*solver.values(), solver.value(), solver.nodes()])
    return total


def spades_solver(load: Load) -> int:
    """Every card of some pairs of hands, counting tricks and by ends that rise and fall."""
    solver, total = load("spades").SpadesSolver(12), 0
    ends = vec[i64]([0, 5, 9, 9, -4, 7, 10**12, -(10**12), 3])
    for number, hand in zip(range(6), hands(load, 52, 2, 8, 3), strict=False):
        solver.set_up(*hand, 0, number % 2 == 1)
        total = folded(total, [*solver.tricks_by_card(), *solver.worth_by_card(ends)])
        total = folded(total, [solver.tricks(), solver.worth(ends), solver.nodes()])
    return total
