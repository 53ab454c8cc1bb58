"""What every game keeps secret, in each of its named forms."""

import pickle
from dataclasses import fields
from typing import Any

from cardtable.ai.imagine import imagine
from cardtable.engine.cards import Card
from cardtable.engine.rules import NATURE, Choice, Deal, Event, State, after, view
from tests.games.playing import (
    AnyRules,
    in_every_game,
    moments,
    played,
    reshuffled,
    seeds,
    some_matches,
)


@in_every_game
@some_matches
@seeds
def test_what_a_seat_must_not_know_does_not_show(
    game: str, preset: str, seed: int, choices: int
) -> None:
    """The same moment with the unseen cards in any other order looks the same to the seat."""
    rules, match, rng = played(game, preset, seed, choices)
    for index in moments(match, rng, 20):
        state = match.steps[index].state
        for seat in range(rules.seats):
            other = reshuffled(state, seat, rng)
            assert view(rules, other, seat) == view(rules, state, seat)


@in_every_game
@some_matches
@seeds
def test_an_event_publishes_nothing_that_was_not_seen(
    game: str, preset: str, seed: int, choices: int
) -> None:
    """Two moments that look alike to a seat: after the same event all that is public is alike."""
    rules, match, rng = played(game, preset, seed, choices)
    for index in moments(match, rng, 40):
        state, step = match.before(index), match.steps[index]
        if step.seat == NATURE:
            continue
        for seat in range(rules.seats):
            other = reshuffled(state, seat, rng, fixed=cards_named(step.event))
            if happens(rules, other, step.event):
                assert after(rules, other, step.event).public == step.state.public


@in_every_game
@some_matches
@seeds
def test_what_was_seen_is_what_was_in_sight(
    game: str, preset: str, seed: int, choices: int
) -> None:
    rules, match, _ = played(game, preset, seed, choices)
    before = match.start
    for step in match.steps:
        now = step.state
        for seat in range(rules.seats):
            shown = frozenset(step.event.shown_to(seat))
            sight = {
                c for zone in now.cards.zones() if zone.known_to(seat) for c in now.cards[zone]
            }
            kept = frozenset() if isinstance(step.event, Deal) else before.seen[seat]
            assert now.seen[seat] == kept | sight | shown
        before = now


@in_every_game
@some_matches
@seeds
def test_a_view_is_plain_data(game: str, preset: str, seed: int, choices: int) -> None:
    rules, match, _ = played(game, preset, seed, choices)
    for seat in range(rules.seats):
        seen = view(rules, match.state, seat)
        assert pickle.loads(pickle.dumps(seen)) == seen
        assert len(pickle.dumps(seen)) < 20_000, "no whole match hangs on it"


@in_every_game
@some_matches
@seeds
def test_nobody_hears_the_order_of_the_deck(
    game: str, preset: str, seed: int, choices: int
) -> None:
    rules, match, _ = played(game, preset, seed, choices)
    dealt = [step.event for step in match.steps if isinstance(step.event, Deal)]
    assert all(sorted(deal.deck) == sorted(rules.deck) for deal in dealt)
    assert all(deal.seen_by(seat) == Deal(()) for deal in dealt for seat in range(rules.seats))


@in_every_game
@some_matches
@seeds
def test_what_is_imagined_looks_like_what_is_seen(
    game: str, preset: str, seed: int, choices: int
) -> None:
    rules, match, rng = played(game, preset, seed, choices)
    for index in moments(match, rng, 5):
        for seat in range(rules.seats):
            seen = view(rules, match.before(index), seat)
            assert view(rules, imagine(rules, seen, rng), seat) == seen


def cards_named(event: Event) -> frozenset[Card]:
    """The cards that stand in an event."""
    found: set[Card] = set()
    for field in fields(event):  # type: ignore[arg-type]  # every event is a dataclass
        value = getattr(event, field.name)
        group = value if isinstance(value, tuple) and not isinstance(value, Card) else (value,)
        found |= {item for item in group if isinstance(item, Card)}
    return frozenset(found)


def happens(rules: AnyRules, state: State[Any], event: Event) -> bool:
    """Whether the event may or must happen in this state."""
    if isinstance(event, Choice):
        return rules.allows(state, event)
    return rules.follow(state) == event
