"""Random matches of any game, for tests."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.engine.cards import Card
from cardtable.engine.layout import Layout, Seat, Zone
from cardtable.engine.match import Match
from cardtable.engine.rules import NATURE, Choice, Deal, Rules, State
from cardtable.games import game_ids, part
from cardtable.games.spades.model import Bid, DoubleNil

AnyRules = Rules[Any]
PRESETS = [(game, preset) for game in game_ids() for preset in part(game, "model").PRESETS]
DEALS_OF_A_MATCH = 60
"""After as many a random match is broken off."""
STEPS_OF_A_DEAL = 400
"""More than any deal of any game can take."""

in_every_game = pytest.mark.parametrize(("game", "preset"), PRESETS)
some_matches = settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
seeds = given(seed=st.integers(0, (1 << 48) - 1), choices=st.integers(1, 150))


def rules_of(game: str, preset: str) -> AnyRules:
    """The rules of a game in one of its named forms."""
    rules: AnyRules = part(game, "rules").Rules(part(game, "model").PRESETS[preset])
    return rules


def random_match(
    rules: AnyRules,
    number: int,
    rng: Random,
    *,
    choices: int = 10_000,
    deals: int = DEALS_OF_A_MATCH,
) -> Match[Any]:
    """A match in which every seat chooses at random, until it is over or one of the limits."""
    match = Match(rules, number)
    for _ in range(choices):
        if match.turn is None:
            break
        if match.turn == NATURE:
            given = match.chance()
            if match.deals == deals and isinstance(given, Deal):
                break
            match.play(given)
        else:
            match.play(rng.choice(sensible(rules.legal(match.state), rng)))
    return match


def sensible(legal: tuple[Choice, ...], rng: Random) -> tuple[Choice, ...]:
    """What a random player chooses from, so that matches end: bids 2 to 6, seldom double nil."""
    bids = tuple(each for each in legal if isinstance(each, Bid) and 2 <= each.tricks <= 6)
    if DoubleNil() in legal and rng.random() < 0.9:
        return tuple(each for each in legal if each != DoubleNil())
    return bids or legal


def reshuffled(
    state: State[Any], seat: Seat, rng: Random, *, fixed: frozenset[Card] = frozenset()
) -> State[Any]:
    """The state with other cards wherever the seat may not look, but for those it has seen.

    The cards of `fixed` stay where they are. What others have seen goes with the cards.
    """
    moving: list[tuple[Zone, int]] = []
    zones: dict[Zone, list[Card]] = {zone: list(state.cards[zone]) for zone in state.cards.zones()}
    for zone, held in zones.items():
        for index, card in enumerate(held):
            if not zone.known_to(seat) and card not in state.seen[seat] and card not in fixed:
                moving.append((zone, index))
    pool = [zones[zone][index] for zone, index in moving]
    rng.shuffle(pool)
    renamed = {zones[zone][index]: new for (zone, index), new in zip(moving, pool, strict=True)}
    for (zone, index), new in zip(moving, pool, strict=True):
        zones[zone][index] = new
    layout = Layout({zone: tuple(held) for zone, held in zones.items()})
    looked = tuple(
        memory if other == seat else frozenset(renamed.get(card, card) for card in memory)
        for other, memory in enumerate(state.seen)
    )
    return State(layout, state.public, looked)


def states(match: Match[Any]) -> list[State[Any]]:
    return [match.start, *(step.state for step in match.steps)]


def played(game: str, preset: str, seed: int, choices: int) -> tuple[AnyRules, Match[Any], Random]:
    rules, rng = rules_of(game, preset), Random(seed)
    return rules, random_match(rules, seed, rng, choices=choices), rng


def moments(match: Match[Any], rng: Random, count: int) -> Iterator[int]:
    """Indices of some steps."""
    yield from rng.sample(range(len(match.steps)), min(count, len(match.steps)))
