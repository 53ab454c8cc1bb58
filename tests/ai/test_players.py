"""What holds for every computer player of every game."""

from random import Random
from typing import Any

import pytest

from cardtable.ai.imagine import CouldHold
from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Player, Sampler
from cardtable.engine.rules import View, view
from cardtable.games import game_ids, part
from tests.ai.seats import moments
from tests.games.playing import reshuffled

ALL = [(game, level) for game in game_ids() for level in part(game, "ai").players()]
every_player = pytest.mark.parametrize(("game", "level"), ALL)


def player_of(game: str, level: str) -> Player[Any]:
    player: Player[Any] = part(game, "ai").players()[level]
    return player


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_its_levels(game: str) -> None:
    assert {DEFAULT_LEVEL, GUESSER} <= set(part(game, "ai").players())


@every_player
def test_a_choice_is_legal_fair_and_the_same_again(game: str, level: str) -> None:
    player = player_of(game, level)
    for number, (rules, state, seat) in enumerate(moments(game, 15)):
        seen = view(rules, state, seat)
        choice = player.choose(rules, seen, Random(number))
        assert choice in seen.legal
        other = view(rules, reshuffled(state, seat, Random(number)), seat)
        assert player.choose(rules, other, Random(number)) == choice


def test_a_sampler_imagines_only_what_its_reading_of_the_view_allows() -> None:
    rules, state, seat = next(moments("schnapsen", 1))
    truth = {held: zone for zone in state.cards.zones() for held in state.cards[zone]}
    asked: list[View[Any]] = []

    def knows_all(seen: View[Any]) -> CouldHold:
        asked.append(seen)
        return lambda zone, held: truth[held] == zone

    seen = view(rules, state, seat)
    choices = {
        Sampler(layouts=3, reading=knows_all).choose(rules, seen, Random(seed)) for seed in range(5)
    }
    assert choices <= set(seen.legal)
    assert asked == [seen] * 5


@pytest.mark.parametrize("game", game_ids())
def test_a_sampler_needs_no_game_of_its_own(game: str) -> None:
    for rules, state, seat in moments(game, 10):
        seen = view(rules, state, seat)
        assert Sampler(layouts=3).choose(rules, seen, Random(1)) in seen.legal
