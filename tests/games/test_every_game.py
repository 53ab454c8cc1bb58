"""The contract that every game keeps, in each of its named forms. A new game is found by itself."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.match import IllegalChoice, replay
from cardtable.engine.record import Record, decode, encode, plain, read_record, read_state, written
from cardtable.engine.rules import NATURE, Deal, Lots
from cardtable.games import game_ids, part
from tests.games.playing import (
    STEPS_OF_A_DEAL,
    in_every_game,
    moments,
    played,
    random_match,
    rules_of,
    seeds,
    some_matches,
    states,
)


@pytest.mark.parametrize("game", game_ids())
def test_its_parts_have_fixed_names(game: str) -> None:
    model = part(game, "model")
    assert model.RULES_NUMBER >= 1
    assert all(type(options) is model.Options for options in model.PRESETS.values())
    rules, texts = part(game, "rules").Rules(model.Options()), part(game, "texts")
    assert rules.seats >= 2
    assert rules.options == model.Options()
    controller = part(game, "controller").Controller
    assert game == controller.GAME
    for preset, options in model.PRESETS.items():
        assert texts.tile(preset, options).preset == preset
        assert texts.standing(rules.start().public, 0)
    assert all(key and does for key, does in texts.own_keys())


def test_an_unknown_game_or_part_is_refused() -> None:
    for game, name in (("whist", "rules"), (game_ids()[0], "soup")):
        with pytest.raises(ModuleNotFoundError):
            part(game, name)


@in_every_game
@some_matches
@seeds
def test_no_card_is_lost_or_doubled(game: str, preset: str, seed: int, choices: int) -> None:
    rules, match, _ = played(game, preset, seed, choices)
    assert len(set(rules.deck)) == len(rules.deck)
    for state in states(match):
        held = [card for zone in state.cards.zones() for card in state.cards[zone]]
        assert sorted(held) == sorted(rules.deck)


@in_every_game
@some_matches
@seeds
def test_someone_can_choose_or_it_is_over(game: str, preset: str, seed: int, choices: int) -> None:
    rules, match, rng = played(game, preset, seed, choices)
    for index in moments(match, rng, 40):
        state = match.before(index)
        if rules.follow(state) is not None:
            continue
        turn = rules.turn(state)
        assert turn in (None, NATURE, *range(rules.seats))
        legal = rules.legal(state)
        assert bool(legal) == (turn is not None and turn != NATURE)
        assert len(set(legal)) == len(legal)
        assert all(
            rules.allows(state, choice) and type(choice) in rules.choices for choice in legal
        )


@in_every_game
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, (1 << 48) - 1))
def test_every_deal_ends_and_scores_are_whole(game: str, preset: str, seed: int) -> None:
    rules = rules_of(game, preset)
    match = random_match(rules, seed, Random(seed))
    assert match.turn is None or match.deals == 60
    begun = [i for i, step in enumerate(match.steps) if isinstance(step.event, Deal)]
    ends = [*begun[1:], len(match.steps)]
    assert all(end - begin < STEPS_OF_A_DEAL for begin, end in zip(begun, ends, strict=True))
    assert len(rules.scores(match.state)) == rules.seats


@in_every_game
@some_matches
@seeds
def test_a_replay_gives_equal_steps(game: str, preset: str, seed: int, choices: int) -> None:
    rules, match, _ = played(game, preset, seed, choices)
    assert replay(rules, match.choices).steps == match.steps


@in_every_game
@some_matches
@seeds
def test_json_gives_back_what_was_written(game: str, preset: str, seed: int, choices: int) -> None:
    rules, match, rng = played(game, preset, seed, choices)
    model = part(game, "model")
    for choice in match.choices:
        assert decode(rules.choices, json.loads(json.dumps(encode(choice)))) == choice
    for index in moments(match, rng, 5):
        state = match.before(index)
        back = read_state(type(state.public), json.loads(json.dumps(plain(state))))
        assert back == state
        assert hash(back) == hash(state)
    names = ("",) * rules.seats
    start = match.before(len(match.steps) // 2)
    for begin in (None, start):
        record: Record[Any] = Record(
            game,
            preset,
            model.PRESETS[preset],
            model.RULES_NUMBER,
            seed,
            names,
            match.choices,
            begin,
        )
        text = json.dumps(written(record))
        assert read_record(json.loads(text), rules, model.Options) == record


@in_every_game
@some_matches
@seeds
def test_nothing_is_allowed_but_what_is_legal(
    game: str, preset: str, seed: int, choices: int
) -> None:
    rules, match, rng = played(game, preset, seed, choices)
    everything = {choice for choice in match.choices if not isinstance(choice, Deal)}
    for index in moments(match, rng, 10):
        state = match.before(index)
        turn = rules.turn(state)
        if turn == NATURE or rules.follow(state) is not None:
            continue
        for choice in (*everything, Lots(0), Deal(rules.deck)):
            assert rules.allows(state, choice) == (choice in rules.legal(state))
    before = tuple(match.steps)
    for choice in (Lots(rules.seats), Lots(-1), Deal(()), Deal(rules.deck[1:])):
        with pytest.raises(IllegalChoice):
            match.play(choice)
    assert tuple(match.steps) == before


@in_every_game
@some_matches
@seeds
def test_what_is_taken_back_can_be_played_again(
    game: str, preset: str, seed: int, choices: int
) -> None:
    rules, match, rng = played(game, preset, seed, choices)
    whole = tuple(match.steps)
    gone = match.take_back(seat := rng.randrange(rules.seats))
    assert tuple(match.steps) == whole[: len(match.steps)]
    if gone:
        assert match.turn == seat
        assert len(rules.legal(match.state)) > 1
    for choice in gone:
        if match.turn == NATURE:
            assert match.chance() == choice, "chance is not thrown again"
        match.play(choice)
    assert tuple(match.steps) == whole
    real = [
        index
        for index, step in enumerate(whole)
        if step.seat == seat and len(rules.legal(match.before(index))) > 1
    ]
    assert bool(real) == bool(gone)
