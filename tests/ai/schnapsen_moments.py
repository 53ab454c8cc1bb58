"""Random moments of Schnapsen to test the exact search, and their values by the rules alone."""

from random import Random

from cardtable.engine.cards import Card
from cardtable.engine.rules import Choice, State
from cardtable.games.schnapsen.model import Public, Standing
from cardtable.games.schnapsen.position import position
from cardtable.games.schnapsen.rules import DECK, SchnapsenRules

RULES = SchnapsenRules()
ENDING, CLOSED, STOCK = "ending", "closed", "stock"


def moment(kind: str, rng: Random) -> State[Public]:
    """A moment in which seat 0 leads or replies, with at most four cards in a hand."""
    while True:
        state = _moment(kind, rng)
        if state.public.deal is not None and RULES.follow(state) is None:
            return state


def _moment(kind: str, rng: Random) -> State[Public]:
    order = list(DECK)
    rng.shuffle(order)
    each = rng.randint(1, 4)
    hands = tuple(order[:each]), tuple(order[each : 2 * each])
    rest = order[2 * each :]
    talon = rng.choice((1, 1, 3)) if kind == STOCK else rng.choice((1, 3)) if kind == CLOSED else 0
    hidden, rest = tuple(rest[:talon]), rest[talon:]
    indicator = rest.pop() if talon else None
    closed_by = rng.randrange(2) if kind == CLOSED else None
    at_closing = Standing(rng.choice((0, 20, 40)), rng.randrange(1, 4))
    if rng.random() < 0.2:
        at_closing = Standing(0, 0)
    trick: tuple[Card, ...] = ()
    leader = 0
    if rng.random() < 0.4:  # seat 1 has led
        trick, hands, leader = hands[1][:1], (hands[0], hands[1][1:]), 1
    cut = rng.choice((0, len(rest) // 2, len(rest)))
    won = tuple(rest[: cut // 2 * 2]), tuple(rest[cut // 2 * 2 :])
    pending = tuple(0 if pile else rng.choice((0, 0, 20, 40, 60)) for pile in won)
    points = tuple(rng.randint(4, 65) if pile else 0 for pile in won)
    return position(
        hands,
        leader=leader,
        talon=hidden,
        indicator=indicator,
        trump=None if indicator else rng.choice(order).suit,
        trick=trick,
        won=won,
        pending=(pending[0], pending[1]),
        points=(points[0], points[1]) if any(points) else None,
        closed_by=closed_by,
        at_closing=at_closing if closed_by is not None else None,
    )


def after(state: State[Public], choice: Choice) -> State[Public]:
    """The state when somebody is to choose again, or the deal is over."""
    state = RULES.apply(state, choice)
    while event := RULES.follow(state):
        state = RULES.apply(state, event)
    return state


def value(state: State[Public], low: int = -3, high: int = 3) -> int:
    """Game points that seat 0 makes with open cards and best play (alpha-beta)."""
    deal = state.public.deal
    assert deal is not None
    if deal.result:
        return deal.result.game_points * (1 if deal.result.seat == 0 else -1)
    mine = deal.turn == 0
    best = -3 if mine else 3
    for choice in RULES.legal(state):
        reached = value(after(state, choice), low, high)
        if mine:
            best, low = max(best, reached), max(low, reached)
        else:
            best, high = min(best, reached), min(high, reached)
        if low >= high:
            break
    return best
