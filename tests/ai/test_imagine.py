"""A guess at the hidden cards looks to its seat exactly like the truth."""

from random import Random

import pytest

from cardtable.ai.imagine import Impossible, imagine
from cardtable.engine.cards import Card, card
from cardtable.engine.layout import Zone
from cardtable.engine.rules import view
from cardtable.games import game_ids
from cardtable.games.schnapsen.model import HAND, TALON
from tests.ai.seats import moments

every_game = pytest.mark.parametrize("game", game_ids())


@every_game
def test_the_view_of_a_guess_is_the_view(game: str) -> None:
    for number, (rules, state, _) in enumerate(moments(game, 60)):
        for seat in range(rules.seats):
            seen = view(rules, state, seat)
            guess = imagine(rules, seen, Random(number))
            assert view(rules, guess, seat) == seen
            assert set(guess.cards.zones()) == set(state.cards.zones())


@every_game
def test_guesses_differ(game: str) -> None:
    rules, state, seat = next(moments(game, 1))
    seen = view(rules, state, seat)
    assert len({imagine(rules, seen, Random(seed)) for seed in range(20)}) > 10


def test_what_cannot_be_held_is_not_imagined() -> None:
    rules, state, seat = next(moments("schnapsen", 1))
    seen = view(rules, state, seat)
    theirs = HAND[1 - seat]
    held = set(state.cards[theirs])

    def only_these(zone: Zone, held_card: Card) -> bool:
        return (zone == theirs) == (held_card in held)

    for seed in range(10):
        guess = imagine(rules, seen, Random(seed), only_these)
        assert set(guess.cards[theirs]) == held
        assert set(guess.cards[TALON]) == set(state.cards[TALON])


def test_an_impossible_play_is_noticed() -> None:
    rules, state, seat = next(moments("schnapsen", 1))
    nowhere = next(iter(state.cards[HAND[1 - seat]]))
    with pytest.raises(Impossible, match=str(nowhere)):
        imagine(
            rules,
            view(rules, state, seat),
            Random(1),
            lambda _, held: held != card(str(nowhere)),
        )
