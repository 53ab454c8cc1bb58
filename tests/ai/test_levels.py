"""Which player a level is: a game may have fewer levels than a person may wish for."""

import pytest

from cardtable.ai.levels import BEGINNER, LEVELS, MASTER, player_of
from cardtable.ai.players import DEFAULT_LEVEL, GUESSER, Guesser, Player
from cardtable.ai.question import Question
from cardtable.ai.worker import answer
from cardtable.engine.rules import view
from cardtable.games import game_ids, part
from cardtable.games.schnapsen.model import Public
from tests.ai.seats import moments

USUAL: Player[Public] = Guesser()
STRONG: Player[Public] = Guesser()


def test_the_usual_level_is_in_the_middle() -> None:
    assert LEVELS == (BEGINNER, DEFAULT_LEVEL, MASTER)


def test_a_level_is_the_player_of_that_name() -> None:
    assert player_of({DEFAULT_LEVEL: USUAL, MASTER: STRONG}, MASTER) is STRONG


def test_a_level_that_a_game_does_not_have_plays_as_usual() -> None:
    assert player_of({DEFAULT_LEVEL: USUAL}, MASTER) is USUAL


def test_players_that_are_no_level_are_found_by_their_name() -> None:
    assert player_of({DEFAULT_LEVEL: USUAL, GUESSER: STRONG}, GUESSER) is STRONG


def test_what_is_neither_level_nor_player_is_refused() -> None:
    with pytest.raises(KeyError):
        player_of({DEFAULT_LEVEL: USUAL}, "nobody")


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_answers_at_every_level(game: str, level: str) -> None:
    rules, state, seat = next(moments(game, 1))
    seen = view(rules, state, seat)
    options = part(game, "model").PRESETS[next(iter(part(game, "model").PRESETS))]
    assert answer(Question(1, game, options, seen, level, seed=3)) in seen.legal
