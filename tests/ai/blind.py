"""What seat 0 can win without seeing the other's hand: every strategy, by the rules alone."""

from cardtable.engine.rules import State, view
from cardtable.games.schnapsen.model import Public
from tests.ai.schnapsen_moments import RULES, after

States = dict[int, State[Public]]
Front = set[frozenset[int]]
"""The sets of worlds that some strategy wins, none within another."""


def front(states: States) -> Front:
    """Seat 0 sees in which group of worlds it is, and has a strategy for each."""
    groups: list[States] = []
    for world, state in states.items():
        seen = view(RULES, state, 0)
        for group in groups:
            if view(RULES, next(iter(group.values())), 0) == seen:
                group[world] = state
                break
        else:
            groups.append({world: state})
    found: Front = {frozenset()}
    for group in groups:
        found = {one | two for one in found for two in _alike(group)}
    return found


def _alike(states: States) -> Front:
    """All worlds look the same to seat 0."""
    deal = next(iter(states.values())).public.deal
    assert deal is not None
    if deal.result:
        return {frozenset(states) if deal.result.seat == 0 else frozenset()}
    if deal.turn == 0:
        choices = RULES.legal(next(iter(states.values())))
        return _greatest(
            {
                won
                for choice in choices
                for won in front({at: after(state, choice) for at, state in states.items()})
            }
        )
    found: Front = {frozenset(states)}
    legal = {world: RULES.legal(state) for world, state in states.items()}
    for choice in {choice for choices in legal.values() for choice in choices}:
        some = {at: after(state, choice) for at, state in states.items() if choice in legal[at]}
        found = _greatest({one - (some.keys() - two) for one in found for two in front(some)})
    return found


def _greatest(sets: Front) -> Front:
    return {one for one in sets if not any(one < two for two in sets)}
