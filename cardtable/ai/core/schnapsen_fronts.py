"""Fronts: the sets of worlds that a seat can win, of which none lies in another.

A world is one bit; `weights` has the weight of each by its place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cardtable.ai.core.bits import place

WIDEST: Final = 16
"""Sets in one front; of more, the heaviest are kept: all of them are real strategies."""


def weight_of(worlds: i64, weights: vec[i64]) -> i64:
    """The weight of these worlds together."""
    total: i64 = 0
    while worlds != 0:
        total += weights[place(worlds)]
        worlds &= worlds - 1
    return total


def heaviest(front: list[i64], weights: vec[i64]) -> i64:
    """The weight of the best set."""
    best: i64 = 0
    for worlds in front:
        weight = weight_of(worlds, weights)
        if weight > best:
            best = weight
    return best


def best_first(sets: list[i64], weights: vec[i64]) -> list[i64]:
    """The places in the list, by falling weight."""
    order: list[i64] = []
    found: list[i64] = []
    at: i64 = 0
    while at < len(sets):
        weight = weight_of(sets[at], weights)
        spot = len(order)
        while spot > 0 and found[spot - 1] < weight:
            spot -= 1
        order.insert(spot, at)
        found.insert(spot, weight)
        at += 1
    return order


def covered(worlds: i64, front: list[i64]) -> bool:
    """Whether these worlds lie in one set of the front."""
    for other in front:  # noqa: SIM110  # faster compiled
        if worlds & ~other == 0:
            return True
    return False


def joined(front: list[i64], worlds: i64, weights: vec[i64]) -> list[i64]:
    """The front with one more set."""
    if covered(worlds, front):
        return front
    kept: list[i64] = [worlds]
    for other in front:
        if other & ~worlds != 0:
            kept.append(other)
    if len(kept) > WIDEST:
        return [kept[at] for at in best_first(kept, weights)[:WIDEST]]
    return kept


def met(front: list[i64], other: list[i64], among: i64, weights: vec[i64]) -> list[i64]:
    """The front of those who must win by both; `other` only knows the worlds of `among`."""
    found: list[i64] = [0]
    for one in front:
        for two in other:
            found = joined(found, one & (two | ~among), weights)
    return found
