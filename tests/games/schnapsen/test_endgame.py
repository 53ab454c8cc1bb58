"""The exact values on bits are those of the rules, tried out to the end."""

from random import Random

import pytest

from cardtable.engine.rules import State
from cardtable.games.schnapsen.ai.bits import bits_of
from cardtable.games.schnapsen.ai.stock import StockSolver
from cardtable.games.schnapsen.ai.strict import HAS_TRICK, Solver
from cardtable.games.schnapsen.model import HAND, INDICATOR, TALON, WON, Public, Standing
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import DECK, SchnapsenRules
from cardtable.games.schnapsen.scoring import open_game_points, worth

RULES = SchnapsenRules()


def brute(state: State[Public], seat: int) -> int:
    """Game points for the seat when both try everything, by the rules alone."""
    while event := RULES.follow(state):
        state = RULES.apply(state, event)
    deal = state.public.deal
    assert deal is not None
    if deal.result:
        points = deal.result.game_points
        return points if deal.result.seat == seat else -points
    values = [brute(RULES.apply(state, choice), seat) for choice in RULES.legal(state)]
    return max(values) if deal.turn == seat else min(values)


def ending(rng: Random, size: int) -> State[Public] | None:
    """A random ending with seat 0 on lead, or None if the deal would be over already."""
    order = list(DECK)
    rng.shuffle(order)
    one, two, rest = order[:size], order[size : 2 * size], order[2 * size :]
    closed_by = rng.choice((None, 0, 1))
    talon = rest[: len(rest) if size == 5 else 2 * rng.randrange(len(rest) // 2 + 1)]
    if closed_by is None or not talon:
        closed_by, talon = None, []
    rest = rest[len(talon) :]
    cut = 2 * rng.randrange(len(rest) // 2 + 1)
    won = (tuple(rest[:cut]), tuple(rest[cut:]))
    pending = [0 if won[seat] else rng.choice((0, 0, 20, 40)) for seat in (0, 1)]
    bonus = [rng.choice((0, 0, 20)) if won[seat] else 0 for seat in (0, 1)]
    made = [worth(won[seat]) + bonus[seat] for seat in (0, 1)]
    if max(made) >= 66:
        return None
    standing = None
    if closed_by is not None:
        rival = 1 - closed_by
        tricks = rng.randrange(len(won[rival]) // 2 + 1)
        standing = Standing(rng.randrange(made[rival] + 1) if tricks else 0, tricks)
    return position(
        (tuple(one), tuple(two)),
        leader=0,
        talon=tuple(talon[1:]),
        indicator=talon[0] if talon else None,
        trump=order[-1].suit,
        won=won,
        marriages=(bonus[0], bonus[1]),
        pending=(pending[0], pending[1]),
        closed_by=closed_by,
        at_closing=standing,
    )


def _known(state: State[Public]) -> tuple[int, int, int, int, int, int]:
    """Hands, points and pending marriages, as the solvers want them."""
    deal = state.public.deal
    assert deal is not None
    bits = bits_of(deal.trump)
    mine, theirs = (sum(bits[card] for card in state.cards[hand]) for hand in HAND)
    pending = [HAS_TRICK if state.cards[WON[seat]] else deal.pending[seat] for seat in (0, 1)]
    return mine, theirs, deal.points[0], deal.points[1], pending[0], pending[1]


def solved(state: State[Public]) -> int:
    """The same by the solver."""
    deal = state.public.deal
    assert deal is not None
    failing = gain = 0
    if deal.closed_by is not None and deal.at_closing is not None:
        failing = (1 if deal.closed_by else -1) * (2 if deal.at_closing.tricks else 3)
        gain = open_game_points(deal.at_closing)
    return Solver(gain).lead(*_known(state), failing)


@pytest.mark.parametrize(("size", "count"), [(1, 500), (2, 1500), (3, 2500), (4, 250), (5, 25)])
def test_solver_equals_brute_force(size: int, count: int) -> None:
    rng = Random(size)
    done = 0
    while done < count:
        state = ending(rng, size)
        if state is None:
            continue
        assert solved(state) == brute(state, 0), state
        done += 1


def with_stock(rng: Random, size: int, talon: int) -> State[Public] | None:
    """A random position with an open stock and seat 0 on lead; hands may be smaller than five."""
    order = list(DECK)
    rng.shuffle(order)
    one, two, rest = order[:size], order[size : 2 * size], order[2 * size :]
    stock, rest = rest[: talon + 1], rest[talon + 1 :]
    cut = 2 * rng.randrange(len(rest) // 2 + 1)
    won = (tuple(rest[:cut]), tuple(rest[cut:]))
    if max(map(worth, won)) >= 66:
        return None
    pending = [0 if won[seat] else rng.choice((0, 0, 20)) for seat in (0, 1)]
    return position(
        (tuple(one), tuple(two)),
        leader=0,
        talon=tuple(stock[:-1]),
        indicator=stock[-1],
        won=won,
        pending=(pending[0], pending[1]),
    )


@pytest.mark.parametrize(
    ("size", "talon", "count"), [(1, 1, 300), (2, 1, 400), (1, 3, 100), (2, 3, 60), (3, 1, 60)]
)
def test_stock_solver_equals_brute_force(size: int, talon: int, count: int) -> None:
    rng = Random(size)
    done = 0
    while done < count:
        state = with_stock(rng, size, talon)
        if state is None:
            continue
        deal = state.public.deal
        assert deal is not None
        bits = bits_of(deal.trump)
        solver = StockSolver(tuple(bits[card] for card in state.cards[TALON]))
        up = bits[state.cards[INDICATOR][0]]
        assert solver.lead(*_known(state), 0, up) == brute(state, 0), state
        done += 1
